/** Answer header: seconds since the idle limit began anew. */
export const SESSION_USED = "session-used";

export const IDLE_MINUTES = 30;
export const ABSOLUTE_HOURS = 12;
