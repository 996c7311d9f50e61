import { isRefused, post } from "@/lib/browser/post";

/** Told to the desk's frame when a call found the desk closed: the day is over, or it was opened elsewhere. */
export const BACK_OFFICE_CLOSED = "dakhila:desk-closed";
/** Told to a screen that was kept while the desk was closed: what it shows may be of yesterday. */
export const BACK_OFFICE_OPENED = "dakhila:desk-opened";

/**
 * Makes a call of the desk. @returns its data
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
