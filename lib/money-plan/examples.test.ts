import { seededRules } from "@/tests/factories/law-rules";
import { wholeRupees } from "./money";
import { isLoanFree, supportFor } from "./support";
import { tcsOf } from "./tcs";
import { EXAMPLES, EXAMPLES_DAY, withoutLoan } from "./testing";

const read = { rules: seededRules("plan"), today: EXAMPLES_DAY };
const VERDICTS: Record<string, string> = { fits: "fits", "does not fit": "doesNotFit", "cannot tell": "cannotTell" };
const BENEFITS = ["csis", "pmvLoan", "pmv3", "pmvGuarantee", "ambedkar", "s129"] as const;

it("has all the given families", () => expect(EXAMPLES).toHaveLength(8));

describe.each(EXAMPLES)("the given family $id: $label", ({ family, remittances, expected }) => {
  const support = supportFor(family, read);
  const loanIsFree = isLoanFree(family);

  it.each(BENEFITS)("%s gets the verdict that was reasoned, by the same rules", (benefit) => {
    const { verdict, conditions } = support[benefit];
    expect(verdict).toBe(VERDICTS[expected[benefit].verdict]);
    const deciding = verdict === "doesNotFit" ? conditions.filter(({ met }) => met === false) : conditions;
    // That new students are taken is told beside the verdict, and no condition of it.
    const reasons = expected[benefit].rules.filter((rule) => rule !== "csis-2026-27");
    expect(deciding.map(({ rule }) => rule)).toEqual(expect.arrayContaining(reasons));
  });

  it("tells the same sums, to the rupee", () => {
    expect(support.csis.subsidisedLoan).toBe(expected.csis.subsidisedLoan ?? null);
    expect(support.csis.isOpen).toBeNull();
    expect(support.s129.deduction).toBe(expected.s129.deduction ?? null);
    expect(support.s129.lastTaxYear).toBe(expected.s129.lastTaxYear ?? null);
    expect(support.s129.condition !== null).toBe(expected.s129.condition !== undefined);
  });

  it.each(["asPlanned", "withoutLoan", "allFromQualifyingLoan"] as const)("collects the same TCS %s", (way) => {
    const sent = {
      asPlanned: remittances,
      withoutLoan: withoutLoan(remittances),
      allFromQualifyingLoan: remittances.map((each) => ({ ...each, source: "loan" as const })),
    }[way];
    const tcs = tcsOf(sent, way === "allFromQualifyingLoan" ? true : loanIsFree, read)!;
    const { rupees, byTaxYear, ifLoanMoneyDoesNotCount, ifItCounts } = expected.tcs[way];
    const [low, high] = typeof rupees === "number" ? [rupees, rupees] : [ifLoanMoneyDoesNotCount, ifItCounts];
    expect([wholeRupees(tcs.least), wholeRupees(tcs.most)]).toEqual([low, high]);
    if (byTaxYear)
      expect(Object.fromEntries([...tcs.byTaxYear].map(([year, { most }]) => [year, wholeRupees(most)]))).toEqual(
        byTaxYear,
      );
  });
});
