import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { WAITING } from "@/lib/content-rules/judge";
import type { Prisma } from "@/lib/generated/prisma/client";
import { dropDatabase } from "@/tests/drop-database";
import { admin, adminAddress, db } from "@/tests/factories/database";
import { undone } from "@/tests/factories/undone";

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
const TODAY = new Date(new Date().toISOString().slice(0, 10));

const rate = (tx: Tx, data: Prisma.RateUncheckedUpdateInput) => tx.rate.update({ where: { id: RATE }, data });
const benchmark = (tx: Tx, data: Prisma.BenchmarkUpdateInput) => tx.benchmark.update({ where: { id: "repo" }, data });
const rule = (tx: Tx, data: Partial<Prisma.EligibilityRuleUncheckedCreateInput>) =>
  tx.eligibilityRule.create({ data: { ...RULE, ...data } });

it("hides a row that was edited until it was checked, and lets nobody else say that it was", async () => {
  const found = await undone(async (tx) => {
    const before = await tx.rate.findUniqueOrThrow({ where: { id: RATE } });
    const untouched = await rate(tx, { fromPct: before.fromPct, toMend: "mended" });
    const edited = await rate(tx, { fromPct: 7 });
    const blanked = await rate(tx, { toMend: "" });
    return [untouched.toMend, edited.toMend, blanked.toMend, edited.updatedAt > before.updatedAt];
  });
  expect(found).toEqual(["", WAITING, WAITING, true]);
});

it("keeps what a cell held where it names a row that is not there, and what was typed for the check", async () => {
  const found = await undone(async (tx) => {
    const changed = await rate(tx, { schemeId: " scholar " });
    const added = await tx.rate.create({ data: { id: `${SCHEME}.9`, schemeId: "scholar", fromPct: 9 } });
    const blank = await tx.scheme.update({ where: { id: SCHEME }, data: { benchmarkId: " " } });
    return [changed, added, { schemeId: blank.benchmarkId, toMend: blank.toMend }];
  });
  const waiting = `${WAITING} {"b1_scheme": "scholar"}`;
  expect(found).toMatchObject([
    { schemeId: SCHEME, toMend: waiting },
    { schemeId: SCHEME, toMend: waiting },
    { schemeId: null, toMend: WAITING },
  ]);
});

it("puts a new row last", async () => {
  const found = await undone(async (tx) => {
    // Other files' lenders come and go meanwhile, so the last place is made here and not read.
    await tx.partner.create({ data: { id: "last", name: "Last", position: 9000 } });
    const row = await tx.partner.create({ data: { id: "state-bank-of-x", name: "State Bank of Xanadu" } });
    const scheme = await tx.scheme.create({ data: { id: `${LENDER}.new`, name: "New", partnerId: LENDER } });
    return [row, scheme];
  });
  expect(found).toMatchObject([{ position: 9010, isActive: false, agreement: "none" }, { position: 50 }]);
});

it("keeps the history of each cell, with the lender it belongs to", async () => {
  const changes = await undone(async (tx) => {
    await rate(tx, { fromPct: 6.5, toPct: 915 });
    await rate(tx, { toPct: null });
    await benchmark(tx, { pct: 5 });
    await rule(tx, {});
    return tx.contentChange.findMany({
      where: {
        at: { gte: TODAY },
        OR: [{ rowId: { in: [RATE, "repo"] } }, { entity: "EligibilityRule", partnerId: LENDER }],
      },
      orderBy: { id: "desc" },
      take: 5,
    });
  });
  const seen = changes
    .reverse()
    .map(({ entity, partnerId, field, before, after }) => [
      ...[entity, partnerId, field],
      ...[before, after].map((text) => text && (Number(text) || "row")),
    ]);
  const { fromPct, toPct } = await db.rate.findUniqueOrThrow({ where: { id: RATE } });
  expect(seen).toEqual([
    ["Rate", LENDER, "a1_from_pct", Number(fromPct), 6.5],
    ["Rate", LENDER, "a2_to_pct", toPct && Number(toPct), 915],
    ["Rate", LENDER, "a2_to_pct", 915, null],
    ["Benchmark", null, "a2_pct", 5.25, 5],
    ["EligibilityRule", LENDER, "", null, "row"],
  ]);
});

it.each([
  ["changed", (tx: Tx) => tx.contentChange.updateMany({ data: { after: "" } })],
  ["deleted", (tx: Tx) => tx.contentChange.deleteMany()],
])("refuses that history is %s", async (_, act) => {
  await expect(undone(act, admin.db)).rejects.toThrow(/append-only/);
});

it("archives what is deleted, and deletes for tests alone", async () => {
  const found = await undone(async (tx) => {
    await tx.rate.deleteMany({ where: { id: RATE } });
    await tx.scheme.deleteMany({ where: { id: SCHEME } });
    await tx.partner.deleteMany({ where: { id: LENDER } });
    await tx.benchmark.deleteMany({ where: { id: "repo" } });
    const kept = {
      rate: (await tx.rate.findUniqueOrThrow({ where: { id: RATE } })).isActive,
      scheme: (await tx.scheme.findUniqueOrThrow({ where: { id: SCHEME } })).archivedAt !== null,
      partner: (await tx.partner.findUniqueOrThrow({ where: { id: LENDER } })).archivedAt !== null,
      benchmark: (await tx.benchmark.findUniqueOrThrow({ where: { id: "repo" } })).archivedAt !== null,
    };
    await tx.$executeRaw`SET LOCAL dakhila.purge = 'on'`;
    await tx.rate.deleteMany({ where: { id: RATE } });
    return { ...kept, purged: (await tx.rate.count({ where: { id: RATE } })) === 0 };
  });
  expect(found).toEqual({
    ...{ rate: false, scheme: true, partner: true, benchmark: true, purged: true },
  });
});

it("announces a move of a benchmark for every lender that hangs on it", async () => {
  const name = `announced_${randomUUID()}`;
  await admin.pool.query(`CREATE DATABASE "${name}" TEMPLATE prepared`);
  const client = new Client({ connectionString: Object.assign(new URL(adminAddress), { pathname: `/${name}` }).href });
  await client.connect();
  try {
    const heard: string[] = [];
    client.on("notification", ({ payload }) => heard.push(payload ?? ""));
    await client.query("LISTEN content");
    await client.query(`UPDATE "Benchmark" SET a2_pct = 7.65 WHERE id = 'sbi-eblr'`);
    await client.query("SELECT 1");
    const { rows: hanging } = await client.query<{ tag: string }>(
      `SELECT DISTINCT 'partner:' || a3_lender AS tag FROM "Scheme" WHERE f2_benchmark = 'sbi-eblr'`,
    );
    expect(heard.toSorted()).toEqual(["benchmarks", ...hanging.map(({ tag }) => tag).sort()]);
    expect(heard).toContain("partner:state-bank-of-india");
  } finally {
    await client.end();
    await dropDatabase(name, (sql) => admin.pool.query(sql));
  }
});
