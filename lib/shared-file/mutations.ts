import "server-only";
import { appendEvent } from "@/lib/cases/append";
import { atField, isDuplicate } from "@/lib/cases/mutations";
import { termColumns } from "@/lib/cases/terms";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import type { Prisma, StoredFile } from "@/lib/generated/prisma/client";
import { type Limit, take, takeOne } from "@/lib/http/rate-limit";
import { t } from "@/lib/messages/text";
import type { LenderSession } from "@/lib/session/link-session";
import { fileIdOf } from "@/lib/uploads/policy";
import { ownIds } from "@/lib/uploads/server/data";
import { acceptUpload } from "@/lib/uploads/server/mutations";
import { requestableSlots } from "./data";
import { type GivenReply, REPLY_EVENTS } from "./schema";

/** Counted by event. */
const REPLIES_PER_LINK: Limit = { name: "pack-reply", points: 30, seconds: 86_400 };
const LETTERS_PER_LINK: Limit = { name: "pack-letter", points: 10, seconds: 86_400 };

type Said = Pick<
  Prisma.CaseEventUncheckedCreateInput,
  "slot" | "item" | "note" | "amount" | "reason" | "fileId" | keyof ReturnType<typeof termColumns>
>;
const NOTHING_SAID = {
  slot: null,
  item: null,
  note: null,
  amount: null,
  reason: null,
  fileId: null,
  ...termColumns({}),
};
const noteOf = ({ words }: { words: string }) => ({ note: words || null });

/** What each kind of reply says in the timeline: one event, or one for each paper. */
const SAID_BY: { [Kind in GivenReply["kind"]]: (reply: Extract<GivenReply, { kind: Kind }>) => Said[] } = {
  received: () => [{}],
  needPapers: ({ papers }) => papers.map(({ slot, words }) => ({ slot: slot || null, item: words || null })),
  sanctioned: ({ amount, file, ...said }) => [
    { ...termColumns(said), ...noteOf(said), amount: amount ?? null, fileId: file ? fileIdOf(file) : null },
  ],
  declined: ({ reason, ...said }) => [{ ...noteOf(said), reason }],
};
const saidBy = <Kind extends GivenReply["kind"]>(reply: Extract<GivenReply, { kind: Kind }>) =>
  (SAID_BY[reply.kind as Kind] as (reply: Extract<GivenReply, { kind: Kind }>) => Said[])(reply);

/**
 * Writes an officer's answer into the student's timeline, several papers in one transaction; the same event within
 * minutes is stored once.
 * @throws Refusal 422 for a document that this link cannot ask for, or a letter that it did not bring, 429
 */
export async function reply(session: LenderSession, reply: GivenReply): Promise<void> {
  const events = saidBy(reply).map((said) => ({
    kind: REPLY_EVENTS[reply.kind],
    writerName: session.name,
    channel: "pass" as const,
    ...NOTHING_SAID,
    ...said,
  }));
  const slots = events.some(({ slot }) => slot) ? await requestableSlots(session) : new Set<string>();
  events.forEach(({ slot }, at) => {
    if (slot && !slots.has(slot))
      throw atField(
        `papers.${at}.slot`,
        t("pack.slotUnknown", "Please choose a paper of the list, or write which one."),
      );
  });
  for (const { fileId } of events)
    if (fileId && !(await isBroughtBy(session, fileId))) throw atField("file", letterGone());
  await take(REPLIES_PER_LINK, session.passId, events.length);
  const { caseId } = session;
  await db.$transaction(async (tx) => {
    // One at a time, so that a second tap finds the events of the first.
    await tx.$queryRaw`SELECT 1 FROM "LenderCase" WHERE id = ${caseId} FOR UPDATE`;
    for (const event of events) {
      const stored = await tx.caseEvent.findMany({ where: { caseId, writer: "lender" } });
      if (isDuplicate(stored, { writer: "lender", ...event })) continue;
      await appendEvent(tx, "lender", { caseId, ...event });
      const detail = { case: caseId, kind: event.kind, pass: session.passId };
      await recordEvent("case.written", session.student.id, detail, tx);
    }
  });
}

/**
 * Takes a sanction letter, which belongs to the student, as any upload of theirs.
 * @throws Refusal as `acceptUpload`, 429
 */
export async function acceptLetter(session: LenderSession, request: Request): Promise<StoredFile> {
  await takeOne(LETTERS_PER_LINK, session.passId);
  return acceptUpload(session.student, request, { pass: session.passId });
}

/** Whether a file came by this link and is there: no other of the student's can be put beside an answer. */
async function isBroughtBy({ passId, student }: LenderSession, fileId: string) {
  if (!(await ownIds(student, [fileId])).has(fileId)) return false;
  const path = (name: string, equals: string) => ({ detail: { path: [name], equals } });
  const where = { userId: student.id, kind: "file.stored", AND: [path("file", fileId), path("pass", passId)] };
  return (await db.event.count({ where })) > 0;
}

const letterGone = () => t("pack.letterGone", "This letter is not with us any more. Please choose it again.");
