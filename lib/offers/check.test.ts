import { seededRules } from "@/tests/factories/law-rules";
import { gradeOf } from "@/tests/reading-grade";
import { checkOffer, interestDeduction } from "./check";
import type { Verdict } from "./finding";
import { chargesOf, figuresOf, internalRate, repayment, termsOf } from "./figures";
import { type Charge, emptyOffer, type Offer, ROW_KEYS } from "./offer";
import { RULE_CHECKS } from "./rule-checks";
import { type Published, SUM_CHECKS } from "./sum-checks";
import { example } from "./testing";

const rules = seededRules("offer");
const STEADY = { since: "2026-01-01", until: "2027-06-30" };
const daysOf = (last: string) => ({ first: last, last, isFixed: false, benchmark: STEADY });
const PUBLISHED: Published = {
  ...{ lowest: 8, highest: 15.5, ceiling: 15.5, words: "8% to 15.5% a year, floating", asOf: ["20 Nov 2026"] },
  ...{ days: [daysOf("2026-11-20")], isSure: true, isForAll: true },
};
const verdicts = (offer: Offer, day: string, published = PUBLISHED) =>
  Object.fromEntries(checkOffer(offer, day, { rules, published }).map(({ id, verdict }) => [id, verdict]));

const IN_2027 = "2027-01-05";
const dated = { givenOn: "2027-01-04", openUntil: "2027-01-07", letterDate: "2027-01-04" };
const charge = (change: Partial<Charge> = {}): Charge => ({
  ...{ name: "Legal check", kind: "other", payee: "B", total: 1180, isYearly: false, way: "keptBack", in: "letter" },
  ...change,
});
/** A bank's floating loan, one payout, interest paid while studying; every row answered and right. */
const floating: Offer = {
  ...example("E4"),
  ...dated,
  ...{ resetMonths: 3, loanType: "modelScheme", coLending: "named", isDigital: "yes", coolingOff: 3 },
  insurance: "free",
};
/** Annex B's own loan of a finance company, as a statement with a letter. */
const fixed: Offer = {
  ...example("E1"),
  ...dated,
  ...{ hasKfs: "yes", hasLetter: "yes", proposalNumber: "P/1", officerPhone: "there", officerEmail: "there" },
  ...{ prepayment: "yes", penal: "charge", penalInterest: "no", insurance: "none" },
};
/** The bank's loan a week before the rule on insurance. */
const older: Offer = { ...floating, givenOn: "2026-12-28", openUntil: "2026-12-31", letterDate: "2026-12-28" };
/** Two payouts and simple interest from each. */
const staged: Offer = { ...example("E2"), ...dated };
/** Of a year before the rule on paying early that holds now. */
const bank2025: Offer = { ...floating, givenOn: "2025-12-10", openUntil: "2025-12-20", letterDate: "2025-12-10" };
const company2025: Offer = { ...bank2025, lenderKind: "nbfc" };
const BASES = { floating, fixed, older, staged, bank2025, company2025 };
const dayOf = (base: keyof typeof BASES) => (base === "older" ? "2026-12-31" : IN_2027);

