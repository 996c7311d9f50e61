import { parentPort } from "node:worker_threads";
import { isEncryptedPdf } from "@/lib/uploads/checks/encrypted-pdf";

/** What was found in a PDF, and its bytes again: they are handed over and back, never copied. */
export type Found = { isEncrypted: boolean | null; bytes: Uint8Array<ArrayBuffer> };

parentPort!.on("message", (bytes: Found["bytes"]) => {
  parentPort!.postMessage({ isEncrypted: isEncryptedPdf(bytes), bytes } satisfies Found, [bytes.buffer]);
});
parentPort!.postMessage("ready");
