import { STATES } from "@/lib/lenders/for-whom";
import { benchmarkRow } from "@/lib/lenders/rows";
import { BENCHMARKS } from "@/prisma/seed-data/benchmarks";
import { COUNTRIES as SEEDED_COUNTRIES } from "@/prisma/seed-data/countries";
import { READ, type LenderSeed } from "@/prisma/seed-data/lender-seed";
import { LENDERS } from "@/prisma/seed-data/lenders";
import { rankOf } from "@/prisma/seed-data/source-ranks";
import type { Answers } from "./answers";
import type { Case } from "./finding";
import {
  checkedLenderRow,
  checkedRateRow,
  checkedSchemeRow,
  ruleRow,
  type CheckedRate,
  type CheckedScheme,
  type CheckedSource,
  type Rule,
  type Rulebook,
} from "./schema";

export const COUNTRIES = [
  { code: "US", name: "United States" },
  { code: "GB", name: "United Kingdom" },
  { code: "IN", name: "India" },
  { code: "JP", name: "Japan" },
];
export const SPELLINGS = new Map(["us", "gb", "in", "jp"].map((code) => [code, code.toUpperCase()] as const)).set(
  "uk",
  "GB",
);

/** The student of the specification's example: 20 lakh, two years abroad, eight years to repay. */
export const STUDENT: Answers = {
  country: "US",
  level: "postgraduate",
  amount: 2_000_000,
  security: false,
  admission: "received_offer",
  coApplicant: "earning",
  courseMonths: 24,
  years: 8,
  premier: "unknown",
};

export const caseOf = (answers: Partial<Answers> = {}, more: Partial<Case> = {}): Case => ({
  answers: { ...STUDENT, ...answers },
  currency: "INR",
  perUnit: 1,
  countries: COUNTRIES,
  states: STATES,
  ...more,
});

let lastId = 0;
/** A rule as an editor writes it, read as the app reads it. */
export function rule(subject: Rule["subject"], operator: string, value: string, more: object = {}): Rule {
  return ruleRow(SPELLINGS).parse({
    id: ++lastId,
    toMend: "",
    subject,
    operator,
    value,
    ifNot: "refuse",
    place: "any",
    levels: "",
    aboveAmount: null,
    reason: `Because of ${subject}.`,
    remedy: `Change ${subject}.`,
    source: "a page",
    ...more,
  });
}

/** 11% a year for everybody, with what differs. */
export const rate = (overrides: Partial<CheckedRate> = {}): CheckedRate => ({
  id: "a.b.1",
  fromPct: 11,
  toPct: null,
  type: "floating",
  publishedOn: "2026-11",
  readOn: "2026-11-21",
  readAs: "storedCopy",
  rank: "ownPage",
  isCopy: false,
  source: "a page",
  confidence: "high",
  security: "any",
  institute: "any",
  aboveAmount: null,
  upToAmount: null,
  plus: null,
  benchmarkPct: null,
  note: null,
  ...overrides,
});

/** A scheme at 11% without a fee for anybody and anywhere, up to ₹10 crore, with what differs. */
export const scheme = (id: string, overrides: Partial<CheckedScheme> = {}): CheckedScheme => ({
  id: `${id}.loan`,
  lenderId: id,
  name: "Loan",
  inIndia: true,
  abroad: "any",
  countries: [],
  levels: [],
  institutes: "any",
  instituteList: null,
  onlyIf: null,
  admission: null,
  coApplicant: null,
  currency: "INR",
  amountMin: null,
  securedMax: 100_000_000,
  unsecuredMax: 100_000_000,
  unsecuredTopMax: null,
  unsecuredTopFor: null,
  unsecuredTopIf: null,
  securityNote: null,
  feePctMax: 0,
  feeFlat: 0,
  feeNilUpTo: null,
  tenureMaxMonths: 180,
  tenureWithStudy: false,
  graceMonths: 6,
  studyInterest: "simple",
  concession: null,
  forStates: [],
  forGroups: [],
  familyIncomeMax: null,
  rates: [rate()],
  benchmark: null,
  rules: [],
  unreadable: 0,
  sources: [],
  ...overrides,
});

