import { TOO_MANY, TRY_AGAIN } from "@/lib/http/envelope";

/** Said when a proof was sent that proves nothing. */
export const NOT_PROVEN = "We could not confirm that it is you. Please request a new code.";
/** Said when nobody has this e-mail and phone. */
export const NO_ACCOUNT = "No account matches this e-mail and phone number. Please sign up.";
/** Said when a login with Google finds no account: one is opened only after its owner has agreed to the notice. */
export const NO_GOOGLE_ACCOUNT = "There is no account for this Google e-mail yet. Please sign up.";

/** Why the session was not opened, as the identity provider tells the browser. Pure: both sides use it. */
const SIGN_IN_REFUSALS = {
  /** The identity is proved, but no account belongs to it (or one with another e-mail). */
  NoAccount: NO_ACCOUNT,
  /** The token proves nothing, or is too old. */
  NotProven: NOT_PROVEN,
  TooMany: TOO_MANY,
  Unavailable: TRY_AGAIN,
} as const;
export type SignInRefusal = keyof typeof SIGN_IN_REFUSALS;

/** The sentence of a refusal; an unknown one is our fault until proved otherwise. */
export const refusalSentence = (code: string | null | undefined) =>
  code && Object.hasOwn(SIGN_IN_REFUSALS, code)
    ? SIGN_IN_REFUSALS[code as SignInRefusal]
    : SIGN_IN_REFUSALS.Unavailable;
