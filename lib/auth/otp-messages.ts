import { notLoaded } from "@/lib/browser/load-part";
import { t } from "@/lib/messages/text";

export const incompleteCode = () => t("auth.incompleteCode", "Please enter complete OTP");
export const noCodeYet = () => t("auth.noCodeYet", "Please request OTP first");
export const noPhone = () => t("auth.noPhone", "Phone number is required");
export const callFailed = () => t("auth.callFailed", "Failed to send OTP");
export const codeSent = () => t("auth.codeSent", "OTP sent successfully!");
export const codeResent = () => t("auth.codeResent", "OTP resent successfully!");
export const loggedIn = () => t("auth.loggedIn", "Login successful!");
export const applied = () => t("apply.applied", "Application submitted successfully!");
export const profileFailed = () => t("auth.profileFailed", "Profile update failed");
export const googleLoginFailed = () => t("auth.googleLoginFailed", "Login failed. Please try again.");
export const googleSignupFailed = () => t("auth.googleSignupFailed", "Signup failed. Please try again.");

const anySending = () => t("auth.sendingFailed", "Failed to send OTP. Please try again.");
const anyConfirming = () => t("auth.confirmingFailed", "Invalid OTP. Please try again.");

const number = () => t("auth.phoneFormat", "Invalid phone number format");
const tooMany = () => t("auth.tooManyRequests", "Too many requests. Please try again later");
const wrong = () => t("auth.wrongCode", "Invalid OTP. Please check and try again.");
const expired = () => t("auth.expiredCode", "OTP expired. Please request a new one.");

const robots = () => t("auth.captchaHelp", "The check against robots did not go through. Please try once more.");
const offline = () =>
  t(
    "auth.offlineHelp",
    "We could not reach the internet. What you typed is still here: try again once you are online.",
  );
const notAnswering = () => t("auth.serviceSilentHelp", "The code service does not answer. Please try again.");
const wait = () =>
  t("auth.waitHelp", "The phone service has seen too many tries. Please wait a few minutes, then ask for a new code.");
const blocked = () =>
  t(
    "auth.blockedHelp",
    "The phone service sends no codes to this number or from this connection for now. Please try again after some hours, or log in with Google.",
  );
const ourFault = () =>
  t(
    "auth.ourFaultHelp",
    "The phone service refused us: this is our fault, not yours. Please try later, or call us or write to us.",
  );
const switchedOff = () =>
  t("auth.switchedOffHelp", "The phone service has switched this number off. Please call us or write to us.");
const noStorage = () =>
  t("auth.storageHelp", "Your browser blocks what the login needs. Allow cookies for this site, then try again.");
const uncheckedOffline = () => t("auth.uncheckedOffline", "We could not check the code: there is no connection.");
const uncheckedSilent = () => t("auth.uncheckedSilent", "We could not check the code. It may well be right.");
const popupBlocked = () =>
  t("auth.popupHelp", "Your browser blocked Google's window. Allow pop-ups for this site, then try again.");

type Sentence = () => string;

/** "Error code: 39": the service blocks a number or a connection. */
const BLOCKED = "auth/error-code:-39";

/** `help` is ours, beside the specification's sentence (SPEC section 8). */
const FAILURES: Readonly<Record<string, { sending?: Sentence; confirming?: Sentence; help?: Sentence }>> = {
  "auth/invalid-phone-number": { sending: number },
  "auth/missing-phone-number": { sending: number },
  "auth/too-many-requests": { sending: tooMany, confirming: tooMany, help: wait },
  "auth/quota-exceeded": { sending: tooMany, confirming: tooMany, help: wait },
  [BLOCKED]: { sending: tooMany, confirming: tooMany, help: blocked },
  "auth/captcha-check-failed": { help: robots },
  "auth/invalid-app-credential": { help: robots },
  "auth/missing-app-credential": { help: robots },
  "auth/invalid-recaptcha-token": { help: robots },
  "auth/missing-recaptcha-token": { help: robots },
  "auth/invalid-recaptcha-action": { help: robots },
  "auth/network-request-failed": { confirming: uncheckedOffline, help: offline },
  "auth/timeout": { confirming: uncheckedSilent, help: notAnswering },
  "auth/internal-error": { confirming: uncheckedSilent, help: notAnswering },
  "auth/web-storage-unsupported": { help: noStorage },
  "auth/user-disabled": { help: switchedOff },
  "auth/operation-not-allowed": { help: ourFault },
  "auth/admin-restricted-operation": { help: ourFault },
  "auth/unauthorized-domain": { help: ourFault },
  "auth/app-not-authorized": { help: ourFault },
  "auth/billing-not-enabled": { help: ourFault },
  "auth/configuration-not-found": { help: ourFault },
  "auth/invalid-api-key": { help: ourFault },
  "auth/api-key-not-valid.-please-pass-a-valid-api-key.": { help: ourFault },
  "auth/recaptcha-not-enabled": { help: ourFault },
  "auth/invalid-verification-code": { confirming: wrong },
  "auth/missing-verification-code": { confirming: wrong },
  "auth/code-expired": { confirming: expired },
  "auth/session-expired": { confirming: expired },
  "auth/invalid-verification-id": { confirming: expired },
  "auth/missing-verification-id": { confirming: expired },
  "auth/popup-blocked": { help: popupBlocked },
};

function failureOf(error: unknown) {
  if (error instanceof Error && error.name === "ChunkLoadError") return { help: notLoaded };
  const given = error instanceof Error && "code" in error ? String(error.code).toLowerCase() : "";
  const code = /^auth\/error-code:?[ -]*\d+$/.test(given) ? BLOCKED : given;
  return Object.hasOwn(FAILURES, code) ? FAILURES[code] : undefined;
}

export const sendFailure = (error: unknown) => (failureOf(error)?.sending ?? anySending)();

export const confirmFailure = (error: unknown) => (failureOf(error)?.confirming ?? anyConfirming)();

export const failureHelp = (error: unknown) => failureOf(error)?.help?.();

/** Only login and signup ask for a fresh page when the captcha is stuck. */
export function resendFailure(error: unknown, flow: "login" | "signup" | "apply") {
  const isStuck = error instanceof Error && error.message.includes("already been rendered");
  return isStuck && flow !== "apply"
    ? t("auth.resendingNeedsReload", "Please refresh the page and try again")
    : t("auth.resendingFailed", "Failed to resend OTP. Please try again.");
}
