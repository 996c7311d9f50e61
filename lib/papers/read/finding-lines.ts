import { t } from "@/lib/messages/text";
import type { Findings } from "./findings";
import type { Reader } from "./words";

/** Said once, to others, beside what was seen of papers. */
export const readByMachine = () =>
  t("reading.byMachine", "What stands under a paper was read by machine. Please look at the paper itself.");

/** What was seen of a paper, as the lines of a list; none where nobody looked. @param reader whom `findings` is for */
export function findingLines(findings: Findings | null, reader: Reader): string[] {
  if (!findings) return [];
  const { verdict, isSaidRight, words } = findings;
  const seen = findings.seen ? [findings.seen] : [];
  if (verdict === "fits") return seen;
  if (verdict === "cannotTell" || !isSaidRight) return [...seen, ...words];
  return reader === "student"
    ? [...seen, t("reading.saidRight", "You said: it is right.")]
    : [...seen, ...words, t("reading.studentSaid", "The student says: it is right.")];
}
