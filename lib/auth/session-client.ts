import { forgetAnswers } from "@/lib/drafts/answer-store";
import { routes } from "@/lib/routes";
import { clearLogin, forgetEverything, settingsToKeep } from "./browser-flag";
import { markFromDashboard, wantedPage } from "./from-dashboard";
import { submit } from "./next-auth-forms";

/**
 * Logs out: the session ends on the server, everything that the browser keeps of the person goes, and the home page is
 * loaded anew, so that nothing of the dashboard stays in memory.
 * @returns false when the server could not be reached: the session lives on, so the person is still logged in
 */
export async function logOut() {
  const saved = settingsToKeep();
  const isOut = await submit("signout", {}).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isOut) return false;
  await forgetEverything(saved);
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
