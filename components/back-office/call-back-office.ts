import { CallError, isRefused, post } from "@/lib/browser/post";
import type { Envelope } from "@/lib/http/envelope";
import { refusalText } from "@/lib/messages/refusal-text";

/** Sent to the frame when a call found the session ended: the day is over, or it was opened elsewhere. */
export const BACK_OFFICE_CLOSED = "dakhila:desk-closed";
/** Sent to a screen that was kept while the back office was closed: it may show yesterday's data. */
export const BACK_OFFICE_OPENED = "dakhila:desk-opened";

/**
 * Makes a back-office call. @returns its data
 * @throws CallError
 */
export async function callBackOffice<T>(call: string, body: object = {}): Promise<T> {
  try {
    return (await post<T>(`desk/${call}`, body)).data;
  } catch (error) {
    if (isRefused(error, "openDeskFirst")) window.dispatchEvent(new Event(BACK_OFFICE_CLOSED));
    throw error;
  }
}

/** Reads a paper, which is a look that the student reads. @throws CallError */
export async function fetchPaper(url: string): Promise<Blob> {
  const response = await fetch(url).catch(() => null);
  if (!response) throw new CallError("", 0);
  if (response.ok) return response.blob();
  const refused = (await response.json().catch(() => null)) as Envelope<null> | null;
  if (refused?.code === "openDeskFirst") window.dispatchEvent(new Event(BACK_OFFICE_CLOSED));
  throw new CallError(refusalText(refused?.code, refused?.message ?? ""), response.status, refused?.code);
}
