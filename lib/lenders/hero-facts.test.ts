import { heroFacts } from "./hero-facts";
import type { Lender, Scheme } from "./rows";
import { lender, scheme } from "./testing";

/** The facts of a lender with these schemes; `own` are an editor's words. */
const factsOf = (schemes: readonly Partial<Scheme>[], own: Partial<Lender> = {}) => {
  const one = lender(
    schemes.map((rest, index) => scheme({ id: `some-bank.${index}`, name: `Scheme ${index}`, ...rest })),
    own,
  );
  return heroFacts(one);
};
const unknown = { words: null, scope: null, rest: null };
const words = (text: string, scope: string | null = null, rest: string | null = null) => ({ words: text, scope, rest });

test("what no scheme and no editor says is unknown, and nothing else", () =>
  expect(factsOf([{ abroad: "none" }])).toEqual({
    time: unknown,
    fee: unknown,
    margin: unknown,
    earlyRepayment: unknown,
    unsecured: unknown,
    secured: unknown,
    collateral: unknown,
    countries: unknown,
  }));

test("a lender without a scheme has an editor's words, or none", () => {
  expect(factsOf([]).margin).toEqual(unknown);
  expect(factsOf([], { margin: "A tenth" }).margin).toEqual(words("A tenth"));
});

test.each<[string, Partial<Scheme>[], ReturnType<typeof words>]>([
  ["one limit", [{ unsecuredMax: 750_000 }], words("Up to ₹7.5 lakh")],
  ["the same in all", [{ unsecuredMax: 750_000 }, { unsecuredMax: 750_000 }], words("Up to ₹7.5 lakh")],
  [
    "a limit that hangs on something",
    [{ unsecuredMax: 4_000_000, unsecuredTopMax: 6_500_000, unsecuredTopIf: "the lender agrees" }],
    words("Up to ₹40 lakh; up to ₹65 lakh for some", null, "More only if the lender agrees"),
  ],
  ["only such a limit", [{ unsecuredTopMax: 10_000_000 }], words("Up to ₹1 crore for some")],
  [
    "different limits",
    [{ unsecuredMax: 750_000 }, { unsecuredMax: 1_500_000, unsecuredTopMax: 4_000_000 }],
    words("₹7.5 lakh to ₹15 lakh; up to ₹40 lakh for some", "by scheme"),
  ],
  ["one that lends nothing", [{ unsecuredMax: 0 }, { unsecuredMax: 3_000_000 }], words("Up to ₹30 lakh", "by scheme")],
  ["none that lends", [{ unsecuredMax: 0 }], words("Not lent")],
  ["one unknown", [{ unsecuredMax: 750_000 }, {}], words("Up to ₹7.5 lakh", "for 1 of 2 schemes")],
  [
    "another currency",
    [{ unsecuredMax: 750_000 }, { unsecuredMax: 50_000, currency: "USD" }],
    words("Up to ₹7.5 lakh", "for 1 of 2 schemes"),
  ],
])("unsecured: %s", (_what, schemes, fact) => expect(factsOf(schemes).unsecured).toEqual(fact));

test.each<[string, Partial<Scheme>[], ReturnType<typeof words>]>([
  [
    "a limit and terms",
    [{ securedMax: 30_000_000 }, { securityNote: "No upper limit" }],
    words("Up to ₹3 crore", "for 1 of 2 schemes"),
  ],
  ["terms alone", [{ securityNote: "No fixed maximum" }], words("No fixed maximum")],
  ["terms of one of two", [{ securityNote: "By need" }, {}], words("By need", "for 1 of 2 schemes")],
  ["different terms", [{ securityNote: "By need" }, { securityNote: "No maximum" }], words("By need", "by scheme")],
  [
    "a limit with a note",
    [{ securedMax: 5_000_000, securityNote: "No security is asked" }],
    words("Up to ₹50 lakh", null, "No security is asked"),
  ],
])("secured: %s", (_what, schemes, fact) => expect(factsOf(schemes).secured).toEqual(fact));

