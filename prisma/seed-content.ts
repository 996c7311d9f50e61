import { checkUnsound, lockContent } from "@/lib/content-rules/check";
import { Prisma } from "@/lib/generated/prisma/client";
import type { SourceRank } from "@/lib/generated/prisma/enums";
import { type LenderSeed, READ } from "./seed-data/lender-seed";
import { rankOf } from "./seed-data/source-ranks";
import { type Cells, cellsOf, same, SeedMemory } from "./seeded-rows";

type Tx = Prisma.TransactionClient;
type Content = {
  benchmarks: readonly { id: string; source: string; rank?: SourceRank }[];
  lenders: readonly LenderSeed[];
  faqs: readonly { question: string; answer: string }[];
  rules: readonly { id: string }[];
  countryFacts: readonly { id: string }[];
  support: readonly { id: string }[];
};
/** How many rows or lists were added, changed, taken away, and left because an editor had changed them. */
type Outcome = { added: number; changed: number; takenAway: number; edited: number };

/** What all these tables can do, whatever their columns. */
type Table = {
  findMany(query?: object): Promise<Record<string, unknown>[]>;
  create(query: { data: object }): Promise<unknown>;
  createMany(query: { data: object[] }): Promise<unknown>;
  update(query: { where: object; data: object }): Promise<unknown>;
  deleteMany(query: { where: object }): Promise<unknown>;
};

/** Columns that the seed does not compare: keys, what the check writes, and what only editors set. */
const NOT_SEEDED = new Set(["id", "partnerId", "schemeId", "toMend", "archivedAt", "createdAt", "updatedAt"]);
const columnsOf = (table: object, ...besides: string[]) =>
  Object.keys(table).filter((column) => !NOT_SEEDED.has(column) && !besides.includes(column));

/**
 * Tables of rows with a key of their own. Cells that a seed leaves out are `absent`, or null: unknown. A rate, like a
 * benchmark or a rule, is one fact with its source and its date: an edit of one cell keeps the whole row, or the
 * editor's figure would stand beside a source that does not print it.
 */
const TABLES = {
  Benchmark: {
    of: (tx: Tx) => tx.benchmark as unknown as Table,
    columns: columnsOf(Prisma.BenchmarkScalarFieldEnum),
    absent: { ...READ },
    parent: undefined,
    isOneFact: true,
    away: () => ({ archivedAt: new Date() }),
  },
  Partner: {
    of: (tx: Tx) => tx.partner as unknown as Table,
    // A lender's place among the others is the editors' own.
    columns: columnsOf(Prisma.PartnerScalarFieldEnum, "position"),
    absent: { isActive: true, agreement: "none", initials: "", logo: "" },
    parent: undefined,
    isOneFact: false,
    away: () => ({ archivedAt: new Date() }),
  },
  Scheme: {
    of: (tx: Tx) => tx.scheme as unknown as Table,
    columns: columnsOf(Prisma.SchemeScalarFieldEnum),
    absent: {
      ...{ isActive: true, inIndia: false, abroad: "none", countries: "", levels: "", institutes: "any" },
      ...{ currency: "INR", tenureWithStudy: false, forStates: "", forGroups: "" },
    },
    parent: "Partner",
    isOneFact: false,
    away: () => ({ archivedAt: new Date() }),
  },
  Rate: {
    of: (tx: Tx) => tx.rate as unknown as Table,
    columns: columnsOf(Prisma.RateScalarFieldEnum),
    absent: { isActive: true, security: "any", institute: "any", ...READ },
    parent: "Scheme",
    isOneFact: true,
    away: () => ({ isActive: false }),
  },
  LawRule: {
    of: (tx: Tx) => tx.lawRule as unknown as Table,
    columns: columnsOf(Prisma.LawRuleScalarFieldEnum),
    absent: { sourceDateExact: true, forOthers: "", ...READ },
    parent: undefined,
    isOneFact: true,
    away: () => ({ archivedAt: new Date() }),
  },
  CountryFact: {
    of: (tx: Tx) => tx.countryFact as unknown as Table,
    columns: columnsOf(Prisma.CountryFactScalarFieldEnum),
    absent: { unit: "", ...READ },
    parent: undefined,
    isOneFact: true,
    away: () => ({ archivedAt: new Date() }),
  },
  SupportScheme: {
    of: (tx: Tx) => tx.supportScheme as unknown as Table,
    columns: columnsOf(Prisma.SupportSchemeScalarFieldEnum),
    absent: { ...READ },
    parent: undefined,
    isOneFact: true,
    away: () => ({ archivedAt: new Date() }),
  },
} as const;
type TableName = keyof typeof TABLES;

