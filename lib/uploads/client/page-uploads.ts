import { loadPart } from "@/lib/browser/load-part";
import { reauthenticate } from "@/lib/browser/session-ended";
import { browserPendingUploads } from "./pending-uploads";
import { preparePicture, startWorker } from "./prepare";
import { createQueue } from "./queue";
import { browserRetry } from "./retry";
import { sendFile } from "./send";
import { loadPdfCheck, UploadStore } from "./upload-store";

/** Calls when the line is back. Also read on the server, which has no window. */
export const onOnline = (listener: () => void) => {
  if (typeof window !== "undefined") window.addEventListener("online", listener);
};

/** Few need it: null where it does not come. */
const pdfWork = () => loadPart(() => import("./pdf-work")).catch(() => null);

export const uploads = new UploadStore({
  pendingUploads: browserPendingUploads(),
  enqueue: createQueue(),
  retry: { ...browserRetry, reauthenticate },
  prepare: preparePicture,
  pdfs: {
    start: () => void pdfWork().then((work) => work?.startPdfWorker()),
    unlock: async (...job) => (await pdfWork())?.unlockFile(...job) ?? "notLoaded",
    join: async (...job) => (await pdfWork())?.joinFiles(...job) ?? "notLoaded",
  },
  send: sendFile,
  warmUp: () => {
    startWorker();
    void loadPdfCheck();
  },
  previews: { create: (picture) => URL.createObjectURL(picture), revoke: (address) => URL.revokeObjectURL(address) },
  onOnline,
});