test.each<[string, Partial<Scheme>[], ReturnType<typeof words>]>([
  ["a share", [{ feePctMax: 2 }], words("Up to 2% + GST")],
  ["nothing", [{ feePctMax: 0 }], words("Nil")],
  ["nothing and a sum", [{ feeFlat: 0 }, { feeFlat: 10_000 }], words("Nil to ₹10,000 + GST", "by scheme")],
  ["two sums", [{ feeFlat: 700 }, { feeFlat: 10_000 }], words("₹700 + GST to ₹10,000 + GST", "by scheme")],
  ["a sum and a share", [{ feeFlat: 700 }, { feePctMax: 1 }], words("Up to 1% + GST", "by scheme")],
  [
    "the dearest begins above a limit",
    [{ feeFlat: 0 }, { feePctMax: 1, feeNilUpTo: 750_000 }],
    words("Nil up to ₹7.5 lakh; above, up to 1% + GST", "by scheme"),
  ],
  [
    "a note beside a share",
    [{ feePctMax: 4, feeNote: "Added to the loan" }],
    words("Up to 4% + GST", null, "Added to the loan"),
  ],
])("fee: %s", (_what, schemes, fact) => expect(factsOf(schemes).fee).toEqual(fact));

const BOTH = { inIndia: true, abroad: "any" } as const;
test.each<[string, Partial<Scheme>[], ReturnType<typeof words>]>([
  ["by place", [{ ...BOTH, marginIndiaPct: 5, marginAbroadPct: 15 }], words("5% in India, 15% abroad")],
  ["the same in both", [{ ...BOTH, marginIndiaPct: 0, marginAbroadPct: 0 }], words("Nil")],
  ["of one place alone", [{ ...BOTH, marginAbroadPct: 15 }], words("15% abroad")],
  [
    "of two schemes",
    [
      { ...BOTH, marginIndiaPct: 5, marginAbroadPct: 15 },
      { inIndia: true, abroad: "none", marginIndiaPct: 0 },
    ],
    words("Nil to 5% in India, 15% abroad"),
  ],
  [
    "with one note for all",
    [
      { abroad: "any", marginAbroadPct: 15, marginNote: "Nil up to ₹4 lakh" },
      { inIndia: true, abroad: "none", marginIndiaPct: 5, marginNote: "Nil up to ₹4 lakh" },
    ],
    words("5% in India, 15% abroad", null, "Nil up to ₹4 lakh"),
  ],
])("margin: %s", (_what, schemes, fact) => expect(factsOf(schemes).margin).toEqual(fact));

test("countries are those of all schemes together, named while they are few", () => {
  const india = { inIndia: true, abroad: "none" } as const;
  expect(factsOf([india, { abroad: "named", countries: ["US", "CA"] }]).countries).toEqual(
    words("India and USA, Canada"),
  );
  const many = ["US", "CA", "GB", "AU", "DE", "FR"];
  expect(factsOf([india, { abroad: "open", countries: many }]).countries).toEqual(
    words("India and 6 countries; for other countries ask"),
  );
  expect(factsOf([india, { abroad: "any" }, { abroad: "open" }]).countries).toEqual(words("India and abroad"));
});

test("a sentence of an editor's stands with its first part in front, and whole", () => {
  expect(factsOf([], { collateral: "Above ₹7.5 lakh; above ₹4 lakh by another page" }).collateral).toEqual(
    words("Above ₹7.5 lakh", null, "above ₹4 lakh by another page"),
  );
  expect(factsOf([], { loanProcessingTime: "Within 15 days" }).time).toEqual(words("Within 15 days"));
  expect(factsOf([], { processingFee: "Up to 1.5% + GST. Less for girls" }).fee).toEqual(
    words("Up to 1.5% + GST", null, "Less for girls"),
  );
});
