import { seededRules } from "@/tests/factories/law-rules";
import { checkOffer, countVerdicts, interestDeduction } from "./check";
import { cashOf, chargesOf, figuresOf, internalRate, netOf, toPaise } from "./figures";
import { known, offerProblems } from "./offer";
import { offerSchema } from "./schema";
import { EXAMPLES } from "./testing";

const rules = seededRules("offer");
const VERDICTS: Record<string, string> = {
  fits: "fits",
  "does not fit": "doesNotFit",
  "cannot be seen": "cannotBeSeen",
};

describe.each(EXAMPLES)("the given paper $id: $title", ({ offer, checkedOn, expected, sums }) => {
  const findings = checkOffer(offer, checkedOn, { rules });

  it("gets each verdict, and no other", () => {
    const told = Object.fromEntries(findings.map(({ id, verdict }) => [id, verdict]));
    const given = Object.entries(expected.verdicts).map(([id, verdict]) => [id, VERDICTS[verdict]]);
    expect(told).toEqual(Object.fromEntries(given));
    const { fits, doesNotFit, cannotBeSeen } = countVerdicts(findings);
    expect({ fits, "does not fit": doesNotFit, "cannot be seen": cannotBeSeen }).toEqual(expected.count);
  });

  it("has a sentence for the lender wherever a rule does not fit, and a dated source behind each rule", () => {
    for (const { id, verdict, ask, rule } of findings) {
      if (verdict === "doesNotFit") expect([id, ask]).toEqual([id, expect.stringMatching(/\.$/)]);
      if (verdict === "fits") expect(ask).toBeNull();
      expect([id, rule?.sourceDate]).toEqual([id, expect.stringMatching(/^\d{4}-/)]);
    }
  });

  it("comes to the same figures, to the paisa", () => {
    const told: Record<string, unknown> = expected.figures;
    const figures = figuresOf(offer)!;
    const { repayment: back, terms, way } = figures;
    const [charges, net, cash] = [chargesOf(offer, "kfs"), netOf(offer)!, cashOf(offer)!];
    const rounded = Math.round(back.instalment);
    const isKnown = charges.total !== undefined;
    const or = (value: number | undefined) => (isKnown ? value : "unknown");
    const ours: Record<string, unknown> = {
      sanctioned: terms.sanctioned,
      balanceAtRepaymentStart: back.balance,
      epi: back.instalment,
      epiRounded: rounded,
      studyPayments: back.studyPayments,
      totalInterest: back.totalInterest,
      totalPaid: back.totalPaid,
      totalPaidWithRoundedEpi: toPaise(back.studyPayments + rounded * terms.instalments),
      firstStudyPayment: figures.studyPayments?.first,
      lastStudyPayment: figures.studyPayments?.last,
      charges: or(charges.total),
      chargesAtLeast: charges.atLeast,
      net: or(net.exact),
      netAtMost: net.atMost,
      cashToCollege: or(cash.exact),
      cashToCollegeAtMost: cash.atMost,
      paidByHand: charges.byHand,
      aprPct: or(figures.apr),
      aprPctAtLeast: figures.aprAtLeast,
      aprPctFromRoundedEpi: internalRate(terms, way, charges.atLeast, rounded),
      plus25bps: figures.quarterPointMore && {
        epi: figures.quarterPointMore.instalment,
        number: figures.quarterPointMore.number,
      },
    };
    expect(ours).toEqual({ ...ours, ...told });
    expect(known(offer.sanctioned)).toBe(sums.sanctioned);
  });

  it("says whether the interest can be deducted", () => {
    const { answer } = interestDeduction(offer, checkedOn, { rules });
    expect(expected.section129Lender).toMatch({ yes: /^yes/, no: /^no/, ask: /ask/ }[answer]);
  });

  it("is an offer that can be typed and kept", () => {
    expect(offerProblems(offer, checkedOn)).toEqual([]);
    expect(offerSchema(checkedOn).parse(offer)).toEqual(offer);
  });
});
