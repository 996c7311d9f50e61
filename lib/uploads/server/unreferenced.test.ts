import { Prisma } from "@/lib/generated/prisma/client";
import { fileIdOf, fileUrl } from "@/lib/uploads/policy";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { db } from "@/tests/factories/database";
import { saveReferences } from "@/tests/factories/loan-forms";
import { newStoredFile } from "@/tests/factories/stored-files";
import { newUser } from "@/tests/factories/users";
import { deleteUnreferenced, findUnreferenced, REFERENCES } from "./unreferenced";

/** Columns that can hold anything, or are called as if they held a file, and refer to none. */
const NO_FILE = [
  // Its documents stand in FileReference.
  "LoanForm.*",
  // What happened to a file is told after it is gone.
  "Event.detail",
  // Papers that a lender asks for, in words.
  "PartnerDocument.*",
  // Figures of a rule of law.
  "LawRule.*",
  // Whether papers may be read.
  "User.readsPapers",
  // What was found on a paper that the form or a case holds.
  "PaperCheck.*",
  // What the seed wrote into public content.
  "SeededRow.*",
  // Bytes that nothing holds, and where the others lie.
  "FileRemoval.*",
  "FilesFolder.*",
];

/** A file that an application and an event of a case may hold. */
async function newFile() {
  const { id: userId } = await newUser();
  await db.loanForm.create({ data: { userId } });
  return { userId, fileId: fileIdOf(await newStoredFile(userId))! };
}
const hold = async (userId: string, fileId: string | null) => {
  const kycDetails = fileId ? { panCard: fileUrl(fileId) } : Prisma.DbNull;
  await db.loanForm.update({ where: { userId }, data: { kycDetails } });
  await saveReferences(userId);
};

test("a file that a section or an event of a case refers to is not deleted, by nobody; one whose last reference went is", async () => {
  const { userId, fileId } = await newFile();
  await hold(userId, fileId);
  expect([await findUnreferenced([fileId]), await deleteUnreferenced([fileId])]).toEqual([[], []]);
  await expect(db.storedFile.delete({ where: { id: fileId } })).rejects.toThrow("FileReference_fileId_fkey");
  await hold(userId, null);
  expect(await findUnreferenced([fileId])).toEqual([{ id: fileId, ownerId: userId }]);
  expect(await deleteUnreferenced([fileId])).toEqual([fileId]);

  const other = await newFile();
  await newCaseEvent("student", { caseId: await newCase(other.userId), kind: "spoke", fileId: other.fileId });
  expect(await deleteUnreferenced([other.fileId])).toEqual([]);
  await expect(db.storedFile.delete({ where: { id: other.fileId } })).rejects.toThrow("CaseEvent_b3_file_fkey");
});

test("with an application go its references, and with the account all of it", async () => {
  const { userId, fileId } = await newFile();
  await hold(userId, fileId);
  await db.loanForm.delete({ where: { userId } });
  expect(await db.fileReference.count({ where: { userId } })).toBe(0);
  expect(await deleteUnreferenced([fileId])).toEqual([fileId]);

  const other = await newFile();
  await hold(other.userId, other.fileId);
  await db.user.delete({ where: { id: other.userId } });
  expect(await db.fileReference.count({ where: { fileId: other.fileId } })).toBe(0);
  expect(await db.storedFile.count({ where: { id: other.fileId } })).toBe(0);
});

test("a file that somebody is about to refer to is left alone, and one that is going is not referred to", async () => {
  const { userId, fileId } = await newFile();
  const reference = { userId, section: "kycDetails", fileId };
  await db.$transaction(async (tx) => {
    // As a save does it.
    await tx.$queryRaw`SELECT FROM "StoredFile" WHERE id = ${fileId} FOR KEY SHARE`;
    await tx.fileReference.create({ data: reference });
    expect(await deleteUnreferenced([fileId])).toEqual([]);
  });
  expect(await deleteUnreferenced([fileId])).toEqual([]);
  expect(await db.storedFile.count({ where: { id: fileId } })).toBe(1);

  await db.fileReference.deleteMany({ where: { userId } });
  await expect(
    db.$transaction(async (tx) => {
      await tx.fileReference.create({ data: reference });
      expect(await deleteUnreferenced([fileId])).toEqual([fileId]);
    }),
  ).rejects.toThrow("ForeignKeyConstraintViolation");
  expect(await db.fileReference.count({ where: { userId } })).toBe(0);
});

test("every foreign key to a file is in the list", async () => {
  const keys = await db.$queryRaw<object[]>`
    SELECT c.relname::text AS table, a.attname::text AS column
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
    WHERE k.contype = 'f' AND k.confrelid = '"StoredFile"'::regclass ORDER BY 1 DESC`;
  expect(keys).toEqual(REFERENCES);
});

test("every table that can hold a student's file is in the list, so that the sweep spares what it holds", async () => {
  const columns = await db.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name NOT IN ('StoredFile', '_prisma_migrations')
      AND (data_type IN ('json', 'jsonb') OR (table_name || column_name) ~* 'file|document|paper|photo|picture|scan|letter')`;
  const open = columns.filter(
    ({ table, column }) => !NO_FILE.includes(`${table}.${column}`) && !NO_FILE.includes(`${table}.*`),
  );
  expect([...new Set(open.map(({ table }) => table))].toSorted()).toEqual(
    REFERENCES.map(({ table }) => table).toSorted(),
  );
});

test("whether anything refers to a file is found out by an index on each column that may", async () => {
  const indexed = await db.$queryRaw<object[]>`
    SELECT DISTINCT c.relname::text AS table, a.attname::text AS column
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]`;
  expect(indexed).toEqual(expect.arrayContaining([...REFERENCES]));
});
