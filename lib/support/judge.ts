import { type SupportScheme, figuresOf, tellingOf } from "./schemes";

/** What a reader says about themselves; blank is "not said". Nothing of it is sent, kept or put into an address. */
export type SupportAnswers = {
  /** The code of the state. */
  state: string;
  place: "" | "india" | "abroad";
  /** Whole rupees a year of the family; null where not said. */
  income: number | null;
};
export type SupportReason = "state" | "place" | "income" | "unconfirmed";
export type SupportVerdict = {
  /** `closed`: named to warn only. `mayAsk` is never "gets": the rest of its conditions stand in words. */
  verdict: "mayAsk" | "cannotTell" | "doesNotFit" | "closed";
  reasons: readonly SupportReason[];
};

/**
 * What of a scheme's rows is a figure or a list is compared; the rest is for the reader. A limit counts itself.
 * @param today YYYY-MM-DD, by which sources are to be read again
 */
export function judgeSupport(scheme: SupportScheme, answers: SupportAnswers, today: string): SupportVerdict {
  const telling = tellingOf(scheme, today);
  if (telling === "warning") return { verdict: "closed", reasons: [] };
  const { incomeMax } = figuresOf(scheme, today);
  const met: readonly (readonly [SupportReason, boolean | null])[] = [
    ["state", scheme.state === "" ? true : answers.state === "" ? null : answers.state === scheme.state],
    ["place", scheme.place === "any" ? true : answers.place === "" ? null : answers.place === scheme.place],
    ["income", incomeMax === null ? true : answers.income === null ? null : answers.income <= incomeMax],
    ["unconfirmed", telling === "mayAsk" ? true : null],
  ];
  const failed = met.flatMap(([reason, is]) => (is === false ? reason : []));
  if (failed.length > 0) return { verdict: "doesNotFit", reasons: failed };
  const open = met.flatMap(([reason, is]) => (is === null ? reason : []));
  return open.length > 0 ? { verdict: "cannotTell", reasons: open } : { verdict: "mayAsk", reasons: [] };
}
