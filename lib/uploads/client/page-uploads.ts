import { reauthenticate } from "@/lib/browser/session-ended";
import { browserNotes } from "./notes";
import { preparePicture, startWorker } from "./prepare";
import { createQueue } from "./queue";
import { browserRetry } from "./retry";
import { sendFile } from "./send";
import { loadPdfCheck, UploadStore } from "./upload-store";

// The module is also read where pages are drawn on the server, which has no window.
const onOnline = (listener: () => void) => {
  if (typeof window !== "undefined") window.addEventListener("online", listener);
};

/** The uploads of this page, in its browser. */
export const uploads = new UploadStore({
  notes: browserNotes(),
  enqueue: createQueue(),
  retry: { ...browserRetry, reauthenticate },
  prepare: preparePicture,
  send: sendFile,
  warmUp: () => {
    startWorker();
    void loadPdfCheck();
  },
  previews: { create: (picture) => URL.createObjectURL(picture), revoke: (address) => URL.revokeObjectURL(address) },
  onOnline,
});
