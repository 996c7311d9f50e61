import "server-only";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

/** Where a document is referred to, each a foreign key of the database. What stands in none of them may go. */
export const REFERENCES = [
  { table: "LoanOffer", column: "letterFileId" },
  { table: "FileReference", column: "fileId" },
  { table: "DraftFile", column: "fileId" },
  { table: "CaseEvent", column: "b3_file" },
] as const;

/** For a WHERE over "StoredFile" s. */
const isUnreferenced = Prisma.join(
  REFERENCES.map(({ table, column }) => {
    const [from, fileId] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)];
    return Prisma.sql`NOT EXISTS (SELECT FROM ${from} r WHERE r.${fileId} = s.id)`;
  }),
  " AND ",
);

/** Those that nothing refers to now; nothing is locked, so `deleteUnreferenced` looks again. */
export const findUnreferenced = (ids: readonly string[]) => db.$queryRaw<{ id: string; ownerId: string }[]>`
  SELECT s.id, s."ownerId" FROM "StoredFile" s WHERE s.id = ANY(${[...ids]}::text[]) AND ${isUnreferenced}`;

/**
 * Deletes the rows of those documents that nothing refers to, also while others are saved.
 * @returns their ids; a trigger has noted that their bytes must go
 */
export const deleteUnreferenced = (ids: readonly string[]): Promise<string[]> =>
  db.$transaction(async (tx) => {
    // Whoever refers to one locks it first. Those are skipped; of the others the next statement sees every reference.
    const locked = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM "StoredFile" WHERE id = ANY(${[...ids]}::text[]) FOR UPDATE SKIP LOCKED`;
    const gone = await tx.$queryRaw<{ id: string }[]>`
      DELETE FROM "StoredFile" s WHERE s.id = ANY(${locked.map(({ id }) => id)}::text[]) AND ${isUnreferenced}
      RETURNING s.id`;
    return gone.map(({ id }) => id);
  });
