import { forgetAnswers } from "@/lib/drafts/answer-store";
import { routes } from "@/lib/routes";
import { clearLogin, forgetEverything, settingsToKeep } from "./browser-flag";
import { markFromDashboard, wantedPage } from "./from-dashboard";
import { type SignInRefusal, signInRefusal } from "./sign-in-refusal";

// next-auth's own browser code leaves the page for an error page when the network drops, and brings a session context
// that nothing here uses. Its two forms are plain: a CSRF token, then a form post that answers `{ url }`.
async function submit(form: "callback/identity" | "signout", fields: Record<string, string>) {
  const { csrfToken } = (await (await fetch("/api/auth/csrf")).json()) as { csrfToken: string };
  const response = await fetch(`/api/auth/${form}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...fields, csrfToken, callbackUrl: routes.home, json: "true" }),
  });
  const { url } = (await response.json()) as { url?: string };
  return { ok: response.ok, error: url ? new URL(url, location.origin).searchParams.get("error") : null };
}

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

/**
 * Logs out: the session ends on the server, everything that the browser keeps of the person goes, and the home page is
 * loaded anew, so that nothing of the dashboard stays in memory.
 * @returns false when the server could not be reached: the session lives on, so the person is still logged in
 */
export async function logOut() {
  const kept = settingsToKeep();
  const isOut = await submit("signout", {}).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isOut) return false;
  await forgetEverything(kept);
  location.assign(routes.home);
  return true;
}

/** For a call that answered 401: the session has ended. Goes home, where the login modal opens by itself. */
export async function leaveForLogin() {
  await submit("signout", {}).catch(() => null);
  clearLogin();
  forgetAnswers();
  markFromDashboard();
  location.assign(routes.home);
}

/** Opens the dashboard about a second from now (SPEC section 9), long enough to read that it worked. */
export function goToDashboardSoon() {
  window.setTimeout(() => location.assign(wantedPage()), 1000);
}
