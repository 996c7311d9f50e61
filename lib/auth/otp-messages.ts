import { NOT_LOADED } from "@/lib/lazy-part";

/** What each failure of the phone and Google service says to the person (SPEC section 8). Pure. */

export const INCOMPLETE_CODE = "Please enter complete OTP";
export const NO_CODE_YET = "Please request OTP first";
export const NO_PHONE = "Phone number is required";
/** When the product's own call fails without a message of its own. */
export const SEND_FAILED = "Failed to send OTP";
export const SENT = "OTP sent successfully!";
export const RESENT = "OTP resent successfully!";
export const LOGGED_IN = "Login successful!";
export const APPLIED = "Application submitted successfully!";
export const PROFILE_FAILED = "Profile update failed";
export const GOOGLE_LOGIN_FAILED = "Login failed. Please try again.";
export const GOOGLE_SIGNUP_FAILED = "Signup failed. Please try again.";

const ANY_SENDING = "Failed to send OTP. Please try again.";
const ANY_CONFIRMING = "Invalid OTP. Please try again.";
const RELOAD = "Please refresh the page and try again";

const NUMBER = "Invalid phone number format";
const TOO_MANY = "Too many requests. Please try again later";
const WRONG = "Invalid OTP. Please check and try again.";
const EXPIRED = "OTP expired. Please request a new one.";

const OFFLINE = "We could not reach the internet. What you typed is still here: try again once you are online.";
const WAIT = "The phone service has seen too many tries. Please wait a few minutes, then ask for a new code.";

/**
 * One row per code of Firebase that has a sentence of its own. `help` is ours: it stands beside the specification's
 * sentence where that alone would mislead or leave somebody stuck.
 */
const FAILURES: Readonly<Record<string, { sending?: string; confirming?: string; help?: string }>> = {
  "auth/invalid-phone-number": { sending: NUMBER },
  "auth/missing-phone-number": { sending: NUMBER },
  "auth/too-many-requests": { sending: TOO_MANY, help: WAIT },
  "auth/quota-exceeded": { sending: TOO_MANY, help: WAIT },
  "auth/captcha-check-failed": { help: "The check against robots did not go through. Please try once more." },
  "auth/network-request-failed": { help: OFFLINE },
  "auth/invalid-verification-code": { confirming: WRONG },
  "auth/missing-verification-code": { confirming: WRONG },
  "auth/code-expired": { confirming: EXPIRED },
  "auth/session-expired": { confirming: EXPIRED },
  // The code was used before; a new one helps as with an expired one.
  "auth/invalid-verification-id": { confirming: EXPIRED },
  "auth/missing-verification-id": { confirming: EXPIRED },
  "auth/popup-blocked": { help: "Your browser blocked Google's window. Allow pop-ups for this site, then try again." },
};

function failureOf(error: unknown) {
  if (error instanceof Error && error.name === "ChunkLoadError") return { help: NOT_LOADED };
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return Object.hasOwn(FAILURES, code) ? FAILURES[code] : undefined;
}

export const sendFailure = (error: unknown) => failureOf(error)?.sending ?? ANY_SENDING;

export const confirmFailure = (error: unknown) => failureOf(error)?.confirming ?? ANY_CONFIRMING;

/** One more line for the person, where there is something to do about it. */
export const failureHelp = (error: unknown) => failureOf(error)?.help;

/** `flow` matters: only login and signup ask for a fresh page when the captcha is stuck. */
export function resendFailure(error: unknown, flow: "login" | "signup" | "apply") {
  const isStuck = error instanceof Error && error.message.includes("already been rendered");
  return isStuck && flow !== "apply" ? RELOAD : "Failed to resend OTP. Please try again.";
}
