import { dayOf } from "@/lib/dates/calendar";
import type { Prisma } from "@/lib/generated/prisma/client";
import { undoneEdit } from "@/tests/factories/undone";
import { checkContent, checkUnsound } from "./check";
import { WAITING } from "./judge";

type Tx = Prisma.TransactionClient;
const LENDER = "state-bank-of-india";
const SCHEME = "state-bank-of-india.scholar";
const RATE = `${SCHEME}.1`;
const RULE = {
  schemeId: SCHEME,
  isActive: true,
  subject: "amount",
  operator: "atMost",
  value: "2000000",
  reason: "Lends up to ₹20 lakh.",
  remedy: "Ask for less.",
  source: "a page",
  version: "2026-11-21",
} as const;

/** What a row says once the app has checked it. */
async function said(tx: Tx, row: () => Promise<{ toMend: string }>) {
  expect((await row()).toMend).toMatch(/^Being checked/);
  await checkContent(tx, [LENDER, "new-bank"]);
  return (await row()).toMend;
}

const lender = async (tx: Tx, data: Prisma.PartnerUpdateInput) => {
  await tx.partner.update({ where: { id: LENDER }, data });
  return said(tx, () => tx.partner.findUniqueOrThrow({ where: { id: LENDER } }));
};
const scheme = async (tx: Tx, data: Prisma.SchemeUncheckedUpdateInput) => {
  await tx.scheme.update({ where: { id: SCHEME }, data });
  return said(tx, () => tx.scheme.findUniqueOrThrow({ where: { id: SCHEME } }));
};
const rate = async (tx: Tx, data: Prisma.RateUncheckedUpdateInput) => {
  await tx.rate.update({ where: { id: RATE }, data });
  return said(tx, () => tx.rate.findUniqueOrThrow({ where: { id: RATE } }));
};
const benchmark = async (tx: Tx, data: Prisma.BenchmarkUpdateInput) => {
  await tx.benchmark.update({ where: { id: "repo" }, data });
  return said(tx, () => tx.benchmark.findUniqueOrThrow({ where: { id: "repo" } }));
};
const source = async (tx: Tx, data: Prisma.PartnerSourceUncheckedUpdateInput) => {
  const { id } = await tx.partnerSource.findFirstOrThrow({ where: { partnerId: LENDER } });
  await tx.partnerSource.update({ where: { id }, data });
  return said(tx, () => tx.partnerSource.findUniqueOrThrow({ where: { id } }));
};
const rule = async (tx: Tx, data: Partial<Prisma.EligibilityRuleUncheckedCreateInput>) => {
  const { id } = await tx.eligibilityRule.create({ data: { ...RULE, ...data } });
  return said(tx, () => tx.eligibilityRule.findUniqueOrThrow({ where: { id } }));
};
const newLender = async (tx: Tx, data: Partial<Prisma.PartnerUncheckedCreateInput>) => {
  const { id } = await tx.partner.create({ data: { id: "new-bank", name: "New Bank", ...data } });
  expect(await tx.partner.count({ where: { id, toMend: WAITING } })).toBe(1);
  await checkContent(tx, [id]);
  return (await tx.partner.findUniqueOrThrow({ where: { id } })).toMend;
};
const newScheme = async (tx: Tx, data: Partial<Prisma.SchemeUncheckedCreateInput>) => {
  const own = { id: `${LENDER}.new`, name: "New", partnerId: LENDER, inIndia: true, ...data };
  await tx.scheme.create({ data: own });
  return said(tx, () => tx.scheme.findUniqueOrThrow({ where: { id: own.id } }));
};
const newRate = async (tx: Tx, data: Partial<Prisma.RateUncheckedCreateInput>) => {
  const own = { id: `${SCHEME}.9`, schemeId: SCHEME, fromPct: 9, source: "a page", ...data };
  await tx.rate.create({ data: own });
  return said(tx, () => tx.rate.findUniqueOrThrow({ where: { id: own.id } }));
};

const TODAY = new Date(new Date().toISOString().slice(0, 10));
const TOMORROW = new Date(TODAY.getTime() + 3 * 86_400_000);

