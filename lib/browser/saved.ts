const SAVED = "dakhila:saved";

/** Has the dashboard's other parts read again what they show. */
export const announceSaved = () => window.dispatchEvent(new Event(SAVED));

export const MAY_HAVE_CHANGED: readonly string[] = ["focus", "online", SAVED];
