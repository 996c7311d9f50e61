import "server-only";
import type { NextRequest } from "next/server";
import { env } from "@/lib/env";
import { noteDenied } from "@/lib/http/denied";
import { Refusal, refusalAnswer } from "@/lib/http/refusal";
import { verifyIdentityToken } from "./identity-token";
import { savedProofCode } from "./kept-proof";
import { takeSender } from "./limits";
import type { SignInRefusal } from "./sign-in-refusal";

/** Counts a login before next-auth sees it. @returns null, or the refusal with next-auth's `url` */
export async function takeLogin(request: NextRequest, form: string): Promise<Response | null> {
  try {
    const token = new URLSearchParams(form).get("idToken") ?? "";
    const identity = await verifyIdentityToken(token).catch(() => null);
    await takeSender("session", request, identity?.uid ?? (await savedProofCode(request)));
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    void noteDenied(request, error);
    const code: SignInRefusal = error.code === "tooManyRequests" ? error.code : "serverFailed";
    const url = new URL(`/?error=${code}`, env.NEXTAUTH_URL);
    return refusalAnswer(error, { url });
  }
}
