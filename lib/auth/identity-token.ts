import "server-only";
import { createHash } from "node:crypto";
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey, UnsecuredJWT } from "jose";
import * as z from "zod";
import { env } from "@/lib/env";
import { TRY_AGAIN } from "@/lib/http/envelope";
import { Refusal } from "@/lib/http/refusal";
import { safeErrorFields, warnThrottled } from "@/lib/log";
import { fullPhone, normalEmail, PHONE } from "@/lib/contact/validation";
import { NOT_PROVEN } from "./sign-in-refusal";

/** Seconds since the person confirmed. */
export const PROOF_SECONDS = 5 * 60;
export const CLOCK_TOLERANCE = 60;
/** Bytes; a real token is about 1 kB. */
const TOKEN_LIMIT = 8192;
const KEYS_URL = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/** `phone` is +91 and ten digits. */
export type Identity = SignIn &
  (
    | { provider: "phone"; phone: string; email?: undefined; emailVerified: false; googleSub?: undefined }
    | { provider: "google.com"; phone?: undefined; email: string; emailVerified: boolean; googleSub: string }
  );

type SignIn = {
  uid: string;
  /** The same for all tokens of one sign-in. */
  signIn: string;
  /** Seconds since 1970. */
  provedAt: number;
};

const ofPhone = z.object({
  sub: z.string().min(1).max(128),
  phone_number: z
    .string()
    .startsWith("+91")
    .refine((phone) => PHONE.test(phone.slice(3))),
  firebase: z.object({ sign_in_provider: z.literal("phone") }),
});
const ofGoogle = z.object({
  sub: z.string().min(1).max(128),
  email: z.string().min(3).max(254),
  email_verified: z.boolean().default(false),
  firebase: z.object({
    sign_in_provider: z.literal("google.com"),
    identities: z.object({ "google.com": z.tuple([z.string().min(1).max(255)], z.unknown()) }),
  }),
});

type Trust = {
  projectId: string;
  keys: JWTVerifyGetKey;
  /** Accepts only the unsigned tokens of the Auth emulator. */
  emulator: boolean;
  now?: () => Date;
};

/** A check that answers null for what proves nothing. @throws Refusal 503 when Google's keys cannot be reached */
export function identityVerifier({ projectId, keys, emulator, now = () => new Date() }: Trust) {
  const rules = () => ({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    clockTolerance: CLOCK_TOLERANCE,
    currentDate: now(),
    requiredClaims: ["exp", "iat", "sub", "auth_time"],
  });

  async function payloadOf(token: string) {
    if (emulator) return UnsecuredJWT.decode(token, rules()).payload;
    return (await jwtVerify(token, keys, { ...rules(), algorithms: ["RS256"] })).payload;
  }

  return async function verify(token: string): Promise<Identity | null> {
    if (!token || token.length > TOKEN_LIMIT) return null;
    let payload: JWTPayload;
    try {
      payload = await payloadOf(token);
    } catch (error) {
      if (keysUnreachable(error)) {
        warnThrottled(safeErrorFields(error), "the keys of identity tokens cannot be reached: nobody can log in");
        throw new Refusal(503, "serverFailed", TRY_AGAIN);
      }
      return null;
    }
    const age = ageOf(payload.auth_time, now());
    if (age >= -CLOCK_TOLERANCE && age <= PROOF_SECONDS + CLOCK_TOLERANCE) return identityIn(payload);
    warnThrottled({ seconds: Math.round(age) }, "a sign-in is too old or still to come by this server's clock");
    return null;
  };
}

const ageOf = (authTime: unknown, now: Date) =>
  typeof authTime === "number" ? now.getTime() / 1000 - authTime : Infinity;

/** A phone sign-in says nothing about a linked e-mail. */
function identityIn(payload: JWTPayload): Identity | null {
  const provedAt = payload.auth_time as number;
  // Not by the token's text: one sign-in gets new tokens.
  const signIn = createHash("sha256").update(`${provedAt} ${payload.sub}`).digest("base64url");
  const phone = ofPhone.safeParse(payload).data;
  if (phone)
    return {
      uid: phone.sub,
      signIn,
      provedAt,
      provider: "phone",
      phone: fullPhone(phone.phone_number.slice(3)),
      emailVerified: false,
    };
  const google = ofGoogle.safeParse(payload).data;
  if (!google) return null;
  return {
    uid: google.sub,
    signIn,
    provedAt,
    provider: "google.com",
    googleSub: google.firebase.identities["google.com"][0],
    email: normalEmail(google.email),
    emailVerified: google.email_verified,
  };
}

// jose marks a bad token by class and code; everything else happened on the way to the keys.
const ON_THE_WAY = new Set(["ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID", "ERR_JOSE_GENERIC"]);
const keysUnreachable = (error: unknown) => !(error instanceof errors.JOSEError) || ON_THE_WAY.has(error.code);

export const verifyIdentityToken = identityVerifier({
  projectId: env.FIREBASE_PROJECT_ID,
  keys: createRemoteJWKSet(new URL(KEYS_URL), { timeoutDuration: 3000 }),
  emulator: env.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
});

/** The proof in `Authorization: Bearer`, or null. @throws Refusal 401 for an invalid one, 503 */
export async function proofOf(request: Request): Promise<{ token: string; identity: Identity } | null> {
  const header = request.headers.get("authorization");
  if (!header) return null;
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1] ?? "";
  const identity = await verifyIdentityToken(token);
  if (!identity) throw new Refusal(401, "notProven", NOT_PROVEN);
  return { token, identity };
}
