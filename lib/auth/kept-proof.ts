import "server-only";
import type { NextRequest } from "next/server";
import { decode, encode } from "next-auth/jwt";
import * as z from "zod";
import { env } from "@/lib/env";
import { takeOne } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { normalEmail } from "@/lib/contact/validation";
import type { Identity } from "./identity-token";

// The phone proof of a callback request, for one use in one browser, by the signup that follows.

export const PROOF_COOKIE = "__Host-dakhila.phone";
/** Seconds since the code was confirmed. */
const SAVED_PROOF_SECONDS = 10 * 60;
/** A key of its own: no session's cookie opens as a proof, nor the reverse. */
const seal = { secret: env.NEXTAUTH_SECRET, salt: "phone proof for signup" };
const ONCE = { name: "kept-proof", points: 1, seconds: SAVED_PROOF_SECONDS + 60 };

const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";
export const NO_PROOF = `${PROOF_COOKIE}=; ${attributes}; Max-Age=0`;

const sealed = z.object({
  code: z.string().min(1),
  phone: z.string().min(1),
  email: z.string().min(1),
  until: z.number(),
});

/** Seals a proof for the account of this e-mail. @returns the Set-Cookie header */
export async function keepProof({ signIn, provedAt, phone }: Identity, email: string): Promise<string> {
  const until = provedAt + SAVED_PROOF_SECONDS;
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
 * The proof for the account of this e-mail, or null; asking uses it up. @throws Refusal 503 when its use cannot be
 * counted
 */
export async function takeProof(request: NextRequest, email: unknown): Promise<Identity | null> {
  const saved = await read(request);
  if (!saved || !(await isFirstUse(saved.code))) return null;
  if (typeof email !== "string" || normalEmail(email) !== saved.email || saved.until <= Date.now() / 1000) return null;
  const { code, phone, until } = saved;
  return {
    uid: code,
    signIn: code,
    provedAt: until - SAVED_PROOF_SECONDS,
    provider: "phone",
    phone,
    emailVerified: false,
  };
}

/** Uses the request's proof up, so that a copied cookie opens nothing either. */
export async function dropProof(request: NextRequest) {
  const saved = await read(request);
  if (saved) await isFirstUse(saved.code);
}

/** The code that the request's proof is counted by in limits; undefined without a proof that we sealed. */
export const savedProofCode = async (request: NextRequest) => (await read(request))?.code;

async function read(request: NextRequest) {
  const token = request.cookies.get(PROOF_COOKIE)?.value;
  if (!token) return null;
  return sealed.safeParse(await decode({ ...seal, token }).catch(() => null)).data ?? null;
}

async function isFirstUse(code: string) {
  try {
    await takeOne(ONCE, code);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === "tooManyRequests") return false;
    throw error;
  }
}