const POINT = { columns: ["type", "value"], absent: {} };
/** Lists of a lender: each counts as a whole, and is written anew only where it stands as it was seeded. */
const LISTS = {
  PartnerSource: {
    of: (tx: Tx) => tx.partnerSource as unknown as Table,
    columns: [
      ...["schemeId", "covers", "source", "publishedOn", "readOn", "readAs", "confidence"],
      ...["rank", "isCopy", "isOlder"],
    ],
    absent: { ...READ, isOlder: false },
  },
  PartnerEligibility: { of: (tx: Tx) => tx.partnerEligibility as unknown as Table, ...POINT },
  PartnerBenefit: { of: (tx: Tx) => tx.partnerBenefit as unknown as Table, ...POINT },
  PartnerApplyBenefit: { of: (tx: Tx) => tx.partnerApplyBenefit as unknown as Table, ...POINT },
  PartnerStep: {
    of: (tx: Tx) => tx.partnerStep as unknown as Table,
    columns: ["stepTitle", "stepDescription"],
    absent: {},
  },
  PartnerDocument: { of: (tx: Tx) => tx.partnerDocument as unknown as Table, ...POINT },
  PartnerRepayment: { of: (tx: Tx) => tx.partnerRepayment as unknown as Table, ...POINT },
  PartnerFaq: {
    of: (tx: Tx) => tx.partnerFaq as unknown as Table,
    columns: ["question", "answer", "isActive"],
    absent: { isActive: true },
  },
} as const;
type ListName = keyof typeof LISTS;

const RULE_COLUMNS = columnsOf(Prisma.EligibilityRuleScalarFieldEnum, "position");
const DAYS = new Set(["readOn", "since", "sourceDate", "validFrom", "validTo", "reviewBy"]);
/** Cells as Prisma takes them. */
const written = (cells: Cells) =>
  Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, DAYS.has(column) && cell ? new Date(`${cell}`) : cell]),
  );
const inPlace = (place: number) => (place + 1) * 10;

/**
 * Brings what the public pages show to what the seed says: what is absent is inserted, what no editor has touched is
 * updated or taken away, and what an editor changed, added, deleted or archived stays as it is.
 */
export async function seedContent(tx: Tx, { faqs, ...content }: Content): Promise<Outcome> {
  const outcome: Outcome = { added: 0, changed: 0, takenAway: 0, edited: 0 };
  await lockContent(tx);
  const memory = await SeedMemory.read(tx);
  const { lenders } = content;
  const wanted = wantedRows(content);
  for (const name of Object.keys(TABLES) as TableName[]) await writeRows(tx, name, wanted[name], memory, outcome);
  for (const name of Object.keys(LISTS) as ListName[]) await writeLists(tx, name, lenders, memory, outcome);
  await writeRules(tx, lenders, memory, outcome);
  for (const name of ["Rate", "Scheme", "Partner", "Benchmark", "LawRule", "CountryFact", "SupportScheme"] as const)
    await takeAway(tx, name, wanted[name], memory, outcome);
  await writeFaqs(tx, faqs, memory, outcome);
  await memory.store(tx);
  await checkUnsound(tx);
  return outcome;
}

