import "server-only";
import { env } from "@/lib/env";
import { keyRing } from "./key-ring.mjs";

export const keyring = keyRing(env.FILES_KEYS);
