import "server-only";
import type * as z from "zod";
import { dayOf } from "@/lib/calendar";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { DeskVisit } from "@/lib/session/pass-visit";
import { type CallPlace, placedCalls } from "./call-order";
import type { callListBody } from "./schema";

/** Phones on one page of the list. */
const PAGE = 50;

type Place = CallPlace | "stopped";
type Placed = { phone: string; place: Place; day: string };

/**
 * What desk/calls answers: one entry for each phone. `waiting` has those to call first, the newest day on top, then
 * those of a later day, the nearest first, then those who were reached; `stopped` the ones that must not be called.
 */
export async function callsOf(_visit: DeskVisit, { view, page }: z.output<typeof callListBody>) {
  const rows = view === "waiting" ? waiting : stopped;
  const [placed, counted] = await Promise.all([
    rows(PAGE, (page - 1) * PAGE),
    db.$queryRaw<{ place: Place; count: number }[]>`
      SELECT place, count(*)::int AS count FROM (${placedCalls()}) placed GROUP BY place
      UNION ALL SELECT 'stopped', count(*)::int FROM (${stoppedPhones}) stopped`,
  ]);
  const counts: Record<Place, number> = { now: 0, later: 0, called: 0, stopped: 0 };
  for (const { place, count } of counted) counts[place] = count;
  const total = view === "stopped" ? counts.stopped : counts.now + counts.later + counts.called;
  return {
    today: dayOf(new Date()),
    counts,
    pages: Math.ceil(total / PAGE),
    entries: await entriesOf(placed),
  };
}

const waiting = (most: number, after: number) => db.$queryRaw<Placed[]>`
  SELECT phone, place, day FROM (${placedCalls()}) placed
  ORDER BY CASE place WHEN 'now' THEN 0 WHEN 'later' THEN 1 ELSE 2 END,
    CASE WHEN place = 'later' THEN day END, day DESC, at DESC, phone
  LIMIT ${most} OFFSET ${after}`;

const stoppedPhones = Prisma.sql`
  SELECT phone, max("stoppedAt") AS at FROM "Lead" GROUP BY phone HAVING bool_and("stoppedAt" IS NOT NULL)`;
const stopped = (most: number, after: number) => db.$queryRaw<Placed[]>`
  SELECT phone, 'stopped' AS place, to_char(at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS day
  FROM (${stoppedPhones}) stopped ORDER BY at DESC, phone LIMIT ${most} OFFSET ${after}`;

/**
 * With what was asked from each phone, the newest first, and every call that was written down. `stoppedOn` says that
 * somebody who proved the number stopped our calls before, where nobody has proved it since.
 */
async function entriesOf(placed: readonly Placed[]) {
  const phones = placed.map(({ phone }) => phone);
  const [leads, calls] = await Promise.all([
    db.lead.findMany({
      where: { phone: { in: phones } },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      include: { partner: { select: { name: true } } },
    }),
    db.leadCall.findMany({
      where: { lead: { phone: { in: phones } } },
      orderBy: { id: "desc" },
      include: { colleague: { select: { name: true } }, lead: { select: { phone: true } } },
    }),
  ]);
  return placed.map(({ phone, place, day }) => ({
    phone,
    place,
    day,
    stoppedOn: stoppedBefore(leads.filter((lead) => lead.phone === phone)),
    requests: leads
      .filter((lead) => lead.phone === phone && (place === "stopped" || !lead.stoppedAt))
      .map((lead) => ({
        id: lead.id,
        name: lead.name,
        email: lead.email,
        at: lead.createdAt.toISOString(),
        isProven: lead.phoneVerified,
        loanAmount: lead.loanAmount,
        city: lead.city,
        countryOfStudy: lead.countryOfStudy,
        admissionStatus: lead.admissionStatus,
        targetIntake: lead.targetIntake.toISOString().slice(0, 10),
        lender: lead.partner?.name ?? "",
        page: lead.page,
        heardFrom: lead.reference,
        callTime: lead.callTime,
        callLanguage: lead.callLanguage,
      })),
    calls: calls
      .filter(({ lead }) => lead.phone === phone)
      .map(({ id, outcome, note, callOn, at, colleague }) => ({
        id,
        outcome,
        note,
        callOn: callOn?.toISOString().slice(0, 10) ?? null,
        at: at.toISOString(),
        by: colleague.name,
      })),
  }));
}

/** The day in India of the last proved stop, as YYYY-MM-DD; null where none was, or a proved request came since. */
function stoppedBefore(leads: readonly { phoneVerified: boolean; stoppedAt: Date | null }[]) {
  const proved = leads.filter(({ phoneVerified }) => phoneVerified);
  const last = Math.max(...proved.map(({ stoppedAt }) => stoppedAt?.getTime() ?? Infinity));
  return Number.isFinite(last) ? dayOf(new Date(last)) : null;
}

export type LoadedCalls = Awaited<ReturnType<typeof callsOf>>;
export type CallEntry = LoadedCalls["entries"][number];
