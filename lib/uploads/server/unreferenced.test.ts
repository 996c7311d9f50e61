import { db } from "@/tests/factories/database";
import { REFERENCING_TABLES, isUnreferenced } from "./unreferenced";

/** Columns that can hold anything, or are called as if they held a file, and hold none. */
const NO_FILE = [
  // What happened to a file is told after it is gone.
  "Event.detail",
  // Papers that a lender asks for, in words.
  "PartnerDocument.*",
  // Figures of a rule of law.
  "LawRule.*",
  // What was found on a paper that the form or a case holds.
  "PaperCheck.*",
  // What the seed wrote into public content.
  "SeededRow.*",
  // Bytes that nothing holds, and where the others lie.
  "FileRemoval.*",
  "FilesFolder.*",
];

test("every table that can hold a student's file is in the list, so that the sweep spares what it holds", async () => {
  const columns = await db.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name NOT IN ('StoredFile', '_prisma_migrations')
      AND (data_type IN ('json', 'jsonb') OR (table_name || column_name) ~* 'file|document|paper|photo|picture|scan|letter')`;
  const open = columns.filter(
    ({ table, column }) => !NO_FILE.includes(`${table}.${column}`) && !NO_FILE.includes(`${table}.*`),
  );
  expect([...new Set(open.map(({ table }) => table))].toSorted()).toEqual(
    REFERENCING_TABLES.map(({ table }) => table).toSorted(),
  );
});

test("whether anything holds some files is found out by indexes of their owners' rows", async () => {
  const plan = await db.$transaction(async (tx) => {
    // Small tables are read whole, however their rows could be found.
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return tx.$queryRaw<{ "QUERY PLAN": string }[]>`
      EXPLAIN DELETE FROM "StoredFile" s WHERE s.id = ANY(${["a", "b"]}::text[]) AND ${isUnreferenced}`;
  });
  const text = plan.map((line) => line["QUERY PLAN"]).join("\n");
  for (const condition of ['("userId" = s."ownerId")', '(a0_case = "LenderCase".id)'])
    expect(text).toContain(`Index Cond: ${condition}`);
  expect(text).not.toContain("Seq Scan");
});