// Each is told in its row, by the cell's name in Prisma Studio; while it is, the row is not public.
it.each<[string, (tx: Tx) => Promise<string>, RegExp]>([
  [
    "8,90% in words",
    (tx) => lender(tx, { interestRate: "8,90% p.a. floating" }),
    /^c1_words_rate: "8,90% p.a. floating" has a comma/,
  ],
  ["8.5 percent", (tx) => lender(tx, { interestRate: "8.5 percent" }), /^c1_words_rate: .*no percentage/],
  ["words against the rates", (tx) => lender(tx, { interestRate: "6.66% a year" }), /^c1_words_rate: .*otherwise/],
  ["a comma in a fee", (tx) => lender(tx, { processingFee: "1,5% of the loan" }), /^c6_words_fee: .*comma/],
  ["words against a limit", (tx) => lender(tx, { loanAmount: "Up to ₹99 crore" }), /^c2_words_amount: .*otherwise/],
  ["a rate of 915", (tx) => rate(tx, { fromPct: 915 }), /^a1_from_pct: 915 .*0 to 40/],
  ["a rate of 0 at a bank", (tx) => rate(tx, { fromPct: 0 }), /^a1_from_pct: 0 cannot be right.*1 to 40/],
  ["an end below the start", (tx) => rate(tx, { fromPct: 9, toPct: 8 }), /^a2_to_pct: 8 is less/],
  ["an id with blanks", (tx) => newLender(tx, { id: "New Bank" }), /^id: "New Bank" cannot be an address/],
  ["a lender with only a name", (tx) => newLender(tx, {}), /No source: .*new-bank.* No scheme: .*new-bank/],
  ["a date that is none", (tx) => source(tx, { publishedOn: "last week" }), /^a5_page_date: "last week" is no date/],
  ["31 February", (tx) => rate(tx, { publishedOn: "2026-02-31" }), /^a4_page_date: "2026-02-31" is no date/],
  ["a page of the future", (tx) => rate(tx, { publishedOn: "2099" }), /^a4_page_date: 2099 lies in the future/],
  [
    "a page after its reading",
    (tx) => rate(tx, { publishedOn: "2026-03", readOn: new Date("2026-02-01") }),
    /^a4_page_date: 2026-03 lies after a5_read_on/,
  ],
  ["a reading in the future", (tx) => source(tx, { readOn: TOMORROW }), /^a6_read_on: .*future/],
  ["a rate without a source", (tx) => rate(tx, { source: " " }), /^a7_source: blank/],
  ["a rate's id", (tx) => newRate(tx, { id: "scholar 2" }), /^id: write its scheme, a dot and a number/],
  ["a rate of no scheme", (tx) => newRate(tx, { schemeId: "scholar" }), /^b1_scheme: there is no scheme "scholar"/],
  ["a scheme's id", (tx) => newScheme(tx, { id: "new" }), /^id: "new" .*id: it does not begin with its lender/],
  ["a scheme of no lender", (tx) => newScheme(tx, { partnerId: "SBI" }), /^a3_lender: there is no lender "SBI"/],
  ["a scheme of no place", (tx) => newScheme(tx, { inIndia: false }), /^b1_in_india, b2_abroad: say where/],
  ["a country", (tx) => scheme(tx, { abroad: "named", countries: "US,Germany" }), /^b3_countries: "Germany"/],
  ["no countries", (tx) => scheme(tx, { abroad: "named", countries: "" }), /^b3_countries: blank/],
  ["a level", (tx) => scheme(tx, { levels: "postgraduate,MBA" }), /^b4_levels: "MBA"/],
  ["a state in words", (tx) => scheme(tx, { forStates: "BR,Bihar" }), /^f3_for_states: "Bihar" cannot be read/],
  ["a group that is none", (tx) => scheme(tx, { forGroups: "everybody" }), /^f4_for_groups: "everybody" cannot be/],
  ["a currency", (tx) => scheme(tx, { currency: "RS." }), /^c0_currency: "RS\."/],
  ["a least above the most", (tx) => scheme(tx, { amountMin: 900_000_000 }), /^c1_amount_min: 900000000 is more/],
  [
    "a top for nobody",
    (tx) => scheme(tx, { unsecuredTopMax: 90_000_000, unsecuredTopFor: null }),
    /c5_unsecured_top_for/,
  ],
  ["years for months", (tx) => scheme(tx, { tenureMaxMonths: 10 }), /^e1_tenure_months: 10/],
  ["a benchmark", (tx) => scheme(tx, { benchmarkId: "EBLR" }), /^f2_benchmark: there is no benchmark "EBLR"/],
  ["a benchmark's rate", (tx) => benchmark(tx, { pct: 525 }), /^a2_pct: 525/],
  ["a benchmark of tomorrow", (tx) => benchmark(tx, { since: TOMORROW }), /^a3_since: .*future/],
  ["facts that are none", (tx) => source(tx, { covers: "rate, amounts" }), /^a3_covers: "amounts" cannot be read/],
  ["a source of nothing", (tx) => source(tx, { covers: "" }), /^a3_covers: blank/],
  ["a source's lender", (tx) => source(tx, { partnerId: "sbi" }), /^a1_lender: there is no lender "sbi"/],
  ["another's scheme", (tx) => source(tx, { schemeId: "credila.education-loan" }), /^a2_scheme: it is no scheme of/],
  ["an operator", (tx) => rule(tx, { operator: "equals" }), /^a4_operator: "equals" does not go with amount/],
  ["a sum in words", (tx) => rule(tx, { value: "20 lakh" }), /^a5_value: "20 lakh" cannot be read/],
  [
    "an answer",
    (tx) => rule(tx, { subject: "coApplicant", operator: "in", value: "father" }),
    /^a5_value: "father" .*earning, notEarning, none/,
  ],
  [
    "a rule of a lender",
    (tx) => rule(tx, { schemeId: LENDER }),
    /^a1_scheme: there is no scheme "state-bank-of-india"/,
  ],
  ["a rule without a reason", (tx) => rule(tx, { reason: "" }), /^c1_reason: blank/],
])("tells %s in the row", async (_, act, sentence) => {
  expect(await undoneEdit(act)).toMatch(sentence);
});

