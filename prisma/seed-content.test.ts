import { checkUnsound } from "@/lib/content-rules/check";
import type { Prisma } from "@/lib/generated/prisma/client";
import { undoneEdit } from "@/tests/factories/undone";
import { BENCHMARKS } from "./seed-data/benchmarks";
import { FAQS } from "./seed-data/faqs";
import { COUNTRY_FACTS } from "./seed-data/country-facts";
import { LAW_RULES } from "./seed-data/law-rules";
import type { LenderSeed, SchemeSeed } from "./seed-data/lender-seed";
import { LENDERS } from "./seed-data/lenders";
import { SUPPORT_SCHEMES } from "./seed-data/support-schemes";
import { seedContent } from "./seed-content";

type Tx = Prisma.TransactionClient;
const known = LENDERS.find(({ lender }) => lender.id === "state-bank-of-india")!;
const { id } = known.lender;
const fresh: LenderSeed = { ...known, lender: { ...known.lender, id: "new-lender-of-a-test", name: "New Lender" } };
const withLenders = (lenders: readonly LenderSeed[]) => ({
  benchmarks: BENCHMARKS,
  lenders,
  faqs: FAQS,
  rules: LAW_RULES,
  countryFacts: COUNTRY_FACTS,
  support: SUPPORT_SCHEMES,
});
/** A lender behind all others; the lenders of other files come and go meanwhile, so the last place is never read. */
const standsLast = (tx: Tx, position: number) => tx.partner.create({ data: { id: "last", name: "Last", position } });
const seed = (tx: Tx, lenders: readonly LenderSeed[] = LENDERS) => seedContent(tx, withLenders(lenders));
/** The lenders, with the known one's first scheme otherwise. */
const withScheme = (change: Partial<SchemeSeed>) =>
  LENDERS.map((lender) =>
    lender === known
      ? { ...lender, schemes: lender.schemes.map((scheme, place) => (place === 0 ? { ...scheme, ...change } : scheme)) }
      : lender,
  );
const first = known.schemes[0]!;
const schemeId = `${id}.${first.slug}`;

/** All rows of a lender, with those that belong to it in their order. */
const wholeOf = (tx: Tx, lender: string) =>
  tx.partner.findUnique({
    where: { id: lender },
    include: {
      ...Object.fromEntries(PARTS.map((part) => [part, { orderBy: { position: "asc" } }])),
      schemes: { orderBy: { position: "asc" }, include: { rates: { orderBy: { id: "asc" } }, rules: true } },
    },
  }) as unknown as Promise<
    | (Record<(typeof PARTS)[number], unknown[]> & {
        name: string;
        position: number;
        schemes: { id: string; rates: { id: string }[] }[];
      })
    | null
  >;
const PARTS = [
  "sources",
  "eligibility",
  "benefits",
  "applyBenefits",
  "steps",
  "documents",
  "repayment",
  "faqs",
] as const;
const NOTHING = { added: 0, changed: 0, takenAway: 0 };

test("a lender that is absent from a database in use is inserted whole, behind the others", async () => {
  const { outcome, found } = await undoneEdit(async (tx) => {
    await standsLast(tx, 9000);
    const outcome = await seed(tx, [...LENDERS, fresh]);
    return { outcome, found: await wholeOf(tx, fresh.lender.id) };
  });
  expect(outcome.added).toBeGreaterThan(20);
  expect(outcome).toMatchObject({ changed: 0, takenAway: 0, edited: 0 });
  expect(found!.name).toBe("New Lender");
  expect(found!.position).toBe(9010);
  const { eligibility, benefits, applyBenefits, howToApply, documents, loanRepayment, faqs } = fresh.texts;
  expect(found).toMatchObject({
    ...{ toMend: "", isActive: true },
    ...{ eligibility, benefits, applyBenefits, documents, faqs, steps: howToApply, repayment: loanRepayment },
    sources: fresh.sources.map(({ source, covers }) => ({ source, covers: covers.join(), toMend: "" })),
  });
  expect(found!.schemes.map((scheme) => scheme.id)).toEqual(
    fresh.schemes.map(({ slug }) => `${fresh.lender.id}.${slug}`),
  );
  expect(found!.schemes.map(({ rates }) => rates.length)).toEqual(fresh.schemes.map(({ rates }) => rates.length));
});

