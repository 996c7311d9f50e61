import fc from "fast-check";
import { factsOn } from "@/lib/countries/facts";
import { addDays, daysBetween } from "@/lib/dates/calendar";
import { addWorkingDays, workingDaysBefore } from "@/lib/law/working-days";
import { rulesThatHold } from "@/lib/law/rules";
import { seededFacts } from "@/tests/factories/dated-facts";
import { seededRules } from "@/tests/factories/law-rules";
import { backwards, holdSpan, loanBackwards, offerSpan, type LoanSpans, type Span } from "./backwards";
import worked from "./calendars.json";

const TODAY = worked.about.today;

function spanOf(told: string | null): Span {
  const [count, unit] = told?.split(" ") ?? [];
  return count && unit ? { count: Number(count), unit: unit as NonNullable<Span>["unit"] } : null;
}
const spansOf = ({ hold, transfer, offer, lender }: Record<keyof LoanSpans, string | null>): LoanSpans => ({
  ...{ hold: spanOf(hold), transfer: spanOf(transfer) },
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

it("takes spans from dated facts and rules alone, and none past their review", () => {
  const facts = seededFacts();
  const of = (country: string, today = TODAY) => holdSpan(factsOn(facts, country, { today }));
  expect(of("GB")).toEqual({ count: 28, unit: "days" });
  expect(of("GB", "2027-02-26")).toBeNull();
  expect([of("DE"), of("CA")]).toEqual([null, null]);
  const rules = seededRules("plan");
  expect(offerSpan(rulesThatHold(rules, "publicBank", TODAY))).toEqual({ count: 3, unit: "workingDays" });
  expect(offerSpan(rulesThatHold(rules, "foreignLender", TODAY))).toBeNull();
});