it("takes sound rows without a word", async () => {
  expect(
    await undoneEdit(async (tx) => [
      await lender(tx, { loanProcessingTime: "15 days", processingFee: "Nil" }),
      await scheme(tx, { concession: "0.50% for women" }),
      await rate(tx, { publishedOn: "2026-10", readOn: TODAY, readAs: "live" }),
      await benchmark(tx, { pct: 5 }),
      await source(tx, { covers: "rate, fee", publishedOn: "" }),
      await rule(tx, {}),
    ]),
  ).toEqual(["", "", "", "", "", ""]);
});

it("takes a spread below any rate, and 0 of the state, where a bank's would be a slip", async () => {
  const state = "bihar-student-credit-card";
  const said = await undoneEdit(async (tx) => {
    const { id } = await tx.rate.findFirstOrThrow({ where: { id: { startsWith: `${state}.` } } });
    const zero = async (fromPct: number) => {
      await tx.rate.update({ where: { id }, data: { fromPct, note: `At ${fromPct}` } });
      await checkContent(tx, [state]);
      return (await tx.rate.findUniqueOrThrow({ where: { id } })).toMend;
    };
    return [
      await rate(tx, { fromPct: 0.5, plus: "the repo rate" }),
      await rate(tx, { fromPct: 0.5, plus: null }),
      await zero(0),
      await zero(0.5),
    ];
  });
  expect(said).toEqual(["", expect.stringMatching(/^a1_from_pct: 0.5 cannot be right.*1 to 40/), "", ""]);
});

it("looks at a lender's words again when a rate changes", async () => {
  const toMend = async (tx: Tx) => (await tx.partner.findUniqueOrThrow({ where: { id: LENDER } })).toMend;
  const said = await undoneEdit(async (tx) => {
    const first = await lender(tx, { interestRate: "6.66% a year, floating" });
    await rate(tx, { fromPct: 6.66, toPct: null });
    const second = await toMend(tx);
    await rate(tx, { fromPct: 6.67 });
    return [first, second, await toMend(tx)];
  });
  expect(said).toEqual([expect.stringMatching(/otherwise/), "", expect.stringMatching(/otherwise/)]);
});

it("makes a new lender public step by step: name, scheme, source, rate", async () => {
  const said = await undoneEdit(async (tx) => {
    const id = "new-bank";
    const own = async () => {
      await checkContent(tx, [id]);
      return tx.partner.findUniqueOrThrow({ where: { id } });
    };
    await newLender(tx, {});
    await tx.scheme.create({
      data: { id: `${id}.study`, name: "Study", partnerId: id, inIndia: true, isActive: true },
    });
    const withScheme = await own();
    await tx.partnerSource.create({ data: { partnerId: id, covers: "countries", source: "a page" } });
    const withSource = await own();
    const wrong = { id: `${id}.study.1`, schemeId: `${id}.study`, fromPct: 915, source: "a page" };
    await tx.rate.create({ data: wrong });
    const withSlip = await own();
    await tx.rate.update({ where: { id: wrong.id }, data: { fromPct: 9.15 } });
    return [withScheme, withSource, withSlip, await own()].map(({ toMend, isActive }) => ({ toMend, isActive }));
  });
  const noRate = expect.stringMatching(/^None of its live schemes has a live rate/) as string;
  expect(said).toEqual([
    { toMend: expect.stringMatching(/No source.*None of its schemes/) as string, isActive: false },
    { toMend: noRate, isActive: false },
    { toMend: noRate, isActive: false },
    { toMend: "", isActive: false },
  ]);
});

