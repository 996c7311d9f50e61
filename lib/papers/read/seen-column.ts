import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import type { SeenFile } from "./in-application";

/** Days between two tellings on the dashboard. */
const MONTH = 30;

/**
 * What was seen of the papers of "User" u, while its application "LoanForm" f is open, on a day on which the dashboard
 * tells of old ones: all day long, and then not for a month. For `rowWith`. @param today YYYY-MM-DD
 */
export const seenColumn = (today: string) => Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object('id', id, 'createdAt', "createdAt", 'seenKind', "seenKind",
      'seen', seen, 'saidRightOn', "saidRightOn")), '[]')
    FROM "StoredFile" WHERE "ownerId" = u.id AND "seenKind" IS NOT NULL AND NOT f.complete
      AND (u."agedToldOn" IS NULL OR ${today}::date - u."agedToldOn" = 0
        OR ${today}::date - u."agedToldOn" >= ${MONTH}::int)
  ) AS "seenFiles"`;
type Json = Omit<SeenFile, "createdAt" | "saidRightOn"> & { createdAt: string; saidRightOn: string | null };
export type SeenColumn = { seenFiles: Json[] };

export const seenFilesOf = ({ seenFiles }: SeenColumn): SeenFile[] =>
  seenFiles.map(({ createdAt, saidRightOn, ...file }) => ({
    ...file,
    createdAt: new Date(createdAt),
    saidRightOn: saidRightOn === null ? null : new Date(saidRightOn),
  }));
