import { type RefusalCode, TOO_MANY, TRY_AGAIN } from "@/lib/http/envelope";
import { refusalText } from "@/lib/messages/refusal-text";

/** Said when a proof was sent that proves nothing. */
export const NOT_PROVEN = "We could not confirm that it is you. Please request a new code.";
/** Said when nobody has this e-mail and phone. */
export const NO_ACCOUNT = "No account matches this e-mail and phone number. Please sign up.";
/** Said when a login with Google finds no account: one is opened only after its owner has agreed to the notice. */
export const NO_GOOGLE_ACCOUNT = "There is no account for this Google e-mail yet. Please sign up.";

/** Why the session was not opened, as the identity provider tells the browser. Both sides use it. */
const SIGN_IN_REFUSALS = {
  /** The identity is proved, but no account belongs to it (or one with another e-mail). */
  noAccount: NO_ACCOUNT,
  /** The token proves nothing, or is too old. */
  notProven: NOT_PROVEN,
  tooManyRequests: TOO_MANY,
  serverFailed: TRY_AGAIN,
} as const satisfies Partial<Record<RefusalCode, string>>;
export type SignInRefusal = keyof typeof SIGN_IN_REFUSALS;

/** A refusal's code and sentence; an unknown one is our fault until proved otherwise. */
export function signInRefusal(rawCode: string | null | undefined): { code: SignInRefusal; message: string } {
  const code = rawCode && Object.hasOwn(SIGN_IN_REFUSALS, rawCode) ? (rawCode as SignInRefusal) : "serverFailed";
  return { code, message: refusalText(code, SIGN_IN_REFUSALS[code]) };
}
