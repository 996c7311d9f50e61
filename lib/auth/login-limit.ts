import "server-only";
import { env } from "@/lib/env";
import { addressOf, takeOne } from "@/lib/http/rate-limit";
import { Refusal, refusalAnswer } from "@/lib/http/refusal";
import { perAddress } from "./limits";
import type { SignInRefusal } from "./sign-in-refusal";

/**
 * Counts a login against its address, before next-auth sees it. Null lets it pass; else the whole answer: an envelope,
 * with the `url` in which next-auth's own refusals carry their code, so that the browser reads both alike.
 */
export async function takeLogin(request: Request): Promise<Response | null> {
  try {
    for (const limit of perAddress("session")) await takeOne(limit, addressOf(request));
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const code: SignInRefusal = error.code === "tooManyRequests" ? error.code : "serverFailed";
    const url = new URL(`/?error=${code}`, env.NEXTAUTH_URL);
    return refusalAnswer(error, { url });
  }
}
