"use client";

import type { ConfirmationResult, RecaptchaVerifier } from "firebase/auth";
import { fullPhone } from "@/lib/contact/validation";
import { letChallengeThrough } from "./challenge";
import { firebase } from "./firebase-client";
import { serviceAnswer } from "./service-answer";

let captcha: { verifier: RecaptchaVerifier; box: HTMLElement } | undefined;
let pending: ConfirmationResult | undefined;
/** The code that is being confirmed, or was: an answer that comes too late is there when it is asked for again. */
let confirming: { code: string; token: Promise<string> } | undefined;

/**
 * Sends a code to a phone (ten digits), or sends it again. An invisible captcha answers only once, so each sending
 * gets a new one. A sending that gets no answer counts as failed after a while.
 * @throws Firebase's error; lib/auth/otp-messages.ts has the sentence for it
 */
export async function sendCode(phone: string) {
  const { auth, sdk } = await firebase();
  clearCaptcha();
  const box = document.body.appendChild(document.createElement("div"));
  captcha = { box, verifier: new sdk.RecaptchaVerifier(auth, box, { size: "invisible" }) };
  const service = serviceAnswer();
  const endWatch = letChallengeThrough(service.hold);
  try {
    pending = await service.within(sdk.signInWithPhoneNumber(auth, fullPhone(phone), captcha.verifier));
    confirming = undefined;
  } finally {
    endWatch();
  }
}

/** True once a code was sent. */
export const isCodeSent = () => pending !== undefined;

/**
 * Confirms the code that was sent last, and gives the identity token that proves the phone. Without an answer it counts
 * as failed after a while; with the same code again, that answer is waited for.
 * @throws Firebase's error; the code sent before stays valid
 */
export async function confirmCode(code: string): Promise<string> {
  if (!pending) throw new Error("No code was sent.");
  if (confirming?.code !== code) {
    const mine = { code, token: prove(pending, code) };
    mine.token.catch(() => {
      if (confirming === mine) confirming = undefined;
    });
    confirming = mine;
  }
  return serviceAnswer().within(confirming.token);
}

async function prove(sent: ConfirmationResult, code: string) {
  const { auth, sdk } = await firebase();
  const { user } = await sent.confirm(code);
  const token = await user.getIdToken();
  // The token is all that is needed: from here on our own session says who this is.
  await sdk.signOut(auth);
  return token;
}

/** Forgets the code and the captcha; for a modal that closes. */
export function forgetCode() {
  pending = confirming = undefined;
  clearCaptcha();
}

function clearCaptcha() {
  captcha?.verifier.clear();
  captcha?.box.remove();
  captcha = undefined;
}
