import "server-only";
import type * as z from "zod";
import { dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { holdLooks, recordEvent } from "@/lib/events/mutations";
import { type CaseEvent, Prisma } from "@/lib/generated/prisma/client";
import { type Limit, takeOne } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { PUBLIC } from "@/lib/lenders/public-rows";
import { type AddedPaper, addedPapers } from "@/lib/loan-form/added";
import { formRow } from "@/lib/loan-form/data";
import { fromStored } from "@/lib/loan-form/record";
import { t } from "@/lib/messages/text";
import { agedPapers } from "@/lib/papers/read/aged";
import { findingsNow } from "@/lib/papers/read/data";
import { leftOut } from "@/lib/papers/wanted";
import type { SessionUser } from "@/lib/session/session-user";
import { FILE_NOT_FOUND, fileIdOf } from "@/lib/uploads/policy";
import { ownIds } from "@/lib/uploads/server/data";
import { appendEvent } from "./append";
import { asEvent, type CaseWriter } from "./event";
import { kindsBy } from "./kinds";
import { openedPapers } from "./opened-papers";
import { type addBody, type chooseBody, eventGone, type keyDateBody, type writeBody } from "./schema";
import { activeCorrections, caseState, sanctionOf } from "./state";
import { termColumns } from "./terms";

const MOST_CASES = 20;
const EVENTS_PER_STUDENT: Limit = { name: "case-line", points: 50, seconds: 86_400 };

/** Opens a case at a lender, or returns the one there is. @throws Refusal 404, 409 with too many lenders */
export async function chooseLender(user: SessionUser, chosen: z.output<typeof chooseBody>): Promise<string> {
  const lender = await lenderOf(chosen);
  await formRow(user);
  return db.$transaction(async (tx) => {
    // One at a time, so that a second tap finds the case of the first.
    await tx.$queryRaw`SELECT 1 FROM "LoanForm" WHERE "userId" = ${user.id}::uuid FOR UPDATE`;
    const { branch } = chosen;
    const cases = await tx.lenderCase.findMany({ where: { userId: user.id, isInternalReview: false } });
    const same = cases.find(
      (each) =>
        each.branch === branch &&
        (lender.partnerId ? each.partnerId === lender.partnerId : each.lenderName === lender.lenderName),
    );
    if (same) return same.id;
    if (cases.length >= MOST_CASES)
      throw new Refusal(409, "tooManyCases", t("cases.tooMany", "You can keep at most 20 lenders here."));
    const { id } = await tx.lenderCase.create({ data: { userId: user.id, branch, ...lender }, select: { id: true } });
    await appendEvent(tx, "student", { caseId: id, kind: "chosen", channel: "page" });
    await recordEvent("case.opened", user.id, { case: id }, tx);
    return id;
  });
}

async function lenderOf({ partnerId, lenderName, lenderKind }: z.output<typeof chooseBody>) {
  if (!partnerId) return { partnerId: null, lenderName, lenderKind: lenderKind || null };
  const partner = await db.partner.findFirst({
    where: { ...PUBLIC, id: partnerId },
    select: { id: true, name: true, kind: true },
  });
  if (!partner)
    throw new Refusal(404, "lenderNotFound", t("cases.lenderNotFound", "We do not list this lender any more."));
  return { partnerId: partner.id, lenderName: partner.name, lenderKind: partner.kind };
}

/**
 * Adds an event as the student, once within minutes, and a file once. @returns the names of those whose links ended
 * @throws Refusal 404, 409 where a paper is taken back that was opened, or an offer accepted that counts no more, 422
 * where a named event or file is not of the case, or no offer is named, 429
 */
export async function writeEvent(
  user: SessionUser,
  { caseId, file, channel, item, reason, note, happenedOn, ...said }: z.output<typeof writeBody>,
): Promise<string[]> {
  const fileId = file ? fileIdOf(file) : null;
  if (fileId && !(await ownIds(user, [fileId])).has(fileId)) throw atField("file", fileGone());
  const event = {
    kind: said.kind,
    happenedOn: new Date(`${happenedOn}T00:00:00Z`),
    channel: channel || null,
    item: item || null,
    reason: reason || null,
    amount: said.amount ?? null,
    ...termColumns(said),
    note: note || null,
    answersId: said.answersId ?? null,
    correctsId: said.correctsId ?? null,
    fileId,
  };
  await takeOne(EVENTS_PER_STUDENT, user.id);
  return db.$transaction(async (tx) => {
    if (event.correctsId) await holdLooks(tx, user.id);
    await tx.$queryRaw`SELECT 1 FROM "LenderCase" WHERE id = ${caseId} AND "userId" = ${user.id}::uuid FOR UPDATE`;
    const found = await tx.lenderCase.findFirst({
      where: { id: caseId, userId: user.id },
      select: { events: true, isInternalReview: true },
    });
    if (!found) throw new Refusal(404, "caseNotFound", t("cases.notFound", "This lender is not on your list."));
    const { events, isInternalReview } = found;
    if (isInternalReview && !kindsBy("student", { isInternalReview }).includes(event.kind))
      throw atField("kind", notInCheck());
    if (event.kind === "accepted") requireLastOffer(events, event.answersId);
    else if (event.answersId && !events.some(({ id, kind }) => id === event.answersId && kind === "asked"))
      throw atField("answersId", eventGone());
    // Only the student's own: what others wrote is answered by another event.
    const corrected = events.find(({ id, writer }) => id === event.correctsId && writer === "student");
    if (event.correctsId && !corrected) throw atField("correctsId", eventGone());
    if (
      corrected?.fileId &&
      (await tx.$queryRaw<object[]>(openedPapers(Prisma.sql`${user.id}::uuid`, corrected.id))).length > 0
    )
      throw new Refusal(409, "paperOpened", paperOpened());
    if (isDuplicate(events, { writer: "student", ...event })) return [];
    const stoppedLinks = await appendEvent(tx, "student", { caseId, ...event });
    await recordEvent("case.written", user.id, { case: caseId, kind: event.kind }, tx);
    return stoppedLinks;
  });
}

/** An offer is accepted as it was read. @throws Refusal 422 where none is named, 409 where another one counts now */
function requireLastOffer(events: readonly CaseEvent[], named: number | null) {
  const last = sanctionOf(events.map(asEvent))?.id ?? null;
  if (named === null && last !== null) throw atField("answersId", offerNotNamed());
  if (named !== last) throw new Refusal(409, "offerChanged", offerChanged());
}

/** Dakhila's check of a student's papers, opened where there is none. @returns its id */
export async function internalReview(tx: Prisma.TransactionClient, userId: string): Promise<string> {
  await tx.$queryRaw`SELECT 1 FROM "LoanForm" WHERE "userId" = ${userId}::uuid FOR UPDATE`;
  const found = await tx.lenderCase.findFirst({ where: { userId, isInternalReview: true }, select: { id: true } });
  if (found) return found.id;
  const data = { userId, lenderName: "Dakhila", isInternalReview: true };
  return (await tx.lenderCase.create({ data, select: { id: true } })).id;
}

/**
 * Adds a paper that was left out at the submit, or a newer one of what has become too old, or another for an added one
 * that does not fit and can be taken back no more: into Dakhila's check, and wherever this very paper is asked for.
 * @returns the id of the check
 * @throws Refusal 404 for another's file, 409 before the submit, 422 for a slot that holds what is to stay, 429
 */
export async function addPaper(user: SessionUser, { slot, file }: z.output<typeof addBody>): Promise<string> {
  const fileId = fileIdOf(file)!;
  if (!(await ownIds(user, [fileId])).has(fileId)) throw new Refusal(404, "fileNotFound", FILE_NOT_FOUND);
  const row = await formRow(user);
  if (!row.complete)
    throw new Refusal(409, "sectionsMissing", t("cases.addInForm", "Your application is not sent yet: add it there."));
  const wasLeftOut = leftOut(fromStored(row)).some((document) => document.slot === slot);
  await takeOne(EVENTS_PER_STUDENT, user.id);
  return db.$transaction(async (tx) => {
    const review = await internalReview(tx, user.id);
    const cases = await tx.lenderCase.findMany({ where: { userId: user.id }, include: { events: true } });
    const { events } = cases.find(({ id }) => id === review)!;
    const given = addedPapers(events).filter((paper) => paper.slot === slot);
    // Sent again after an answer that was lost.
    if (given.some(({ url }) => url === file)) return review;
    const today = dayOf(new Date());
    const asks = cases.flatMap(({ id: caseId, isInternalReview, events: all }) =>
      caseState(all.map(asEvent), { today, isInternalReview })
        .open.filter((open) => open.slot === slot)
        .map(({ eventId }) => ({ caseId, answersId: eventId })),
    );
    const isAsked = asks.some(({ caseId }) => caseId === review);
    const isFree = wasLeftOut && (given.length === 0 || isAsked);
    if (!isFree && !(await mayTakePlace(tx, user, { slot, given: given.at(-1) }))) throw atField("slot", notLeftOut());
    const write = async (event: Omit<Prisma.CaseEventUncheckedCreateInput, "writer">) => {
      await appendEvent(tx, "student", { channel: "page", fileId, ...event });
      await recordEvent("case.written", user.id, { case: event.caseId, kind: event.kind }, tx);
    };
    // With its slot, an answer stands in the application too.
    for (const ask of asks) await write({ ...ask, kind: "answered", ...(ask.caseId === review && { slot }) });
    if (!isAsked) await write({ caseId: review, kind: "added", slot });
    return review;
  });
}

/** Whether what a slot holds has become too old, or was given, does not fit and was opened. @param given the last */
async function mayTakePlace(
  tx: Prisma.TransactionClient,
  user: SessionUser,
  { slot, given }: { slot: string; given: AddedPaper | undefined },
): Promise<boolean> {
  const { papers } = await findingsNow(user, { client: tx });
  const inSlot = papers.filter(({ key, path }) => `${key}.${path}` === slot);
  if (agedPapers(inSlot).length > 0) return true;
  if (!given || inSlot.some(({ findings }) => findings.verdict === "fits")) return false;
  const opened = await tx.$queryRaw<object[]>(openedPapers(Prisma.sql`${user.id}::uuid`, given.eventId));
  return opened.length > 0;
}

const notLeftOut = () => t("cases.notLeftOut", "This paper is in your application already.");

/** Said of a kind that an internal review does not take from the student. */
export const notInCheck = () =>
  t("cases.notInCheck", "This is Dakhila's check of the papers. Write it down at the lender that it is about.");

const SENT_AGAIN = 10 * 60_000;

/** Whether an event repeats one that is stored: within minutes, or with the same file. @param events of the case */
export function isDuplicate(
  events: readonly CaseEvent[],
  event: { writer: CaseWriter; writerName?: string; fileId?: string | null } & object,
) {
  const corrections = activeCorrections(events);
  return events.some((earlier) => {
    const stored: Record<string, unknown> = earlier;
    return (
      !corrections.has(earlier.id) &&
      // One upload is given once, however late a lost answer is asked for again.
      (event.fileId || Date.now() - earlier.writtenAt.getTime() < SENT_AGAIN) &&
      Object.entries(event).every(([key, value]) => JSON.stringify(stored[key]) === JSON.stringify(value))
    );
  });
}

const paperOpened = () =>
  t("cases.paperOpened", "Somebody there has opened this paper already, so it cannot be taken back.");
const offerNotNamed = () =>
  t("cases.offerNotNamed", "We cannot tell which offer you accept. Please open the page again and read it again.");
const offerChanged = () =>
  t("cases.offerChanged", "This offer has changed since you opened the page. Please read it again before you accept.");
const fileGone = () => t("cases.fileGone", "This file is not with us any more. Please add it again.");
/** A refusal (422, answersInvalid) that a form shows at this field. @param path such as "file" */
export const atField = (path: string, message: string) =>
  new Refusal(422, "answersInvalid", message, { issues: [{ path, message }] });

/** Saves the student's day of this kind (YYYY-MM-DD), in place of an earlier one; "" deletes it. */
export async function keepDate(user: SessionUser, { kind, day }: z.output<typeof keyDateBody>): Promise<void> {
  const where = { userId_kind: { userId: user.id, kind } };
  if (day === "") await db.keyDate.deleteMany({ where: { userId: user.id, kind } });
  else {
    const date = new Date(`${day}T00:00:00Z`);
    await db.keyDate.upsert({ where, create: { userId: user.id, kind, day: date }, update: { day: date } });
  }
}
