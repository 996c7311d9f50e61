import { seededRules } from "@/tests/factories/law-rules";
import { gradeOf } from "@/tests/reading-grade";
import { checkOffer, interestDeduction } from "./check";
import { comparison } from "./comparison";
import { differences } from "./differences";
import type { Verdict } from "./finding";
import { figuresOf, internalRate, repayment, termsOf } from "./figures";
import { type Offer, offerProblems } from "./offer";
import { example } from "./testing";

const rules = seededRules("offer");
const DAY = "2027-01-05";
const dated = { givenOn: "2027-01-04", openUntil: "2027-01-07", letterDate: "2027-01-04" };
/** A bank's floating loan, interest paid while studying. */
const bank: Offer = { ...example("E4"), ...dated, resetMonths: 3, coLending: "named" };
/** A finance company's fixed loan without study months. */
const company: Offer = {
  ...example("E1"),
  ...dated,
  ...{ hasKfs: "yes", hasLetter: "yes", proposalNumber: "P/1", officerPhone: "there", officerEmail: "there" },
  ...{ prepayment: "yes", penal: "charge", penalInterest: "no", insurance: "none" },
};

const [yes, no, unseen] = ["fits", "doesNotFit", "cannotBeSeen"] as const;
const find = (offer: Offer, id: string, day = DAY) =>
  checkOffer(offer, day, { rules }).find((finding) => finding.id === id);
const verdictsOf = (offer: Offer, day = DAY) => checkOffer(offer, day, { rules }).map(({ verdict }) => verdict);

it("compares no letter with a statement that is not there", () => {
  for (const hasKfs of ["no", "absent"] as const) {
    expect(find({ ...bank, hasKfs }, "house-letter-kfs")).toMatchObject({ verdict: unseen });
    expect(find({ ...bank, hasKfs }, "house-same-lender")).toMatchObject({ verdict: unseen });
    expect(find({ ...company, hasKfs }, "prepay-disclosed-other")).toMatchObject({ verdict: unseen });
  }
  expect(find({ ...bank, hasKfs: null }, "kfs-given")!.words).toMatch(/not filled this in/);
});

it("takes no study of no months from a term that leaves the study out", () => {
  const simple = repayment(termsOf(bank)!, "simple");
  const paper: Offer = {
    ...bank,
    ...{ studyInterest: "simple", term: 108, letterTerm: 108, monthsBefore: "unread" },
    ...{ instalment: Math.round(simple.instalment), totalInterest: simple.totalInterest, totalToPay: simple.totalPaid },
  };
  expect(verdictsOf(paper)).not.toContain(no);
  expect(verdictsOf({ ...company, monthsBefore: null })).toEqual(verdictsOf(company));
});

it("takes a box of spaces for no answer", () => {
  expect(find({ ...bank, proposalNumber: " " }, "kfs-proposal-number")!.verdict).toBe(unseen);
  expect(find({ ...bank, lenderName: "", letterLender: "" }, "house-same-lender")!.verdict).toBe(unseen);
});

it("cannot tell what paying early may cost where the kind of rate is not known", () => {
  for (const rateType of ["unread", "absent", null] as const)
    expect(find({ ...bank, rateType, prepayment: "yes" }, "prepay-floating-2026")!.verdict).toBe(unseen);
});

it.each<[string, string, Verdict]>([
  ["Bank of Vindhya", "Bank of Vindhya, Surat Branch", yes],
  ["Bank of Vindhya", "BANK OF VINDHYA (Surat branch)", yes],
  ["Sona Finance & Leasing Ltd", "M/s Sona Finance and Leasing Limited", yes],
  ["Bank of Vindhya", "Bank of Vindhya, Surat", unseen],
  ["Sona Credit Ltd", "Konkan Sona Credit Ltd", unseen],
  ["Union Bank of Konkan", "UBK", unseen],
  ["Ltd", "Sona Credit Ltd", unseen],
  ["Konkan Crest Bank Ltd", "Konkan Crest Finance Ltd", no],
])("holds the name %s against %s", (lenderName, letterLender, verdict) => {
  expect(find({ ...bank, lenderName, letterLender }, "house-same-lender")!.verdict).toBe(verdict);
});

