// __Host-: only with Secure and Path=/, and from this host alone. This file is pure: middleware.ts imports it.
export const SESSION_COOKIE = "__Host-dakhila.session";
export const CSRF_COOKIE = "__Host-dakhila.csrf";
export const CALLBACK_COOKIE = "__Secure-dakhila.callback";
/** Named by the specification, so without a prefix: anybody can write it, and only the dashboard's pages count. */
export const FROM_DASHBOARD_COOKIE = "fromDashboard";
export const STAFF_COOKIE = "__Host-dakhila.desk";
/** One for each link, so that an officer may have several files open in one browser. */
export const shareLinkCookie = (passId: string) => `__Host-dakhila.pass-${passId.slice(0, 8)}`;
/** Which of these cookies a call is made with: the page has the link's id behind "#", which no server gets. */
export const SHARE_LINK_HEADER = "pass";