const [no, unseen] = ["doesNotFit", "cannotBeSeen"] as const;
const compounding = repayment(termsOf(staged)!, "compound");
type Planted = [
  fault: string,
  base: keyof typeof BASES,
  change: Partial<Offer>,
  found: Record<string, Verdict>,
  published?: Published,
];
const PLANTED: Planted[] = [
  ["no proposal number", "floating", { proposalNumber: "absent" }, { "kfs-proposal-number": no }],
  ["a proposal number that is smudged", "floating", { proposalNumber: "unread" }, { "kfs-proposal-number": unseen }],
  ["open for two working days", "floating", { openUntil: "2027-01-06" }, { "kfs-validity-3wd": no }],
  [
    "three days across a second Saturday",
    "fixed",
    { givenOn: "2027-01-07", openUntil: "2027-01-11" },
    { "kfs-validity-3wd": no },
  ],
  ["no day until which it is open", "floating", { openUntil: "absent" }, { "kfs-validity-3wd": unseen }],
  ["a language that is not understood", "fixed", { isUnderstood: "no" }, { "kfs-language": no }],
  [
    "a charge in the letter only",
    "floating",
    { charges: [...floating.charges, charge()] },
    { "kfs-charge-not-listed": no },
  ],
  ["no officer's e-mail", "floating", { officerEmail: "absent" }, { "kfs-nodal-officer": no }],
  ["an officer's phone that cannot be read", "fixed", { officerPhone: "unread" }, { "kfs-nodal-officer": unseen }],
  ["a digital loan that cannot be given back", "floating", { coolingOff: "absent" }, { "digital-cooling-off": no }],
  ["no day to give a digital loan back", "floating", { coolingOff: 0 }, { "digital-cooling-off": no }],
  ["a charge for paying a floating loan early", "floating", { prepayment: "yes" }, { "prepay-floating-2026": no }],
  ["a lock-in on a floating loan", "floating", { lockIn: "yes" }, { "prepay-floating-2026": no }],
  ["a charge of a bank in 2025", "bank2025", { prepayment: "yes" }, { "prepay-floating-bank-2014": no }],
  ["a charge of a company in 2025", "company2025", { prepayment: "yes" }, { "prepay-floating-nbfc-2014": no }],
  [
    "a charge for paying early in the letter only",
    "fixed",
    { prepayment: "letterOnly" },
    { "prepay-disclosed-other": no },
  ],
  ["a higher rate for paying late", "floating", { penal: "rate" }, { "penal-charges-2024": no }],
  ["interest on the charge for paying late", "fixed", { penalInterest: "yes" }, { "penal-charges-2024": no }],
  ["insurance as a condition", "floating", { insurance: "condition" }, { "bundling-2027": no }],
  ["insurance of which the letter cannot be read", "floating", { insurance: "unread" }, { "bundling-2027": unseen }],
  ["insurance as a condition before the rule", "older", { insurance: "condition" }, { "house-insurance": unseen }],
  ["a reset every year", "floating", { resetMonths: 12 }, { "ebr-reset-3m": no }],
  ["the bank's own rate as the benchmark", "floating", { benchmarkKind: "own" }, { "ebr-reset-3m": no }],
  ["one lender of two", "floating", { coLending: "notNamed" }, { "colending-2026": no }],
  [
    "another lender in the letter",
    "floating",
    { letterLender: "Konkan Crest Finance Ltd" },
    { "house-same-lender": no },
  ],
  ["another amount in the letter", "floating", { letterAmount: 1850000 }, { "house-letter-kfs": no }],
  ["another kind of rate in the letter", "fixed", { letterRateType: "floating" }, { "house-letter-kfs": no }],
  ["another term in the letter", "fixed", { letterTerm: 36 }, { "house-letter-kfs": no }],
  ["a spread that does not make the rate", "floating", { spread: 1.9 }, { "house-r-b-s": no }],
  ["an instalment of five rupees more", "fixed", { instalment: 975, apr: 17.07 }, { "house-epi": no }],
  ["a net amount without one charge", "fixed", { net: 19760 }, { "house-net": no }],
  ["a total without the interest", "fixed", { totalToPay: 20400 }, { "house-total": no }],
  ["an interest that is too low", "floating", { totalInterest: 1400000 }, { "house-total": no }],
  ["an APR that leaves out the fees", "fixed", { apr: 15 }, { "house-apr": no }],
  ["an APR that cannot be read", "fixed", { apr: "unread" }, { "house-apr": unseen }],
  ["an APR by another way of counting the study", "floating", { apr: 11 }, { "house-apr": unseen }],
  ["study interest counted in another way", "floating", { studyInterest: "simple" }, { "house-study-interest": no }],
  [
    "interest on interest under the model scheme",
    "staged",
    {
      ...{ studyInterest: "compound", instalment: Math.round(compounding.instalment) },
      ...{ totalInterest: compounding.totalInterest, totalToPay: compounding.totalPaid },
    },
    { "study-simple-iba": no },
  ],
  [
    "a rate above the published one",
    "floating",
    {},
    { "house-published-rate": no },
    { ...PUBLISHED, highest: 10.35, ceiling: 10.35 },
  ],
  [
    "a published rate of another year",
    "floating",
    {},
    { "house-published-rate": unseen },
    { ...PUBLISHED, days: [daysOf("2026-03-01")] },
  ],
  [
    "a rate that others alone publish",
    "floating",
    {},
    { "house-published-rate": unseen },
    { ...PUBLISHED, isSure: false },
  ],
  [
    "a published rate without a day",
    "floating",
    {},
    { "house-published-rate": unseen },
    { ...PUBLISHED, days: [null] },
  ],
  [
    "a published rate without a highest",
    "floating",
    {},
    { "house-published-rate": unseen },
    { ...PUBLISHED, highest: null, ceiling: null },
  ],
  [
    "an instalment with one 0 too many",
    "floating",
    { instalment: 271630 },
    Object.fromEntries(
      ["typing-slip", "epi", "total", "apr", "study-interest"].map((name) => [`house-${name}`, unseen]),
    ),
  ],
  [
    "a fee that is not known",
    "fixed",
    { charges: [{ ...fixed.charges[0]!, total: "absent" }, fixed.charges[1]!] },
    { "house-net": unseen, "house-apr": unseen },
  ],
];

