import "server-only";
import type * as z from "zod";
import { takeSignIn } from "@/lib/auth/used-sign-in";
import { dayOf } from "@/lib/dates/calendar";
import { kindsBy } from "@/lib/cases/kinds";
import { appendEvent } from "@/lib/cases/append";
import { atField, internalReview, isDuplicate, notInCheck } from "@/lib/cases/mutations";
import { eventGone } from "@/lib/cases/schema";
import { activeCorrections } from "@/lib/cases/state";
import { termColumns } from "@/lib/cases/terms";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import type { Prisma } from "@/lib/generated/prisma/client";
import { Refusal } from "@/lib/http/refusal";
import { t } from "@/lib/messages/text";
import { STAFF_COOKIE } from "@/lib/session/cookie";
import { ABSOLUTE_HOURS } from "@/lib/session/limits";
import { beginSession, type StaffSession } from "@/lib/session/link-session";
import type { ProvenStudent } from "@/lib/session/proven";
import { FILE_NOT_FOUND } from "@/lib/uploads/policy";
import { casesIn, documentsWithChecks, noSuchCase, openedStudent, ownerOfOpened, standingOfStudent } from "./data";
import type { caseDetailsBody, checkBody, staffEventBody, openFileBody, stageBody } from "./schema";

/**
 * Begins a staff member's day in this browser and ends it in every other.
 * @param phone +91 and ten digits, proved by a code
 * @returns name and Set-Cookie header
 * @throws Refusal 404 where the phone is no staff member's, 401 where the sign-in was used before
 */
export async function beginStaffSession(phone: string, signIn: string): Promise<{ name: string; cookie: string }> {
  return db.$transaction(async (tx) => {
    // One at a time, so that of two browsers one is left.
    await tx.$queryRaw`SELECT 1 FROM "Colleague" WHERE phone = ${phone} FOR UPDATE`;
    const staffMember = await tx.colleague.findFirst({ where: { phone, removedAt: null } });
    if (!staffMember) throw new Refusal(404, "noColleague", t("desk.noColleague", "This number has no desk."));
    const { id: colleagueId, name } = staffMember;
    const now = Date.now();
    await tx.pass.updateMany({ where: { colleagueId, revokedAt: null }, data: { revokedAt: new Date(now) } });
    const day = await tx.pass.create({
      data: { kind: "desk", name, colleagueId, parts: [], expiresAt: new Date(now + ABSOLUTE_HOURS * 3_600_000) },
      select: { id: true },
    });
    await takeSignIn(tx, { signIn, opens: day.id, browser: null });
    return { name, cookie: await beginSession({ id: day.id, kind: "desk" }, tx) };
  });
}

/** @returns the Set-Cookie header that removes the cookie */
export async function endStaffSession({ passId }: StaffSession): Promise<string> {
  await db.pass.updateMany({ where: { id: passId, revokedAt: null }, data: { revokedAt: new Date() } });
  return `${STAFF_COOKIE}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Strict`;
}

/** Opens a student's file for the day, for a purpose that the student reads. @throws Refusal 404 */
export async function openFile(
  session: StaffSession,
  { reference, purpose }: z.output<typeof openFileBody>,
): Promise<void> {
  const { userId } = await submitted(reference);
  await db.$transaction(async (tx) => {
    await tx.deskOpening.create({ data: { passId: session.passId, userId, purpose }, select: { id: true } });
    await recordEvent("desk.opened", userId, { pass: session.passId, purpose }, tx);
  });
}

async function submitted(reference: string) {
  const form = await db.loanForm.findFirst({
    where: { reference, complete: true },
    select: { userId: true },
  });
  if (form) return form;
  throw new Refusal(404, "notFound", t("desk.noFile", "No submitted application has this reference number."));
}

const VERDICT_WORDS = { unreadable: "it cannot be read", wrong: "this is another paper" } as const;

/**
 * Stores what was found in a document; one that is not fine is asked for again.
 * @throws Refusal 403 where the file is not open, 404 for a document that is not in it, 422 at the case
 */
export async function checkDocument(session: StaffSession, body: z.output<typeof checkBody>): Promise<void> {
  const student = await openedStudent(session, body.reference);
  const documents = await documentsWithChecks(student);
  const document = documents.find(({ slot, fileId }) => slot === body.slot && fileId === body.fileId);
  if (!document) throw new Refusal(404, "fileNotFound", FILE_NOT_FOUND);
  const { slot, fileId } = document;
  const { verdict, words } = body;
  // Sent again after an answer that was lost.
  if (document.check?.verdict === verdict && verdict === "fine") return;
  if (verdict === "fine") {
    const others = documents.some(
      (each) => each !== document && each.caseId !== null && each.caseId === document.caseId && !each.check,
    );
    await db.$transaction(async (tx) => {
      await keep(tx);
      // The case stops waiting on us once nothing that was given in it is unchecked.
      if (document.caseId && !others)
        await write(tx, session, student.id, {
          caseId: document.caseId,
          kind: "spoke",
          channel: "page",
          note: t("desk.allFine", "We have looked at what you gave: it is fine."),
        });
    });
    return;
  }
  const chosen = await caseToAskIn(student, body.caseId);
  const item = words ? `${VERDICT_WORDS[verdict]}: ${words}` : VERDICT_WORDS[verdict];
  await db.$transaction(async (tx) => {
    const caseId = chosen ?? (await internalReview(tx, student.id));
    await tx.$queryRaw`SELECT 1 FROM "LenderCase" WHERE id = ${caseId} FOR UPDATE`;
    const asked = { caseId, kind: "asked" as const, slot: slot || null, item };
    await keep(tx);
    const stillAsked = { corrected: { none: {} }, answeredBy: { none: { corrected: { none: {} } } } };
    if ((await tx.caseEvent.count({ where: { ...asked, ...stillAsked } })) > 0) return;
    await write(tx, session, student.id, { ...asked, channel: "page" });
  });

  async function keep(tx: Prisma.TransactionClient) {
    const { colleagueId } = session;
    await tx.paperCheck.create({
      data: { userId: student.id, slot, fileId, verdict, colleagueId },
      select: { id: true },
    });
  }
}

