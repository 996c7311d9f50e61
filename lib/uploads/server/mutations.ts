import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { recordEvent } from "@/lib/events/mutations";
import type { StoredFile } from "@/lib/generated/prisma/client";
import { type Limit, takeOne } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { ceiling, fairQueue, keyedQueue } from "@/lib/server/queues";
import { LOCKED } from "@/lib/http/locked";
import { safeErrorFields, log, warnThrottled } from "@/lib/log";
import { metrics } from "@/lib/metrics/metrics.mjs";
import type { ProvenStudent } from "@/lib/session/proven";
import {
  BUSY,
  BYTES_PER_STUDENT,
  FILES_PER_STUDENT,
  INFECTED,
  isLeftOutSlot,
  NOT_SCANNED,
  QUOTA_FULL,
  STORAGE_FULL,
  UPLOAD_FAILED,
  UPLOAD_FOR,
} from "@/lib/uploads/policy";
import { currentStore } from "@/lib/uploads/store/driver";
import { folderId } from "@/lib/uploads/store/local";
import { keyring } from "./crypt";
import { inspect } from "./inspect";
import { bytesToCome, receiveFile, type ReceivedFile } from "./receive";
import { noteBytes, releaseBytes, removeDue } from "./removals";
import { foundIn } from "./scan";
import { deleteUnreferenced, findUnreferenced } from "./unreferenced";

/** Per student: twice what a form with three co-applicants takes, at most. */
export const UPLOADS_PER_STUDENT: Limit = { name: "upload", points: 120, seconds: 600 };
const UPLOADS_A_DAY: Limit = { name: "upload-day", points: 1500, seconds: 86_400 };
const PARALLEL = 4;
/** One of a student; each can take 150 MB for a moment. */
const AT_WORK = 2;
const HELD = 600 * 1024 * 1024;
/** Bytes hashed before others have their turn. */
const PIECE = 256 * 1024;
const COME_AGAIN = { held: 5, disk: 60, scanner: 30 };

const ofStudent = keyedQueue(PARALLEL);
const comeAgain = (seconds: number) => ({ headers: { "retry-after": String(seconds) } });
const inHand = ceiling(HELD, () => new Refusal(503, "uploadsBusy", BUSY, comeAgain(COME_AGAIN.held)));
const storageFull = () => new Refusal(503, "storageFull", STORAGE_FULL, comeAgain(COME_AGAIN.disk));
const NO_ROOM = new Set(["ENOSPC", "EDQUOT"]);
const working = fairQueue(AT_WORK);

/** Through whose link a file comes that is not the student's own upload. */
type Sender = { pass?: string };
/** Looks at a file that is kept; what it throws is its own. */
type Look = (file: StoredFile, bytes: Buffer) => Promise<void>;

/**
 * Takes one upload from the request to a durable, sealed file of the student with its row.
 * @throws Refusal 409 after the submit, 413, 422, 429, 503 with Retry-After while busy, full or without scanner
 */
export async function acceptUpload(
  user: ProvenStudent,
  request: Request,
  by: Sender = {},
  look?: Look,
): Promise<StoredFile> {
  try {
    const file = await receiveUpload(user, request, by, look);
    metrics.uploads.inc({ outcome: "taken" });
    return file;
  } catch (error) {
    metrics.uploads.inc({ outcome: error instanceof Refusal ? error.code : "serverFailed" });
    throw error;
  }
}

async function receiveUpload(
  user: ProvenStudent,
  request: Request,
  by: Sender,
  look: Look | undefined,
): Promise<StoredFile> {
  await takeOne(UPLOADS_PER_STUDENT, user.id);
  await takeOne(UPLOADS_A_DAY, user.id);
  const isLeftOut = isLeftOutSlot(request.headers.get(UPLOAD_FOR) ?? "");
  return ofStudent(user.id, async () => {
    // Before the body is read, to spare the wait; again when the row is written.
    await mayStore(user, 0, db, isLeftOut);
    const room = await (await currentStore()).room();
    if (room < bytesToCome(request)) {
      warnThrottled(
        { megabytes: Math.floor(room / 1024 / 1024) },
        "no uploads are taken: the disk for files has no room",
      );
      throw storageFull();
    }
    const bytes = bytesToCome(request);
    return inHand(bytes, async () => {
      metrics.uploadBytesHeld.inc(bytes);
      try {
        return await receiveFile(request, (received) => storeUpload(user, received, by, isLeftOut, look)).catch(failed);
      } finally {
        metrics.uploadBytesHeld.dec(bytes);
      }
    });
  });
}