type Wanted = Map<string, { cells: Cells; keys: Record<string, string> }>;

function wantedRows({ benchmarks, lenders, ...facts }: Omit<Content, "faqs">): Record<TableName, Wanted> {
  const rows = (
    name: TableName,
    list: readonly { id: string; row: object; keys?: Record<string, string> }[],
  ): Wanted => {
    const { columns, absent } = TABLES[name];
    return new Map(
      list.map(({ id, row, keys = {} }) => [id, { cells: cellsOf({ ...absent, ...row }, columns), keys }]),
    );
  };
  const byId = (list: readonly { id: string }[]) => list.map((row) => ({ id: row.id, row }));
  const schemes = lenders.flatMap(({ lender, schemes: own }) =>
    own.map((scheme, place) => ({ id: `${lender.id}.${scheme.slug}`, lender: lender.id, scheme, place })),
  );
  return {
    Benchmark: rows(
      "Benchmark",
      benchmarks.map((row) => ({ id: row.id, row: ranked(row) })),
    ),
    Partner: rows(
      "Partner",
      lenders.map(({ lender }) => ({ id: lender.id, row: lender })),
    ),
    Scheme: rows(
      "Scheme",
      schemes.map(({ id, lender, scheme, place }) => ({
        id,
        row: { ...scheme, position: inPlace(place) },
        keys: { partnerId: lender },
      })),
    ),
    Rate: rows(
      "Rate",
      schemes.flatMap(({ id, scheme }) =>
        scheme.rates.map((row, place) => ({
          id: `${id}.${place + 1}`,
          row: ranked(row),
          keys: { schemeId: id },
        })),
      ),
    ),
    LawRule: rows("LawRule", byId(facts.rules)),
    CountryFact: rows("CountryFact", byId(facts.countryFacts)),
    SupportScheme: rows("SupportScheme", byId(facts.support)),
  };
}

