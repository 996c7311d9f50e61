"use client";

import type { ConfirmationResult, RecaptchaVerifier } from "firebase/auth";
import { fullPhone } from "@/lib/contact/validation";
import { letChallengeThrough } from "./challenge";
import { firebase } from "./firebase-client";
import { serviceAnswer } from "./service-answer";

let captcha: { verifier: RecaptchaVerifier; box: HTMLElement } | undefined;
let pending: ConfirmationResult | undefined;
/** An answer that comes too late is there when the same code is typed again. */
let confirming: { code: string; token: Promise<string> } | undefined;

/** Sends a code to ten digits, each time with a new captcha. @throws Firebase's error (lib/auth/otp-messages.ts) */
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

export const isCodeSent = () => pending !== undefined;

/** Confirms the code sent last. @returns the identity token @throws Firebase's error; the code stays valid */
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
  await sdk.signOut(auth);
  return token;
}

/** Forgets the code that was sent, and removes its captcha: for a form that closes. */
export function forgetCode() {
  pending = confirming = undefined;
  clearCaptcha();
}

function clearCaptcha() {
  captcha?.verifier.clear();
  captcha?.box.remove();
  captcha = undefined;
}
