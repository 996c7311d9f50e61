import { SHARE_LINK_HEADER } from "@/lib/session/cookie";
import { sendFile } from "@/lib/uploads/client/send";

/** Sends a sanction letter as the officer of this link. @throws as `sendFile` */
export const sendLetter = (passId: string, file: File, onProgress: (percent: number) => void, signal: AbortSignal) =>
  sendFile(file, onProgress, signal, "", { call: "pack/upload", headers: { [SHARE_LINK_HEADER]: passId } });
