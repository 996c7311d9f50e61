import { routes } from "@/lib/routes";
import { SEEN, seenStamp } from "./seen";

export const SCHEME = "scheme";

/**
 * The calculator with a scheme's rate in it.
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
 * Whose rate the box holds, as `search` says it, for the next address; "" where it is nobody's. @param rate in the box
 */
export function schemePart(search: string, rate: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(SCHEME) || query.get("rate") !== rate.trim()) return "";
  const kept = [SCHEME, SEEN].flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return `&${new URLSearchParams(kept)}`;
}
