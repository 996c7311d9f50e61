import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { dropDatabase } from "@/tests/drop-database";
import { adminAddress, connect } from "@/tests/factories/database";
import { BENCHMARKS } from "./seed-data/benchmarks";
import changed from "./seed-data/earlier/changed.json";
import earlier from "./seed-data/earlier/rows.json";
import { FAQS } from "./seed-data/faqs";
import { LAW_RULES } from "./seed-data/law-rules";
import { LENDERS } from "./seed-data/lenders";
import { readLists, readRows, readRules, seedContent } from "./seed-content";

type Database = ReturnType<typeof connect> & { client: Client };
const migrations = readdirSync("prisma/migrations")
  .filter((name) => /^\d/.test(name))
  .sort();
/** The last of the schema that the earlier seed filled. */
const OLD = "20261121000001_triggers";
/** Since this one the database keeps which cases and phones wait at the desk. */
const KEPT = "20261125024000_kept_for_the_desk";
const opened: (() => Promise<void>)[] = [];

/** A database of its own at the earlier schema, filled as the earlier seed filled it. */
async function earlierDatabase(): Promise<Database> {
  const name = `test_${randomUUID()}`;
  const server = new Client({ connectionString: adminAddress });
  await server.connect();
  await server.query(`CREATE DATABASE "${name}"`);
  const address = new URL(adminAddress);
  address.pathname = `/${name}`;
  const client = new Client({ connectionString: address.href });
  await client.connect();
  const { pool, db } = connect(address.href);
  opened.push(async () => {
    await db.$disconnect();
    await pool.end().catch(() => {});
    await client.end();
    await dropDatabase(name, (sql) => server.query(sql));
    await server.end();
  });
  await migrate(client, (migration) => migration <= OLD);
  for (const [table, rows] of Object.entries(earlier)) {
    const columns = Object.keys(rows[0]!)
      .map((column) => `"${column}"`)
      .join();
    const id = table === "Faq" ? ["id, ", "gen_random_uuid(), "] : ["", ""];
    await client.query(
      `INSERT INTO "${table}" (${id[0]}${columns}) SELECT ${id[1]}${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1)`,
      [JSON.stringify(rows)],
    );
  }
  return { client, pool, db };
}

async function migrate(client: Client, wanted: (name: string) => boolean) {
  for (const name of migrations.filter(wanted))
    await client.query(readFileSync(join("prisma/migrations", name, "migration.sql"), "utf8"));
}

const upgrade = ({ client }: Database) => migrate(client, (name) => name > OLD);
const seed = ({ db }: Database) =>
  db.$transaction((tx) => seedContent(tx, { benchmarks: BENCHMARKS, lenders: LENDERS, faqs: FAQS, rules: LAW_RULES }), {
    timeout: 60_000,
  });

afterAll(async () => {
  for (const close of opened) await close();
});

