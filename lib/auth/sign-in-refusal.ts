import { type RefusalCode, TOO_MANY, TRY_AGAIN } from "@/lib/http/envelope";
import { refusalText } from "@/lib/messages/refusal-text";

export const NOT_PROVEN = "We could not confirm that it is you. Please request a new code.";
export const NO_ACCOUNT = "No account matches this e-mail and phone number. Please sign up.";
/** A Google account opens only after consent to the notice. */
export const NO_GOOGLE_ACCOUNT = "There is no account for this Google e-mail yet. Please sign up.";

const SIGN_IN_REFUSALS = {
  noAccount: NO_ACCOUNT,
  notProven: NOT_PROVEN,
  tooManyRequests: TOO_MANY,
  serverFailed: TRY_AGAIN,
} as const satisfies Partial<Record<RefusalCode, string>>;
export type SignInRefusal = keyof typeof SIGN_IN_REFUSALS;

/** The sentence for a code of next-auth's `?error=`; of one that is not ours, that of serverFailed. */
export function signInRefusal(rawCode: string | null | undefined): { code: SignInRefusal; message: string } {
  const code = rawCode && Object.hasOwn(SIGN_IN_REFUSALS, rawCode) ? (rawCode as SignInRefusal) : "serverFailed";
  return { code, message: refusalText(code, SIGN_IN_REFUSALS[code]) };
}
