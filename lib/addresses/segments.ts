/** The path and query of an address in the form that a proxy is asked in ("GET http://host/path"). */
export const originForm = (url: string) => url.replace(/^https?:\/\/[^/?#]*/i, "");

/** The decoded parts of the path of an address that a request asks for; null where one cannot be decoded. */
export function segmentsOf(url: string) {
  if (!url.startsWith("/")) return null;
  try {
    return new URL(`http://site${url}`).pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}
