import { randomUUID } from "node:crypto";
import { type JWTPayload, UnsecuredJWT } from "jose";
import { env } from "@/lib/env";

// Identity tokens as the Auth emulator writes them: unsigned, and accepted only where an emulator is configured.

function tokenOf(claims: JWTPayload) {
  const now = Math.floor(Date.now() / 1000);
  const project = env.FIREBASE_PROJECT_ID;
  return new UnsecuredJWT({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: randomUUID(),
    iat: now,
    exp: now + 3600,
    auth_time: now,
    ...claims,
  }).encode();
}

export const phoneToken = (phone: string, claims: JWTPayload = {}) =>
  tokenOf({ phone_number: phone, firebase: { sign_in_provider: "phone", identities: { phone: [phone] } }, ...claims });

/** The token of somebody who signed in with Google; `sub` is Google's id for them. */
export const googleToken = (email: string, sub: string = randomUUID(), claims: JWTPayload = {}) =>
  tokenOf({
    email,
    email_verified: true,
    firebase: { sign_in_provider: "google.com", identities: { "google.com": [sub], email: [email] } },
    ...claims,
  });

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
