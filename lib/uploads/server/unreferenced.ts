import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";

/** Tables whose rows can hold a file's id. What is in none of them is removed: a new one belongs here. */
export const REFERENCING_TABLES: readonly { table: string; rowsOfOwner: Prisma.Sql }[] = [
  { table: "LoanForm", rowsOfOwner: Prisma.sql`holder."userId" = s."ownerId"` },
  {
    table: "CaseEvent",
    rowsOfOwner: Prisma.sql`holder.a0_case IN (SELECT id FROM "LenderCase" WHERE "userId" = s."ownerId")`,
  },
];

/**
 * For a WHERE over "StoredFile" s. OFFSET 0 keeps it a subquery by the owner's indexes instead of a join of all rows.
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
