/** How long a session lives. Pure: the server ends it, the browser warns before it ends. */

/** Header of the answer to a call that used the session: how many seconds ago its idle limit began anew. */
export const SESSION_USED = "session-used";

/** Minutes without a call after which a session ends (docs/decisions/025-sessions.md). */
export const IDLE_MINUTES = 30;
/** Hours after which a session ends in any case. */
export const ABSOLUTE_HOURS = 12;
