import "server-only";
import { type PassKind, Prisma } from "@/lib/generated/prisma/client";

/** When and by whom a paper that was given in a case was first opened; `lender`: whose officer, null for Dakhila. */
export type OpenedPaper = { eventId: number; at: string; by: PassKind; name: string; lender: string | null };

/**
 * Rows of OpenedPaper: the papers given in a student's cases that somebody on the other side has, because the paper
 * itself was opened, or downloaded with others. The other side is who has a link of the case; of a paper that was given
 * in an internal review it is anybody, since it is a part of the file.
 * @param userId as SQL @param eventId only this event
 */
export const openedPapers = (userId: Prisma.Sql, eventId?: number) => Prisma.sql`
    SELECT DISTINCT ON (given.id) given.id AS "eventId", look.at, p.kind::text AS by, p.name, whose."lenderName" AS lender
    FROM "CaseEvent" given
    JOIN "LenderCase" c ON c.id = given.a0_case
    JOIN "Event" look ON look."userId" = c."userId" AND (
      look.kind = 'file.viewed' AND look.detail ->> 'file' = given.b3_file
      OR look.kind = 'pack.downloaded' AND CASE
        -- Those of before 28 Nov 2026 name no papers: what they may have held is not taken back.
        WHEN look.detail -> 'files' IS NULL THEN look.at > given.b5_written_at
        ELSE look.detail -> 'files' @> to_jsonb(given.b3_file) END)
    JOIN "Pass" p ON p.id = (look.detail ->> 'pass')::uuid AND (c."isCheck" OR p."caseId" = c.id)
    LEFT JOIN "LenderCase" whose ON whose.id = p."caseId"
    WHERE c."userId" = ${userId} AND given.a1_what IN ('answered', 'added') AND given.b3_file IS NOT NULL
      AND ${eventId === undefined ? Prisma.sql`true` : Prisma.sql`given.id = ${eventId}`}
    ORDER BY given.id, look.at`;
