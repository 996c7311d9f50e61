import "server-only";
import { createHmac } from "node:crypto";
import { env } from "@/lib/env";

/** What is hashed: the words keep the hashes of one kind from ever being those of another. */
type Purpose = "limit" | "denied" | "pass short" | "pass code" | "stop calls";

/**
 * HMAC-SHA-256 with this installation's secret, for what is too short, or too easily guessed, to be kept as a plain
 * hash. Stored with open passes and stop links: another form of it would close them.
 */
export const keyedHash = (purpose: Purpose, value: string) =>
  createHmac("sha256", env.NEXTAUTH_SECRET).update(`${purpose} ${value}`).digest();
