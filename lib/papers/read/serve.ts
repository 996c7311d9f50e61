import "server-only";
import { db } from "@/lib/db";
import type { StoredFile } from "@/lib/generated/prisma/client";
import { dayOf } from "@/lib/dates/calendar";
import { type Limit, takeOne } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { log, safeErrorFields } from "@/lib/log";
import { fromStored } from "@/lib/loan-form/record";
import type { ProvenStudent } from "@/lib/session/proven";
import { FILE_NOT_FOUND, fileIdOf, KINDS } from "@/lib/uploads/policy";
import { readOwnFile } from "@/lib/uploads/server/data";
import { readsPapers } from "@/lib/users/data";
import { type ReadField, readField } from "./fields";
import { pagesOf, waiting } from "./open";
import { patience } from "./patience";
import { seenIn } from "./seen";
import { isOfOtherSlot, seenOf, type StoredSeen } from "./stored";
import { type SeenColumns, type Findings, findingsOf } from "./findings";
import { lookedForIn, type Names, whoseIs } from "./whose";

/** Of a student, for papers that were not read at their upload. */
const READINGS: Limit = { name: "paper-reading", points: 120, seconds: 600 };
/** Papers in the queue: from the first number on an upload does not wait for its own, from the second on it is left. */
const SHORT = 3;
const FULL = 8;
/** As kinds of a file that could not be opened in time. */
const UNREAD = "unread";

/**
 * For the upload of a slot: looks at its file once it is kept. Null where the slot's papers are not read.
 * `findings` is null where it is not read yet, or where the student wants no paper read.
 */
export function readingFor(user: ProvenStudent, slot: string | null, at = new Date()) {
  const field = slot && readField(slot);
  if (!slot || !field) return null;
  let row: SeenColumns | null = null;
  return {
    async look(file: StoredFile, bytes: Buffer) {
      if (file.mime !== KINDS.pdf.mime || waiting() >= FULL) return;
      const reading = readAndKeep(user, file, slot, field, bytes).then(
        (kept) => void (row = kept),
        (error: unknown) => log.warn(safeErrorFields(error), "a paper could not be read"),
      );
      if (waiting() < SHORT) await Promise.race([reading, patience()]);
    },
    findings: () => row && findingsOf(row, field, dayOf(at)),
  };
}

/** What is to be told of an own file in a slot; it is read now where nobody looked at it for this slot. */
export async function readReading(
  user: ProvenStudent,
  { url, slot, isRight }: { url: string; slot: string; isRight?: boolean },
  at = new Date(),
): Promise<Findings | null> {
  const id = fileIdOf(url)!;
  const own = { id, ownerId: user.id };
  const field = readField(slot);
  const file = await db.storedFile.findFirst({ where: own });
  if (!file) throw new Refusal(404, "notFound", FILE_NOT_FOUND);
  if (!field) return null;
  const today = dayOf(at);
  const seen = seenOf(file.seen);
  const isRead =
    file.seenKind === UNREAD || (seen !== null && !isOfOtherSlot(seen, lookedForIn(await namesOf(user), slot, field)));
  const row = isRead ? file : await readLater(user, file, slot, field);
  if (!row || isRight === undefined) return row && findingsOf(row, field, today);
  const said = { saidRightOn: isRight ? new Date(today) : null };
  await db.storedFile.updateMany({ where: { ...own, seenKind: { not: null } }, data: said });
  return findingsOf({ ...row, ...said }, field, today);
}

async function readLater(user: ProvenStudent, file: StoredFile, slot: string, field: ReadField) {
  if (file.mime !== KINDS.pdf.mime || waiting() >= FULL) return null;
  await takeOne(READINGS, user.id);
  if (!(await readsPapers(user))) return null;
  const found = await readOwnFile(user, file.id);
  return found && readAndKeep(user, file, slot, field, found.bytes);
}

/** The text lives in this call only. Null where the student wants no paper read. */
async function readAndKeep(
  user: ProvenStudent,
  { id, createdAt }: StoredFile,
  slot: string,
  field: ReadField,
  bytes: Uint8Array,
) {
  if (!(await readsPapers(user))) return null;
  const pages = await pagesOf(bytes);
  const { seen, names } = pages ? seenIn(pages) : { seen: null, names: [] };
  const form = await namesOf(user);
  const name = whoseIs(names, form, slot, field);
  const kept: StoredSeen | null = seen && { ...seen, name, ...lookedForIn(form, slot, field) };
  const seenKind = kept?.kind ?? UNREAD;
  // What was said of it was said of another slot, or by other names. One statement: a no that comes meanwhile waits for
  // it, or is waited for.
  const written = await db.$executeRaw`
    WITH agreed AS (SELECT id FROM "User" WHERE id = ${user.id}::uuid AND "readsPapers" FOR SHARE)
    UPDATE "StoredFile" file SET "seenKind" = ${seenKind}, seen = ${kept && JSON.stringify(kept)}::jsonb,
      "saidRightOn" = NULL
    FROM agreed WHERE file.id = ${id} AND file."ownerId" = agreed.id`;
  return written > 0 ? { createdAt, seenKind, seen: kept, saidRightOn: null } : null;
}

/** What of the application says whose its papers are; nothing where there is none yet. */
async function namesOf({ id: userId }: ProvenStudent): Promise<Names> {
  const select = { generalDetails: true, coApplicantDetails: true } as const;
  return fromStored((await db.loanForm.findUnique({ where: { userId }, select })) ?? {});
}
