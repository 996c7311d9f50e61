import "server-only";
import { hkdfSync, randomUUID } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import type { JWT } from "next-auth/jwt";
import { env } from "@/lib/env";

/** What the cookie of a session is sealed with, as next-auth derives it from the secret: it does so for every call. */
const key = crypto.subtle.importKey(
  "raw",
  hkdfSync("sha256", env.NEXTAUTH_SECRET, "", "NextAuth.js Generated Encryption Key", 32),
  "AES-GCM",
  false,
  ["encrypt", "decrypt"],
);

/** Seconds by which the clocks of two instances may differ. */
const TOLERANCE = 15;

/**
 * The session's cookie as next-auth writes it.
 * @param maxAge seconds
 */
export async function sealSession(token: JWT, maxAge: number): Promise<string> {
  return new EncryptJWT(token)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + maxAge)
    .setJti(randomUUID())
    .encrypt(await key);
}

/** What a session's cookie holds; null when we did not write it, or its time is over. */
export async function openSealed(sealed: string | undefined): Promise<JWT | null> {
  if (!sealed) return null;
  const opened = await jwtDecrypt<JWT>(sealed, await key, {
    clockTolerance: TOLERANCE,
    keyManagementAlgorithms: ["dir"],
    contentEncryptionAlgorithms: ["A256GCM"],
  }).catch(() => null);
  return opened && opened.payload;
}
