import "server-only";
import { refreshState } from "@/lib/cases/store-event";
import { db } from "@/lib/db";
import { DRAFT_DAYS } from "@/lib/drafts/draft";
import { Prisma } from "@/lib/generated/prisma/client";
import { lockPhones, refreshCallList } from "@/lib/leads/call-list";
import { byId, chunk } from "@/lib/server/chunk";
import { ABSOLUTE_HOURS } from "@/lib/session/limits";
import { UNPROVED_ACCOUNT_DAYS, UNPROVED_LEAD_WEEKS } from "./rules";

/** Removes old logins and drafts, and accounts and callback requests nobody proved. @returns how many of each went */
export async function removeOld() {
  const sessions = await db.$executeRaw`
    DELETE FROM "Session" WHERE "createdAt" < now() - make_interval(hours => ${ABSOLUTE_HOURS}::int)`;
  const drafts = await db.$executeRaw`
    DELETE FROM "SectionDraft" WHERE "savedAt" < now() - make_interval(days => ${DRAFT_DAYS}::int)`;
  const accounts = await db.$executeRaw`
    DELETE FROM "User" WHERE "phoneVerifiedAt" IS NULL AND "emailVerifiedAt" IS NULL AND "googleSub" IS NULL
      AND "createdAt" < now() - make_interval(days => ${UNPROVED_ACCOUNT_DAYS}::int)
      AND NOT EXISTS (SELECT FROM "Session" WHERE "userId" = "User".id)`;
  return { sessions, drafts, accounts, leads: await removeUnprovedLeads() };
}

async function removeUnprovedLeads() {
  const isDue = Prisma.sql`NOT "phoneVerified"
    AND "createdAt" < now() - make_interval(weeks => ${UNPROVED_LEAD_WEEKS}::int)
    AND NOT EXISTS (
      SELECT FROM "LeadCall" c WHERE c."leadId" = "Lead".id
        AND c.at >= now() - make_interval(weeks => ${UNPROVED_LEAD_WEEKS}::int))`;
  const due = await db.$queryRaw<{ phone: string }[]>`SELECT DISTINCT phone FROM "Lead" WHERE ${isDue}`;
  const removed = await chunk(due, (some) =>
    db.$transaction(async (tx) => {
      const phones = some.map(({ phone }) => phone);
      await lockPhones(tx, phones);
      const count = await tx.$executeRaw`DELETE FROM "Lead" WHERE phone = ANY (${phones}) AND ${isDue}`;
      await refreshCallList(tx, phones);
      return [count];
    }),
  );
  return removed.reduce((sum, count) => sum + count, 0);
}

/** Recounts in every case whether somebody has to act, for rows changed by hand. @returns how many were wrong */
export async function recountCases(): Promise<number> {
  const ids = await byId((after, page) => db.lenderCase.findMany({ where: after, select: { id: true }, ...page }));
  let wrong = 0;
  for (const { id } of ids) if ((await db.$transaction((tx) => refreshState(tx, id))).isChanged) wrong += 1;
  return wrong;
}
