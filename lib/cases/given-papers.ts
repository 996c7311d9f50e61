import type { LoadedCases, LoadedEvent } from "./data";
import { effectiveEvents } from "./state";

export type GivenPaper = {
  event: LoadedEvent;
  /** When and by whom it was first opened on the other side; null while nobody did. */
  opened: LoadedCases["opened"][number] | null;
};

/** The papers that the student gave here with a file, those first that nobody has opened yet, then the newest. */
export function givenPapers(events: readonly LoadedEvent[], opened: LoadedCases["opened"]): GivenPaper[] {
  return effectiveEvents(events)
    .filter(({ kind, file }) => (kind === "answered" || kind === "added") && file !== null)
    .reverse()
    .map((event) => ({ event, opened: opened.find(({ eventId }) => eventId === event.id) ?? null }))
    .sort((a, b) => Number(a.opened !== null) - Number(b.opened !== null));
}
