import { confirmFailure, failureHelp, resendFailure, sendFailure } from "./otp-messages";

// Written by hand from SPEC section 8, one row per code of Firebase: sending, confirming, and whether a line of our own
// stands beside it.
const failed = (code: string, message = code) => Object.assign(new Error(message), { code });

const ANY_SENDING = "Failed to send OTP. Please try again.";
const ANY_CONFIRMING = "Invalid OTP. Please try again.";
const TOO_MANY = "Too many requests. Please try again later";
const WRONG = "Invalid OTP. Please check and try again.";
const EXPIRED = "OTP expired. Please request a new one.";

test.each([
  ["auth/invalid-phone-number", "Invalid phone number format", ANY_CONFIRMING, null],
  ["auth/missing-phone-number", "Invalid phone number format", ANY_CONFIRMING, null],
  ["auth/too-many-requests", TOO_MANY, ANY_CONFIRMING, /wait a few minutes/],
  ["auth/quota-exceeded", TOO_MANY, ANY_CONFIRMING, /wait a few minutes/],
  ["auth/captcha-check-failed", ANY_SENDING, ANY_CONFIRMING, /robots/],
  ["auth/network-request-failed", ANY_SENDING, ANY_CONFIRMING, /online/],
  ["auth/timeout", ANY_SENDING, ANY_CONFIRMING, /^The code service does not answer\. Please try again\.$/],
  ["auth/invalid-verification-code", ANY_SENDING, WRONG, null],
  ["auth/missing-verification-code", ANY_SENDING, WRONG, null],
  ["auth/code-expired", ANY_SENDING, EXPIRED, null],
  ["auth/session-expired", ANY_SENDING, EXPIRED, null],
  ["auth/invalid-verification-id", ANY_SENDING, EXPIRED, null],
  ["auth/missing-verification-id", ANY_SENDING, EXPIRED, null],
  ["auth/popup-blocked", ANY_SENDING, ANY_CONFIRMING, /Allow pop-ups/],
  ["auth/operation-not-allowed", ANY_SENDING, ANY_CONFIRMING, null],
  ["auth/internal-error", ANY_SENDING, ANY_CONFIRMING, null],
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
