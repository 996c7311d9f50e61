import { refusalText } from "@/lib/messages/refusal-text";
import { ONE_FILE } from "@/lib/uploads/policy";
import type { UploadStore } from "./upload-store";

export type SlotHandle = {
  uploads: UploadStore;
  slot: string;
  url: string;
  removed: string;
  setUrl: (url: string) => void;
  setRemoved: (url: string) => void;
  clearError: () => void;
};

export type SlotCommands = Record<"cancel" | "retry" | "rotate" | "keep" | "remove" | "undo", () => void> & {
  pick: (files: readonly File[]) => void;
  reuse: (url: string) => void;
};

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