export const source = (covers: string[]): CheckedSource => ({
  covers,
  source: "a page",
  publishedOn: null,
  readOn: "2026-11-21",
  readAs: "storedCopy",
  rank: "ownPage",
  isCopy: false,
  isOlder: false,
  confidence: "low",
});

export const rulebookOf = (...schemes: CheckedScheme[]): Rulebook => ({
  edition: "e1",
  dated: "2026-11-21",
  lenders: [...new Set(schemes.map(({ lenderId }) => lenderId))].map((id) => ({
    id,
    name: id,
    kind: "privateBank",
    initials: "AB",
    logo: "",
  })),
  schemes,
  sources: [],
  countries: COUNTRIES,
  states: STATES,
});

/** The lenders of the seed as `readRulebook` gives them once they are in the database. */
export function rulebookOfSeed(): Rulebook {
  const spellings = SEEDED_COUNTRIES.flatMap(({ code, name, aliases }) =>
    [code, name, ...aliases.split(",")].map((spelling) => [spelling.trim().toLowerCase(), code] as const),
  );
  const sources = LENDERS.flatMap(({ lender, sources: own }) =>
    own.map(({ scheme: slug, isOlder = false, covers, readOn = READ.readOn, ...source }) => ({
      of: (id: string) => (slug === undefined ? id.startsWith(`${lender.id}.`) : id === `${lender.id}.${slug}`),
      row: {
        ...{ ...rankOf(source.source), ...source, covers: [...covers], isOlder },
        ...{ readOn: readOn.toISOString().slice(0, 10), readAs: READ.readAs },
      },
    })),
  );
  const readRule = ruleRow(new Map(spellings.filter(([spelling]) => spelling !== "")));
  return {
    edition: "seed",
    dated: READ.readOn.toISOString().slice(0, 10),
    lenders: LENDERS.map(({ lender }) => checkedLenderRow.parse({ initials: "", logo: "", ...lender })),
    schemes: LENDERS.flatMap((seed) => schemesOfSeed(seed, readRule)).map((scheme) => ({
      ...scheme,
      sources: sources.flatMap(({ of }, place) => (of(scheme.id) ? place : [])),
    })),
    sources: sources.map(({ row }) => row),
    countries: SEEDED_COUNTRIES.map(({ code, name }) => ({ code, name })),
    states: STATES,
  };
}

const BLANK_SCHEME = {
  ...Object.fromEntries(Object.keys(checkedSchemeRow.shape).map((column) => [column, null])),
  inIndia: false,
  abroad: "none",
  countries: "",
  levels: "",
  institutes: "any",
  currency: "INR",
  tenureWithStudy: false,
  forStates: "",
  forGroups: "",
};
const BLANK_RATE = {
  ...Object.fromEntries(Object.keys(checkedRateRow.shape).map((column) => [column, null])),
  security: "any",
  institute: "any",
};
const BLANK_RULE = { toMend: "", ifNot: "refuse", place: "any", levels: "", aboveAmount: null };

function schemesOfSeed({ lender, schemes, rules = [] }: LenderSeed, readRule: ReturnType<typeof ruleRow>) {
  return schemes.map(({ slug, rates, ...columns }): CheckedScheme => {
    const id = `${lender.id}.${slug}`;
    const benchmark = BENCHMARKS.find((one) => one.id === columns.benchmarkId);
    return {
      ...checkedSchemeRow.parse({ ...BLANK_SCHEME, ...columns, id }),
      lenderId: lender.id,
      rates: rates
        .map((row, index) =>
          checkedRateRow.parse({ ...BLANK_RATE, ...READ, ...rankOf(row.source), ...row, id: `${id}.${index + 1}` }),
        )
        .sort((a, b) => a.fromPct - b.fromPct),
      benchmark: benchmark
        ? benchmarkRow.parse({
            toMend: "",
            ...READ,
            ...rankOf(benchmark.source),
            ...benchmark,
            since: new Date(benchmark.since),
          })
        : null,
      rules: rules
        .filter((row) => row.scheme === slug)
        .map((row) => readRule.parse({ ...BLANK_RULE, ...row, id: ++lastId })),
      unreadable: 0,
      sources: [],
    };
  });
}