it.each(PLANTED)("finds %s, and nothing else", (...[, base, change, found, published]: Planted) => {
  const before = verdicts(BASES[base], dayOf(base));
  const after = verdicts({ ...BASES[base], ...change }, dayOf(base), published);
  expect(after).toEqual({ ...before, ...found });
});

it("says of sound papers that all fits, but for an APR that is ours alone", () => {
  for (const base of ["floating", "fixed", "older"] as const)
    expect(new Set(Object.values(verdicts(BASES[base], dayOf(base))))).toEqual(new Set(["fits"]));
  const { "house-apr": apr, ...rest } = verdicts(staged, IN_2027);
  expect([apr, ...new Set(Object.values(rest))]).toEqual([unseen, "fits"]);
});

it("has each check once red and once green", () => {
  const all = [...RULE_CHECKS, ...SUM_CHECKS].map(({ id }) => id).sort();
  const green = Object.keys(BASES).flatMap((base) =>
    Object.keys(verdicts(BASES[base as keyof typeof BASES], dayOf(base as keyof typeof BASES))),
  );
  const red = PLANTED.flatMap(([, , , found]) => Object.keys(found));
  expect([...new Set(green)].sort()).toEqual(all);
  // Without a statement: the test below.
  expect([...new Set([...red, "kfs-given"])].sort()).toEqual(all);
});

it("says of a letter without a statement that this does not fit, and asks for the statement", () => {
  const found = checkOffer({ ...fixed, hasKfs: "no" }, IN_2027, { rules });
  expect(found[0]).toMatchObject({ id: "kfs-given", verdict: no, ask: expect.stringContaining("Key Facts Statement") });
  expect(
    found
      .filter(({ id }) => id.startsWith("kfs-"))
      .slice(1)
      .map(({ verdict }) => verdict),
  ).toEqual(Array(4).fill(unseen));
});

describe("the rule on insurance", () => {
  const tied: Offer = { ...older, insurance: "condition" };
  const findings = (offer: Offer, day: string) => checkOffer(offer, day, { rules, published: PUBLISHED });
  const isInsurance = ({ rows }: { rows: readonly string[] }) => rows.includes("insurance");

  it.each([
    ["without a day of its own", { ...tied, givenOn: null, letterDate: null } satisfies Offer, no],
    ["of December", tied, unseen],
  ])("parts 31 December from 1 January in exactly one finding of a paper %s", (_, offer, after) => {
    const [december, january] = [findings(offer, "2026-12-31"), findings(offer, "2027-01-01")];
    const rest = (all: typeof december) => all.filter((finding) => !isInsurance(finding));
    expect(rest(january)).toEqual(rest(december));
    expect(december.filter(isInsurance)).toMatchObject([{ id: "house-insurance", verdict: unseen }]);
    expect(january.filter(isInsurance)).toMatchObject([{ id: "bundling-2027", verdict: after }]);
  });
});

