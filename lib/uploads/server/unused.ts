import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";

/** For a WHERE over "StoredFile" s: no saved section of its owner's application names the file. */
export const noFormNamesIt = Prisma.sql`
  NOT EXISTS (SELECT 1 FROM "LoanForm" f WHERE f."userId" = s."ownerId" AND position(s.id IN f::text) > 0)`;
