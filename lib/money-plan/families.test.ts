import fc from "fast-check";
import { seededRules } from "@/tests/factories/law-rules";
import type { Family } from "./family";
import { NOTHING, ofPaise, wholeRupees } from "./money";
import own from "./own-families.json";
import { isLoanFree, supportFor, type Support } from "./support";
import { type Remittance, tcsOf } from "./tcs";
import { EXAMPLES, sent, withoutLoan } from "./testing";

const rules = seededRules("plan");
const DAY = own.about.madeOn;
const read = { rules, today: DAY };

type Own = {
  id: string;
  label: string;
  base: "india" | "abroad";
  change?: Partial<Family>;
  loan?: Partial<NonNullable<Family["loan"]>>;
  tax?: Partial<Family["tax"]>;
  remittances?: Parameters<typeof sent>[0];
  today?: string;
  expected: {
    verdicts: Record<keyof Support, string>;
    tcsPaise?: number[];
    subsidisedLoan?: number;
    deduction?: number;
    lastTaxYear?: string;
  };
};

function familyOf({ base, change, loan, tax }: Own): Family {
  const whole = { ...own.bases[base], ...change } as Family;
  return { ...whole, loan: whole.loan && { ...whole.loan, ...loan }, tax: { ...whole.tax, ...tax } };
}
const FAMILIES = (own.families as unknown as Own[]).map((each) => ({ ...each, family: familyOf(each) }));

it("has more than twenty families of its own, each once", () => {
  expect(FAMILIES.length).toBeGreaterThanOrEqual(20);
  expect(new Set(FAMILIES.map(({ id }) => id)).size).toBe(FAMILIES.length);
});

it.each(FAMILIES)("$id: $label", ({ family, remittances = [], today = DAY, expected }) => {
  const support = supportFor(family, { rules, today });
  const verdicts = Object.fromEntries(Object.entries(support).map(([benefit, { verdict }]) => [benefit, verdict]));
  expect(verdicts).toEqual(expected.verdicts);
  expect(support.csis.subsidisedLoan).toBe(expected.subsidisedLoan ?? null);
  expect(support.s129.deduction).toBe(expected.deduction ?? null);
  expect(support.s129.lastTaxYear).toBe(expected.lastTaxYear ?? null);
  const tcs = tcsOf(sent(remittances), isLoanFree(family), { rules, today });
  const sums = expected.tcsPaise?.map(ofPaise);
  expect(tcs && [tcs.least, tcs.most]).toEqual(sums ?? null);
});

describe("of any family", () => {
  const some = fc.constantFrom(...[...FAMILIES, ...EXAMPLES].map(({ family }) => family));
  const transfer = fc.record<Remittance>({
    month: fc.constantFrom("2025-12", "2026-03", "2026-04", "2026-09", "2027-03", "2027-04"),
    remitter: fc.constantFrom("father", "mother", "student"),
    source: fc.constantFrom("own", "loan", "other"),
    amount: fc.integer({ min: 0, max: 5_000_000_000 }).map(ofPaise),
  });
  const transfers = fc.array(transfer, { maxLength: 8 });
  const free = fc.constantFrom(true, false, null);

  it("a smaller income never takes a subsidy away that asks for income alone", () => {
    fc.assert(
      fc.property(
        some,
        fc.integer({ min: 0, max: 3_000_000 }),
        fc.integer({ min: 0, max: 3_000_000 }),
        (family, a, b) => {
          const verdictAt = (income: number) => supportFor({ ...family, income }, read).csis.verdict;
          if (verdictAt(Math.max(a, b)) === "fits") expect(verdictAt(Math.min(a, b))).toBe("fits");
        },
      ),
    );
  });

  it("the full subsidy and the three points never fit together", () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 1_000_000 }), (family, income) => {
        const { csis, pmv3 } = supportFor({ ...family, income }, read);
        expect([csis.verdict, pmv3.verdict]).not.toEqual(["fits", "fits"]);
      }),
    );
  });

  it("without rules nothing fits, and no sum is told", () => {
    fc.assert(
      fc.property(some, transfers, free, (family, money, isFree) => {
        const support = supportFor(family, { rules: [], today: DAY });
        expect(Object.values(support).map(({ verdict }) => verdict)).toEqual(Array(6).fill("cannotTell"));
        expect([support.csis.subsidisedLoan, support.s129.deduction, support.s129.lastTaxYear]).toEqual([
          null,
          null,
          null,
        ]);
        if (money.some(({ source }) => source === "own"))
          expect(tcsOf(money, isFree, { rules: [], today: DAY })).toBeNull();
      }),
    );
  });

  it("what is not said never makes a verdict surer of the opposite", () => {
    const keys = ["place", "level", "isTechnicalOrProfessional", "isAccredited", "isListed", "seat", "income"] as const;
    fc.assert(
      fc.property(some, fc.constantFrom(...keys), (family, key) => {
        const [said, unsaid] = [supportFor(family, read), supportFor({ ...family, [key]: null }, read)];
        for (const benefit of ["csis", "pmvLoan", "pmvGuarantee", "ambedkar", "s129"] as const)
          expect(["cannotTell", said[benefit].verdict]).toContain(unsaid[benefit].verdict);
      }),
    );
  });

  it("TCS is never more with a loan than without, nor less than nothing, and grows with what is sent", () => {
    fc.assert(
      fc.property(transfers, free, transfer, (money, isFree, more) => {
        const tcs = tcsOf(money, isFree, read)!;
        expect(tcs.least >= NOTHING && tcs.least <= tcs.most).toBe(true);
        expect(tcs.most <= tcsOf(withoutLoan(money), isFree, read)!.most).toBe(true);
        expect(tcsOf([...money, more], isFree, read)!.most >= tcs.most).toBe(true);
      }),
    );
  });

  it("TCS of own money alone is one sum, in whatever order it was typed", () => {
    fc.assert(
      fc.property(transfers, (money) => {
        const ownMoney = withoutLoan(money);
        const tcs = tcsOf(ownMoney, true, read)!;
        expect(tcs.least).toBe(tcs.most);
        expect(tcsOf([...ownMoney].reverse(), true, read)!.most).toBe(tcs.most);
        const byYear = [...tcs.byTaxYear.values()].reduce((total, { most }) => total + most, NOTHING);
        expect(byYear).toBe(tcs.most);
      }),
    );
  });
});

it("shows half a rupee as the rupee above", () => {
  expect([49, 50, 149, 150].map((paise) => wholeRupees(ofPaise(paise)))).toEqual([0, 1, 1, 2]);
});
