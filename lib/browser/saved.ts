const SAVED = "dakhila:saved";

export const announceSaved = () => window.dispatchEvent(new Event(SAVED));

export const MAY_HAVE_CHANGED: readonly string[] = ["focus", "online", SAVED];