it("draws initials from the name, and dates a rule that has no day", async () => {
  const found = await undoneEdit(async (tx) => {
    await tx.partner.create({ data: { id: "state-bank-of-x", name: "State Bank of Xanadu" } });
    const { id } = await tx.eligibilityRule.create({ data: { ...RULE, version: " " } });
    await checkContent(tx, [LENDER, "state-bank-of-x"]);
    const { initials } = await tx.partner.findUniqueOrThrow({ where: { id: "state-bank-of-x" } });
    return [initials, await tx.eligibilityRule.findUniqueOrThrow({ where: { id } })];
  });
  expect(found).toEqual(["SBX", expect.objectContaining({ version: dayOf(new Date()), toMend: "" })]);
});

it("tells a position that is taken in the row that came there last, until there is room", async () => {
  const found = await undoneEdit(async (tx) => {
    const taken = await lender(tx, { position: 20 });
    const other = await tx.partner.findFirstOrThrow({ where: { position: 20, id: { not: LENDER } } });
    await tx.partner.update({ where: { id: other.id }, data: { position: 25 } });
    // Only the other one was edited.
    await checkContent(tx, [other.id]);
    return [taken, other.toMend, (await tx.partner.findUniqueOrThrow({ where: { id: LENDER } })).toMend];
  });
  expect(found).toEqual([expect.stringMatching(/^a5_position: another lender stands at 20/), "", ""]);
});

it.each([
  ["another scheme of the lender", (tx: Tx) => newScheme(tx, { position: 10 }), /a4_position: another scheme of the/],
  ["another source of the lender", (tx: Tx) => source(tx, { position: 20 }), /b1_position: another source of the/],
  [
    "another rule of the scheme",
    async (tx: Tx) => {
      await rule(tx, { position: 500 });
      return rule(tx, { position: 500 });
    },
    /c5_position: another rule of the scheme stands at 500/,
  ],
])("tells a position that is taken by %s", async (_, act, sentence) => {
  expect(await undoneEdit(act)).toMatch(sentence);
});

it("keeps saying what was typed for a row that is not there, whoever is checked beside it", async () => {
  const found = await undoneEdit(async (tx) => {
    const first = await rate(tx, { schemeId: "scholar" });
    await lender(tx, { loanProcessingTime: "9 days" });
    const second = await tx.rate.findUniqueOrThrow({ where: { id: RATE } });
    return [first === second.toMend, second.schemeId];
  });
  expect(found).toEqual([true, SCHEME]);
});

it("goes through everything that waits or has something to mend, and through nothing else", async () => {
  const found = await undoneEdit(async (tx) => {
    await tx.rate.update({ where: { id: RATE }, data: { fromPct: 915 } });
    await tx.benchmark.update({ where: { id: "repo" }, data: { pct: 525 } });
    await tx.lawRule.update({ where: { id: "rbios-30-days" }, data: { text: " " } });
    await tx.countryFact.update({ where: { id: "gb-visa-fee" }, data: { unit: " " } });
    await tx.supportScheme.update({ where: { id: "csis" }, data: { benefit: " " } });
    await checkUnsound(tx);
    const rows = [
      await tx.rate.findUniqueOrThrow({ where: { id: RATE } }),
      await tx.benchmark.findUniqueOrThrow({ where: { id: "repo" } }),
      await tx.lawRule.findUniqueOrThrow({ where: { id: "rbios-30-days" } }),
      await tx.countryFact.findUniqueOrThrow({ where: { id: "gb-visa-fee" } }),
      await tx.supportScheme.findUniqueOrThrow({ where: { id: "csis" } }),
    ];
    return rows.map(({ toMend }) => toMend);
  });
  expect(found).toEqual([
    expect.stringMatching(/^a1_from_pct: 915/),
    expect.stringMatching(/^a2_pct: 525/),
    expect.stringMatching(/^a2_text: blank/),
    expect.stringMatching(/^a4_unit: blank/),
    expect.stringMatching(/^a6_benefit: blank/),
  ]);
});