it("shows no rule of the Reserve Bank for a lender abroad, nor one that a single source tells", () => {
  const abroad = Object.keys(verdicts({ ...floating, lenderKind: "foreignLender" }, IN_2027));
  expect(abroad.filter((id) => !id.startsWith("house-"))).toEqual([]);
  expect(rules.map(({ id }) => id)).not.toContain("bundling-before-2027");
});

describe("a lender whose kind is not known", () => {
  const kinds = ["notKnown", "unread", null] as const;

  it.each(kinds)("keeps every check of a rule that may hold, and fits where the paper fits (%s)", (lenderKind) => {
    const known = verdicts(floating, IN_2027);
    const open = verdicts({ ...floating, lenderKind }, IN_2027);
    expect(open).toEqual(known);
  });

  it.each(PLANTED)("says of %s that it cannot be seen, where a rule is for some kinds alone", (...planted: Planted) => {
    const [, base, change, found] = planted;
    const open = checkOffer({ ...BASES[base], ...change, lenderKind: "notKnown" }, dayOf(base), { rules });
    for (const id of Object.keys(found).filter((each) => !each.startsWith("house-"))) {
      const finding = open.find((each) => each.id === id);
      // Of two rules that say one thing, the first is told.
      if (id === "prepay-floating-nbfc-2014") continue;
      expect([id, finding?.verdict]).toEqual([id, unseen]);
      expect(finding!.ask ?? finding!.words).toBeTruthy();
      expect(finding!.rule).not.toBeNull();
    }
  });

  it("says why, and tells two rules of one sentence once", () => {
    const open = checkOffer({ ...bank2025, lenderKind: "notKnown", prepayment: "yes" }, IN_2027, { rules });
    const early = open.filter(({ id }) => id.startsWith("prepay"));
    expect(early).toMatchObject([{ verdict: unseen, words: expect.stringMatching(/not for all lenders/) }]);
    expect(early[0]!.ask).toMatch(/pay back early/);
  });
});

it("gives no verdict by a rule whose source was not read again in time", () => {
  const late = verdicts(floating, "2027-02-16");
  expect(late["prepay-floating-2026"]).toBe(unseen);
  expect(late["penal-charges-2024"]).toBe("fits");
});

it.each<[string, Partial<Offer>, string, RegExp]>([
  // 20,000 at 15 %: 250 of interest a month on the whole loan, and a 24th of it.
  ["a flat rate", { instalment: 1083 }, "house-epi", /flat rate/],
  // Annex B's loan with 240 of charges in place of 400.
  ["an APR without what goes to others", { apr: 16.24 }, "house-apr", /leaves out what goes to others/],
])("knows %s", (_, change, id, words) => {
  const found = checkOffer({ ...fixed, ...change }, IN_2027, { rules });
  expect(found.find((finding) => finding.id === id)).toMatchObject({
    ...{ verdict: no, words: expect.stringMatching(words), ask: expect.stringMatching(/[.?]$/) },
  });
});

it("is written plainly", () => {
  const papers = PLANTED.map(([, base, change]) => ({ ...BASES[base], ...change }));
  const findings = papers.flatMap((offer) => checkOffer(offer, IN_2027, { rules, published: PUBLISHED }));
  const texts = new Set(findings.flatMap(({ words, ask }) => (ask ? [words, ask] : [words])));
  expect(gradeOf([...texts])).toBeLessThanOrEqual(6);
});

