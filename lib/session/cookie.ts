/** Names of the cookies. Pure, so that middleware.ts can import it. */
// __Host- makes browsers refuse the cookie without Secure and Path=/, and from any other host.
export const SESSION_COOKIE = "__Host-dakhila.session";
export const CSRF_COOKIE = "__Host-dakhila.csrf";
export const CALLBACK_COOKIE = "__Secure-dakhila.callback";
/** Set for a minute when a visitor without a session is sent home from the dashboard; the home page clears it. */
export const FROM_DASHBOARD_COOKIE = "fromDashboard";
