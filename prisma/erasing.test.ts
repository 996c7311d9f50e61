import "@/tests/own-files-folder";
import { randomUUID } from "node:crypto";
import { POST as upload } from "@/app/api/loanform/upload/route";
import { recordEvent } from "@/lib/events/mutations";
import { fileIdOf } from "@/lib/uploads/policy";
import type { FileSummary } from "@/lib/uploads/server/data";
import { removeDue } from "@/lib/uploads/server/removals";
import { storedLongerThan } from "@/lib/uploads/store/local";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { db } from "@/tests/factories/database";
import { newColleague, newDeskVisit } from "@/tests/factories/desk";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newOpenedPass } from "@/tests/factories/passes";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { call, requestTo } from "@/tests/requests";
import { formWith, samplePdf } from "@/tests/samples/uploads";

type Row = Record<string, unknown>;
/** A column that refers to another table's, by the schema as the database has it. */
type Reference = { table: string; column: string; parent: string; key: string };
const references = () => db.$queryRaw<Reference[]>`
  SELECT child.relname::text AS table, own.attname::text AS column, parent.relname::text AS parent, key.attname::text AS key
  FROM pg_constraint k
  JOIN pg_class child ON child.oid = k.conrelid
  JOIN pg_class parent ON parent.oid = k.confrelid
  CROSS JOIN LATERAL unnest(k.conkey, k.confkey) AS pair (own, key)
  JOIN pg_attribute own ON own.attrelid = k.conrelid AND own.attnum = pair.own
  JOIN pg_attribute key ON key.attrelid = k.confrelid AND key.attnum = pair.key
  WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace`;

/** Every table whose rows hang on an account, over however many others, and the columns by which they do. */
async function ofStudents() {
  const all = await references();
  const tables = new Set(["User"]);
  for (let size = 0; size < tables.size;) {
    size = tables.size;
    for (const { table, parent } of all) if (tables.has(parent)) tables.add(table);
  }
  return { tables: [...tables].toSorted(), references: all.filter(({ parent }) => tables.has(parent)) };
}

const rowsWhere = async (table: string, column: string, values: readonly unknown[]) =>
  (
    await db.$queryRawUnsafe<{ row: Row }[]>(
      `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE "${column}"::text = ANY($1::text[]) ORDER BY to_jsonb(t)`,
      values.map(String),
    )
  ).map(({ row }) => row);

/** All rows that hang on an account, by their tables. */
async function rowsOf({ id }: Student) {
  const { references: ways } = await ofStudents();
  const found = new Map([["User", await rowsWhere("User", "id", [id])]]);
  for (let hasGrown = true; hasGrown;) {
    hasGrown = false;
    for (const { table, column, parent, key } of ways) {
      const known = found.get(table) ?? [];
      const seen = new Set(known.map((row) => JSON.stringify(row)));
      const rows = await rowsWhere(
        table,
        column,
        (found.get(parent) ?? []).map((row) => row[key]),
      );
      const fresh = rows.filter((row) => !seen.has(JSON.stringify(row)));
      if (fresh.length === 0) continue;
      found.set(table, [...known, ...fresh]);
      hasGrown = true;
    }
  }
  return new Map([...found].filter(([, rows]) => rows.length > 0));
}

/** Those of the rows that still stand, changed or not, by their primary keys. */
async function standing(rows: ReadonlyMap<string, readonly Row[]>) {
  const keys = await db.$queryRaw<{ table: string; columns: string[] }[]>`
    SELECT c.relname::text AS table,
      array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
    WHERE i.indisprimary AND c.relnamespace = 'public'::regnamespace GROUP BY 1`;
  const left: Record<string, Row[]> = {};
  for (const [table, own] of rows) {
    const columns = keys.find((key) => key.table === table)!.columns;
    const keyOf = (row: Row) => JSON.stringify(columns.map((column) => row[column]));
    const wanted = new Set(own.map(keyOf));
    const there = await rowsWhere(
      table,
      columns[0]!,
      own.map((row) => row[columns[0]!]),
    );
    const still = there.filter((row) => wanted.has(keyOf(row)));
    if (still.length > 0) left[table] = still;
  }
  return left;
}

/** The tables in which one of these texts stands anywhere. */
async function tablesWith(texts: readonly string[]) {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<[{ found: boolean }]>(
      `SELECT EXISTS (SELECT FROM "${name}" t WHERE t::text LIKE ANY($1::text[])) AS found`,
      texts.map((text) => `%${text}%`),
    );
    if (row.found) found.push(name);
  }
  return found;
}

