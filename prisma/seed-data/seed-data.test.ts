import { existsSync } from "node:fs";
import { join } from "node:path";
import { COUNTRIES, flagPath } from "./countries";
import { FAQS } from "./faqs";
import { LENDERS } from "./lenders";
import { placeOf } from "./pin-codes";
import { tidyName, universitiesOf } from "./universities";

const lender = (id: string) => {
  const found = LENDERS.find(({ facts }) => facts.id === id);
  if (!found) throw new Error(`No lender ${id}`);
  return found;
};

/** Every string inside a value, however deep. */
const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(stringsIn)
      : [];

describe.each(LENDERS.map((each) => [each.facts.id, each] as const))("%s", (_, { facts, texts, rules }) => {
  it("has every part of its page, and at least three questions", () => {
    for (const part of [
      texts.eligibility,
      texts.benefits,
      texts.applyBenefits,
      texts.documents,
      texts.loanRepayment,
      rules,
    ]) {
      expect(part.length).toBeGreaterThanOrEqual(2);
    }
    expect(facts.sources.length).toBeGreaterThanOrEqual(1);
    expect(texts.howToApply).toHaveLength(6);
    expect(texts.faqs.length).toBeGreaterThanOrEqual(3);
    expect(facts.interestRate).toBeTruthy();
    expect(facts.initials).toMatch(/^[A-Z]{2,3}$/);
  });

  it("has no empty, untrimmed or dashed text", () => {
    for (const text of stringsIn([facts, texts, rules])) {
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/^$|^[-–—]$|\n\n|  |undefined|null|NaN/);
    }
  });

  it("ends each answer, step and benefit with a full stop, and each question with a question mark", () => {
    for (const { question, answer } of texts.faqs) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.$/);
    }
    for (const { stepDescription } of texts.howToApply) expect(stepDescription).toMatch(/\.$/);
    for (const { value } of [...texts.benefits, ...texts.applyBenefits]) expect(value).toMatch(/\.$/);
  });

  it("keeps what is unknown unknown", () => {
    const words = stringsIn(texts).join("\n");
    if (facts.prepaymentCharges === null) {
      expect(facts.earlyRepayment).toBeNull();
      expect(words).not.toMatch(/repaying .* costs nothing|early.* without a charge/i);
    }
    if (facts.paymentStudyPeriod === null) expect(words).toMatch(/Not stated on the pages? we read/);
    if (facts.loanProcessingTime === null && facts.id !== "auxilo")
      expect(words).toMatch(/no published processing time/);
    if (facts.unsecuredMax === null) expect(rules.some(({ subject }) => subject === "collateral")).toBe(false);
  });

  it("claims no agreement, approval or rating", () => {
    expect(stringsIn(texts).join("\n")).not.toMatch(
      /our partner|approval rate|guaranteed|best lender|rated|% approved/i,
    );
    expect(texts.applyBenefits.at(-1)?.value).toMatch(/not an agreement/);
  });

  it("has rules in the documented vocabulary that agree with the numbers", () => {
    const codes = new Set([...COUNTRIES.map(({ code }) => code), "abroad"]);
    for (const { subject, operator, value } of rules) {
      if (subject === "studyIn") for (const code of value.split(",")) expect(codes).toContain(code);
      if (operator === "atLeast" || operator === "atMost") expect(value).toMatch(/^\d+$/);
      if (subject === "collateral") expect(Number(value)).toBe(facts.unsecuredMax);
      if (subject === "amount" && operator === "atLeast") expect(Number(value)).toBe(facts.amountMin ?? NaN);
    }
    const where = rules.find(({ subject }) => subject === "studyIn");
    expect(where?.value.split(",").includes("IN")).toBe(facts.studyInIndia);
  });
});

it("lists 18 lenders or more, each under an id of its own", () => {
  expect(LENDERS.length).toBeGreaterThanOrEqual(18);
  expect(new Set(LENDERS.map(({ facts }) => facts.id)).size).toBe(LENDERS.length);
});

it("answers the general questions in full sentences", () => {
  expect(FAQS.length).toBeGreaterThanOrEqual(12);
  for (const { question, answer } of FAQS) {
    expect(question).toMatch(/\?$/);
    expect(answer).toMatch(/\.$/);
  }
});

