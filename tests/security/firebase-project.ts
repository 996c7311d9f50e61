import { createHmac, generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import { exportJWK, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import type { NextRequest } from "next/server";

// To be imported before anything else: a real Firebase project (no emulator), whose published keys are drawn here.
process.env.FIREBASE_AUTH_EMULATOR_HOST = "";
const project = process.env.FIREBASE_PROJECT_ID!;
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = publicKey.export({ type: "spki", format: "pem" }).toString();

const realFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!url.startsWith("https://www.googleapis.com/service_accounts/v1/jwk/securetoken@")) return realFetch(input, init);
  return Response.json({ keys: [{ ...(await exportJWK(publicKey)), kid: "k1", alg: "RS256", use: "sig" }] });
};

// next-auth asks Next for the request's headers; here the handler is called without Next around it.
let asked: NextRequest;
jest.mock("next/headers", () => ({
  headers: async () => asked.headers,
  cookies: async () => ({ getAll: () => asked.cookies.getAll() }),
}));
type Nextauth = (request: NextRequest, segment: { params: Promise<{ nextauth: string[] }> }) => Promise<Response>;

export async function callNextAuth(handler: Nextauth, request: NextRequest, action: string) {
  asked = request;
  return handler(request, { params: Promise.resolve({ nextauth: action.split("/") }) });
}

const now = () => Math.floor(Date.now() / 1000);
const common = () => ({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: randomUUID(),
  iat: now(),
  exp: now() + 3600,
  auth_time: now(),
});

export const phoneClaims = (phone: string) => ({
  ...common(),
  phone_number: phone,
  firebase: { sign_in_provider: "phone", identities: { phone: [phone] } },
});
export const googleClaims = (email: string, sub: string, verified = true) => ({
  ...common(),
  email,
  email_verified: verified,
  firebase: { sign_in_provider: "google.com", identities: { "google.com": [sub], email: [email] } },
});

/** A token as Google signs it, unless told otherwise. */
export const signed = (
  claims: JWTPayload,
  {
    key = privateKey as KeyObject | Uint8Array,
    ...header
  }: { key?: KeyObject | Uint8Array; alg?: string; kid?: string; [more: string]: unknown } = {},
) => new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "k1", ...header }).sign(key);

const half = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Every way to spoil or forge a token with these claims; none of them proves anything. */
export const FORGERIES: Record<string, (claims: JWTPayload) => Promise<string> | string> = {
  expired: (claims) => signed({ ...claims, exp: now() - 120 }),
  "without an end": (claims) => signed({ ...claims, exp: undefined }),
  "another audience": (claims) => signed({ ...claims, aud: "other" }),
  "two audiences, neither ours": (claims) => signed({ ...claims, aud: ["other", `${project}2`] }),
  "another issuer": (claims) => signed({ ...claims, iss: "https://securetoken.google.com/other" }),
  "Google's issuer for its own tokens": (claims) => signed({ ...claims, iss: "https://accounts.google.com" }),
  "alg none": (claims) => new UnsecuredJWT(claims).encode(),
  "alg None": (claims) => `${half({ alg: "None", kid: "k1" })}.${half(claims)}.`,
  "HS256 with the public key": (claims) => signed(claims, { alg: "HS256", key: new TextEncoder().encode(pem) }),
  "HS256 with the public key, by hand": (claims) => {
    const text = `${half({ alg: "HS256", kid: "k1", typ: "JWT" })}.${half(claims)}`;
    return `${text}.${createHmac("sha256", pem).update(text).digest("base64url")}`;
  },
  "another key": (claims) => signed(claims, { key: stranger.privateKey }),
  "another key, brought along": async (claims) =>
    signed(claims, { key: stranger.privateKey, jwk: await exportJWK(stranger.publicKey) }),
  "another key, linked": (claims) => signed(claims, { key: stranger.privateKey, jku: "https://evil.example/keys" }),
  "a key id that nobody published": (claims) => signed(claims, { kid: "k2" }),
  "another algorithm": (claims) => signed(claims, { alg: "RS512" }),
  "an old sign-in": (claims) => signed({ ...claims, auth_time: now() - 6 * 60 - 5 }),
  "a sign-in to come": (claims) => signed({ ...claims, auth_time: now() + 120 }),
  "no time of sign-in": (claims) => signed({ ...claims, auth_time: undefined }),
  "another provider": (claims) =>
    signed({ ...claims, firebase: { ...(claims.firebase as object), sign_in_provider: "password" } }),
  "an anonymous sign-in": (claims) =>
    signed({ ...claims, firebase: { ...(claims.firebase as object), sign_in_provider: "anonymous" } }),
  nobody: (claims) => signed({ ...claims, sub: "" }),
  "a changed text": async (claims) => {
    const [head, , signature] = (await signed({ ...claims, sub: "x" })).split(".");
    return `${head}.${half(claims)}.${signature}`;
  },
  "no signature": async (claims) => (await signed(claims)).replace(/[^.]+$/, ""),
};
