import fc from "fast-check";
import { sum, wholeRupees } from "./money";
import { planMoney } from "./plan";
import { readDraft } from "./read-draft";
import { semestersOf } from "./semesters";
import { seededCountry } from "./testing";

const TODAY = "2026-11-28";
const DE = seededCountry("DE", TODAY);

it("tells who pays in each half-year, and what nobody pays", () => {
  const { plan } = readDraft(
    {
      ...{ country: "DE", rate: "100", start: "2027-10-01", years: "1", tuition: "3000", living: "10000", fees: "100" },
      ...{ visaDay: "2027-07-01", savings: "5,00,000", loan: "3,00,000", isSanctioned: "yes" },
    },
    DE,
    TODAY,
  );
  const halves = semestersOf(plan!, planMoney(plan!), "2027-10-01");
  expect(
    halves.map(({ half, parts: { family, loan, unpaid } }) => [half, ...[family, loan, unpaid].map(wholeRupees)]),
  ).toEqual([
    // Before the course: 100 euros of fees and 10,000 into the account; the loan comes late for a part of it.
    [0, 500_000, 300_000, 210_000],
    [1, 0, 0, 300_000],
  ]);
});

it("loses nothing of the total, whatever is typed", () => {
  const amount = fc.integer({ min: 0, max: 90_000 }).map(String);
  fc.assert(
    fc.property(amount, amount, amount, fc.integer({ min: 1, max: 5 }), (tuition, living, savings, years) => {
      const draft = {
        country: "DE",
        rate: "97.5",
        start: "2027-08-31",
        tuition,
        living,
        savings,
        years: String(years),
      };
      const { plan } = readDraft(draft, DE, TODAY);
      if (!plan) return;
      const result = planMoney(plan);
      const halves = semestersOf(plan, result, draft.start);
      expect(sum(halves.flatMap(({ parts }) => Object.values(parts)))).toBe(result.total);
      expect(halves.length).toBeLessThanOrEqual(2 * years + 1);
    }),
  );
});
