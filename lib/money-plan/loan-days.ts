import type { LawRule } from "@/lib/law/rules";
import { type LenderThere } from "@/lib/lenders/abroad";
import { daysIn, ownTime } from "@/lib/lenders/processing-time";
import { loanBackwards, offerSpan } from "./backwards";

const daysOf = (count: number | null) => (count === null ? null : ({ count, unit: "days" } as const));

type Asked = {
  /** YYYY-MM-DD, the day of the visa. */
  end: string;
  hold: number | null;
  transfer: number | null;
  /** From the student's yes to the payout. */
  payout: number | null;
  rules: readonly LawRule[];
  today: string;
};
/** The last safe day with one lender; `handIn` null where a span is not known. */
export type LenderDay = Pick<LenderThere, "id" | "name" | "time" | "timeDated"> & {
  handIn: string | null;
  isPast: boolean;
};

/**
 * Backwards from the day of the visa: when own money must lie there, and a loan be paid out and agreed to.
 * @param own days that own money must lie there
 */
export function moneyDays({ end, own, hold, transfer, payout, today }: Omit<Asked, "rules"> & { own: number | null }) {
  const spans = { transfer: daysOf(transfer), payout: daysOf(payout), offer: null, lender: null };
  const [there] = loanBackwards(end, { ...spans, hold: daysOf(own) }, today);
  const [, paidOut, accepted] = loanBackwards(end, { ...spans, hold: daysOf(hold) }, today);
  return { there: there!, paidOut: paidOut!, accepted: accepted! };
}

/**
 * The last safe day to hand in at each lender, by its own stated time, in the order of names: a later day is no better
 * lender. What others say of it gives no day.
 */
export function lenderDays(
  lenders: readonly LenderThere[],
  { end, hold, transfer, payout, rules, today }: Asked,
): LenderDay[] {
  const found = lenders.map(({ id, name, kind, time, timeDated }) => {
    const days = daysIn(ownTime(time));
    const spans = {
      ...{ hold: daysOf(hold), transfer: daysOf(transfer), payout: daysOf(payout) },
      offer: offerSpan(rules, kind, today),
      lender: daysOf(days === null ? null : Math.ceil(days)),
    };
    const last = loanBackwards(end, spans, today).at(-1)!;
    return { id, name, time, timeDated, handIn: last.day, isPast: last.isPast };
  });
  return found.sort((a, b) => a.name.localeCompare(b.name));
}