it("never says fraud, illegal or best", () => {
  const papers = [...PLANTED.map(([, base, change]) => ({ ...BASES[base], ...change })), emptyOffer()];
  const words = papers.flatMap((offer) => checkOffer(offer, IN_2027, { rules, published: PUBLISHED }));
  expect(words.map(({ title, words, ask }) => `${title} ${words} ${ask}`).join("\n")).not.toMatch(
    /[Ff]raud|[Ii]llegal|\b[Bb]est\b|NaN|undefined|\{\{|\d{4}-\d\d/,
  );
});

it("says nothing fits of an empty paper, and each row that is unread never counts as 0", () => {
  const empty = verdicts({ ...emptyOffer(), lenderKind: "publicBank" }, IN_2027);
  expect(Object.values(empty)).not.toContain("fits");
  expect(Object.values(empty)).not.toContain(no);
  for (const base of ["floating", "fixed", "staged"] as const)
    for (const key of ROW_KEYS)
      for (const answer of ["unread", null] as const) {
        const after = verdicts({ ...BASES[base], [key]: answer }, IN_2027);
        expect([key, answer, Object.values(after).includes(no)]).toEqual([key, answer, false]);
      }
});

it("counts an unknown charge as at least what is known", () => {
  const unknown: Offer = { ...fixed, charges: [fixed.charges[0]!, { ...fixed.charges[1]!, total: "unread" }] };
  expect(chargesOf(unknown, "kfs")).toMatchObject({ total: undefined, atLeast: 240 });
  expect(figuresOf(unknown)!.apr).toBeUndefined();
  expect(chargesOf({ charges: [], fees: "absent" }, "kfs").total).toBeUndefined();
  expect(chargesOf({ charges: [], fees: "some" }, "kfs").total).toBeUndefined();
  expect(chargesOf({ charges: [], fees: "none" }, "kfs").total).toBe(0);
});

describe("properties over many loans", () => {
  const loans = [7.1, 9.15, 10.4, 13.25, 16].flatMap((ratePct) =>
    [12, 84, 180].flatMap((instalments) =>
      [0, 18, 48].map((monthsBefore) => ({
        ...{ sanctioned: 1_234_567.89, ratePct, instalments, monthsBefore },
        payouts: [{ month: 0, amount: 1_234_567.89, to: "college" as const }],
      })),
    ),
  );

  it("no fee: the APR is the rate, where interest is paid or compounds", () => {
    for (const terms of loans)
      for (const way of ["paid", "compound"] as const)
        expect(internalRate(terms, way, 0)).toBeCloseTo(terms.ratePct, 3);
  });

  it("a higher fee: a higher APR", () => {
    for (const terms of loans)
      for (const way of ["paid", "simple", "compound"] as const) {
        const aprs = [0, 500, 10_000, 60_000].map((fee) => internalRate(terms, way, fee));
        expect(aprs).toEqual([...aprs].sort((a, b) => a - b));
        expect(new Set(aprs).size).toBe(4);
      }
  });

  it("the order of charges and of payouts does not matter", () => {
    for (const offer of [fixed, { ...staged, charges: [...staged.charges, charge({ in: "both" })] }]) {
      const turned = { ...offer, charges: [...offer.charges].reverse(), payouts: [...offer.payouts].reverse() };
      expect(figuresOf(turned)!.apr).toBe(figuresOf(offer)!.apr);
      expect(verdicts(turned, IN_2027)).toEqual(verdicts(offer, IN_2027));
    }
  });
});

it("cannot reckon a payout after the instalments began, nor payouts that are not the loan", () => {
  expect(termsOf({ ...staged, monthsBefore: 6 })).toBeUndefined();
  expect(termsOf({ ...staged, payouts: staged.payouts.slice(1) })).toBeUndefined();
  expect(verdicts({ ...staged, payouts: staged.payouts.slice(1) }, IN_2027)["house-epi"]).toBe(unseen);
});

it("asks a finance company for its notification before interest is deducted", () => {
  expect(interestDeduction(fixed, IN_2027, { rules })).toMatchObject({
    answer: "ask",
    rule: { id: "s129-lender-nbfc" },
  });
  expect(interestDeduction(floating, IN_2027, { rules })).toMatchObject({ answer: "yes", ask: null });
});
