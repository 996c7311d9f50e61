import "server-only";
import type * as z from "zod";
import { dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { StaffSession } from "@/lib/session/link-session";
import { type CallPlace, placedCalls } from "./call-order";
import { MOST_COUNTED } from "./call-words";
import type { callListBody } from "./schema";

const PAGE = 50;

type Placed = { phone: string; place: CallPlace; day: string };

/** By phone: to call first, then later days, then those reached; or those that must not be called. */
export async function callsOf(_session: StaffSession, { view, page }: z.output<typeof callListBody>) {
  const rows = view === "waiting" ? waiting : stopped;
  const [placed, counts] = await Promise.all([rows(PAGE, (page - 1) * PAGE), countCalls()]);
  const total = view === "stopped" ? counts.stopped : counts.now + counts.later + counts.called;
  return {
    today: dayOf(new Date()),
    counts,
    pages: Math.ceil(total / PAGE),
    entries: await entriesOf(placed),
  };
}

async function countCalls(): Promise<Record<CallPlace, number>> {
  const over = Prisma.join(
    (["called", "stopped"] as const).map(
      (state) => Prisma.sql`SELECT place, count(*)::int AS count
        FROM (${placedCalls(state)} LIMIT ${MOST_COUNTED + 1}) placed GROUP BY place`,
    ),
    " UNION ALL ",
  );
  const counted = await db.$queryRaw<{ place: CallPlace; count: number }[]>`
    SELECT place, count(*)::int AS count FROM (${placedCalls("waiting")}) placed GROUP BY place UNION ALL ${over}`;
  const counts = { now: 0, later: 0, called: 0, stopped: 0 };
  for (const { place, count } of counted) counts[place] = count;
  return counts;
}

const callOrder = Prisma.sql`
  CASE place WHEN 'now' THEN 0 WHEN 'later' THEN 1 ELSE 2 END, CASE WHEN place = 'later' THEN day END, day DESC, at DESC, phone`;
const waiting = (most: number, after: number) => db.$queryRaw<Placed[]>`
  WITH waiting AS (${placedCalls("waiting")}), reached AS (
    ${placedCalls("called")} ORDER BY at DESC, phone
    LIMIT ${most} OFFSET greatest(0, ${after} - (SELECT count(*) FROM waiting))
  ), first AS (SELECT phone, at, place, day FROM waiting ORDER BY ${callOrder} LIMIT ${most} OFFSET ${after})
  SELECT phone, place, day FROM (TABLE first UNION ALL TABLE reached) page ORDER BY ${callOrder} LIMIT ${most}`;

const stopped = (most: number, after: number) => db.$queryRaw<Placed[]>`
  SELECT phone, place, day FROM (${placedCalls("stopped")}) placed ORDER BY at DESC, phone LIMIT ${most} OFFSET ${after}`;

/** With every request and call of a phone, the newest first. `stoppedOn`: its owner stopped our calls before. */
async function entriesOf(placed: readonly Placed[]) {
  const phones = placed.map(({ phone }) => phone);
  const leads = await db.lead.findMany({
    where: { phone: { in: phones } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    // With their requests, each by the index of its own: asked for by their phones, all calls may be read.
    include: { partner: { select: { name: true } }, calls: { include: { colleague: { select: { name: true } } } } },
  });
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
    calls: leads
      .flatMap((lead) => (lead.phone === phone ? lead.calls : []))
      .toSorted((a, b) => b.id - a.id)
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
