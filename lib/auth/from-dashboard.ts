import { routes } from "@/lib/routes";
import { FROM_DASHBOARD_COOKIE } from "@/lib/session/cookie";

// A file of its own, because every public page asks, and none of them needs the rest of the session's code.

/** Only a page of the dashboard: anybody can write a cookie. */
const PAGE = new RegExp(`^${routes.dashboard}([/?][^\\\\]*)?$`);
let wanted: string = routes.dashboard;

/** Marks, for a minute, that the home page should open the login, and which page was wanted; middleware.ts does too. */
export function markFromDashboard() {
  const page = encodeURIComponent(location.pathname + location.search);
  document.cookie = `${FROM_DASHBOARD_COOKIE}=${page}; Path=/; Max-Age=60; SameSite=Lax; Secure`;
}

/** True once after a visitor was sent home from the dashboard: reading clears the mark. */
export function takeFromDashboard() {
  const mark = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${FROM_DASHBOARD_COOKIE}=`));
  if (mark === undefined) return false;
  document.cookie = `${FROM_DASHBOARD_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; Secure`;
  const page = new URLSearchParams(mark).get(FROM_DASHBOARD_COOKIE) ?? "";
  if (PAGE.test(page)) wanted = page;
  return true;
}

/** Where a login leads: to the page of the dashboard from which its visitor was sent home, else to its first. */
export const wantedPage = () => wanted;
