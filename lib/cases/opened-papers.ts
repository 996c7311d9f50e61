import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";

/** When and by whom a paper that was given in a case was first opened on the other side. */
export type OpenedPaper = { eventId: number; at: string; by: string };

/**
 * Rows of OpenedPaper: the papers given in a student's cases that somebody on the other side has, because the paper
 * itself was opened, or all papers were downloaded after it was given. The other side is who has a link of the case, in
 * an internal review Dakhila; of a paper that was left out at first it is anybody, since it is a part of the file.
 * @param userId as SQL @param eventId only this event
 */
export const openedPapers = (userId: Prisma.Sql, eventId?: number) => Prisma.sql`
    SELECT DISTINCT ON (given.id) given.id AS "eventId", look.at, p.name AS by
    FROM "CaseEvent" given
    JOIN "LenderCase" c ON c.id = given.a0_case
    JOIN "Event" look ON look."userId" = c."userId" AND (
      look.kind = 'file.viewed' AND look.detail ->> 'file' = given.b3_file
      OR look.kind = 'pack.downloaded' AND look.at > given.b5_written_at)
    JOIN "Pass" p ON p.id = (look.detail ->> 'pass')::uuid
      AND CASE WHEN given.a1_what = 'added' THEN true WHEN c."isCheck" THEN p.kind = 'desk' ELSE p."caseId" = c.id END
    WHERE c."userId" = ${userId} AND given.a1_what IN ('answered', 'added') AND given.b3_file IS NOT NULL
      AND ${eventId === undefined ? Prisma.sql`true` : Prisma.sql`given.id = ${eventId}`}
    ORDER BY given.id, look.at`;
