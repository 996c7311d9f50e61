import { t } from "@/lib/messages/text";
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

/** Said where the login went through and the browser threw its cookie away. */
export const loginNotKept = () =>
  location.protocol === "http:"
    ? t(
        "auth.notKeptHttp",
        "The login went through, but your browser does not keep it: it blocks this site's cookies, or keeps none on an address without https, as Safari does. Allow cookies for this site, or use Chrome or Firefox, and log in again.",
      )
    : t(
        "auth.notKept",
        "The login went through, but your browser does not keep it: it blocks this site's cookies. Allow cookies for this site, or use another browser, and log in again.",
      );

/** Whether this browser's requests carry a session; true where no answer came, because nobody knows then. */
async function isHeld() {
  try {
    const response = await fetch("/api/auth/session", { cache: "no-store" });
    return !response.ok || "user" in ((await response.json()) as object);
  } catch {
    return true;
  }
}

/**
 * Turns an identity token into this browser's session cookie, and makes sure that the browser keeps it. `email`, when
 * given, must be the account's own.
 * @param idToken null where this browser's phone was confirmed minutes ago, with this e-mail: the server knows it, and
 *   opens with it an account that nobody has proved yet
 * @throws SignInError with the sentence to show
 */
export async function openSession(idToken: string | null, email?: string) {
  const fields = { ...(idToken !== null && { idToken }), ...(email !== undefined && { email }) };
  const { ok, error } = await submit("callback/identity", fields).catch(() => ({ ok: false, error: null }));
  if (ok && !error) {
    if (await isHeld()) return;
    throw new SignInError(loginNotKept());
  }
  const { code, message } = signInRefusal(error);
  throw new SignInError(message, code);
}
