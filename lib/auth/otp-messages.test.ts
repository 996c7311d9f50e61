import { confirmFailure, resendFailure, sendFailure } from "./otp-messages";

// Written by hand from SPEC section 8.
const failed = (code: string, message = code) => Object.assign(new Error(message), { code });

test.each([
  ["auth/invalid-phone-number", "Invalid phone number format"],
  ["auth/too-many-requests", "Too many requests. Please try again later"],
  ["auth/network-request-failed", "Failed to send OTP. Please try again."],
])("sending: %s", (code, sentence) => expect(sendFailure(failed(code))).toBe(sentence));

test.each([
  ["auth/invalid-verification-code", "Invalid OTP. Please check and try again."],
  ["auth/code-expired", "OTP expired. Please request a new one."],
  ["auth/internal-error", "Invalid OTP. Please try again."],
])("confirming: %s", (code, sentence) => expect(confirmFailure(failed(code))).toBe(sentence));

test("an error of no known kind has a sentence too", () => {
  expect(sendFailure("no")).toBe("Failed to send OTP. Please try again.");
  expect(confirmFailure(undefined)).toBe("Invalid OTP. Please try again.");
});

test("sending again", () => {
  const stuck = failed("auth/argument-error", "reCAPTCHA has already been rendered in this element");
  expect(resendFailure(stuck, "login")).toBe("Please refresh the page and try again");
  expect(resendFailure(stuck, "signup")).toBe("Please refresh the page and try again");
  expect(resendFailure(stuck, "apply")).toBe("Failed to resend OTP. Please try again.");
  expect(resendFailure(failed("auth/too-many-requests"), "login")).toBe("Failed to resend OTP. Please try again.");
});