// Written by hand from the collected pages, not from the code.
it.each([
  [
    "state-bank-of-india",
    {
      rateMin: 9.15,
      amountMin: 750_001,
      securedMax: 30_000_000,
      unsecuredMax: 5_000_000,
      feeFlat: 10_000,
      tenureMaxMonths: 180,
      graceMonths: 6,
      marginIndiaPct: null,
      marginAbroadPct: 10,
      studyInIndia: false,
      prepaymentCharges: "Nil",
      concession: "0.50% for female students",
    },
  ],
  [
    "hdfc-bank",
    {
      rateMin: 10,
      rateMax: 13.03,
      securedMax: 15_000_000,
      unsecuredMax: 5_000_000,
      feeFlat: null,
      feePctMax: 1,
      tenureMaxMonths: 180,
      graceMonths: 12,
      marginIndiaPct: 5,
      marginAbroadPct: 15,
      loanProcessingTime: null,
      asOf: "2025-03 (actual rates)",
    },
  ],
  [
    "avanse",
    {
      rateMin: 9.5,
      rateMax: null,
      securedMax: null,
      unsecuredMax: null,
      feePctMax: 2,
      tenureMaxMonths: 204,
      graceMonths: null,
      prepaymentCharges: null,
      repaymentHoliday: null,
      securedLoanAmount: null,
    },
  ],
  [
    "prodigy-finance",
    {
      rateMin: null,
      currency: "USD",
      amountMin: 10_000,
      unsecuredMax: 220_000,
      feePctMax: 4,
      tenureMaxMonths: 180,
      graceMonths: 6,
      margin: null,
      kind: "foreign",
    },
  ],
])("%s has the figures of its sources", (id, figures) => {
  expect(lender(id).facts).toMatchObject(figures);
});

describe("lists", () => {
  it("gives each country a flag file and, of the most sought, many universities", () => {
    for (const { code } of COUNTRIES) expect(existsSync(join(process.cwd(), "public", flagPath(code)))).toBe(true);
    const counts = new Map<string, number>();
    for (const { countryCode } of universitiesOf(COUNTRIES.map(({ code }) => code)))
      counts.set(countryCode, (counts.get(countryCode) ?? 0) + 1);
    for (const [code, least] of [
      ["US", 2000],
      ["GB", 160],
      ["IN", 350],
      ["CA", 140],
      ["DE", 280],
      ["AU", 50],
    ] as const) {
      expect(counts.get(code)).toBeGreaterThanOrEqual(least);
    }
  });

  it("repairs names", () => {
    expect(tidyName("Regent University  College of Science ( Accra ) , Ghana ")).toBe(
      "Regent University College of Science (Accra), Ghana",
    );
    expect(tidyName("Medical Academy \u0093Karol Marcinkowski\u0094")).toBe("Medical Academy “Karol Marcinkowski”");
    expect(tidyName("Vasile Goldi&#351;")).toBe("Vasile Goldiş");
    expect(tidyName("Indian Law Institue")).toBe("Indian Law Institute");
  });

  it.each([
    [
      { pincode: 194101, district: "Leh", state: "Jammu & Kashmir" },
      { pin: "194101", city: "Leh", state: "Ladakh" },
    ],
    [
      { pincode: 362520, district: "Diu", state: "Daman & Diu" },
      { pin: "362520", city: "Diu", state: "Dadra and Nagar Haveli and Daman and Diu" },
    ],
    [
      { pincode: 560001, district: "Bangalore", state: "Karnataka" },
      { pin: "560001", city: "Bengaluru", state: "Karnataka" },
    ],
    [
      { pincode: 495001, district: "Bilaspur(CGH)", state: "Chattisgarh" },
      { pin: "495001", city: "Bilaspur", state: "Chhattisgarh" },
    ],
    [
      { pincode: 395007, district: "Surat", state: "Gujarat" },
      { pin: "395007", city: "Surat", state: "Gujarat" },
    ],
  ])("names the place of %o", (office, place) => {
    expect(placeOf(office)).toEqual(place);
  });
});