/** Inspects, seals and stores a file. Its removal note goes with its row: bytes without a row do not stay. */
export async function storeUpload(
  user: ProvenStudent,
  received: ReceivedFile,
  by: Sender = {},
  isLeftOut = false,
  look?: Look,
): Promise<StoredFile> {
  let kept: Buffer | undefined;
  const file = await working(user.id, async () => {
    const given = { name: received.name, bytes: await received.read() };
    const inspected = metrics.inspectionSeconds.startTimer();
    const { name, mime, bytes } = await inspect(given).finally(inspected);
    if (look) kept = bytes;
    await mustBeClean(user, bytes);
    const id = randomBytes(16).toString("hex");
    const [size, sha256] = [bytes.length, await hashOf(bytes)];
    const { keyId, sealed } = await keyring.seal(id, bytes);
    const store = await currentStore();
    await noteBytes(id, store);
    const storeKey = await store.put(id, sealed).catch(async (error: unknown) => {
      await releaseBytes(id).catch(retryLater);
      throw error;
    });
    return {
      id,
      ownerId: user.id,
      name,
      mime,
      size,
      sha256,
      keyId,
      driver: store.name,
      storeKey,
    };
  }).catch(failed);

  try {
    const row = await db.$transaction(async (tx) => {
      // One at a time for each student, so that parallel uploads stay within the quota.
      await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${user.id}::uuid FOR UPDATE`;
      await mayStore(user, file.size, tx, isLeftOut);
      const { count } = await tx.fileRemoval.deleteMany({ where: { id: file.id } });
      if (count === 0) throw new Error("The bytes were removed before their row was written.");
      const created = await tx.storedFile.create({ data: file });
      await recordEvent("file.stored", user.id, { file: file.id, size: file.size, mime: file.mime, ...by }, tx);
      return created;
    });
    if (look && kept) await look(row, kept);
    return row;
  } catch (error) {
    // After a lost answer the row may exist, so bytes go at once only after our own refusal.
    if (error instanceof Refusal) await forget(file.id);
    return failed(error);
  }
}

/** In pieces: ten megabytes at once would block everybody, and WebCrypto would copy them. */
async function hashOf(bytes: Buffer) {
  const hash = createHash("sha256");
  for (let at = 0; at < bytes.length; at += PIECE) {
    hash.update(bytes.subarray(at, at + PIECE));
    await yieldToEventLoop();
  }
  return hash.digest("hex");
}

/** @throws Refusal 422 when something is found, 503 with Retry-After without a verdict */
async function mustBeClean(user: ProvenStudent, bytes: Buffer) {
  const found = await foundIn(bytes).catch((error: unknown) => {
    warnThrottled(safeErrorFields(error), "no uploads are taken: the virus scanner gives no verdict");
    throw new Refusal(503, "fileNotScanned", NOT_SCANNED, comeAgain(COME_AGAIN.scanner));
  });
  if (found === null) return;
  await recordEvent("file.refused", user.id, { found });
  throw new Refusal(422, "fileInfected", INFECTED, { issues: [{ path: "file", message: INFECTED }] });
}

/** Removes files that nothing references any more. Call it after the commit; failures are tried again. */
export async function removeUploads(user: ProvenStudent, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const own = (await findUnreferenced(ids)).filter(({ ownerId }) => ownerId === user.id);
  const gone = await deleteUnreferenced(own.map(({ id }) => id));
  await removeDue(gone).catch(retryLater);
}

const forget = (id: string) =>
  releaseBytes(id)
    .then(() => removeDue([id]))
    .catch(retryLater);

const retryLater = (error: unknown) => log.warn(safeErrorFields(error), "bytes to go could not be looked up just now");

/** @throws Refusal 409 when locked without a lender, 413 over the quota, 503 in another database's folder */
async function mayStore(user: ProvenStudent, size: number, client: Pick<typeof db, "$queryRaw">, isLeftOut: boolean) {
  // One statement: during a burst each waits for its turn.
  const [held] = await client.$queryRaw<[{ locked: boolean; files: number; bytes: number; folder: string | null }]>`
    SELECT coalesce((SELECT complete FROM "LoanForm" WHERE "userId" = ${user.id}::uuid), false)
        AND NOT EXISTS (SELECT FROM "LenderCase" WHERE "userId" = ${user.id}::uuid) AS locked,
      count(*)::int AS files, coalesce(sum(size), 0)::float8 AS bytes, (SELECT id FROM "FilesFolder") AS folder
    FROM "StoredFile" WHERE "ownerId" = ${user.id}::uuid`;
  if (held.locked && !isLeftOut) throw new Refusal(409, "submitted", LOCKED);
  if (held.files >= FILES_PER_STUDENT || held.bytes + size > BYTES_PER_STUDENT)
    throw new Refusal(413, "uploadQuotaFull", QUOTA_FULL);
  // Another instance has another folder: nobody would find it there.
  if ((await currentStore()).name === "local" && held.folder !== null && held.folder !== (await folderId(false))) {
    warnThrottled({ dir: env.FILES_DIR }, "no uploads are taken: another instance uses another FILES_DIR");
    throw new Refusal(503, "uploadFailed", UPLOAD_FAILED);
  }
}

function failed(error: unknown): never {
  if (error instanceof Refusal) throw error;
  log.error(safeErrorFields(error), "upload could not be kept");
  if (NO_ROOM.has((error as NodeJS.ErrnoException | null)?.code ?? "")) throw storageFull();
  throw new Refusal(503, "uploadFailed", UPLOAD_FAILED);
}