describe("a paper of an older day", () => {
  const day = "2026-11-21";
  const of2025 = { givenOn: "2025-12-10", openUntil: "2025-12-20", letterDate: "2025-12-10" };

  it("is held against no rule that began after it, and against the one that held then", () => {
    expect(find({ ...company, ...of2025, prepayment: "letterOnly" }, "prepay-disclosed-other", day)).toBeUndefined();
    expect(find({ ...bank, ...of2025, prepayment: "yes" }, "prepay-floating-2026", day)).toBeUndefined();
    expect(find({ ...bank, ...of2025, prepayment: "yes" }, "prepay-floating-bank-2014", day)).toMatchObject({
      ...{ verdict: no, rule: { id: "prepay-floating-bank-2014", isStale: false } },
    });
    expect(find({ ...bank, ...of2025, coLending: "notNamed" }, "colending-2026", day)).toBeUndefined();
    const before: Offer = { ...company, givenOn: null, letterDate: "2024-03-10", hasKfs: "no", penal: "rate" };
    expect(checkOffer(before, day, { rules }).filter(({ id }) => !id.startsWith("house-"))).toEqual([]);
  });

  it("gets no verdict by a rule whose source was not read again by the day of the check", () => {
    expect(find({ ...bank, ...of2025 }, "ebr-reset-3m", "2027-02-16")!.verdict).toBe(unseen);
  });
});

it.each<[Offer["lenderKind"], string, RegExp]>([
  ["nbfc", DAY, /notified/],
  ["publicBank", "2027-06-01", /cannot tell/],
  ["foreignLender", "2027-06-01", /cannot tell/],
  ["nbfc", "2027-06-01", /cannot tell/],
  ["cooperativeBank", DAY, /cannot tell/],
  ["unread", DAY, /cannot tell/],
  ["publicBank", "2026-03-01", /cannot tell/],
])("asks about the interest of %s on %s", (lenderKind, day, words) => {
  expect(interestDeduction({ ...bank, lenderKind }, day, { rules })).toMatchObject({
    ...{ answer: "ask", words: expect.stringMatching(words), ask: expect.stringMatching(/\.$/) },
  });
});

it("never calls an answer about study interest blank that was given", () => {
  const instalment = 30_000;
  for (const [studyInterest, words] of [
    ["other", /cannot work out/],
    ["none", /begin at once/],
  ] as const)
    for (const id of ["house-epi", "house-total", "house-apr", "house-study-interest"])
      expect(find({ ...bank, studyInterest, instalment }, id)).toMatchObject({
        ...{ verdict: unseen, words: expect.stringMatching(words), ask: expect.any(String) },
      });
});

describe("an APR", () => {
  it("of a loan without interest and fees is 0", () => {
    for (let instalments = 1; instalments <= 240; instalments += 1) {
      const payouts = [{ month: 0, amount: 100_000, to: "college" as const }];
      expect(
        internalRate({ sanctioned: 100_000, ratePct: 0, payouts, monthsBefore: 0, instalments }, "simple", 0),
      ).toBe(0);
    }
  });

  it("cannot be worked out where charges take the first payout, whether all are known or not", () => {
    const payouts: Offer["payouts"] = [
      { month: 0, amount: 10_000, to: "college" },
      { month: 12, amount: 2_590_000, to: "college" },
    ];
    const staged: Offer = { ...example("E2"), ...dated, payouts };
    const unread: Offer = { ...staged, charges: [...staged.charges, { ...staged.charges[0]!, total: "unread" }] };
    for (const offer of [staged, unread])
      expect(find(offer, "house-apr")).toMatchObject({ verdict: unseen, words: expect.stringMatching(/take all/) });
  });

  it("is worked out by Annex B where part of the one payout goes to the insurer", () => {
    const payouts: Offer["payouts"] = [
      { month: 0, amount: 19_600, to: "college" },
      { month: 0, amount: 400, to: "insurer" },
    ];
    expect(find({ ...company, payouts }, "house-apr")!.verdict).toBe(yes);
    expect(find({ ...company, payouts, apr: 15 }, "house-apr")!.verdict).toBe(no);
  });
});

