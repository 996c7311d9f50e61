import type { CallOutcome, CallState, Prisma } from "@/lib/generated/prisma/client";
import { chunk } from "@/lib/server/chunk";

type Request = { id: string; createdAt: Date; stoppedAt: Date | null };
type Call = { id: number; at: Date; outcome: CallOutcome; callOn: Date | null };

/** @returns the request that stands for the phone, and its place on the list of calls; null without requests */
export function callPlace(requests: readonly Request[], calls: readonly Call[]) {
  const open = requests.filter(({ stoppedAt }) => !stoppedAt);
  const newest = (of: readonly Request[], key: "createdAt" | "stoppedAt") =>
    [...of].sort((a, b) => b[key]!.getTime() - a[key]!.getTime() || (a.id < b.id ? -1 : 1))[0];
  if (open.length === 0) {
    const last = newest(requests, "stoppedAt");
    return last ? { leadId: last.id, state: "stopped" as CallState, at: last.stoppedAt!, callOn: null } : null;
  }
  const request = newest(open, "createdAt")!;
  const call = calls
    .filter(({ at, outcome, callOn }) => at >= request.createdAt && (outcome === "reached" || callOn))
    .sort((a, b) => b.id - a.id)[0];
  const state: CallState = !call || call.callOn ? "waiting" : "called";
  return { leadId: request.id, state, at: request.createdAt, callOn: call?.callOn ?? null };
}

/** Taken before the rows and in one order, so that no two transactions wait for each other. */
export async function lockPhones(tx: Prisma.TransactionClient, phones: readonly string[]): Promise<void> {
  for (const phone of [...new Set(phones)].sort())
    await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${phone}, 0))) AS lock`;
}

/** Writes the place of these phones after a change in `tx`, which holds their locks. */
export async function refreshCallList(tx: Prisma.TransactionClient, phones: readonly string[]): Promise<void> {
  await chunk([...new Set(phones)], async (some) => {
    const requests = await tx.lead.findMany({ where: { phone: { in: some } }, include: { calls: true } });
    for (const phone of some) {
      const own = requests.filter((request) => request.phone === phone);
      const place = callPlace(
        own,
        own.flatMap(({ calls }) => calls),
      );
      for (const { id, callState, callAt, callOn } of own) {
        const next =
          place?.leadId === id
            ? { callState: place.state, callAt: place.at, callOn: place.callOn }
            : { callState: null, callAt: null, callOn: null };
        if (JSON.stringify(next) !== JSON.stringify({ callState, callAt, callOn }))
          await tx.lead.update({ where: { id }, data: next, select: { id: true } });
      }
    }
    return [];
  });
}
