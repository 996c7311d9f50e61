import { routes } from "@/lib/routes";
import { SEEN, seenStamp } from "./seen";

/** The scheme whose rate stands in a calculator's address. */
export const SCHEME = "scheme";

/**
 * The calculator with a scheme's rate in it. The address says whose rate it is and when it was seen, so that whoever
 * opens it later learns what has changed.
 * @param rate % a year
 * @param readAt when the rate was read, in milliseconds
 * @param boxes others of the calculator's boxes, by their names
 */
export const emiAddress = (
  { rate, scheme, readAt }: { rate: number; scheme: string; readAt: number },
  boxes: Readonly<Record<string, string>> = {},
) =>
  `${routes.emiCalculator}?${new URLSearchParams({ rate: String(rate), ...boxes, [SCHEME]: scheme, [SEEN]: seenStamp(readAt) })}`;

/**
 * Whose rate the box holds and when it was seen, as the calculator's address `search` says it, to go behind the boxes
 * of the next address; "" where it is nobody's, or another one was typed.
 * @param rate what stands in the box
 */
export function schemePart(search: string, rate: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(SCHEME) || query.get("rate") !== rate.trim()) return "";
  const kept = [SCHEME, SEEN].flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return `&${new URLSearchParams(kept)}`;
}
