const SAVED = "dakhila:saved";

/** Tells the rest of the dashboard that what it shows may have changed. */
export const announceSaved = () => window.dispatchEvent(new Event(SAVED));

/** For `useCall`: when what the dashboard shows of the application may be out of date. */
export const MAY_HAVE_CHANGED: readonly string[] = ["focus", "online", SAVED];