test("what an editor changed, added or took away stays so, however often the seed runs", async () => {
  const { before, after, outcomes } = await undoneEdit(async (tx) => {
    await tx.partner.update({ where: { id }, data: { name: "As edited", isActive: false, position: 905 } });
    await tx.scheme.update({ where: { id: schemeId }, data: { securedMax: 29_000_000 } });
    await tx.rate.update({ where: { id: `${schemeId}.1` }, data: { fromPct: 8.01 } });
    await tx.partnerBenefit.deleteMany({ where: { partnerId: id } });
    await tx.partnerFaq.updateMany({ where: { partnerId: id }, data: { answer: "As edited." } });
    await tx.partnerStep.create({
      data: { partnerId: id, position: 99, stepTitle: "Added", stepDescription: "Added." },
    });
    await checkUnsound(tx);
    const before = await wholeOf(tx, id);
    const outcomes = [await seed(tx), await seed(tx)];
    return { before, outcomes, after: await wholeOf(tx, id) };
  });
  expect(outcomes).toEqual([
    { ...NOTHING, edited: 6 },
    { ...NOTHING, edited: 6 },
  ]);
  expect(before).toMatchObject({ name: "As edited", benefits: [] });
  expect(after).toEqual(before);
});

test("several that are absent keep the order of the list", async () => {
  const copies = LENDERS.slice(0, 6).map((each) => ({
    ...each,
    lender: { ...each.lender, id: `copy-of-${each.lender.id}` },
  }));
  const rows = await undoneEdit(async (tx) => {
    await standsLast(tx, 9000);
    await seed(tx, [...LENDERS, ...copies]);
    return tx.partner.findMany({
      where: { id: { startsWith: "copy-of-" } },
      orderBy: { position: "asc" },
      select: { id: true, position: true },
    });
  });
  expect(rows).toEqual(copies.map(({ lender }, place) => ({ id: lender.id, position: 9010 + place * 10 })));
});

test("a second run changes nothing, and no row that the seed writes has anything to mend", async () => {
  const found = await undoneEdit(async (tx) => {
    const outcome = await seed(tx);
    const toMend = { where: { toMend: { not: "" } }, select: { id: true, toMend: true } } as const;
    const faults = [
      ...(await tx.partner.findMany(toMend)),
      ...(await tx.scheme.findMany(toMend)),
      ...(await tx.rate.findMany(toMend)),
      ...(await tx.benchmark.findMany(toMend)),
      ...(await tx.partnerSource.findMany(toMend)),
      ...(await tx.eligibilityRule.findMany(toMend)),
      ...(await tx.lawRule.findMany(toMend)),
      ...(await tx.countryFact.findMany(toMend)),
      ...(await tx.supportScheme.findMany(toMend)),
    ];
    return { outcome, faults };
  });
  expect(found).toEqual({ outcome: { ...NOTHING, edited: 0 }, faults: [] });
});

test("a newer seed updates each cell of a scheme that no editor touched, and only those", async () => {
  const { outcome, row } = await undoneEdit(async (tx) => {
    await tx.scheme.update({ where: { id: schemeId }, data: { name: "As edited" } });
    const outcome = await seed(tx, withScheme({ name: "Newer name", concession: "Newer concession" }));
    return { outcome, row: await tx.scheme.findUniqueOrThrow({ where: { id: schemeId } }) };
  });
  expect(outcome).toEqual({ ...NOTHING, changed: 1, edited: 1 });
  expect(row).toMatchObject({ name: "As edited", concession: "Newer concession" });
});

