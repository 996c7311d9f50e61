/** Days after which an account goes that nobody has proved to be theirs. Nobody can have been in it. */
export const UNPROVED_ACCOUNT_DAYS = 30;
/** Weeks, since it came or since our last call, after which a callback request goes whose phone was never proved. */
export const UNPROVED_LEAD_WEEKS = 26;
