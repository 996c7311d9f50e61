import { t } from "@/lib/messages/text";
import { submit } from "./next-auth-forms";
import { type SignInRefusal, signInRefusal } from "./sign-in-refusal";

export class SignInError extends Error {
  override readonly name = "SignInError";
  constructor(
    message: string,
    readonly code?: SignInRefusal,
  ) {
    super(message);
  }
}

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

/** True also where no answer came. */
async function isHeld() {
  try {
    const response = await fetch("/api/auth/session", { cache: "no-store" });
    return !response.ok || "user" in ((await response.json()) as object);
  } catch {
    return true;
  }
}

/**
 * Turns an identity token into a session cookie that the browser stored. @throws SignInError with the sentence to show
 * @param idToken null where the server has this browser's phone proof
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
