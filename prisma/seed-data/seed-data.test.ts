import { existsSync } from "node:fs";
import { join } from "node:path";
import { Prisma } from "@/lib/generated/prisma/client";
import { inCurrency, inShort } from "@/lib/lenders/currency";
import { FACTS, timeInWords } from "@/lib/lenders/facts";
import { KIND_RULES } from "@/lib/lenders/kind-rules";
import { isForNamed } from "@/lib/lenders/named-groups";
import { rateRow, type Scheme, schemeRow } from "@/lib/lenders/rows";
import { BENCHMARKS } from "./benchmarks";
import { COUNTRIES, flagPath } from "./countries";
import { FAQS } from "./faqs";
import { type LenderSeed, READ, type SchemeSeed } from "./lender-seed";
import { LENDERS } from "./lenders";
import { placeOf } from "./pin-codes";
import { rankOf } from "./source-ranks";
import { tidyName, universitiesOf } from "./universities";

/** Every string inside a value, however deep. */
const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(stringsIn)
      : [];

const nullsOf = (shape: object) => Object.fromEntries(Object.keys(shape).map((key) => [key, null]));
const SCHEME_DEFAULTS = {
  ...nullsOf(Prisma.SchemeScalarFieldEnum),
  ...{ toMend: "", isActive: true, inIndia: false, abroad: "none", countries: "", levels: "", institutes: "any" },
  ...{ currency: "INR", tenureWithStudy: false, forStates: "", forGroups: "" },
};
const RATE_DEFAULTS = { ...nullsOf(rateRow.shape), ...READ, toMend: "", security: "any", institute: "any" };

/** A scheme as its readers get it, with the columns that the seed leaves out at the database's defaults. */
function asRead({ lender, sources }: LenderSeed, { slug, rates, ...columns }: SchemeSeed): Scheme {
  const id = `${lender.id}.${slug}`;
  return {
    ...schemeRow.parse({ ...SCHEME_DEFAULTS, ...columns, id }),
    rates: rates.map((rate, index) =>
      rateRow.parse({ ...RATE_DEFAULTS, ...rankOf(rate.source), ...rate, id: `${id}.${index + 1}` }),
    ),
    benchmark: null,
    sources: sources
      .filter(({ scheme }) => scheme === undefined || scheme === slug)
      .map(({ scheme, isOlder = false, readOn = READ.readOn, ...source }) => ({
        ...rankOf(source.source),
        ...source,
        schemeId: scheme === undefined ? null : id,
        covers: [...source.covers],
        isOlder,
        readOn: readOn.toISOString().slice(0, 10),
        readAs: READ.readAs,
      })),
  };
}

/** @param id of a lender, a dot, the slug of its scheme */
function schemeOf(id: string): Scheme {
  const seed = LENDERS.find(({ lender }) => id.startsWith(`${lender.id}.`));
  const scheme = seed?.schemes.find(({ slug }) => id === `${seed.lender.id}.${slug}`);
  if (!seed || !scheme) throw new Error(`No scheme ${id}`);
  return asRead(seed, scheme);
}

/** The figures of a scheme's columns as a text could name them. */
function figuresIn(scheme: Scheme): string[] {
  const { currency, amountMin, securedMax, unsecuredMax, unsecuredTopMax, feeFlat, feeNilUpTo } = scheme;
  const amounts = [
    amountMin,
    amountMin && amountMin - 1,
    securedMax,
    unsecuredMax,
    unsecuredTopMax,
    feeFlat,
    feeNilUpTo,
  ];
  const shares = [scheme.feePctMax, scheme.marginIndiaPct, scheme.marginAbroadPct, scheme.prepaymentPct];
  const rates = scheme.rates.flatMap(({ fromPct, toPct }) => [fromPct, toPct]);
  return [
    ...amounts.flatMap((amount) => (amount ? [inShort(amount, currency), inCurrency(amount, currency)] : [])),
    ...rates.flatMap((rate) => (rate ? [`${rate.toFixed(2)}%`] : [])),
    // A whole one may also stand in an example.
    ...[...rates, ...shares].flatMap((share) => (share && !Number.isInteger(share) ? [`${share}%`] : [])),
    ...(scheme.tenureMaxMonths ? [timeInWords(scheme.tenureMaxMonths)] : []),
  ];
}