test("a newer rate never stands beside an older source, nor an editor's figure beside the seed's", async () => {
  const rates = [
    { ...first.rates[0]!, fromPct: 8.4, toPct: null, source: "A newer page", rank: "ownPage" as const },
    ...first.rates.slice(1),
  ];
  const rate = { where: { id: `${schemeId}.1` } };
  const { untouched, edited } = await undoneEdit(async (tx) => {
    await seed(tx, withScheme({ rates }));
    const untouched = await tx.rate.findUniqueOrThrow(rate);
    await tx.rate.update({ ...rate, data: { fromPct: 8.3 } });
    await seed(tx);
    return { untouched, edited: await tx.rate.findUniqueOrThrow(rate) };
  });
  expect([Number(untouched.fromPct), untouched.source]).toEqual([8.4, "A newer page"]);
  expect([Number(edited.fromPct), edited.source]).toEqual([8.3, "A newer page"]);
});

test("a database from before columns that the seed has now is brought up to date, and three edits in it stand", async () => {
  const [edited, other] = [`${schemeId}.1`, "cosmos-bank.abroad.1"];
  // A rate that the newer seed gives up: its columns are not all in the memory.
  const [shortened, given] = ["indian-overseas-bank.vidya-shrest", "indian-overseas-bank.vidya-shrest.2"];
  const newer = LENDERS.map((each) => ({
    ...each,
    schemes: each.schemes.map((own) =>
      `${each.lender.id}.${own.slug}` === shortened ? { ...own, rates: own.rates.slice(0, 1) } : own,
    ),
  }));
  const {
    first: once,
    second,
    rates,
    scheme,
    source,
    untouched,
    gone,
  } = await undoneEdit(async (tx) => {
    // As the migration leaves them: the columns at their defaults, and nothing of them in the seed's memory.
    await tx.$executeRaw`UPDATE "Rate" SET b9_source_rank = 'table', c1_is_copy = false`;
    await tx.$executeRaw`UPDATE "PartnerSource" SET b2_source_rank = 'table', b3_is_copy = false, b4_is_older = false`;
    await tx.$executeRaw`UPDATE "SeededRow" SET "values" = "values" - 'rank' - 'isCopy' WHERE entity = 'Rate'`;
    await tx.$executeRaw`UPDATE "SeededRow" SET "values" =
      (SELECT jsonb_agg(line - 'rank' - 'isCopy' - 'isOlder' ORDER BY at) FROM jsonb_array_elements("values") WITH ORDINALITY AS list(line, at))
      WHERE entity = 'PartnerSource' AND jsonb_array_length("values") > 0`;
    await tx.rate.update({ where: { id: edited }, data: { fromPct: 8.01 } });
    await tx.scheme.update({ where: { id: schemeId }, data: { securedMax: 29_000_000 } });
    await tx.partnerSource.updateMany({ where: { partnerId: "nkgsb-bank" }, data: { source: "As edited" } });
    const [first, second] = [await seed(tx, newer), await seed(tx, newer)];
    return {
      ...{ first, second },
      gone: await tx.rate.findUniqueOrThrow({ where: { id: given } }),
      rates: await tx.rate.findMany({ where: { id: { in: [edited, other] } }, orderBy: { id: "asc" } }),
      scheme: await tx.scheme.findUniqueOrThrow({ where: { id: schemeId } }),
      source: await tx.partnerSource.findFirstOrThrow({ where: { partnerId: "nkgsb-bank" } }),
      untouched: await tx.partnerSource.findFirstOrThrow({ where: { partnerId: "nmdfc" } }),
    };
  });
  expect(once).toMatchObject({ added: 0, takenAway: 1, edited: 3 });
  expect(gone.isActive).toBe(false);
  expect(second).toEqual({ ...NOTHING, edited: 3 });
  expect(rates.map(({ id: own, fromPct, rank }) => [own, Number(fromPct), rank])).toEqual([
    [other, 8.9, "ownPage"],
    // A rate is one fact with its source: an edit of one cell keeps the whole row.
    [edited, 8.01, "table"],
  ]);
  expect(Number(scheme.securedMax)).toBe(29_000_000);
  expect([source.source, source.rank, untouched.rank]).toEqual(["As edited", "table", "ownPage"]);
});

