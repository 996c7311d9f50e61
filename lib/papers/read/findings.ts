import { dayOf } from "@/lib/dates/calendar";
import type { ReadField } from "./fields";
import { WITH_TIME } from "./reasons";
import { seenOf } from "./stored";
import { type Verdict, verdictOf } from "./verdict";
import { type Reader, seenWords, verdictWords } from "./words";

/** The columns of a file's row that say what was seen of it; `createdAt` is its upload. */
export type SeenColumns = { createdAt: Date; seenKind: string | null; seen: unknown; saidRightOn: Date | null };

/** `isSaidRight`: the student said so of all that is wrong with it. `seen` and `words` are sentences for the page. */
export type Findings = Verdict & { seen: string; words: string[]; isSaidRight: boolean };

/** What is to be told of a paper that was looked at. @param today YYYY-MM-DD */
export function findingsOf(row: SeenColumns, field: ReadField, today: string, reader: Reader = "student"): Findings {
  const seen = seenOf(row.seen);
  const verdict = verdictOn(row, field, today);
  return {
    ...verdict,
    seen: seenWords(seen),
    words: verdictWords(verdict, seen, field, { reader, today, uploadedOn: dayOf(row.createdAt) }),
    isSaidRight:
      row.saidRightOn !== null && !isWorse(verdict, verdictOn(row, field, row.saidRightOn.toISOString().slice(0, 10))),
  };
}

/** Whether a paper was recent enough on the day of its upload, and is not today (YYYY-MM-DD). */
export function hasAged(row: SeenColumns, field: ReadField, today: string): boolean {
  const before = verdictOn(row, field, dayOf(row.createdAt));
  return before.verdict !== "cannotTell" && !isOld(before) && isOld(verdictOn(row, field, today));
}

const isOld = (verdict: Verdict) =>
  verdict.verdict === "check" && verdict.reasons.some((reason) => WITH_TIME.includes(reason));

function verdictOn({ seen: json, createdAt }: SeenColumns, field: ReadField, day: string): Verdict {
  const seen = seenOf(json);
  return seen ? verdictOf(seen, seen.name, field, day, dayOf(createdAt)) : { verdict: "cannotTell" };
}

/** Whether a reason, a month or a year lacks now that did not lack before. */
function isWorse(now: Verdict, before: Verdict): boolean {
  if (now.verdict !== "check") return false;
  if (before.verdict !== "check") return true;
  const isNew = (reason: string) => !([...before.reasons, ...before.missing] as string[]).includes(reason);
  return [...now.reasons, ...now.missing].some(isNew);
}
