/** Schemes that a page carries, all of them; where there are more, it is given the first, and a way to the others. */
export const CARRIED = 48;

/**
 * What an address of the table holds when the server is to answer it with a page made for it: a part that is not the
 * first, or SHOW, which says that its filters and its order are for the server to follow.
 */
export const SHOW = "show";
export const ANSWERED = ["part", SHOW] as const;

/**
 * Whether next.config.ts leads an address to a page that is made for it, in whatever spelling.
 * @param url path and query; segments: the decoded parts of the path
 */
export function isMadeForRequest(url: string, [first, second]: string[]) {
  const names = [...new URLSearchParams(url.split("?")[1] ?? "").keys()];
  const isAnswered = names.some((name) => ANSWERED.some((key) => name.toLowerCase().endsWith(key)));
  return first === "asked" || (first === "education-loan" && second === undefined && isAnswered);
}