it.each<[string, Partial<Offer>, RegExp]>([
  ["payouts that are not the loan", { payouts: [{ month: 0, amount: 1_000_000, to: "college" }] }, /do not make/],
  ["a late payout", { payouts: [{ month: 30, amount: 1_900_000, to: "college" }] }, /after instalments begin/],
  ["a payout that cannot be read", { payouts: [{ month: 0, amount: "unread", to: "college" }] }, /not all known/],
  ["no answer about payouts", { payouts: [], payoutMode: null }, /How the money is paid out/],
  ["no answer about the study", { monthsBefore: null, term: null }, /Months before the first instalment/],
])("says which answer stops the sums: %s", (_, change, words) => {
  expect(find({ ...bank, ...change }, "house-epi")).toMatchObject({
    ...{ verdict: unseen, words: expect.stringMatching(words) },
  });
});

it("finds a term that is neither the instalments nor those with the study", () => {
  expect(find({ ...bank, term: 180, letterTerm: 180 }, "house-epi")!.verdict).toBe(unseen);
  for (const term of [108, 132, null]) expect(find({ ...bank, term }, "house-epi")!.verdict).toBe(yes);
});

it("leaves a rupee of the total to each payment that is rounded, while studying too", () => {
  const terms = { sanctioned: 1_000_060, rate: 11.3, monthsBefore: 60, instalments: 12, term: 72 };
  const offer: Offer = { ...bank, ...terms, payouts: [], payoutMode: "once", instalment: 88_530 };
  const ours = repayment(termsOf(offer)!, "paid");
  const instalment = Math.round(ours.instalment);
  // 9,417.23 a month while studying, printed as 9,417.
  const totalToPay = 9_417 * 60 + instalment * 12;
  expect(Math.abs(totalToPay - ours.totalPaid)).toBeGreaterThan(12);
  const printed = { instalment, totalToPay, totalInterest: totalToPay - 1_000_060 };
  expect(find({ ...offer, ...printed }, "house-total")!.verdict).toBe(yes);
  expect(find({ ...offer, ...printed, totalToPay: totalToPay - 100 }, "house-total")!.verdict).toBe(no);
});

it("says that a total fits only where interest and total were both seen", () => {
  for (const key of ["totalInterest", "totalToPay"] as const)
    expect(find({ ...company, [key]: "unread" }, "house-total")!.verdict).toBe(unseen);
});

it("gives no number of instalments that would never pay a dearer loan back", () => {
  const offer: Offer = { ...bank, rate: 18, instalments: 300, monthsBefore: 0, payouts: [], payoutMode: "once" };
  expect(figuresOf(offer)!.quarterPointMore).toMatchObject({ number: undefined });
});

it("refuses no real paper of one instalment or without interest, and asks of nil beside a charge", () => {
  const problems = (change: Partial<Offer>) => offerProblems({ ...company, ...change }, DAY);
  const once = { instalments: 1, term: 1, instalment: 20_250, totalInterest: 250, totalToPay: 20_250 };
  expect(problems(once)).toEqual([]);
  expect(problems({ rate: 0, instalment: 833, totalInterest: 0, totalToPay: 19_992 })).toEqual([]);
  expect(problems({ totalToPay: 19_900 })).toMatchObject([{ path: ["totalToPay"] }]);
  expect(problems({ fees: "none" })).toMatchObject([{ path: ["fees"], message: expect.stringMatching(/nil/) }]);
});

