import { dayOf } from "@/lib/dates/calendar";
import type { Prisma } from "@/lib/generated/prisma/client";
import { asEvent, type CaseWriter } from "./event";
import { caseState } from "./state";

const NEWS_WAITS = 2 * 60_000;

/** Adds an event, refreshes its case's state and announces to the student what others wrote. */
export async function storeEvent(
  tx: Prisma.TransactionClient,
  writer: CaseWriter,
  event: Omit<Prisma.CaseEventUncheckedCreateInput, "writer">,
) {
  const { id } = await tx.caseEvent.create({ data: { ...event, writer }, select: { id: true } });
  const state = await refreshState(tx, event.caseId);
  if (writer === "dakhila" || writer === "lender") await announce(tx, state.userId, id);
  return { id, state };
}

/** Works out a case's state today from all its events, without storing it. @throws P2025 for an unknown case */
export async function readState(tx: Prisma.TransactionClient, caseId: string) {
  const { events, ...row } = await tx.lenderCase.findUniqueOrThrow({
    where: { id: caseId },
    select: { userId: true, isInternalReview: true, needsAction: true, events: true },
  });
  return {
    ...row,
    ...caseState(events.map(asEvent), { today: dayOf(new Date()), isInternalReview: row.isInternalReview }),
  };
}

/** Stores whether somebody has to act in a case, where that has changed. */
export async function refreshState(tx: Prisma.TransactionClient, caseId: string) {
  const state = await readState(tx, caseId);
  const needsAction = state.turn !== "nobody";
  const isChanged = needsAction !== state.needsAction;
  if (isChanged) await tx.lenderCase.update({ where: { id: caseId }, data: { needsAction }, select: { id: true } });
  return { ...state, isChanged };
}

/**
 * A notice has no foreign key to its account: an erasure locks the account before the case, and this the case first.
 */
async function announce(tx: Prisma.TransactionClient, userId: string, eventId: number) {
  const nextTryAt = new Date(Date.now() + NEWS_WAITS);
  await tx.notice.upsert({
    where: { userId },
    create: { userId, eventId, nextTryAt },
    update: { eventId, kind: "news" },
  });
}
