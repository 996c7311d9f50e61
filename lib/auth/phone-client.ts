"use client";

import type { ConfirmationResult, RecaptchaVerifier } from "firebase/auth";
import { fullPhone } from "@/lib/validation";
import { letChallengeThrough } from "./challenge";
import { firebase } from "./firebase-client";

let captcha: { verifier: RecaptchaVerifier; box: HTMLElement } | undefined;
let pending: ConfirmationResult | undefined;

/**
 * Sends a code to a phone (ten digits), or sends it again. An invisible captcha answers only once, so each sending
 * gets a new one.
 * @throws Firebase's error; lib/auth/otp-messages.ts has the sentence for it
 */
export async function sendCode(phone: string) {
  const { auth, sdk } = await firebase();
  clearCaptcha();
  const box = document.body.appendChild(document.createElement("div"));
  captcha = { box, verifier: new sdk.RecaptchaVerifier(auth, box, { size: "invisible" }) };
  const endWatch = letChallengeThrough();
  try {
    pending = await sdk.signInWithPhoneNumber(auth, fullPhone(phone), captcha.verifier);
  } finally {
    endWatch();
  }
}

/** True once a code was sent. */
export const isCodeSent = () => pending !== undefined;

/**
 * Confirms the code that was sent last, and gives the identity token that proves the phone.
 * @throws Firebase's error; the code sent before stays valid
 */
export async function confirmCode(code: string): Promise<string> {
  if (!pending) throw new Error("No code was sent.");
  const { auth, sdk } = await firebase();
  const { user } = await pending.confirm(code);
  const token = await user.getIdToken();
  // The token is all that is needed: from here on our own session says who this is.
  await sdk.signOut(auth);
  return token;
}

/** Forgets the code and the captcha; for a modal that closes. */
export function forgetCode() {
  pending = undefined;
  clearCaptcha();
}

function clearCaptcha() {
  captcha?.verifier.clear();
  captcha?.box.remove();
  captcha = undefined;
}
