import { routes } from "@/lib/routes";
import { FROM_DASHBOARD_COOKIE } from "@/lib/session/cookie";

// A file of its own: every public page loads it.

/** Anybody can write a cookie. */
const PAGE = new RegExp(`^${routes.dashboard}([/?][^\\\\]*)?$`);
let wanted: string = routes.dashboard;

export function markFromDashboard() {
  const page = encodeURIComponent(location.pathname + location.search);
  document.cookie = `${FROM_DASHBOARD_COOKIE}=${page}; Path=/; Max-Age=60; SameSite=Lax; Secure`;
}

export function takeFromDashboard() {
  const mark = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${FROM_DASHBOARD_COOKIE}=`));
  if (mark === undefined) return false;
  document.cookie = `${FROM_DASHBOARD_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; Secure`;
  const page = new URLSearchParams(mark).get(FROM_DASHBOARD_COOKIE) ?? "";
  if (PAGE.test(page)) wanted = page;
  return true;
}

export const wantedPage = () => wanted;
