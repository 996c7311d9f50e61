/** The path and query of an address in the form that a proxy is asked in ("GET http://host/path"). */
export function originForm(url: string) {
  if (url.startsWith("/") || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The decoded parts of the path of an address that a request asks for; null where one cannot be decoded. */
export function segmentsOf(url: string) {
  if (!url.startsWith("/")) return null;
  try {
    return new URL(`http://site${url}`).pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}
