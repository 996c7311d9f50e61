import { addDays } from "@/lib/dates/calendar";
import { datesFit, yearsFit } from "@/lib/papers/dates-fit";
import type { Period, Stated } from "@/lib/papers/dates-in";
import type { ReadField } from "./fields";
import { SLOTS } from "./kinds";
import type { NameFit } from "./names";
import type { Seen } from "./look";
import { type Reason, REASONS } from "./reasons";

/** `missing`: months or years of income that are wanted beside those that are there; of gaps, their days. */
export type Verdict =
  | { verdict: "fits" }
  | { verdict: "check"; reasons: [Reason, ...Reason[]]; missing: string[] }
  | { verdict: "cannotTell" };

/** Days before today on which a bill may have been written. */
const BILL_DAYS = 62;
/** Days after its upload at which a stated period may end. */
const AHEAD = 31;

/**
 * Whether a paper is what lenders ask for in this slot. In doubt nobody can tell: a false "fits" is the worst answer.
 * It shows nothing that came after its upload: waiting makes it older, and no doubt smaller.
 * @param name whose it is; null where the paper names nobody @param today and `uploadedOn`: YYYY-MM-DD
 */
export function verdictOf(
  seen: Seen,
  name: NameFit | null,
  field: ReadField,
  today: string,
  uploadedOn = today,
): Verdict {
  const slot = SLOTS[field];
  if (seen.kind === "unknown" || seen.kind === "scan") return { verdict: "cannotTell" };
  if (!slot.kinds.includes(seen.kind)) {
    // What is wanted may stand behind it.
    const isThere = seen.others.some((kind) => slot.kinds.includes(kind));
    return isThere || !seen.isSure ? { verdict: "cannotTell" } : check(["otherKind"]);
  }
  if (slot.account && seen.account && seen.account !== slot.account) return check(["otherKind"]);
  const isMixed = seen.others.some((kind) => !slot.kinds.includes(kind) && !slot.besides?.includes(kind));
  const dates = datesOf(seen, field, { today, uploadedOn });
  const isSure = seen.isSure && !isMixed && dates !== null;
  const reasons = new Set<Reason>(dates && isSure ? dates.reasons : []);
  if (name === "no" || (name === "family" && !slot.names.includes("family"))) reasons.add("otherPerson");
  else if (isSure && (name === null || !slot.names.includes(name))) reasons.add("nameUnsure");
  if (seen.lacksPages) reasons.add("pagesMissing");
  const ordered = REASONS.filter((reason) => reasons.has(reason));
  if (ordered.length > 0) return check(ordered, isSure ? dates!.missing : []);
  return isSure ? { verdict: "fits" } : { verdict: "cannotTell" };
}

const check = (reasons: Reason[], missing: string[] = []): Verdict => ({
  verdict: "check",
  reasons: reasons as [Reason, ...Reason[]],
  missing,
});

type Days = { today: string; uploadedOn: string };
type Dates = { reasons: Reason[]; missing: string[] };
const FINE: Dates = { reasons: [], missing: [] };
const missingOf = (reason: Reason, missing: string[]): Dates => ({
  reasons: missing.length > 0 ? [reason] : [],
  missing,
});

/** Null where the paper does not say what is asked for. */
function datesOf(seen: Seen, field: ReadField, { today, uploadedOn }: Days): Dates | null {
  switch (seen.kind) {
    case "bankStatement":
      return periodsOf(seen, field, { today, uploadedOn });
    case "payslip": {
      const fit = datesFit(
        field,
        seen.months.map((month) => ({ month })),
        today,
      );
      return fit && "missing" in fit && seen.months.at(-1)! <= uploadedOn.slice(0, 7)
        ? missingOf("monthMissing", fit.missing)
        : null;
    }
    case "itrAcknowledgement":
      return haveEnded(seen.years, uploadedOn) ? missingOf("yearMissing", yearsFit(field, seen.years, today)) : null;
    case "form16": {
      if (!haveEnded(seen.years, uploadedOn)) return null;
      const { reasons, missing } = missingOf("yearMissing", yearsFit(field, seen.years, today));
      return { reasons: seen.halfYears.length > 0 ? [...reasons, "partMissing"] : reasons, missing };
    }
    case "utilityBill":
      if (seen.day === null || seen.day > uploadedOn) return null;
      return { reasons: addDays(seen.day, BILL_DAYS) < today ? ["periodOld"] : [], missing: [] };
    case "gstRegistration":
    case "udyam":
    case "tradeLicence":
      return { reasons: seen.day !== null && seen.day < today ? ["periodOld"] : [], missing: [] };
    case "offerLetter":
    case "applicationLetter":
      // The course's end may lie ahead where its beginning does not.
      return (seen.years[0] ?? today) < today.slice(0, 4) || (seen.day ?? today) < today ? null : FINE;
    default:
      return FINE;
  }
}

/** A year that was not over was misread; none at all is none. */
const haveEnded = (years: readonly string[], uploadedOn: string) =>
  years.length > 0 && years.every((year) => `${Number(year.slice(0, 4)) + 1}-03-31` < uploadedOn);

/** The last day of which a paper shows something. */
export const endOf = ({ to }: Period, uploadedOn: string) => (to < uploadedOn ? to : uploadedOn);

function periodsOf({ periods, byLines }: Seen, field: ReadField, { today, uploadedOn }: Days): Dates | null {
  const latest = addDays(uploadedOn, AHEAD);
  const isAhead = ({ from, to }: Period) => from > uploadedOn || to > latest;
  if (periods.length === 0 || periods.some(isAhead)) return null;
  const stated = periods.map((period): Stated => ({
    period: { from: period.from, to: endOf(period, uploadedOn) },
    ...(byLines && { byLines: true as const }),
  }));
  const fit = datesFit(field, stated, today);
  if (!fit || !("gaps" in fit)) return null;
  const reasons: Reason[] = [];
  if (fit.gaps.length > 0) reasons.push("periodGap");
  if (fit.isOld) reasons.push("periodOld");
  if (fit.isShort) reasons.push("periodShort");
  return { reasons, missing: [] };
}
