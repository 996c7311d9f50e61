// __Host-: only with Secure and Path=/, and from this host alone. This file is pure: middleware.ts imports it.
export const SESSION_COOKIE = "__Host-dakhila.session";
export const CSRF_COOKIE = "__Host-dakhila.csrf";
export const CALLBACK_COOKIE = "__Secure-dakhila.callback";
export const FROM_DASHBOARD_COOKIE = "fromDashboard";
export const STAFF_COOKIE = "__Host-dakhila.desk";
export const shareLinkCookie = (passId: string) => `__Host-dakhila.pass-${passId.slice(0, 8)}`;
export const SHARE_LINK_HEADER = "pass";
