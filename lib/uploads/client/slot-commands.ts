import { refusalText } from "@/lib/messages/refusal-text";
import { ONE_FILE } from "@/lib/uploads/policy";
import type { UploadStore } from "./upload-store";

/** One slot of a form, as what a person does to it reaches it. */
export type SlotHandle = {
  uploads: UploadStore;
  /** The store's name for the slot. */
  slot: string;
  /** The form's answer: the address of a stored file, or "". */
  url: string;
  /** The address of the document that was taken away, or "". */
  removed: string;
  /** Changes the answer as an edit of the form. */
  setUrl: (url: string) => void;
  setRemoved: (url: string) => void;
  /** Takes away what the form said about the answer. */
  clearError: () => void;
};

export type SlotCommands = Record<"cancel" | "retry" | "rotate" | "keep" | "remove" | "undo", () => void> & {
  pick: (files: readonly File[]) => void;
  reuse: (url: string) => void;
};

/** What a person can do to a slot. */
export function slotCommands(handle: SlotHandle): SlotCommands {
  const { uploads, slot, url, removed, setUrl, setRemoved, clearError } = handle;
  function change(to: string) {
    uploads.forget(slot);
    clearError();
    setUrl(to);
  }
  return {
    pick([first, ...others]: readonly File[]) {
      if (!first) return;
      clearError();
      setRemoved("");
      if (others.length > 0) uploads.refuse(slot, first, refusalText("notOneFile", ONE_FILE));
      else uploads.add(slot, first);
    },
    cancel: () => uploads.forget(slot),
    retry: () => uploads.retry(slot),
    rotate: () => uploads.rotate(slot),
    keep: () => uploads.keepPicture(slot),
    remove() {
      setRemoved(url);
      change("");
    },
    undo() {
      change(removed);
      setRemoved("");
    },
    reuse(known: string) {
      setRemoved("");
      change(known);
    },
  };
}
