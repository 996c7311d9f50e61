import { confirmFailure, failureHelp, resendFailure, sendFailure } from "./otp-messages";

// Written by hand from SPEC section 8, one row per code of Firebase: sending, confirming, and whether a line of our own
// stands beside it.
const failed = (code: string, message = code) => Object.assign(new Error(message), { code });

const ANY_SENDING = "Failed to send OTP. Please try again.";
const ANY_CONFIRMING = "Invalid OTP. Please try again.";
const TOO_MANY = "Too many requests. Please try again later";
const UNCHECKED_OFFLINE = "We could not check the code: there is no connection.";
const UNCHECKED = "We could not check the code. It may well be right.";
const WRONG = "Invalid OTP. Please check and try again.";
const EXPIRED = "OTP expired. Please request a new one.";

test.each([
  ["auth/invalid-phone-number", "Invalid phone number format", ANY_CONFIRMING, null],
  ["auth/missing-phone-number", "Invalid phone number format", ANY_CONFIRMING, null],
  ["auth/too-many-requests", TOO_MANY, TOO_MANY, /wait a few minutes/],
  ["auth/quota-exceeded", TOO_MANY, TOO_MANY, /wait a few minutes/],
  ["auth/error-code:-39", TOO_MANY, TOO_MANY, /sends no codes to this number .* log in with Google/],
  ["auth/error-code:39", TOO_MANY, TOO_MANY, /sends no codes to this number/],
  ["auth/captcha-check-failed", ANY_SENDING, ANY_CONFIRMING, /robots/],
  ["auth/invalid-app-credential", ANY_SENDING, ANY_CONFIRMING, /robots/],
  ["auth/network-request-failed", ANY_SENDING, UNCHECKED_OFFLINE, /online/],
  ["auth/timeout", ANY_SENDING, UNCHECKED, /^The code service does not answer\. Please try again\.$/],
  ["auth/internal-error", ANY_SENDING, UNCHECKED, /does not answer/],
  ["auth/user-disabled", ANY_SENDING, ANY_CONFIRMING, /switched this number off/],
  ["auth/web-storage-unsupported", ANY_SENDING, ANY_CONFIRMING, /Allow cookies/],
  ["auth/invalid-verification-code", ANY_SENDING, WRONG, null],
  ["auth/missing-verification-code", ANY_SENDING, WRONG, null],
  ["auth/code-expired", ANY_SENDING, EXPIRED, null],
  ["auth/session-expired", ANY_SENDING, EXPIRED, null],
  ["auth/invalid-verification-id", ANY_SENDING, EXPIRED, null],
  ["auth/missing-verification-id", ANY_SENDING, EXPIRED, null],
  ["auth/popup-blocked", ANY_SENDING, ANY_CONFIRMING, /Allow pop-ups/],
  ["auth/operation-not-allowed", ANY_SENDING, ANY_CONFIRMING, /our fault, not yours/],
  ["auth/billing-not-enabled", ANY_SENDING, ANY_CONFIRMING, /our fault, not yours/],
  ["auth/no-auth-event", ANY_SENDING, ANY_CONFIRMING, null],
  ["constructor", ANY_SENDING, ANY_CONFIRMING, null],
])("%s", (code, sending, confirming, help) => {
  expect(sendFailure(failed(code))).toBe(sending);
  expect(confirmFailure(failed(code))).toBe(confirming);
  if (help) expect(failureHelp(failed(code))).toMatch(help);
  else expect(failureHelp(failed(code))).toBeUndefined();
});

test("an error of no known kind has a sentence too", () => {
  expect(sendFailure("no")).toBe(ANY_SENDING);
  expect(confirmFailure(undefined)).toBe(ANY_CONFIRMING);
});

test("where the phone service's code did not come, it says what to do", () => {
  const error = Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" });
  expect([sendFailure(error), failureHelp(error)]).toEqual([
    ANY_SENDING,
    expect.stringContaining("check your connection"),
  ]);
});

test("sending again", () => {
  const stuck = failed("auth/argument-error", "reCAPTCHA has already been rendered in this element");
  expect(resendFailure(stuck, "login")).toBe("Please refresh the page and try again");
  expect(resendFailure(stuck, "signup")).toBe("Please refresh the page and try again");
  expect(resendFailure(stuck, "apply")).toBe("Failed to resend OTP. Please try again.");
  expect(resendFailure(failed("auth/too-many-requests"), "login")).toBe("Failed to resend OTP. Please try again.");
});