test("what the seed no longer has is archived, unless an editor touched it or its rates", async () => {
  const shorter = LENDERS.map((each) => (each === known ? { ...each, schemes: each.schemes.slice(1) } : each));
  const archived = async (tx: Tx) => (await tx.scheme.findUniqueOrThrow({ where: { id: schemeId } })).archivedAt;
  const found = await undoneEdit(async (tx) => {
    await tx.rate.update({ where: { id: `${schemeId}.1` }, data: { note: "As edited" } });
    await seed(tx, shorter);
    const edited = await archived(tx);
    await tx.rate.update({ where: { id: `${schemeId}.1` }, data: { note: first.rates[0]!.note ?? null } });
    await seed(tx, shorter);
    const rate = await tx.rate.findUniqueOrThrow({ where: { id: `${schemeId}.1` } });
    return { edited, untouched: await archived(tx), isRateActive: rate.isActive };
  });
  expect(found).toEqual({ edited: null, untouched: expect.any(Date) as Date, isRateActive: false });
});

test("what an editor archived or deleted does not come back", async () => {
  const { lender, faqs } = await undoneEdit(async (tx) => {
    await tx.partner.deleteMany({ where: { id } });
    await tx.faq.deleteMany({ where: { question: FAQS[0]!.question } });
    await seed(tx);
    return {
      lender: await tx.partner.findUniqueOrThrow({ where: { id } }),
      faqs: await tx.faq.count({ where: { question: FAQS[0]!.question } }),
    };
  });
  expect(lender.archivedAt).not.toBeNull();
  expect(faqs).toBe(0);
});

test("a newer answer to a general question arrives where no editor was, in its place; an edited one stays", async () => {
  const [one, two, three, ...others] = FAQS;
  const newer = [
    { question: "A question of a newer seed?", answer: "Yes." },
    { ...one!, answer: "Newer." },
    { ...two!, answer: "Newer, and edited." },
    ...others,
  ];
  const { outcome, again, rows, edited } = await undoneEdit(async (tx) => {
    await tx.faq.updateMany({ where: { question: two!.question }, data: { answer: "As edited." } });
    await tx.faq.updateMany({ where: { question: others[0]!.question }, data: { question: "As reworded?" } });
    const own = await tx.faq.create({ data: { question: "An editor's own?", answer: "Own." } });
    const content = { ...withLenders(LENDERS), faqs: newer };
    const [outcome, again] = [await seedContent(tx, content), await seedContent(tx, content)];
    const rows = await tx.faq.findMany({ orderBy: { position: "asc" } });
    // A question that the seed gives up stays where an editor changed its answer.
    await seedContent(tx, { ...content, faqs: newer.filter(({ question }) => question !== two!.question) });
    const edited = await tx.faq.findMany({ where: { question: { in: [two!.question, own.question] } } });
    return { outcome, again, rows, edited };
  });
  expect(outcome).toMatchObject({ added: 1, takenAway: 1 });
  expect(again).toEqual({ ...NOTHING, edited: 1 });
  const answers = Object.fromEntries(rows.map(({ question, answer }) => [question, answer]));
  expect(answers).toMatchObject({
    "A question of a newer seed?": "Yes.",
    [one!.question]: "Newer.",
    [two!.question]: "As edited.",
    "As reworded?": others[0]!.answer,
    "An editor's own?": "Own.",
    [others[1]!.question]: others[1]!.answer,
  });
  for (const gone of [three!.question, others[0]!.question]) expect(answers).not.toHaveProperty([gone]);
  expect(
    rows.map(({ question }) => question).filter((question) => newer.some((faq) => faq.question === question)),
  ).toEqual(newer.map(({ question }) => question).filter((question) => question !== others[0]!.question));
  expect(edited.map(({ answer }) => answer).toSorted()).toEqual(["As edited.", "Own."]);
});
