import { check } from "./check";
import { rulebookOfSeed, STUDENT } from "./testing";
import { ledger, sum, yearlyCost } from "./testing-ledger";

const CRORE = 10_000_000;
const GST = 1.18;

/**
 * ₹1 crore with security for a master's in the United States, as the lenders' pages that the seed names have it: the
 * lowest rate in % a year for a loan of that size, and the highest fee in rupees. Read off the pages, not the engine.
 */
const PUBLISHED: Readonly<Record<string, [pct: number, fee: number]>> = {
  "state-bank-of-india.global-ed-vantage": [8.65, 10_000 * GST],
  "union-bank-of-india.education": [9, 0],
  "bank-of-baroda.scholar": [9.2, 10_000 * GST],
  "icici-bank.abroad": [9.25, 0.02 * CRORE * GST],
  "idfc-first-bank.abroad": [9.5, 0.015 * CRORE * GST],
  "tata-capital.education-loan": [9.5, 0.02 * CRORE * GST],
  "hdfc-bank.abroad": [10.5, 0.01 * CRORE * GST],
  "bank-of-india.abroad": [10.85, 20_000 * GST],
  "punjab-and-sind-bank.model": [9.2, 0],
  "cosmos-bank.abroad": [8.9, 0.005 * CRORE * GST],
  "saraswat-bank.saraswati-abroad": [9, 25_000 * GST],
  "karur-vysya-bank.secured": [9.99, 10_000 * GST],
  "south-indian-bank.global-education": [9.5, 0.01 * CRORE * GST],
  "incred.education-loan": [11.2, 0.01 * CRORE * GST],
  "punjab-national-bank.udaan": [8.35, 700 * GST],
  "credila.education-loan": [9.75, 0.0125 * CRORE * GST],
  "auxilo.education-loan": [10.25, 0.02 * CRORE * GST],
  "avanse.abroad": [10.25, 0.02 * CRORE * GST],
  "uco-bank.education-loan": [11.2, 0],
  "propelld.abroad": [11.5, 0.02 * CRORE * GST],
};
const MONTHS = 120;
const STUDY = 24 + 6;

const asked = {
  ...STUDENT,
  amount: CRORE,
  security: true,
  admission: "confirmed_admission",
  premier: "no",
  years: MONTHS / 12,
} as const;

/** What each costs by a month-by-month ledger of the test's own, over equal months. */
const ledgers = new Map(
  Object.entries(PUBLISHED).map(([id, [pct, fee]]) => {
    const flows = ledger({ amount: CRORE, pct, study: STUDY, months: MONTHS });
    const apr = fee === 0 ? pct : yearlyCost(CRORE - fee, flows[0]!.paid, STUDY, MONTHS);
    return [id, { total: sum(flows) + fee, apr }] as const;
  }),
);

it.each(["apr", "total"] as const)("₹1 crore with security is ordered as a ledger orders it, by %s", (order) => {
  const { comparedMonths, fits, onlyIf } = check(rulebookOfSeed(), asked, {}, order);
  expect(comparedMonths).toBe(MONTHS);
  const counted = [fits, onlyIf].map((list) => list.filter(({ cost }) => cost.unknown === null));
  expect(counted.flat().map(({ scheme }) => scheme.id)).toHaveLength(ledgers.size);
  for (const list of counted) {
    const ids = list.map(({ scheme }) => scheme.id);
    expect(list.map(({ cost }) => cost.compared![order]!.toFixed(2))).toEqual(
      ids.map((id) => ledgers.get(id)![order].toFixed(2)),
    );
    expect(ids).toEqual(ids.toSorted((a, b) => ledgers.get(a)![order] - ledgers.get(b)![order]));
  }
});
