import { routes } from "@/lib/routes";
import { FROM_DASHBOARD_COOKIE } from "@/lib/session/cookie";

// A file of its own: every public page loads it.

/** Anybody can write a cookie. */
const PAGE = new RegExp(`^${routes.dashboard}([/?][^\\\\]*)?$`);
let wanted: string = routes.dashboard;

/** Notes this page for one minute, as middleware.ts does, so that the home page opens the login and comes back. */
export function markFromDashboard() {
  const page = encodeURIComponent(location.pathname + location.search);
  document.cookie = `${FROM_DASHBOARD_COOKIE}=${page}; Path=/; Max-Age=60; SameSite=Lax; Secure`;
}

/** Whether the visitor was sent here by the dashboard; asking removes the note. */
export function takeFromDashboard() {
  const mark = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${FROM_DASHBOARD_COOKIE}=`));
  if (mark === undefined) return false;
  document.cookie = `${FROM_DASHBOARD_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; Secure`;
  const page = new URLSearchParams(mark).get(FROM_DASHBOARD_COOKIE) ?? "";
  if (PAGE.test(page)) wanted = page;
  return true;
}

/** Where a login leads: the dashboard's page that was wanted, else the dashboard. */
export const wantedPage = () => wanted;
