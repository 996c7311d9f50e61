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
  /** The password stays on this device, and is not kept. */
  unlock: (password: string) => void;
  /** Several files become the pages of one PDF. */
  pick: (files: readonly File[]) => void;
  reuse: (url: string) => void;
};

export function slotCommands(handle: SlotHandle): SlotCommands {
  const { uploads, slot, url, removed, setUrl, setRemoved, clearError } = handle;
  function change(to: string) {
    uploads.cancel(slot);
    clearError();
    setUrl(to);
  }
  return {
    pick(files: readonly File[]) {
      const [first, ...others] = files;
      if (!first) return;
      clearError();
      setRemoved("");
      if (others.length > 0) uploads.collect(slot, files);
      else uploads.add(slot, first);
    },
    cancel: () => uploads.cancel(slot),
    retry: () => uploads.retry(slot),
    rotate: () => uploads.rotate(slot),
    unlock: (password: string) => void uploads.unlock(slot, password),
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
