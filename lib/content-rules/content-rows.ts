import { Prisma } from "@/lib/generated/prisma/client";

type Tx = Prisma.TransactionClient;

/** A row as an editor sees it, by the names of its columns; `version` changes with every write. */
export type ContentRow = {
  readonly id: string | number;
  readonly a0_to_mend: string;
  readonly version: string;
  readonly [cell: string]: unknown;
};

export type ContentRows = {
  readonly partner: ContentRow | undefined;
  readonly schemes: readonly ContentRow[];
  readonly rates: readonly ContentRow[];
  readonly sources: readonly ContentRow[];
  readonly rules: readonly ContentRow[];
};

const COLUMNS = Prisma.sql`*, xmin::text AS version`;

function grouped<Key>(rows: readonly ContentRow[], keyOf: (row: ContentRow) => Key): Map<Key, ContentRow[]> {
  const groups = new Map<Key, ContentRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** All rows of these lenders as editors left them, by lender, also what is hidden. */
export async function readLenderRows(tx: Tx, ids: readonly string[]): Promise<Map<string, ContentRows>> {
  const of = Prisma.sql`ANY (${[...ids]}::text[])`;
  const schemesOf = Prisma.sql`(SELECT id FROM "Scheme" WHERE a3_lender = ${of})`;
  const partners = await tx.$queryRaw<ContentRow[]>`SELECT ${COLUMNS} FROM "Partner" WHERE id = ${of}`;
  const schemes = await tx.$queryRaw<ContentRow[]>`SELECT ${COLUMNS} FROM "Scheme" WHERE a3_lender = ${of}`;
  const rates = await tx.$queryRaw<ContentRow[]>`SELECT ${COLUMNS} FROM "Rate" WHERE b1_scheme IN ${schemesOf}`;
  const sources = await tx.$queryRaw<ContentRow[]>`SELECT ${COLUMNS} FROM "PartnerSource" WHERE a1_lender = ${of}`;
  const rules = await tx.$queryRaw<
    ContentRow[]
  >`SELECT ${COLUMNS} FROM "EligibilityRule" WHERE a1_scheme IN ${schemesOf}`;

  const lenderOf = new Map(schemes.map(({ id, a3_lender: lender }) => [id, lender]));
  const partner = new Map(partners.map((row) => [row.id, row]));
  const parts = {
    schemes: grouped(schemes, ({ a3_lender: lender }) => lender),
    rates: grouped(rates, ({ b1_scheme: scheme }) => lenderOf.get(String(scheme))),
    sources: grouped(sources, ({ a1_lender: lender }) => lender),
    rules: grouped(rules, ({ a1_scheme: scheme }) => lenderOf.get(String(scheme))),
  };
  return new Map(
    ids.map((id) => [
      id,
      {
        partner: partner.get(id),
        schemes: parts.schemes.get(id) ?? [],
        rates: parts.rates.get(id) ?? [],
        sources: parts.sources.get(id) ?? [],
        rules: parts.rules.get(id) ?? [],
      },
    ]),
  );
}

const PLACES = {
  Partner: { place: "a5_position", among: "true", lender: "r.id" },
  Scheme: { place: "a4_position", among: "o.a3_lender = r.a3_lender", lender: "r.a3_lender" },
  PartnerSource: { place: "b1_position", among: "o.a1_lender = r.a1_lender", lender: "r.a1_lender" },
  EligibilityRule: {
    place: "c5_position",
    among: "o.a1_scheme = r.a1_scheme",
    lender: `(SELECT a3_lender FROM "Scheme" WHERE id = r.a1_scheme)`,
  },
} as const;
export type Placed = keyof typeof PLACES;

/** Rows that came to a position where another one stood already, by their ids: the position. */
export async function readTaken(tx: Tx, ids: readonly string[]): Promise<Record<Placed, ReadonlyMap<string, number>>> {
  const taken = async (table: Placed) => {
    const { place, among, lender } = PLACES[table];
    const [name, at] = [Prisma.raw(`"${table}"`), Prisma.raw(place)];
    const stands = Prisma.raw(table === "Partner" || table === "Scheme" ? "o.z1_archived_at IS NULL" : "true");
    const came = (row: "r" | "o") => Prisma.sql`coalesce((SELECT max(id) FROM "ContentChange"
      WHERE entity = ${table} AND "rowId" = ${Prisma.raw(row)}.id::text AND field IN ('', ${place})), 0)`;
    const rows = await tx.$queryRaw<{ id: string; at: number }[]>`
      SELECT DISTINCT r.id::text AS id, r.${at} AS at FROM ${name} r
      JOIN ${name} o ON o.id <> r.id AND o.${at} = r.${at} AND ${Prisma.raw(among)} AND ${stands}
      WHERE ${Prisma.raw(lender)} = ANY (${[...ids]}::text[]) AND ${came("r")} > ${came("o")}`;
    return new Map(rows.map(({ id, at: number }) => [id, number]));
  };
  return {
    Partner: await taken("Partner"),
    Scheme: await taken("Scheme"),
    PartnerSource: await taken("PartnerSource"),
    EligibilityRule: await taken("EligibilityRule"),
  };
}

/** The lenders with a row that waits to be checked or has something to mend: time alone may have mended it. */
export async function readUnsoundLenders(tx: Tx): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Partner" WHERE a0_to_mend <> ''
    UNION SELECT a3_lender FROM "Scheme" WHERE a0_to_mend <> ''
    UNION SELECT a1_lender FROM "PartnerSource" WHERE a0_to_mend <> ''
    UNION SELECT a3_lender FROM "Scheme" JOIN "Rate" ON b1_scheme = "Scheme".id WHERE "Rate".a0_to_mend <> ''
    UNION SELECT a3_lender FROM "Scheme" JOIN "EligibilityRule" ON "EligibilityRule".a1_scheme = "Scheme".id
      WHERE "EligibilityRule".a0_to_mend <> ''
    ORDER BY id`;
  return rows.map(({ id }) => id);
}

/** Lenders that stand where another one came first: an edit of that one may have made room. */
export async function readCrowdedLenders(tx: Tx): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Partner" WHERE a0_to_mend LIKE '%a5_position:%'`;
  return rows.map(({ id }) => id);
}

/** Tables whose rows are judged each by itself. */
export type Single = "Benchmark" | "LawRule" | "CountryFact" | "SupportScheme";

/** Rows of such a table that wait to be checked or have something to mend. */
export const readUnsound = (tx: Tx, table: Single) =>
  tx.$queryRaw<ContentRow[]>`SELECT ${COLUMNS} FROM ${Prisma.raw(`"${table}"`)} WHERE a0_to_mend <> ''`;
