import { FROM_DASHBOARD_COOKIE } from "@/lib/session/cookie";

// A file of its own, because every public page asks, and none of them needs the rest of the session's code.

/** Marks, for a minute, that the home page should open the login: middleware.ts does the same. */
export function markFromDashboard() {
  document.cookie = `${FROM_DASHBOARD_COOKIE}=1; Path=/; Max-Age=60; SameSite=Lax`;
}

/** True once after a visitor was sent home from the dashboard: reading clears the mark. */
export function takeFromDashboard() {
  const marked = document.cookie.split("; ").some((cookie) => cookie.startsWith(`${FROM_DASHBOARD_COOKIE}=`));
  if (marked) document.cookie = `${FROM_DASHBOARD_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  return marked;
}
