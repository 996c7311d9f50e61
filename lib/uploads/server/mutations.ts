import "server-only";
import { randomBytes } from "node:crypto";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import type { StoredFile } from "@/lib/generated/prisma/client";
import { type Limit, takeOne } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { ceiling, fairLimiter, keyedLimiter } from "@/lib/limiter";
import { LOCKED } from "@/lib/locked";
import { errorName, log } from "@/lib/log";
import type { SessionUser } from "@/lib/session/session-user";
import { BUSY, BYTES_PER_STUDENT, FILES_PER_STUDENT, QUOTA_FULL, UPLOAD_FAILED } from "@/lib/uploads/policy";
import { currentStore, storeNamed } from "@/lib/uploads/store/driver";
import { keyring } from "./crypt";
import { inspect } from "./inspect";
import { bytesToCome, receiveFile, type Received } from "./receive";
import { sweepLater } from "./sweep";
import { nothingHoldsIt } from "./held";

/** By student. Filling every slot of a form with three co-applicants, and half of them twice, stays below it. */
export const UPLOADS_PER_STUDENT: Limit = { name: "upload", points: 120, seconds: 600 };
/** Uploads of one student that are taken at the same time: those of two devices, which send two each. */
const PARALLEL = 4;
/**
 * Files that are decoded, sealed and written at the same time, one of a student: each can take some 150 MB for a
 * moment.
 */
const AT_WORK = 2;
/** Bytes of all files that are being received or wait for their turn, whosever they are. */
const HELD = 200 * 1024 * 1024;
/** Seconds after which somebody who found no room may come again. */
const COME_AGAIN = 5;

const ofStudent = keyedLimiter(PARALLEL);
const inHand = ceiling(
  HELD,
  () => new Refusal(503, "uploadsBusy", BUSY, { headers: { "retry-after": String(COME_AGAIN) } }),
);
const working = fairLimiter(AT_WORK);

/**
 * Takes one upload from the request to a durable, sealed file with its row.
 * @throws Refusal 409 after the final submit, 413 too large or over the quota, 422 not a file we take, 429, 503 with
 *   Retry-After while too much is held for others, and 503 with SPEC's sentence when it could not be kept
 */
export async function acceptUpload(user: SessionUser, request: Request): Promise<StoredFile> {
  await takeOne(UPLOADS_PER_STUDENT, user.id);
  return ofStudent(user.id, async () => {
    // Asked before the body is read, to spare the wait; asked again when the row is written.
    await mayStore(user, 0, db);
    return inHand(bytesToCome(request), async () => storeUpload(user, await receiveFile(request)));
  });
}

/** Inspects, seals and keeps a received file. The row comes last: it never points to bytes that are not there. */
export async function storeUpload(user: SessionUser, received: Received): Promise<StoredFile> {
  const file = await working(user.id, async () => {
    const { mime, bytes } = await inspect(received);
    const id = randomBytes(16).toString("hex");
    const { keyId, sealed } = keyring.seal(id, bytes);
    // Beside the event loop: ten megabytes would hold everybody up for some tens of milliseconds.
    const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
    const sha256 = Buffer.from(digest).toString("hex");
    const store = await currentStore();
    const storeKey = await store.put(id, sealed);
    return {
      id,
      ownerId: user.id,
      name: received.name,
      mime,
      size: bytes.length,
      sha256,
      keyId,
      driver: store.name,
      storeKey,
    };
  }).catch(failed);

  try {
    const row = await db.$transaction(async (tx) => {
      // One at a time for each student, so that parallel uploads cannot add up beyond the quota.
      await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${user.id}::uuid FOR UPDATE`;
      await mayStore(user, file.size, tx);
      const created = await tx.storedFile.create({ data: file });
      await recordEvent("file.stored", user.id, { file: file.id, size: file.size, mime: file.mime }, tx);
      return created;
    });
    sweepLater();
    return row;
  } catch (error) {
    // After a lost answer the row may stand all the same, so the bytes may only go when the refusal is our own; the
    // daily sweep removes the others.
    if (error instanceof Refusal) await forget(file);
    return failed(error);
  }
}

/**
 * Removes the student's files of these ids that no section of the application holds any more: the rows first, then the
 * bytes. Call it after the change that dropped them is committed. Bytes that cannot be removed now are left to the
 * sweep.
 */
export async function removeUploads(user: SessionUser, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await db.$transaction(async (tx) => {
    // A save that is under way may be putting one of them back: wait for it, then look.
    await tx.$queryRaw`SELECT 1 FROM "LoanForm" WHERE "userId" = ${user.id}::uuid FOR UPDATE`;
    return tx.$queryRaw<Kept[]>`
      DELETE FROM "StoredFile" s
      WHERE s."ownerId" = ${user.id}::uuid AND s.id = ANY(${[...ids]}::text[])
        AND ${nothingHoldsIt}
      RETURNING s.id, s.driver, s."storeKey"`;
  });
  await removeBytes(gone);
}

type Kept = Pick<StoredFile, "id" | "driver" | "storeKey">;

/**
 * Removes the bytes of files whose rows are gone. What cannot be removed now is logged, and left to the sweep.
 * @returns the ids of those
 */
export async function removeBytes(files: readonly Kept[]): Promise<string[]> {
  const done = await Promise.all(files.map(forget));
  return files.filter((_, at) => !done[at]).map(({ id }) => id);
}

async function forget({ id, driver, storeKey }: Kept) {
  try {
    await (await storeNamed(driver)).remove(storeKey);
    return true;
  } catch (error) {
    log.error({ file: id, driver, ...errorName(error) }, "stored bytes could not be removed");
    return false;
  }
}

/**
 * After the submit, papers are taken for the lenders that the student deals with (DECISIONS 33).
 * @throws Refusal 409 when the application is locked and there is no lender, 413 when `size` more bytes would go over
 *   the student's quota
 */
async function mayStore(user: SessionUser, size: number, client: Pick<typeof db, "$queryRaw">) {
  // One question: during a burst each of them waits for a turn of its own.
  const [held] = await client.$queryRaw<[{ locked: boolean; files: number; bytes: number }]>`
    SELECT coalesce((SELECT complete FROM "LoanForm" WHERE "userId" = ${user.id}::uuid), false)
        AND NOT EXISTS (SELECT FROM "LenderCase" WHERE "userId" = ${user.id}::uuid) AS locked,
      count(*)::int AS files, coalesce(sum(size), 0)::float8 AS bytes
    FROM "StoredFile" WHERE "ownerId" = ${user.id}::uuid`;
  if (held.locked) throw new Refusal(409, "submitted", LOCKED);
  if (held.files >= FILES_PER_STUDENT || held.bytes + size > BYTES_PER_STUDENT)
    throw new Refusal(413, "uploadQuotaFull", QUOTA_FULL);
}

function failed(error: unknown): never {
  if (error instanceof Refusal) throw error;
  log.error(errorName(error), "upload could not be kept");
  throw new Refusal(503, "uploadFailed", UPLOAD_FAILED);
}
