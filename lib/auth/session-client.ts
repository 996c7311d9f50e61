import { routes } from "@/lib/routes";
import { clearLogin } from "./browser-flag";
import { FROM_DASHBOARD_COOKIE } from "./cookie";
import { refusalSentence } from "./sign-in-refusal";

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
}

/**
 * Turns an identity token into this browser's session cookie. `email`, when given, must be the account's own.
 * @throws SignInError with the sentence to show
 */
export async function openSession(idToken: string, email?: string) {
  const { ok, error } = await submit("callback/identity", { idToken, ...(email !== undefined && { email }) })
    .catch(() => ({ ok: false, error: null }));
  if (!ok || error) throw new SignInError(refusalSentence(error));
}

/**
 * Logs out: the session ends on the server, what the browser remembers goes, and the home page is loaded anew, so that
 * nothing of the dashboard stays in memory. Without a network the browser forgets all the same.
 */
export async function logOut() {
  await submit("signout", {}).catch(() => null);
  clearLogin();
  location.assign(routes.home);
}

/** For a call that answered 401: the session has ended. Goes home, where the login modal opens by itself. */
export async function logInAgain() {
  await submit("signout", {}).catch(() => null);
  clearLogin();
  document.cookie = `${FROM_DASHBOARD_COOKIE}=1; Path=/; Max-Age=60; SameSite=Lax`;
  location.assign(routes.home);
}

/** True once after a visitor was sent home from the dashboard: reading clears the mark. */
export function takeFromDashboard() {
  const marked = document.cookie.split("; ").some((cookie) => cookie.startsWith(`${FROM_DASHBOARD_COOKIE}=`));
  if (marked) document.cookie = `${FROM_DASHBOARD_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  return marked;
}

/** Opens the dashboard about a second from now (SPEC section 9), long enough to read that it worked. */
export function goToDashboardSoon() {
  window.setTimeout(() => location.assign(routes.dashboard), 1000);
}
