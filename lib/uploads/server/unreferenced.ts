import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";

/**
 * Every table whose rows can hold a student's file, and which of them are those of the owner of "StoredFile" s; the
 * file's id stands somewhere in the row. What is in none of them is removed (`sweep.ts`), so a new table with files
 * belongs here.
 */
export const REFERENCING_TABLES: readonly { table: string; rowsOfOwner: Prisma.Sql }[] = [
  { table: "LoanForm", rowsOfOwner: Prisma.sql`holder."userId" = s."ownerId"` },
  {
    table: "CaseEvent",
    rowsOfOwner: Prisma.sql`holder.a0_case IN (SELECT id FROM "LenderCase" WHERE "userId" = s."ownerId")`,
  },
];

/**
 * For a WHERE over "StoredFile" s: no row of its owner holds the file. OFFSET 0 keeps it a question of its own for each
 * file, which reads her rows by their indexes; joined to all files at once, it reads all lines of all cases for each.
 */
export const isUnreferenced = Prisma.join(
  REFERENCING_TABLES.map(
    ({ table, rowsOfOwner }) => Prisma.sql`
      NOT EXISTS (
        SELECT 1 FROM ${Prisma.raw(`"${table}"`)} holder
        WHERE ${rowsOfOwner} AND position(s.id IN holder::text) > 0 OFFSET 0
      )`,
  ),
  " AND ",
);
