import { type LawRule, rulesThatHold } from "@/lib/law/rules";
import { type LenderThere } from "@/lib/lenders/abroad";
import { daysIn } from "@/lib/lenders/processing-time";
import { loanBackwards, offerSpan } from "./backwards";

const daysOf = (count: number | null) => (count === null ? null : ({ count, unit: "days" } as const));

type Asked = {
  /** YYYY-MM-DD, the day of the visa. */
  end: string;
  hold: number | null;
  transfer: number | null;
  rules: readonly LawRule[];
  today: string;
};
/** The last safe day with one lender; `handIn` null where a span is not known. */
export type LenderDay = Pick<LenderThere, "id" | "name" | "time"> & { handIn: string | null; isPast: boolean };

/** Backwards from the day of the visa: when the money must lie there and be paid out, whoever lends it. */
export function moneyDays({ end, hold, transfer, today }: Omit<Asked, "rules">) {
  const [there, paidOut] = loanBackwards(
    end,
    { hold: daysOf(hold), transfer: daysOf(transfer), offer: null, lender: null },
    today,
  );
  return { there: there!, paidOut: paidOut! };
}

/** The last safe day to hand in at each lender, by its own stated time; those with most time left first. */
export function lenderDays(lenders: readonly LenderThere[], { end, hold, transfer, rules, today }: Asked): LenderDay[] {
  const found = lenders.map(({ id, name, kind, time }) => {
    const days = daysIn(time);
    const spans = {
      ...{ hold: daysOf(hold), transfer: daysOf(transfer) },
      offer: offerSpan(rulesThatHold(rules, kind, today)),
      lender: daysOf(days === null ? null : Math.ceil(days)),
    };
    const last = loanBackwards(end, spans, today).at(-1)!;
    return { id, name, time, handIn: last.day, isPast: last.isPast };
  });
  return found.sort((a, b) => (b.handIn ?? "").localeCompare(a.handIn ?? "") || a.name.localeCompare(b.name));
}
