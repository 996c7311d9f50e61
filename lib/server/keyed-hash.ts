import "server-only";
import { createHmac } from "node:crypto";
import { env } from "@/lib/env";

type Purpose = "limit" | "denied" | "pass short" | "pass code" | "stop calls";

/** HMAC-SHA-256 for what is easily guessed. Stored with share links and stop links: another form would close them. */
export const keyedHash = (purpose: Purpose, value: string) =>
  createHmac("sha256", env.NEXTAUTH_SECRET).update(`${purpose} ${value}`).digest();
