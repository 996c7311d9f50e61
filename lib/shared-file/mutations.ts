import "server-only";
import type * as z from "zod";
import { appendEvent } from "@/lib/cases/append";
import { isDuplicate } from "@/lib/cases/mutations";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import { type Limit, takeOne } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { t } from "@/lib/messages/text";
import type { LenderSession } from "@/lib/session/link-session";
import { requestableSlots } from "./data";
import { REPLY_EVENTS, type replyBody } from "./schema";

const REPLIES_PER_LINK: Limit = { name: "pack-reply", points: 30, seconds: 86_400 };

/**
 * Writes an officer's answer into the student's timeline; the same reply within minutes is stored once.
 * @throws Refusal 422 for a document that this link cannot ask for, 429
 */
export async function reply(session: LenderSession, said: z.output<typeof replyBody>): Promise<void> {
  const slot = said.kind === "needPaper" ? said.slot : "";
  if (slot && !(await requestableSlots(session)).some(({ value }) => value === slot)) {
    const message = t("pack.slotUnknown", "Please choose a paper of the list, or write which one.");
    throw new Refusal(422, "answersInvalid", message, { issues: [{ path: "slot", message }] });
  }
  await takeOne(REPLIES_PER_LINK, session.passId);
  const words = "words" in said ? said.words || null : null;
  const event = {
    kind: REPLY_EVENTS[said.kind],
    writerName: session.name,
    channel: "pass" as const,
    slot: slot || null,
    item: said.kind === "needPaper" ? words : null,
    note: said.kind === "needPaper" ? null : words,
    amount: said.kind === "sanctioned" ? (said.amount ?? null) : null,
    reason: said.kind === "declined" ? said.reason : null,
  };
  const { caseId } = session;
  await db.$transaction(async (tx) => {
    // One at a time, so that a second tap finds the event of the first.
    await tx.$queryRaw`SELECT 1 FROM "LenderCase" WHERE id = ${caseId} FOR UPDATE`;
    const events = await tx.caseEvent.findMany({ where: { caseId, writer: "lender" } });
    if (isDuplicate(events, { writer: "lender", ...event })) return;
    await appendEvent(tx, "lender", { caseId, ...event });
    const detail = { case: caseId, kind: event.kind, pass: session.passId };
    await recordEvent("case.written", session.student.id, detail, tx);
  });
}
