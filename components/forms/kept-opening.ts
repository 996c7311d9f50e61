import { keepForReload, takeKept } from "@/lib/reload-once";
import { askedOpening, type ModalOpening } from "./modal-store";

// A file of its own: the button that opens a modal is on every public page, and needs none of it.

const KEPT = "opening";

/** For a page that is about to be loaded anew: keeps which modal is open, with what is typed in it. */
export const keepOpening = (typed?: object) => {
  const opening = askedOpening();
  if (opening) keepForReload(KEPT, typed ? { ...opening, typed } : opening);
};
/** What `keepOpening` kept before this page was loaded, once. */
export const takeOpening = () => takeKept(KEPT) as ModalOpening | null;
