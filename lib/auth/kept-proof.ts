import "server-only";
import type { NextRequest } from "next/server";
import { decode, encode } from "next-auth/jwt";
import * as z from "zod";
import { env } from "@/lib/env";
import { takeOne } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { normalEmail } from "@/lib/validation";
import type { Identity } from "./identity-token";

/**
 * The proof of a phone that a callback was asked for with, kept for the signup that follows, so that one phone is not
 * sent two codes within minutes. It is in the one browser that gave it, counts once, and opens only an account that
 * nobody has proved yet: what anybody stored needs a code of its own.
 */

/** __Host- makes browsers refuse the cookie without Secure and Path=/, and from any other host. */
export const PROOF_COOKIE = "__Host-dakhila.phone";
/** Seconds, counted from the moment in which the code was confirmed. */
const PROOF_SECONDS = 10 * 60;
/** Sealed with a key of its own: no session's cookie opens as a proof, and no proof as a session. */
const seal = { secret: env.NEXTAUTH_SECRET, salt: "phone proof for signup" };
const ONCE = { name: "kept-proof", points: 1, seconds: PROOF_SECONDS + 60 };

const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";
/** The Set-Cookie header that takes it away. */
export const NO_PROOF = `${PROOF_COOKIE}=; ${attributes}; Max-Age=0`;

const sealed = z.object({
  code: z.string().min(1),
  phone: z.string().min(1),
  email: z.string().min(1),
  until: z.number(),
});

/**
 * Keeps a proof for the account of this e-mail.
 * @param identity whom an identity token proves, by a phone
 * @returns the Set-Cookie header
 */
export async function keepProof({ signIn, provedAt, phone }: Identity, email: string): Promise<string> {
  const until = provedAt + PROOF_SECONDS;
  const token = {
    // One code is one proof, however often its token is shown.
    code: signIn,
    phone,
    email: normalEmail(email),
    until,
  };
  const left = Math.max(0, Math.floor(until - Date.now() / 1000));
  return `${PROOF_COOKIE}=${await encode({ ...seal, token, maxAge: left })}; ${attributes}; Max-Age=${left}`;
}

/**
 * The proof that this browser was given, for the account of this e-mail. Asking uses it up, whatever comes of it.
 * @returns null when there is none, it is over, it was used, or it was given with another e-mail
 * @throws Refusal 503 when nobody can say whether it was used
 */
export async function takeProof(request: NextRequest, email: unknown): Promise<Identity | null> {
  const saved = await read(request);
  if (!saved || !(await isFirstUse(saved.code))) return null;
  if (typeof email !== "string" || normalEmail(email) !== saved.email || saved.until <= Date.now() / 1000) return null;
  const { code, phone, until } = saved;
  return { uid: code, signIn: code, provedAt: until - PROOF_SECONDS, provider: "phone", phone, emailVerified: false };
}

/** Uses up a proof that nobody wants any more, so that a copy of its cookie is worth nothing. */
export async function dropProof(request: NextRequest) {
  const saved = await read(request);
  if (saved) await isFirstUse(saved.code);
}

/** Which confirmed code the proof in this browser is of, for counting; undefined where there is none that we gave. */
export const savedProofCode = async (request: NextRequest) => (await read(request))?.code;

async function read(request: NextRequest) {
  const token = request.cookies.get(PROOF_COOKIE)?.value;
  if (!token) return null;
  return sealed.safeParse(await decode({ ...seal, token }).catch(() => null)).data ?? null;
}

/** Counted where the limits are, which holds across instances. */
async function isFirstUse(code: string) {
  try {
    await takeOne(ONCE, code);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === "tooManyRequests") return false;
    throw error;
  }
}