describe("offers side by side", () => {
  const cell = (offer: Offer, key: string) =>
    comparison([offer], DAY, { needed: null, rupeesFor: {} }).find((row) => row.key === key)!.cells[0];

  it("show what the paper says where its terms tell no sum", () => {
    const offer: Offer = { ...example("E2"), payouts: [] };
    expect(cell(offer, "instalment")).toMatchObject({ kind: "exact", value: 38_295 });
    expect(cell(offer, "total")).toMatchObject({ kind: "exact", value: 5_514_535 });
    expect(cell({ ...offer, instalment: "unread", totalToPay: null }, "total")).toMatchObject({ kind: "unknown" });
  });

  it("count insurance of each year as at least one year's, and name the last day", () => {
    const charges = [{ ...bank.charges[0]!, kind: "insurance" as const, total: 5000, isYearly: true }];
    expect(cell({ ...bank, charges }, "insurance")).toMatchObject({ kind: "atLeast", value: 5000 });
    expect(cell({ ...bank, openUntil: DAY }, "daysLeft")).toMatchObject({ value: 0, words: "Today is the last day" });
  });
});

describe("the differences of two versions", () => {
  const dollars = example("E5");

  it("are none where payouts of one month stand in another order", () => {
    expect(differences(dollars, { ...dollars, payouts: [...dollars.payouts].reverse() })).toEqual([]);
  });

  it("can be seen where the amounts are the same", () => {
    const payouts = dollars.payouts.map((payout) => ({ ...payout, to: "college" as const }));
    const charges = dollars.charges.map((charge) => ({ ...charge, in: "letter" as const }));
    const found = differences(dollars, { ...dollars, payouts, charges });
    expect(found.map(({ key }) => key)).toEqual(["payouts", "charges"]);
    for (const { before, after } of found) expect(before).not.toBe(after);
    expect(found.map(({ after }) => after).join(" ")).toMatch(/to the college.*in the letter alone/);
  });
});

it("asks of a net amount that leaves out what is paid by hand, and of any other", () => {
  const charges = company.charges.map((charge) => ({ ...charge, way: "byHand" as const }));
  expect(find({ ...company, charges, net: 20_000 }, "house-net")!.verdict).toBe(unseen);
  expect(find({ ...company, charges }, "house-net")!.verdict).toBe(yes);
  expect(find({ ...company, charges, net: 19_760 }, "house-net")!.verdict).toBe(no);
});

it("sees insurance in a payout to the insurer", () => {
  const payouts: Offer["payouts"] = [
    { month: 0, amount: 1_860_000, to: "college" },
    { month: 0, amount: 40_000, to: "insurer" },
  ];
  for (const insurance of ["none", null] as const) {
    expect(find({ ...bank, payouts, insurance }, "bundling-2027")!.verdict).toBe(unseen);
    const rows = comparison([{ ...bank, payouts, insurance }], DAY, { needed: null, rupeesFor: {} });
    expect(rows.find(({ key }) => key === "insurance")!.cells[0]).toMatchObject({ kind: "exact", value: 40_000 });
  }
});

it("does not repeat a rule whose source was not read again in time", () => {
  const found = find(bank, "prepay-floating-2026", "2027-02-16")!;
  expect(found).toMatchObject({ verdict: unseen, words: expect.stringMatching(/no verdict/) });
  expect(found.words).not.toBe(found.rule!.text);
});

it("is written plainly where a sum or a name stays open", () => {
  const changes: Partial<Offer>[] = [
    ...[{ studyInterest: "other" as const }, { studyInterest: "none" as const }].map((one) => ({
      ...one,
      instalment: 30_000,
    })),
    ...[{ hasKfs: "no" as const }, { term: 180 }, { letterLender: "Konkan Crest" }, { hasKfs: null }],
    { payouts: [{ month: 0, amount: 1_000_000, to: "college" }] },
    { payouts: [{ month: 30, amount: 1_900_000, to: "college" }] },
    { payouts: [{ month: 0, amount: "unread", to: "college" }] },
  ];
  const found = changes.flatMap((change) => checkOffer({ ...bank, ...change }, "2027-02-16", { rules }));
  const deductions = (["nbfc", "unread"] as const).map((lenderKind) =>
    interestDeduction({ ...bank, lenderKind }, DAY, { rules }),
  );
  const open = [...found, ...deductions].flatMap(({ words, ask }) => (ask ? [words, ask] : [words]));
  expect(gradeOf([...new Set(open)])).toBeLessThanOrEqual(6);
});
