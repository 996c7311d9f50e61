/** Schemes that a page carries as data, all of them; where there are more, it has the first. */
export const CARRIED = 128;
/** Schemes that the list draws at once; more come in parts, which a cheap phone draws sooner. */
export const DRAWN = 48;

/** In an address of the table: the server follows its filters and its order. */
export const SHOW = "show";
export const SERVER_PARAMETERS = ["part", SHOW] as const;

/**
 * Whether next.config.ts leads an address to a page that is made for it, in whatever spelling.
 * @param url path and query; segments: the decoded parts of the path
 */
export function isMadeForRequest(url: string, [first, second]: string[]) {
  const names = [...new URLSearchParams(url.split("?")[1] ?? "").keys()];
  const isAnswered = names.some((name) => SERVER_PARAMETERS.some((key) => name.toLowerCase().endsWith(key)));
  return first === "asked" || (first === "education-loan" && second === undefined && isAnswered);
}