async function readRows(tx: Tx, name: TableName): Promise<Map<string, Cells>> {
  const { of, columns } = TABLES[name];
  return new Map((await of(tx).findMany()).map((row) => [row.id as string, cellsOf(row, columns)]));
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** The lists that stand in a table, by their lenders. */
async function readLists(tx: Tx, name: ListName): Promise<Map<string, readonly Cells[]>> {
  const { of, columns } = LISTS[name];
  const rows = await of(tx).findMany({ orderBy: [{ position: "asc" }, { id: "asc" }] });
  const lists = grouped(rows, ({ partnerId }) => partnerId as string);
  return new Map([...lists].map(([id, own]) => [id, own.map((row) => cellsOf(row, columns))]));
}

/** The rules that stand, by their schemes. */
async function readRules(tx: Tx) {
  const rules = await tx.eligibilityRule.findMany({ orderBy: [{ position: "asc" }, { id: "asc" }] });
  return grouped(
    rules.map((rule) => ({ id: rule.id, schemeId: rule.schemeId, cells: cellsOf(rule, RULE_COLUMNS) })),
    ({ schemeId }) => schemeId,
  );
}

/** What an editor changed. A column that the seed has never written holds what its migration put there. */
const editedColumns = (now: Cells, before: Cells) =>
  Object.keys(now).filter((column) => column in before && !same(now[column], before[column]));

/** Many at a time: each statement costs Prisma milliseconds. PostgreSQL takes 65,535 parameters in one. */
const BATCH = 500;
async function insert(table: Table, rows: readonly object[]) {
  for (let at = 0; at < rows.length; at += BATCH) await table.createMany({ data: rows.slice(at, at + BATCH) });
}

async function writeRows(tx: Tx, name: TableName, wanted: Wanted, memory: SeedMemory, outcome: Outcome) {
  const { of, columns, isOneFact, parent } = TABLES[name];
  const table = of(tx);
  const there = await readRows(tx, name);
  const parents = parent && (await readRows(tx, parent));
  const fresh: object[] = [];
  for (const [id, { cells, keys }] of wanted) {
    const now = there.get(id);
    const before = memory.row(name, id);
    // What is there without a memory is an editor's own, and what is gone was taken away by one: both stay so.
    if (!now && !before && Object.values(keys).every((key) => parents?.has(key))) {
      fresh.push({ id, ...keys, ...written(cells) });
      memory.set(name, id, cells);
      outcome.added += 1;
    } else if (now && before) {
      const edited = editedColumns(now, before);
      if (edited.length > 0) outcome.edited += 1;
      const open = isOneFact && edited.length > 0 ? [] : columns.filter((column) => !edited.includes(column));
      const stale = open.filter((column) => !same(now[column], cells[column]));
      if (stale.length > 0) {
        await table.update({ where: { id }, data: written(cellsOf(cells, stale)) });
        outcome.changed += 1;
      }
      memory.set(name, id, { ...before, ...cellsOf(cells, open) });
    }
  }
  await insert(table, fresh);
}

async function writeLists(
  tx: Tx,
  name: ListName,
  lenders: readonly LenderSeed[],
  memory: SeedMemory,
  outcome: Outcome,
) {
  const { of, columns, absent } = LISTS[name];
  const table = of(tx);
  const there = await readLists(tx, name);
  const listed = await readRows(tx, "Partner");
  const fresh: object[] = [];
  for (const lender of lenders) {
    const { id } = lender.lender;
    if (!listed.has(id)) continue;
    const wanted = listOf(lender, name).map((row) => cellsOf({ ...absent, ...row }, columns));
    const now = there.get(id) ?? [];
    const before = memory.list(name, id) ?? [];
    const known = Object.keys(before[0] ?? {});
    const isEdited = !same(
      now.map((row) => cellsOf(row, known)),
      before.map((row) => cellsOf(row, known)),
    );
    if (isEdited) {
      outcome.edited += 1;
      continue;
    }
    if (!same(now, wanted)) {
      if (now.length > 0) await table.deleteMany({ where: { partnerId: id } });
      fresh.push(...wanted.map((cells, place) => ({ partnerId: id, position: inPlace(place), ...written(cells) })));
      if (now.length === 0) outcome.added += wanted.length;
      else outcome.changed += 1;
    }
    memory.set(name, id, wanted);
  }
  await insert(table, fresh);
}

const ranked = <Row extends { source: string; rank?: SourceRank }>(row: Row) =>
  row.rank ? { isCopy: false, ...row } : { ...rankOf(row.source), ...row };

function listOf({ lender, sources, texts }: LenderSeed, name: ListName): readonly object[] {
  switch (name) {
    case "PartnerSource":
      return sources.map(({ scheme, covers, ...source }) => ({
        ...ranked(source),
        covers: covers.join(),
        schemeId: scheme === undefined ? null : `${lender.id}.${scheme}`,
      }));
    case "PartnerEligibility":
      return texts.eligibility;
    case "PartnerBenefit":
      return texts.benefits;
    case "PartnerApplyBenefit":
      return texts.applyBenefits;
    case "PartnerStep":
      return texts.howToApply;
    case "PartnerDocument":
      return texts.documents;
    case "PartnerRepayment":
      return texts.loanRepayment;
    case "PartnerFaq":
      return texts.faqs;
  }
}

/** Rules have no key: one that stands word for word as it was seeded is the seed's, any other an editor's. */
async function writeRules(tx: Tx, lenders: readonly LenderSeed[], memory: SeedMemory, outcome: Outcome) {
  const wanted = new Map<string, Cells[]>();
  for (const { lender, schemes, rules = [] } of lenders) {
    for (const { slug } of schemes) wanted.set(`${lender.id}.${slug}`, []);
    for (const { scheme, ...rule } of rules)
      wanted.get(`${lender.id}.${scheme}`)?.push(cellsOf({ ...RULE_ABSENT, ...rule }, RULE_COLUMNS));
  }
  const listed = await readRows(tx, "Scheme");
  const there = await readRules(tx);
  const added: object[] = [];
  for (const schemeId of new Set([...wanted.keys(), ...memory.ids("EligibilityRule")])) {
    if (!listed.has(schemeId)) continue;
    const now = there.get(schemeId) ?? [];
    const before = memory.list("EligibilityRule", schemeId) ?? [];
    const target = wanted.get(schemeId) ?? [];
    const within = (rules: readonly Cells[], rule: Cells) => rules.some((each) => same(each, rule));
    const stale = now.filter(({ cells }) => within(before, cells) && !within(target, cells));
    const fresh = target.filter((rule) => !within(before, rule));
    outcome.edited += now.filter(({ cells }) => !within(before, cells)).length;
    if (stale.length > 0) await tx.eligibilityRule.deleteMany({ where: { id: { in: stale.map(({ id }) => id) } } });
    outcome.takenAway += stale.length;
    added.push(...fresh.map((rule) => ({ schemeId, ...written(rule) })));
    outcome.added += fresh.length;
    if (target.length > 0) memory.set("EligibilityRule", schemeId, target);
    else memory.forget("EligibilityRule", schemeId);
  }
  await insert(tx.eligibilityRule as unknown as Table, added);
}
const RULE_ABSENT = { isActive: true, ifNot: "refuse", place: "any", levels: "" };

/** Archives what the seed no longer has, unless an editor changed it or something that belongs to it. */
async function takeAway(tx: Tx, name: TableName, wanted: Wanted, memory: SeedMemory, outcome: Outcome) {
  const { of, columns, away } = TABLES[name];
  for (const id of memory.ids(name)) {
    if (wanted.has(id)) continue;
    const [row] = await of(tx).findMany({ where: { id } });
    if (row && editedColumns(cellsOf(row, columns), memory.row(name, id)!).length > 0) continue;
    if (memory.ids("Rate").some((rate) => rate.startsWith(`${id}.`))) continue;
    if (memory.ids("Scheme").some((scheme) => scheme.startsWith(`${id}.`))) continue;
    if (row) {
      await of(tx).update({ where: { id }, data: away() });
      outcome.takenAway += 1;
    }
    memory.forget(name, id);
  }
}

/** The general questions go by their wording; one that an editor reworded is theirs. */
async function writeFaqs(tx: Tx, faqs: Content["faqs"], memory: SeedMemory, outcome: Outcome) {
  const columns = ["answer", "isActive", "position"];
  const there = new Map((await tx.faq.findMany()).map((row) => [row.question, row]));
  const wanted = new Map(
    faqs.map(({ question, answer }, place) => [question, { answer, isActive: true, position: inPlace(place) }]),
  );
  for (const [question, cells] of wanted) {
    const row = there.get(question);
    const before = memory.row("Faq", question);
    if (!row && !before) {
      await tx.faq.create({ data: { question, ...cells } });
      memory.set("Faq", question, cells);
      outcome.added += 1;
    } else if (row && before) {
      const now = cellsOf(row, columns);
      const open = columns.filter((column) => same(now[column], before[column]));
      if (open.length < columns.length) outcome.edited += 1;
      const stale = open.filter((column) => !same(now[column], cells[column as keyof typeof cells]));
      if (stale.length > 0) {
        await tx.faq.update({ where: { id: row.id }, data: cellsOf(cells, stale) });
        outcome.changed += 1;
      }
      memory.set("Faq", question, { ...before, ...cellsOf(cells, open) });
    }
  }
  for (const question of memory.ids("Faq")) {
    if (wanted.has(question)) continue;
    const row = there.get(question);
    if (row && !same(cellsOf(row, columns), memory.row("Faq", question))) continue;
    if (row) {
      await tx.faq.delete({ where: { id: row.id } });
      outcome.takenAway += 1;
    }
    memory.forget("Faq", question);
  }
}
