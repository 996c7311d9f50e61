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

/** Cookies that were opened last: to decrypt one costs more than all else that a call does with it. */
const opened = new Map<string, JWT>();
const MOST_OPENED = 5000;

/** What a session's cookie holds; null when we did not write it, or its time is over. */
export async function openSealed(sealed: string | undefined): Promise<JWT | null> {
  if (!sealed) return null;
  const known = opened.get(sealed);
  if (known) {
    if (Number(known.exp) + TOLERANCE > Date.now() / 1000) return { ...known };
    opened.delete(sealed);
    return null;
  }
  const token = await decrypted(sealed).catch(() => null);
  if (!token) return null;
  // Only what we wrote is kept, so that nobody can push it out with made-up cookies.
  if (opened.size >= MOST_OPENED) opened.delete(opened.keys().next().value!);
  opened.set(sealed, token);
  return { ...token };
}

async function decrypted(sealed: string) {
  const { payload } = await jwtDecrypt<JWT>(sealed, await key, {
    clockTolerance: TOLERANCE,
    keyManagementAlgorithms: ["dir"],
    contentEncryptionAlgorithms: ["A256GCM"],
    requiredClaims: ["exp"],
  });
  return payload;
}
