import "@/tests/own-files-folder";
import { removeDue } from "@/lib/uploads/server/removals";
import { storedLongerThan } from "@/lib/uploads/store/local";
import { admin, db } from "@/tests/factories/database";
import { ofStudents, rowsOf, rowsWhere, studentWithEverything } from "@/tests/factories/everything";

type Row = Record<string, unknown>;

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

const cutLoose = (detail: unknown) => {
  const { case: _case, file: _file, id: _id, ...rest } = detail as Row;
  return rest;
};

const filesThere = async () => {
  const keys: string[] = [];
  // Also one that was written in this very millisecond.
  for await (const key of storedLongerThan(-1000)) keys.push(key);
  return keys.toSorted();
};

test("erasing a student takes everything of theirs, and nothing of another's", async () => {
  const [asha, ravi] = [await studentWithEverything(), await studentWithEverything()];
  const [ashas, ravis] = [await rowsOf(asha.student), await rowsOf(ravi.student)];
  const { tables, references: ways } = await ofStudents();
  // A new table gets a row above, so that its rows are seen to go.
  expect([...ashas.keys()].toSorted()).toEqual(tables);
  // One that names an account, a case, a pass or a file and refers to nothing would be left behind unseen.
  const named = await db.$queryRaw<{ table: string }[]>`
    SELECT DISTINCT table_name AS table FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = ANY(${[...ways.map(({ column }) => column), "fileId"]})
    ORDER BY 1`;
  expect(tables).toEqual(expect.arrayContaining(named.map(({ table }) => table)));

  await db.user.delete({ where: { id: asha.student.id } });

  const { Event: events = [], ...others } = await standing(ashas);
  expect(others).toEqual({});
  // What happened stays, and no longer says to whom, nor with which case or paper.
  expect(events).toEqual(
    ashas.get("Event")!.map((event) => ({ ...event, userId: null, detail: cutLoose(event.detail) })),
  );
  // Of the paper a note says that its bytes must go, until they are gone.
  expect(await tablesWith(Object.values(asha.signs))).toEqual(["FileRemoval"]);
  expect(await db.pass.count({ where: { id: asha.deskPassId } })).toBe(1);
  expect(await rowsOf(ravi.student)).toEqual(ravis);

  expect(await filesThere()).toEqual([asha.fileId, ravi.fileId].toSorted());
  expect(await removeDue([asha.fileId])).toBe(1);
  expect(await filesThere()).toEqual([ravi.fileId]);
  expect(await tablesWith(Object.values(asha.signs))).toEqual([]);
});

test("what is append-only goes with its account and never without it", async () => {
  const { student, deskPassId } = await studentWithEverything();
  const before = await rowsOf(student);
  const own = { where: { userId: student.id } };
  for (const [change, rule] of [
    [admin.db.event.updateMany({ ...own, data: { userId: null } }), /append-only/],
    [admin.db.event.updateMany({ ...own, data: { kind: "login" } }), /append-only/],
    [admin.db.event.deleteMany(own), /append-only/],
    [admin.db.consentEvent.updateMany({ ...own, data: { passId: null } }), /a consent is never changed/],
    [admin.db.consentEvent.deleteMany(own), /a consent is never changed/],
    [admin.db.pass.deleteMany(own), /a pass is never taken away/],
    [admin.db.pass.deleteMany({ where: { id: deskPassId } }), /a pass is never taken away/],
    [admin.db.lenderCase.deleteMany(own), /a case is never deleted/],
    [admin.db.caseEvent.deleteMany({ where: { case: { userId: student.id } } }), /an event of a case is never changed/],
  ] as const)
    await expect(change).rejects.toThrow(rule);
  expect(await rowsOf(student)).toEqual(before);
  await db.user.delete({ where: { id: student.id } });
  expect(await admin.db.event.count(own)).toBe(0);
});

test("what refers to a row that goes is found by an index, however many rows there are", async () => {
  const without = await db.$queryRaw<{ column: string }[]>`
    SELECT concat(k.conrelid::regclass, '.', a.attname) AS column
    FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = k.conrelid AND i.indkey[0] = k.conkey[1])
    ORDER BY 1`;
  // Lenders, schemes, benchmarks and colleagues are archived and do not go.
  expect(without.map(({ column }) => column)).toEqual([
    ...['"Lead".partnerId', '"LeadCall".colleagueId', '"LenderCase".partnerId', '"PaperCheck".colleagueId'],
    ...['"PartnerSource".a2_scheme', '"Scheme".f2_benchmark'],
  ]);
});
