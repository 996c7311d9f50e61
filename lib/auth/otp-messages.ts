/** What each failure of the phone service says to the person (SPEC section 8). Pure. */

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

const SEND: Record<string, string> = {
  "auth/invalid-phone-number": "Invalid phone number format",
  "auth/missing-phone-number": "Invalid phone number format",
  "auth/too-many-requests": "Too many requests. Please try again later",
  "auth/quota-exceeded": "Too many requests. Please try again later",
};
const CONFIRM: Record<string, string> = {
  "auth/invalid-verification-code": "Invalid OTP. Please check and try again.",
  "auth/missing-verification-code": "Invalid OTP. Please check and try again.",
  "auth/code-expired": "OTP expired. Please request a new one.",
  "auth/session-expired": "OTP expired. Please request a new one.",
};

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

export const sendFailure = (error: unknown) => SEND[codeOf(error)] ?? "Failed to send OTP. Please try again.";

export const confirmFailure = (error: unknown) => CONFIRM[codeOf(error)] ?? "Invalid OTP. Please try again.";

/** `flow` matters: only login and signup ask for a fresh page when the captcha is stuck. */
export function resendFailure(error: unknown, flow: "login" | "signup" | "apply") {
  const isStuck = error instanceof Error && error.message.includes("already been rendered");
  return isStuck && flow !== "apply" ? "Please refresh the page and try again" : "Failed to resend OTP. Please try again.";
}
