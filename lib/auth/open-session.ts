import { submit } from "./next-auth-forms";
import { type SignInRefusal, signInRefusal } from "./sign-in-refusal";

/** The session was not opened; the message is for the person. */
export class SignInError extends Error {
  override readonly name = "SignInError";
  constructor(
    message: string,
    readonly code?: SignInRefusal,
  ) {
    super(message);
  }
}

/**
 * Turns an identity token into this browser's session cookie. `email`, when given, must be the account's own.
 * @param idToken null where this browser's phone was confirmed minutes ago, with this e-mail: the server knows it, and
 *   opens with it an account that nobody has proved yet
 * @throws SignInError with the sentence to show
 */
export async function openSession(idToken: string | null, email?: string) {
  const fields = { ...(idToken !== null && { idToken }), ...(email !== undefined && { email }) };
  const { ok, error } = await submit("callback/identity", fields).catch(() => ({ ok: false, error: null }));
  if (ok && !error) return;
  const { code, message } = signInRefusal(error);
  throw new SignInError(message, code);
}
