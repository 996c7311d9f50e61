import "@/tests/own-database";
import { readFileSync } from "node:fs";
import { Prisma } from "@/lib/generated/prisma/client";
import { fileIdOf } from "@/lib/uploads/policy";
import { admin, db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newStoredFile } from "@/tests/factories/stored-files";
import { newUser } from "@/tests/factories/users";

const MIGRATION = readFileSync("prisma/migrations/20261127100000_file_references/migration.sql", "utf8");

const references = () =>
  admin.db.fileReference.findMany({ orderBy: [{ userId: "asc" }, { section: "asc" }, { fileId: "asc" }] });

test("the migration refers to what the applications of before hold, in every slot, and to no other's file", async () => {
  const [asha, ravi, empty] = [await newUser(), await newUser(), await newUser()];
  for (const { id } of [asha, ravi]) await saveLoanForm(id);
  await db.loanForm.create({ data: { userId: empty.id, kycDetails: Prisma.DbNull } });
  const written = await references();
  expect(written.length).toBeGreaterThan(50);
  // Another student's, and one that is gone.
  const theirs = await newStoredFile(ravi.id);
  const financialDetails = { utilityBill: theirs, paySlips: `/api/files/${"0".repeat(32)}`, itr: null };
  await db.loanForm.update({ where: { userId: empty.id }, data: { financialDetails } });

  await admin.pool.query(`DROP TABLE "FileReference"; ${MIGRATION}`);
  expect(await references()).toEqual(written);
  expect(written.map(({ fileId }) => fileId)).not.toContain(fileIdOf(theirs));
});
