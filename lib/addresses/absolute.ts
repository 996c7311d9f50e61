import "server-only";
import { env } from "@/lib/env";

export const absolute = (path: string) => new URL(path, env.NEXTAUTH_URL).href;