const names = (text: string, figure: string) =>
  new RegExp(`(?<![\\d.,])${figure.replace(/[.$]/g, "\\$&")}(?![\\d,])`).test(text);

const WORDS_OF_AN_EDITOR = [
  ...[
    "interestRate",
    "loanAmount",
    "securedLoanAmount",
    "unsecuredLoanAmount",
    "margin",
    "processingFee",
    "loanTenure",
  ],
  ...["prepaymentCharges", "repaymentHoliday", "paymentStudyPeriod", "countriesCovered"],
];

describe.each(LENDERS.map((each) => [each.lender.id, each] as const))("%s", (_, seed) => {
  const { lender, schemes, sources, texts, rules = [] } = seed;
  const read = schemes.map((scheme) => asRead(seed, scheme));
  const { isIndian, leastPct, isForNamed: isOnlyForNamed, takesOurFile } = KIND_RULES[lender.kind!];
  const words = stringsIn(texts).join("\n");

  it("has every part of its page, and at least three questions", () => {
    for (const part of [texts.eligibility, texts.benefits, texts.documents, texts.loanRepayment, sources]) {
      expect(part.length).toBeGreaterThanOrEqual(2);
    }
    expect(texts.applyBenefits.length > 0).toBe(takesOurFile);
    expect(texts.howToApply).toHaveLength(takesOurFile ? 6 : 4);
    expect(texts.faqs.length).toBeGreaterThanOrEqual(3);
    expect(schemes.flatMap(({ rates }) => rates).length).toBeGreaterThanOrEqual(1);
    expect(lender.initials).toMatch(/^[A-Z]{2,3}$/);
  });

  it("has no empty, untrimmed or dashed text", () => {
    for (const text of stringsIn([lender, schemes, sources, texts, rules])) {
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

  it("writes what stands inside a sentence so that it can", () => {
    for (const { onlyIf, unsecuredTopIf } of schemes) {
      for (const text of [onlyIf, unsecuredTopIf]) if (text) expect(text).toMatch(/^(?!A |An |The |Your ).*[^.]$/);
    }
    for (const scheme of read) {
      for (const { say } of FACTS) expect(say(scheme) ?? "").not.toMatch(/\.\.|\.$/);
    }
  });

  it("keeps what is unknown unknown", () => {
    if (schemes.every(({ prepaymentPct }) => prepaymentPct === undefined)) {
      expect(lender.earlyRepayment).toBeUndefined();
      expect(words).not.toMatch(/repaying .* costs nothing|early.* without a charge/i);
    }
    if (schemes.some(({ studyInterest, studyNote }) => !studyInterest && !studyNote))
      expect(words).toMatch(/not stated on the pages? we read/i);
    if (!lender.loanProcessingTime) expect(words).toMatch(/no published processing time/);
    for (const column of WORDS_OF_AN_EDITOR) expect(lender).not.toHaveProperty(column);
  });

  it("claims no agreement, approval or rating", () => {
    expect(stringsIn([lender, schemes, texts]).join("\n")).not.toMatch(
      /our partner|approval rate|guaranteed|best lender|rated|% approved|bank selection stage|paid by the lender/i,
    );
    if (!takesOurFile) {
      // Not under the Reserve Bank, and nothing that we can do there.
      expect(words).toMatch(/are not made for this lender/);
      expect(words).not.toMatch(/Press Apply Now|hand your file in at a branch|A bank's loan counts/i);
      return;
    }
    expect(texts.applyBenefits.at(-1)?.value).toMatch(/not an agreement/);
    expect(texts.howToApply[4]?.stepDescription).toMatch(/^We have no agreement with /);
  });

  it("says nothing of the law that was withdrawn", () => {
    expect(words).not.toMatch(/since 1 January 2026|15(-| to )30 days/i);
  });

  it("names in its texts no figure of its own columns, which an editor may change", () => {
    const figures = [...new Set(read.flatMap(figuresIn))];
    expect(figures.filter((figure) => names(words, figure))).toEqual([]);
  });

  it("has a source for every fact that its schemes say", () => {
    const known = new Set<string>([...FACTS.map(({ key }) => key), "time", "collateral"]);
    for (const { covers, scheme } of sources) {
      expect(covers.filter((key) => !known.has(key))).toEqual([]);
      if (scheme !== undefined) expect(schemes.map(({ slug }) => slug)).toContain(scheme);
    }
    for (const scheme of read) {
      const covered = scheme.sources.flatMap(({ covers }) => covers);
      const said = FACTS.filter(({ key, say }) => key !== "rate" && say(scheme) !== null).map(({ key }) => key);
      expect({ [scheme.id]: said.filter((key) => !covered.includes(key)) }).toEqual({ [scheme.id]: [] });
    }
    const covered = sources.flatMap(({ covers }) => covers);
    if (lender.loanProcessingTime) expect(covered).toContain("time");
    if (lender.collateral) expect(covered).toContain("collateral");
  });

  it("dates what its pages date, and is never sure of a page without a date", () => {
    for (const row of [...sources, ...schemes.flatMap(({ rates }) => rates)]) {
      const { publishedOn, confidence, source, readOn = READ.readOn } = row;
      expect(source).not.toBe("");
      if (publishedOn === null) expect(confidence).not.toBe("high");
      else {
        expect(publishedOn).toMatch(/^20\d\d(-\d\d(-\d\d)?)?$/);
        expect(Date.parse(publishedOn)).toBeLessThanOrEqual(readOn.getTime());
      }
    }
  });

  it("has rates in order and within their bounds, a fixed one never as the top of a floating one", () => {
    const benchmarks = new Set<string>(BENCHMARKS.map(({ id }) => id));
    for (const { rates, benchmarkId } of schemes) {
      if (benchmarkId) expect(benchmarks).toContain(benchmarkId);
      const starts = rates.map(({ fromPct }) => Number(fromPct));
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      for (const { fromPct, toPct, plus, type, benchmarkPct } of rates) {
        if (!plus) expect(Number(fromPct)).toBeGreaterThanOrEqual(leastPct);
        if (toPct) expect(Number(toPct)).toBeGreaterThan(Number(fromPct));
        if (benchmarkPct) expect({ type, benchmarkId }).toEqual({ type: "floating", benchmarkId: expect.any(String) });
      }
    }
  });

  it("has limits that agree with each other", () => {
    const codes = new Set(COUNTRIES.map(({ code }) => code));
    for (const scheme of read) {
      const { amountMin, securedMax, unsecuredMax, unsecuredTopMax, unsecuredTopFor, unsecuredTopIf } = scheme;
      if (amountMin !== null && securedMax !== null) expect(amountMin).toBeLessThan(securedMax);
      if (unsecuredTopMax !== null) expect(unsecuredTopMax).toBeGreaterThan(unsecuredMax ?? 0);
      expect(unsecuredTopFor === null).toBe(unsecuredTopIf === null);
      if (unsecuredTopMax !== null) expect(unsecuredTopFor).not.toBeNull();
      for (const code of scheme.countries) expect(codes).toContain(code);
      expect(scheme.inIndia || scheme.abroad !== "none").toBe(true);
      if (scheme.abroad === "named") expect(scheme.countries).not.toEqual([]);
      if (scheme.institutes === "listed") expect(scheme.instituteList).not.toBeNull();
      expect(scheme.currency === "INR").toBe(isIndian);
      if (isOnlyForNamed) expect(isForNamed(scheme)).toBe(true);
    }
  });

  it("has rules in the documented vocabulary that agree with the limits", () => {
    const codes = new Set([...COUNTRIES.map(({ code }) => code), "abroad"]);
    for (const { scheme: slug, subject, operator, value, source } of rules) {
      const scheme = read.find(({ id }) => id === `${lender.id}.${slug}`);
      expect(source).toBeTruthy();
      if (subject === "studyIn") for (const code of value.split(",")) expect(codes).toContain(code);
      if (operator === "atLeast" || operator === "atMost") expect(value).toMatch(/^\d+$/);
      const unsecured = Math.max(scheme?.unsecuredMax ?? 0, scheme?.unsecuredTopMax ?? 0);
      if (subject === "collateral") expect(Number(value)).toBeLessThanOrEqual(unsecured);
      if (subject === "amount" && operator === "atMost")
        expect(Number(value)).toBeLessThanOrEqual(scheme?.securedMax ?? Infinity);
      if (subject === "amount" && operator === "atLeast")
        expect(Number(value)).toBeGreaterThanOrEqual(scheme?.amountMin ?? 0);
    }
  });
});

it("lists 18 lenders or more with 28 schemes or more, each under an id of its own", () => {
  expect(LENDERS.length).toBeGreaterThanOrEqual(18);
  expect(new Set(LENDERS.map(({ lender }) => lender.id)).size).toBe(LENDERS.length);
  const schemes = LENDERS.flatMap(({ lender, schemes }) => schemes.map(({ slug }) => `${lender.id}.${slug}`));
  expect(schemes.length).toBeGreaterThanOrEqual(28);
  expect(new Set(schemes).size).toBe(schemes.length);
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
    "state-bank-of-india.global-ed-vantage",
    {
      abroad: "named",
      amountMin: 750_001,
      securedMax: 30_000_000,
      unsecuredTopMax: 5_000_000,
      unsecuredTopFor: "listed",
      feeFlat: 10_000,
      tenureMaxMonths: 180,
      graceMonths: 6,
      marginAbroadPct: 10,
      prepaymentPct: 0,
      concession: "0.50% for female students",
      rates: [{ fromPct: 8.65, toPct: 9.15, type: "floating", benchmarkPct: 8.15, publishedOn: null }],
    },
  ],
  [
    "state-bank-of-india.scholar",
    {
      inIndia: true,
      institutes: "listed",
      unsecuredMax: 750_000,
      unsecuredTopMax: 5_000_000,
      unsecuredTopFor: "category",
      feePctMax: 0,
      tenureMaxMonths: 180,
      graceMonths: 12,
      rates: [{ fromPct: 7.15, toPct: 7.9, type: "floating", benchmarkPct: 8.15 }],
    },
  ],
  [
    "bank-of-baroda.premier",
    {
      inIndia: true,
      institutes: "listed",
      securedMax: 8_000_000,
      unsecuredMax: 750_000,
      unsecuredTopMax: 4_000_000,
      rates: [{ fromPct: 8.15, toPct: 9.95, benchmarkPct: 9.15 }],
    },
  ],
  [
    "bank-of-baroda.scholar",
    {
      securedMax: 15_000_000,
      unsecuredMax: 750_000,
      feePctMax: 1,
      feeFlat: 10_000,
      feeNilUpTo: 750_000,
      marginAbroadPct: 10,
      rates: [
        { fromPct: 8.7, type: "floating", institute: "listed", publishedOn: "2025-09-29" },
        { fromPct: 9.2, type: "floating", institute: "other", aboveAmount: 750_000 },
        { fromPct: 12.7, type: "fixed" },
      ],
    },
  ],
  [
    "union-bank-of-india.education",
    {
      inIndia: true,
      abroad: "any",
      levels: ["undergraduate", "postgraduate", "doctorate"],
      securedMax: 15_000_000,
      unsecuredMax: 750_000,
      feePctMax: 0,
      marginIndiaPct: 5,
      marginAbroadPct: 15,
      studyInterest: "simple",
      rates: [{ fromPct: 9, publishedOn: "2026" }],
    },
  ],
  [
    "union-bank-of-india.premier-abroad",
    { levels: ["postgraduate"], institutes: "listed", unsecuredTopMax: 4_000_000, unsecuredTopFor: "category" },
  ],
  [
    "punjab-national-bank.udaan",
    {
      unsecuredMax: 750_000,
      feeFlat: 700,
      marginAbroadPct: 15,
      rates: [
        { fromPct: 8.35, type: "floating", publishedOn: "2026", confidence: "low" },
        { fromPct: 10.25, toPct: 12.75, type: "fixed", publishedOn: "2025-04-11" },
      ],
    },
  ],
  [
    "canara-bank.vidya-turant",
    {
      inIndia: true,
      institutes: "listed",
      unsecuredMax: 3_000_000,
      unsecuredTopMax: 5_000_000,
      marginIndiaPct: 0,
      feePctMax: 0,
      rates: [{ fromPct: 8.6, toPct: 9.85 }],
    },
  ],
  [
    "canara-bank.abroad-stem",
    {
      onlyIf: expect.stringContaining("not medicine"),
      amountMin: 750_000,
      securedMax: 10_000_000,
      unsecuredMax: 0,
      marginAbroadPct: 10,
      rates: [{ fromPct: 9.25, toPct: 11.35, plus: null, publishedOn: "2025", rank: "broker" }],
    },
  ],
  [
    "bank-of-india.star-vidya",
    { institutes: "listed", unsecuredMax: 1_500_000, unsecuredTopMax: 4_000_000, marginIndiaPct: 0, rates: [] },
  ],
  [
    "bank-of-india.abroad",
    {
      securedMax: 15_000_000,
      unsecuredMax: 750_000,
      rates: [
        { fromPct: 10.05, upToAmount: 750_000, benchmarkPct: 8.35 },
        { fromPct: 10.85, aboveAmount: 750_000, benchmarkPct: 8.35 },
      ],
    },
  ],
  [
    "hdfc-bank.abroad",
    {
      securedMax: 15_000_000,
      unsecuredTopMax: 5_000_000,
      feeFlat: null,
      feePctMax: 1,
      tenureMaxMonths: 180,
      graceMonths: 12,
      marginAbroadPct: 15,
      rates: [{ fromPct: 10.5, publishedOn: "2025-03", confidence: "high" }],
    },
  ],
  ["hdfc-bank.india", { inIndia: true, marginIndiaPct: 5 }],
  [
    "avanse.abroad",
    {
      securedMax: null,
      unsecuredMax: null,
      feePctMax: 2,
      tenureMaxMonths: 204,
      graceMonths: null,
      rates: [
        { fromPct: 10.25, security: "with" },
        { fromPct: 11, security: "without" },
      ],
    },
  ],
  [
    "avanse.india",
    {
      tenureMaxMonths: 180,
      rates: [
        { fromPct: 9.5, security: "with" },
        { fromPct: 11, security: "without" },
      ],
    },
  ],
  [
    "prodigy-finance.masters",
    {
      currency: "USD",
      levels: ["postgraduate"],
      amountMin: 10_000,
      unsecuredMax: 220_000,
      feePctMax: 4,
      tenureMaxMonths: 180,
      graceMonths: 6,
      marginAbroadPct: null,
      rates: [{ fromPct: 3.74, plus: "a base rate" }],
    },
  ],
])("%s has the figures of its sources", (id, figures) => {
  expect(schemeOf(id)).toMatchObject(figures);
});

it("names the countries of Global Ed-Vantage as the bank does: twenty in Europe, Russia among them", () => {
  const named = schemeOf("state-bank-of-india.global-ed-vantage").countries;
  const beyondEurope = ["US", "CA", "AU", "SG", "JP", "HK", "NZ"];
  expect(named).toEqual(expect.arrayContaining([...beyondEurope, "RU", "GB", "EE"]));
  expect(named.filter((code) => !beyondEurope.includes(code))).toHaveLength(20);
  for (const code of ["HU", "LV", "LT", "MT", "CY", "RO", "BG", "IS"]) expect(named).not.toContain(code);
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
      { district: "Leh", state: "Jammu & Kashmir" },
      { pin: "194101", city: "Leh", state: "Ladakh" },
    ],
    [
      { district: "Diu", state: "Daman & Diu" },
      { pin: "362520", city: "Diu", state: "Dadra and Nagar Haveli and Daman and Diu" },
    ],
    [
      { district: "Bangalore", state: "Karnataka" },
      { pin: "560001", city: "Bengaluru", state: "Karnataka" },
    ],
    [
      { district: "Bilaspur(CGH)", state: "Chattisgarh" },
      { pin: "495001", city: "Bilaspur", state: "Chhattisgarh" },
    ],
    [
      { district: "Surat", state: "Gujarat" },
      { pin: "395007", city: "Surat", state: "Gujarat" },
    ],
  ])("names the place of %o", (listed, place) => {
    expect(placeOf(place.pin, listed)).toEqual(place);
  });
});
