import "server-only";
import { env } from "@/lib/env";
import { keyRing } from "./key-ring.mjs";

/** The keys of this installation. */
export const keyring = keyRing(env.FILES_KEYS);
