import { forgetAnswers } from "@/lib/drafts/answer-store";
import { routes } from "@/lib/routes";
import { beginForgetting, clearLogin, forgetEverything, settingsToKeep } from "./browser-flag";
import { markFromDashboard, wantedPage } from "./from-dashboard";
import { submit } from "./next-auth-forms";

/** Logs out, clears the browser and reloads the home page. @returns false when the server could not be reached */
export async function logOut() {
  const saved = settingsToKeep();
  beginForgetting();
  const isOut = await submit("signout", {}).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isOut) {
    beginForgetting(false);
    return false;
  }
  await forgetEverything(saved);
  location.assign(routes.home);
  return true;
}

/** After a session that ended by itself: to the login on the home page, which leads back here. Drafts stay. */
export async function leaveForLogin() {
  await submit("signout", {}).catch(() => null);
  clearLogin();
  forgetAnswers();
  markFromDashboard();
  location.assign(routes.home);
}

/** After a second, long enough to read the message (SPEC section 9). */
export function goToDashboardSoon() {
  window.setTimeout(() => location.assign(wantedPage()), 1000);
}
