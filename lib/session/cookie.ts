/** Names of the cookies. Pure, so that middleware.ts can import it. */
// __Host- makes browsers refuse the cookie without Secure and Path=/, and from any other host.
export const SESSION_COOKIE = "__Host-dakhila.session";
export const CSRF_COOKIE = "__Host-dakhila.csrf";
export const CALLBACK_COOKIE = "__Secure-dakhila.callback";
/**
 * Set for a minute when a visitor without a session is sent home from the dashboard; the home page clears it. Its name
 * is the specification's, hence no prefix.
 */
export const FROM_DASHBOARD_COOKIE = "fromDashboard";
/** The cookie in which a browser keeps its visit at the desk. */
export const STAFF_COOKIE = "__Host-dakhila.desk";
/** That of a lender's pass. Each has its own, so that files opened side by side in one browser never change places. */
export const shareLinkCookie = (passId: string) => `__Host-dakhila.pass-${passId.slice(0, 8)}`;
/** The header in which a call of an officer's page says which pass it is about. */
export const SHARE_LINK_HEADER = "pass";
