import fc from "fast-check";
import { addDays, daysBetween } from "@/lib/dates/calendar";
import { addWorkingDays, workingDaysBefore } from "@/lib/law/working-days";
import { seededRules } from "@/tests/factories/law-rules";
import { backwards, loanBackwards, offerSpan, type LoanSpans, type Span } from "./backwards";
import worked from "./calendars.json";

const TODAY = worked.about.today;

function spanOf(told: string | null): Span {
  const [count, unit] = told?.split(" ") ?? [];
  return count && unit ? { count: Number(count), unit: unit as NonNullable<Span>["unit"] } : null;
}
const spansOf = ({ hold, transfer, payout, offer, lender }: Record<keyof LoanSpans, string | null>): LoanSpans => ({
  ...{ hold: spanOf(hold), transfer: spanOf(transfer), payout: spanOf(payout) },
  ...{ offer: spanOf(offer), lender: spanOf(lender) },
});

it("has at least fifteen calendars", () => expect(worked.calendars.length).toBeGreaterThanOrEqual(15));

it.each(worked.calendars)("$label", ({ end, spans, days, past = [] }) => {
  const found = loanBackwards(end, spansOf(spans), TODAY);
  expect(found.map(({ day }) => day)).toEqual(days);
  expect(found.flatMap(({ id, isPast }) => (isPast ? id : []))).toEqual(past);
});

const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays("2026-01-01", days));

it("counts working days backwards as forwards: that many have passed, and from a day later they have not", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 40 }), (end, count) => {
      const first = workingDaysBefore(end, count);
      expect(addWorkingDays(first, count) <= end).toBe(true);
      if (count > 0) expect(addWorkingDays(addDays(first, 1), count) > end).toBe(true);
    }),
  );
});

it("never comes later by a longer span, and knows nothing behind what it does not know", () => {
  const span = fc.option(
    fc.record({
      count: fc.integer({ min: 0, max: 60 }),
      unit: fc.constantFrom("days" as const, "workingDays" as const, "months" as const),
    }),
  );
  const steps = fc.array(
    span.map((told) => ({ id: "step", span: told })),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(day, steps, (end, all) => {
      const found = backwards(end, all, TODAY);
      const unknown = all.findIndex((step) => step.span === null);
      found.forEach((step, index) => {
        expect(step.day === null).toBe(unknown >= 0 && index >= unknown);
        const before = index === 0 ? end : found[index - 1]!.day;
        if (step.day && before) expect(daysBetween(step.day, before)).toBeGreaterThanOrEqual(0);
      });
    }),
  );
});

it.each([-1, 0.5, NaN])("takes no span of %p", (count) => {
  expect(() => backwards("2027-01-01", [{ id: "step", span: { count, unit: "days" } }], TODAY)).toThrow(RangeError);
});

it("never ends at a bank on a Sunday, a second or fourth Saturday or a national holiday", () => {
  const days = (count: number) => ({ count, unit: "days" as const });
  fc.assert(
    fc.property(day, fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 5, maxLength: 5 }), (end, counts) => {
      const [hold, transfer, payout, offer, lender] = counts.map(days);
      const spans = { hold: hold!, transfer: transfer!, payout: payout!, offer: offer!, lender: lender! };
      for (const { id, day: on } of loanBackwards(end, spans, TODAY)) {
        if (id === "moneyThere") continue;
        const [weekday, date] = [new Date(`${on}T00:00:00Z`).getUTCDay(), Number(on!.slice(8))];
        const isOff = weekday === 0 || (weekday === 6 && [2, 4].includes(Math.ceil(date / 7)));
        expect([on, isOff || ["01-26", "08-15", "10-02"].includes(on!.slice(5))]).toEqual([on, false]);
      }
    }),
  );
});

it("takes the days of the offer from the rule alone: none where it does not hold, unknown past its review", () => {
  const rules = seededRules("plan");
  expect(offerSpan(rules, "publicBank", TODAY)).toEqual({ count: 3, unit: "workingDays" });
  // kfs-validity-3wd names public and private banks and finance companies.
  expect(offerSpan(rules, "cooperativeBank", TODAY)).toEqual({ count: 0, unit: "workingDays" });
  expect(offerSpan(rules, "foreignLender", TODAY)).toEqual({ count: 0, unit: "workingDays" });
  // It is to be read again by 31 May 2027.
  expect(offerSpan(rules, "publicBank", "2027-06-01")).toBeNull();
  expect(offerSpan([], "publicBank", TODAY)).toBeNull();
});
