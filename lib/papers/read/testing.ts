import { pagesOf } from "./open";

/** As `pagesOf`, again where a busy machine was late; null after 20 times. */
export async function patientPagesOf(bytes: Uint8Array) {
  for (let tries = 0; tries < 20; tries += 1) {
    const pages = await pagesOf(bytes);
    if (pages) return pages;
  }
  return null;
}