test("the memory of the earlier seed is what the migration makes of its rows", async () => {
  const database = await earlierDatabase();
  await upgrade(database);
  const { db } = database;
  const { Partner, Scheme, Rate, PartnerSource, EligibilityRule } = changed;
  expect(Object.fromEntries(await readRows(db, "Partner"))).toEqual(Partner);
  expect(Object.fromEntries(await readRows(db, "Scheme"))).toEqual(Scheme);
  expect(Object.fromEntries(await readRows(db, "Rate"))).toEqual(Rate);
  expect(Object.fromEntries(await readLists(db, "PartnerSource"))).toEqual(PartnerSource);
  const rules = [...(await readRules(db))].map(([id, own]) => [id, own.map(({ cells }) => cells)] as const);
  expect(Object.fromEntries(rules)).toEqual(EligibilityRule);

  expect(await seed(database)).toMatchObject({ edited: 0 });
  expect(await db.partner.count({ where: { toMend: { not: "" } } })).toBe(0);
  const { rows } = await database.client.query<{ words: number }>(
    `SELECT num_nonnulls(c1_words_rate, c2_words_amount, c3_words_secured, c4_words_unsecured, c5_words_margin, c6_words_fee,
       c7_words_tenure, c8_words_prepayment, c9_words_holiday, d1_words_while_studying, d2_words_countries) AS words
     FROM "Partner" ORDER BY 1 DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ words: 0 }]);
});

test("a database in use is brought up to date: edits stand, all else is new, nothing is lost", async () => {
  const database = await earlierDatabase();
  const { client, db } = database;
  const [sbi, hdfc] = ["state-bank-of-india", "hdfc-bank"];
  await client.query(
    `UPDATE "Partner" SET "interestRate" = '8.9% a year, floating', "rateMin" = 8.9, "loanProcessingTime" = '20 days' WHERE id = $1`,
    [sbi],
  );
  const {
    rows: [faq],
  } = await client.query<{ id: number; question: string }>(
    `UPDATE "PartnerFaq" SET answer = 'As edited.' WHERE id = (SELECT min(id) FROM "PartnerFaq" WHERE "partnerId" = $1) RETURNING id, question`,
    [hdfc],
  );
  await client.query(
    `UPDATE "EligibilityRule" SET value = '14000000', reason = 'As edited.' WHERE "partnerId" = $1 AND subject = 'amount' AND operator = 'atMost'`,
    [hdfc],
  );
  await client.query(`UPDATE "Faq" SET answer = 'As edited.' WHERE question = $1`, [FAQS[0]!.question]);
  await client.query(
    `INSERT INTO "Partner" (id, name, type, kind, initials, source, "asOf", confidence, "interestRate", "rateMin", "rateType",
       "studyInIndia", "studyAbroad", "securedMax", position)
     VALUES ('own-bank', 'Own Bank', 'Public bank', 'bank', 'OB', 'own-bank.example', '2026-10-02', 'v good', '9.3% a year', 9.3,
       'mixed', true, true, 4000000, 0)`,
  );
  const { rows: before } = await client.query<{ id: string; text: string }>(
    `SELECT id, to_jsonb(p)::text AS text FROM "Partner" p ORDER BY id`,
  );

  await upgrade(database);
  const heard: string[] = [];
  client.on("notification", ({ payload }) => heard.push(payload ?? ""));
  await client.query("LISTEN content");
  const first = await seed(database);
  expect(first.edited).toBe(5);

  const edited = await db.partner.findUniqueOrThrow({ where: { id: sbi }, include: { schemes: true } });
  expect(edited).toMatchObject({
    ...{ interestRate: "8.9% a year, floating", loanProcessingTime: "20 days", toMend: "" },
    // What she did not touch is the seed's.
    ...{ loanAmount: null, processingFee: null, countriesCovered: null },
  });
  expect(edited.schemes).toHaveLength(LENDERS.find(({ lender }) => lender.id === sbi)!.schemes.length);
  const rate = await db.rate.findUniqueOrThrow({ where: { id: `${sbi}.global-ed-vantage.1` } });
  expect(rate).toMatchObject({
    publishedOn: "2025",
    readAs: "storedCopy",
    source: "propelld.com blog on SBI abroad loans",
  });
  expect([Number(rate.fromPct), rate.toPct]).toEqual([8.9, null]);
  expect(await db.partnerFaq.findUniqueOrThrow({ where: { id: faq!.id } })).toMatchObject({ answer: "As edited." });
  expect(await db.eligibilityRule.findMany({ where: { scheme: { partnerId: hdfc } } })).toMatchObject([
    { value: "14000000", reason: "As edited.", schemeId: "hdfc-bank.abroad", isActive: true, toMend: "" },
  ]);
  // Of the general questions the edited one stands, and the others are today's, in their order.
  const questions = await db.faq.findMany({ orderBy: { position: "asc" }, select: { question: true, answer: true } });
  expect(questions).toEqual([{ ...FAQS[0]!, answer: "As edited." }, ...FAQS.slice(1)]);
  const newer = FAQS.filter(({ answer }) => !earlier.Faq.some((before) => before.answer === answer));
  expect(newer.length).toBeGreaterThan(5);

  // A lender of the editors' own keeps all it had, in the new columns.
  expect(
    await db.partner.findUniqueOrThrow({
      where: { id: "own-bank" },
      include: { schemes: { include: { rates: true } }, sources: true },
    }),
  ).toMatchObject({
    ...{ kind: "publicBank", isActive: true, interestRate: "9.3% a year", position: 10, toMend: "" },
    schemes: [
      {
        ...{ id: "own-bank.education-loan", name: "Education loan", isActive: true, toMend: "" },
        ...{ inIndia: true, abroad: "open", countries: "", securedMax: 4_000_000n },
        rates: [{ type: null, publishedOn: "2026-10-02", source: "own-bank.example", confidence: "low", toMend: "" }],
      },
    ],
    sources: [{ source: "own-bank.example", publishedOn: "2026-10-02", confidence: "low", toMend: "" }],
  });

  // All lenders of the seed are there, and the others that were.
  const lenders = await db.partner.findMany({ orderBy: { position: "asc" } });
  expect(lenders.map(({ id }) => id).sort()).toEqual([...LENDERS.map(({ lender }) => lender.id), "own-bank"].sort());
  expect(lenders.filter(({ toMend }) => toMend !== "")).toEqual([]);
  const { rows: kept } = await client.query<{ id: string; text: string }>(
    `SELECT "rowId" AS id, before AS text FROM "ContentChange"
     WHERE entity = 'Partner' AND field = '' AND before IS NOT NULL ORDER BY "rowId"`,
  );
  expect(kept.map(({ id, text }) => [id, JSON.parse(text)])).toEqual(
    before.map(({ id, text }) => [id, JSON.parse(text)]),
  );
  expect(heard).toContain(`partner:${sbi}`);

  const whole = async () =>
    (
      await client.query<{ rows: unknown }>(
        [
          "Partner",
          "Scheme",
          "Rate",
          "PartnerSource",
          "EligibilityRule",
          "PartnerFaq",
          "Faq",
          "SeededRow",
          "ContentChange",
        ]
          .map(
            (table) =>
              `SELECT '${table}' AS name, jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)) AS rows FROM "${table}" t`,
          )
          .join(" UNION ALL "),
      )
    ).rows;
  const once = await whole();
  expect(await seed(database)).toEqual({ added: 0, changed: 0, takenAway: 0, edited: 5 });
  expect(await whole()).toEqual(once);
});

test("a move of a benchmark is announced for every lender that hangs on it", async () => {
  const database = await earlierDatabase();
  await upgrade(database);
  await seed(database);
  const { client, db } = database;
  const heard: string[] = [];
  client.on("notification", ({ payload }) => heard.push(payload ?? ""));
  await client.query("LISTEN content");
  await db.benchmark.update({ where: { id: "sbi-eblr" }, data: { pct: 7.65 } });
  await client.query("SELECT 1");
  const hanging = await db.scheme.findMany({ where: { benchmarkId: "sbi-eblr" }, distinct: ["partnerId"] });
  expect(heard.sort()).toEqual(["benchmarks", ...hanging.map(({ partnerId }) => `partner:${partnerId}`).sort()]);
  expect(heard).toContain("partner:state-bank-of-india");
});

test("cases and callback requests from before are kept as their lines, requests and calls have them", async () => {
  const { client, ...database } = await earlierDatabase();
  await migrate(client, (name) => name > OLD && name < KEPT);
  const ids = Array.from({ length: 4 }, () => randomUUID());
  const add = (sql: string) => client.query(sql);
  for (const [at, id] of ids.entries())
    await add(
      `INSERT INTO "User" (id, name, email, "updatedAt") VALUES ('${id}', 'Asha', 'asha${at}@example.com', now());
       INSERT INTO "LoanForm" ("userId") VALUES ('${id}');
       INSERT INTO "LenderCase" ("userId", "lenderName") VALUES ('${id}', 'Bank ${at}')`,
    );
  const line = (at: number, kind: string, corrects = "NULL") =>
    add(
      `INSERT INTO "CaseEvent" (a0_case, a1_what, b1_corrects, a6_your_name)
       SELECT id, '${kind}', ${corrects}, 'Meera' FROM "LenderCase" WHERE "lenderName" = 'Bank ${at}'`,
    );
  for (const at of [1, 2, 3]) await line(at, "withdrawn");
  await line(2, "corrected", `(SELECT max(e.id) FROM "CaseEvent" e WHERE e.a0_case = "LenderCase".id)`);
  await line(3, "sanctioned");

  await add(
    `INSERT INTO "Colleague" (id, name, phone) VALUES ('${ids[0]}', 'Meera', '+919000000000');
     INSERT INTO "Lead" (id, name, email, phone, "loanAmount", city, "countryOfStudy", "admissionStatus", "targetIntake", "createdAt",
       "stoppedAt")
     SELECT gen_random_uuid(), 'Ravi', 'ravi@example.com', phone, '1', 'Surat', 'CA', 'Applied', '2027-09-01', at::timestamptz,
       stop::timestamptz
     FROM (VALUES ('1', '2026-11-01Z', NULL), ('2', '2026-11-01Z', NULL), ('2', '2026-11-03Z', NULL), ('3', '2026-11-01Z', NULL),
       ('4', '2026-11-01Z', '2026-11-02Z'), ('5', '2026-11-01Z', '2026-11-02Z'), ('5', '2026-11-05Z', NULL)) of(phone, at, stop);
     INSERT INTO "LeadCall" ("leadId", outcome, "callOn", "colleagueId", at)
     SELECT id, outcome::"CallOutcome", "callOn"::date, '${ids[0]}', '2026-11-02Z'::timestamptz
     FROM "Lead" JOIN (VALUES ('1', 'reached', NULL), ('2', 'reached', NULL), ('3', 'noAnswer', '2026-11-09')) of(phone, outcome, "callOn")
       USING (phone)`,
  );
  await migrate(client, (name) => name >= KEPT);

  const cases = await database.db.lenderCase.findMany({
    where: { userId: { in: ids } },
    orderBy: { lenderName: "asc" },
  });
  expect(cases.map(({ needsAction }) => needsAction)).toEqual([true, false, true, true]);
  const day = (text: string | null) => text && new Date(`2026-11-${text}`);
  const places = await database.db.lead.findMany({
    where: { callState: { not: null } },
    orderBy: { phone: "asc" },
    select: { phone: true, callState: true, callAt: true, callOn: true },
  });
  expect(places).toEqual(
    (
      [
        ["1", "called", "01", null],
        ["2", "waiting", "03", null],
        ["3", "waiting", "01", "09"],
        ["4", "stopped", "02", null],
        ["5", "waiting", "05", null],
      ] as const
    ).map(([phone, callState, at, callOn]) => ({ phone, callState, callAt: day(at), callOn: day(callOn) })),
  );
});