/** A student of whom every table that can hold something of a student holds something. */
async function studentWithEverything() {
  const name = `Asha ${randomUUID()}`;
  const student = await newStudent({ name });
  await saveLoanForm(student.id);
  const sent = await call<FileSummary>(
    upload,
    requestTo("loanform/upload", formWith(samplePdf(), "a.pdf"), { as: student }),
  );
  const fileId = fileIdOf(sent.body.data!.url)!;
  const caseId = await newCase(student.id);
  const asked = await newCaseEvent("lender", { caseId, kind: "asked", item: "Pay slips", channel: "pass" });
  await newCaseEvent("student", { caseId, kind: "answered", answersId: asked.id, fileId });
  const spoke = await newCaseEvent("student", { caseId, kind: "spoke", note: `They called ${name}.` });
  await newCaseEvent("student", { caseId, kind: "corrected", correctsId: spoke.id });
  await db.keyDate.create({ data: { userId: student.id, kind: "deposit", day: new Date("2027-01-15") } });
  const { passId } = await newOpenedPass({ userId: student.id, caseId });
  const consent = { recipient: "A. Shah", parts: ["you" as const], text: "I agree.", textVersion: "2026-11-22" };
  await db.consentEvent.create({ data: { ...consent, userId: student.id, isGiven: true, passId } });
  const { id: colleagueId } = await newColleague();
  const day = await newDeskVisit(colleagueId);
  await db.deskOpening.create({ data: { passId: day.passId, userId: student.id, purpose: "checkPapers" } });
  const check = { slot: "kycDetails.panCard", verdict: "fine" as const, fileId, colleagueId };
  await db.paperCheck.create({ data: { ...check, userId: student.id } });
  await recordEvent("pack.viewed", student.id, { pass: passId });
  return { student, fileId, deskPassId: day.passId };
}

const filesThere = async () => {
  const keys: string[] = [];
  // Also one that was written in this very millisecond.
  for await (const key of storedLongerThan(-1000)) keys.push(key);
  return keys.toSorted();
};

test("erasing a student takes everything of hers, and nothing of another's", async () => {
  const [asha, ravi] = [await studentWithEverything(), await studentWithEverything()];
  const [hers, his] = [await rowsOf(asha.student), await rowsOf(ravi.student)];
  const { tables, references: ways } = await ofStudents();
  // A new table gets a row above, so that its rows are seen to go.
  expect([...hers.keys()].toSorted()).toEqual(tables);
  // One that names an account, a case, a pass or a file and refers to nothing would be left behind unseen.
  const named = await db.$queryRaw<{ table: string }[]>`
    SELECT DISTINCT table_name AS table FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = ANY(${[...ways.map(({ column }) => column), "fileId"]})
    ORDER BY 1`;
  expect(tables).toEqual(expect.arrayContaining(named.map(({ table }) => table)));

  await db.user.delete({ where: { id: asha.student.id } });

  const { Event: events = [], ...others } = await standing(hers);
  expect(others).toEqual({});
  // What happened stays, and no longer says to whom.
  expect(events).toEqual(hers.get("Event")!.map((event) => ({ ...event, userId: null })));
  expect(await tablesWith([asha.student.id, asha.student.email, asha.student.digits, asha.student.name])).toEqual([]);
  expect(await db.pass.count({ where: { id: asha.deskPassId } })).toBe(1);
  expect(await rowsOf(ravi.student)).toEqual(his);

  expect(await filesThere()).toEqual([asha.fileId, ravi.fileId].toSorted());
  expect(await removeDue([asha.fileId])).toBe(1);
  expect(await filesThere()).toEqual([ravi.fileId]);
});

test("what is append-only goes with its account and never without it", async () => {
  const { student, deskPassId } = await studentWithEverything();
  const before = await rowsOf(student);
  const own = { where: { userId: student.id } };
  for (const [change, rule] of [
    [db.event.updateMany({ ...own, data: { userId: null } }), /append-only/],
    [db.event.updateMany({ ...own, data: { kind: "login" } }), /append-only/],
    [db.event.deleteMany(own), /append-only/],
    [db.consentEvent.updateMany({ ...own, data: { passId: null } }), /a consent is never changed/],
    [db.consentEvent.deleteMany(own), /a consent is never changed/],
    [db.pass.deleteMany(own), /a pass is never taken away/],
    [db.pass.deleteMany({ where: { id: deskPassId } }), /a pass is never taken away/],
    [db.lenderCase.deleteMany(own), /a case is never taken away/],
    [db.caseEvent.deleteMany({ where: { case: { userId: student.id } } }), /a line of a case is never changed/],
  ] as const)
    await expect(change).rejects.toThrow(rule);
  expect(await rowsOf(student)).toEqual(before);
  await db.user.delete({ where: { id: student.id } });
  expect(await db.event.count(own)).toBe(0);
});
