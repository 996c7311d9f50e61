import { reauthenticate } from "@/lib/browser/session-ended";
import { browserPendingUploads } from "./pending-uploads";
import { preparePicture, warmUpPictures } from "./prepare";
import { createQueue, loadPQueue } from "./queue";
import { browserRetry } from "./retry";
import { sendFile } from "./send";
import { loadPdfCheck, UploadStore } from "./upload-store";

// Also read on the server, which has no window.
const onOnline = (listener: () => void) => {
  if (typeof window !== "undefined") window.addEventListener("online", listener);
};

export const uploads = new UploadStore({
  pendingUploads: browserPendingUploads(),
  enqueue: createQueue(),
  retry: { ...browserRetry, reauthenticate },
  prepare: preparePicture,
  send: sendFile,
  warmUp: () => {
    warmUpPictures();
    void loadPQueue().catch(() => null);
    void loadPdfCheck();
  },
  previews: { create: (picture) => URL.createObjectURL(picture), revoke: (address) => URL.revokeObjectURL(address) },
  onOnline,
});