/** The chosen case; null for the internal review, which may have to be made. */
async function caseToAskIn(student: ProvenStudent, chosen: string) {
  const open = (await casesIn(student)).filter(({ isOpen }) => isOpen);
  if (open.some(({ id }) => id === chosen)) return chosen;
  if (chosen === "" && open.every(({ isInternalReview }) => isInternalReview)) return null;
  throw atField("caseId", t("desk.caseRequired", "Please choose where to ask for it."));
}

type NewEvent = Omit<Prisma.CaseEventUncheckedCreateInput, "writer" | "writerName">;

async function write(tx: Prisma.TransactionClient, session: StaffSession, userId: string, event: NewEvent) {
  await appendEvent(tx, "dakhila", { ...event, writerName: session.name });
  await recordEvent("case.written", userId, { case: event.caseId, kind: event.kind, pass: session.passId }, tx);
}

/**
 * Adds an event as Dakhila, in the staff member's name, also where the file was not opened.
 * @throws Refusal 404, 422 for what cannot be written in it
 */
export async function writeStaffEvent(session: StaffSession, said: z.output<typeof staffEventBody>): Promise<void> {
  const { caseId, kind, happenedOn, ...typed } = said;
  await db.$transaction(async (tx) => {
    const found = await lockedCase(tx, caseId);
    if (found.isInternalReview && !kindsBy("dakhila", { isInternalReview: true }).includes(kind))
      throw atField("kind", notInCheck());
    const event = {
      caseId,
      kind,
      happenedOn: new Date(`${happenedOn}T00:00:00Z`),
      channel: typed.channel || null,
      item: typed.item || null,
      reason: typed.reason || null,
      amount: typed.amount ?? null,
      ...termColumns(typed),
      note: typed.note || null,
      correctsId: typed.correctsId ?? null,
    };
    const ours = await tx.caseEvent.findMany({ where: { caseId, writer: "dakhila" } });
    if (isDuplicate(ours, { writer: "dakhila", writerName: session.name, ...event })) return;
    if (event.correctsId) {
      const corrections = activeCorrections(ours);
      if (!ours.some(({ id, kind: one }) => id === event.correctsId && one !== "corrected" && !corrections.has(id)))
        throw atField("correctsId", eventGone());
    }
    await write(tx, session, found.userId, event);
  });
}

/** Saves the branch and the lender's own number. @throws Refusal 403 before a purpose is named, 404 */
export async function saveCaseDetails(
  session: StaffSession,
  { caseId, branch, lenderReference }: z.output<typeof caseDetailsBody>,
): Promise<void> {
  const userId = await ownerOfOpened(session, caseId);
  await db.$transaction(async (tx) => {
    const before = await lockedCase(tx, caseId);
    if (before.branch === branch && before.lenderReference === lenderReference) return;
    await tx.lenderCase.update({ where: { id: caseId }, data: { branch, lenderReference }, select: { id: true } });
    await recordEvent("case.details", userId, { case: caseId, pass: session.passId }, tx);
  });
}

const LOCKED_CASE = { userId: true, isInternalReview: true, branch: true, lenderReference: true } as const;

async function lockedCase(tx: Prisma.TransactionClient, id: string) {
  await tx.$queryRaw`SELECT 1 FROM "LenderCase" WHERE id = ${id} FOR UPDATE`;
  const found = await tx.lenderCase.findUnique({ where: { id }, select: LOCKED_CASE });
  if (!found) throw noSuchCase();
  return found;
}

/**
 * Corrects where an application stands, and writes the reason as an event, by which the student is notified.
 * @throws Refusal 403 before a purpose is named, 404, 422 where it stands there already or the cases say more
 */
export async function moveStage(
  session: StaffSession,
  { reference, caseId, stage, note }: z.output<typeof stageBody>,
): Promise<void> {
  const student = await openedStudent(session, reference);
  const { id: userId } = student;
  const standing = await standingOfStudent(student);
  if (standing.stage === stage) throw atField("stage", t("desk.sameStage", "The application stands there already."));
  if (!standing.stages.includes(stage))
    throw atField(
      "stage",
      t("desk.casesSayMore", "The cases say more than that. Take back what is wrong in the case itself."),
    );
  await db.$transaction(async (tx) => {
    const at = caseId || (await internalReview(tx, userId));
    if ((await lockedCase(tx, at)).userId !== userId) throw noSuchCase();
    // By SQL: Prisma would set updatedAt, as if the student had saved.
    await tx.$executeRaw`UPDATE "LoanForm" SET stage = ${stage}::"Stage" WHERE "userId" = ${userId}::uuid AND complete`;
    await write(tx, session, userId, {
      caseId: at,
      kind: "spoke",
      channel: "page",
      happenedOn: new Date(`${dayOf(new Date())}T00:00:00Z`),
      note,
    });
  });
}
