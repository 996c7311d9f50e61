import "server-only";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { requestContext } from "@/lib/request-context.mjs";

export type EventKind =
  | "account.created"
  | "account.replaced"
  | "account.updated"
  | "login"
  | "logout"
  | "login.refused"
  | "lead.received"
  | "lead.verified"
  | "lead.stopped"
  | "notification.sent"
  | "notification.failed"
  | "section.saved"
  | "file.stored"
  | "file.viewed"
  | "file.refused"
  | "application.submitted"
  | "case.opened"
  | "case.written"
  | "case.details"
  | "offer.kept"
  | "offer.withdrawn"
  | "pass.made"
  | "pass.opened"
  | "pass.refused"
  | "pass.stopped"
  | "pack.viewed"
  | "pack.downloaded"
  | "desk.opened"
  | "person.copied"
  | "person.erased";

/** `detail` holds ids and counts, never an answer. Give the transaction's client to stand or fall with it. */
export function recordEvent(
  kind: EventKind,
  userId: string | null,
  detail: Prisma.InputJsonObject = {},
  client: Prisma.TransactionClient = db,
) {
  return client.event.create({ data: { kind, userId, detail: withRequest(detail) }, select: { id: true } });
}

/**
 * Writes down that somebody else looks at a student's papers, before they are served: until `work` has ended, the
 * student takes none back (`holdLooks`), so it asks anew which papers there are.
 */
export const duringLook = <Result>(userId: string, work: (tx: Prisma.TransactionClient) => Promise<Result>) =>
  db.$transaction(async (tx) => {
    // The account before all else, as an erasure locks it.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId}::uuid FOR SHARE`;
    return work(tx);
  });

/** Waits for every look that goes on (`duringLook`), and lets none begin until the transaction ends. */
export const holdLooks = (tx: Prisma.TransactionClient, userId: string) =>
  tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;

export function withRequest(detail: Prisma.InputJsonObject): Prisma.InputJsonObject {
  const requestId = requestContext()?.id;
  return requestId === undefined ? detail : { ...detail, requestId };
}

/** Once for each paper and day in India: the form shows every picture again and again. */
export const recordOwnLook = (userId: string, fileId: string) => db.$executeRaw`
  INSERT INTO "Event" (kind, "userId", detail)
  SELECT 'file.viewed', ${userId}::uuid, ${JSON.stringify(withRequest({ file: fileId }))}::jsonb
  WHERE NOT EXISTS (
    SELECT FROM "Event" WHERE "userId" = ${userId}::uuid AND kind = 'file.viewed' AND detail ->> 'file' = ${fileId}
      AND detail -> 'pass' IS NULL AND at >= date_trunc('day', now(), 'Asia/Kolkata'))`;

export type Denial = {
  minute: Date;
  who: string;
  kind: string;
  count: number;
};

/** Adds to the counts of each minute; several processes add to the same rows. */
export const addDenials = (denials: readonly Denial[]) =>
  db.$executeRaw`
    INSERT INTO "DeniedAccess" AS known (minute, who, kind, count)
    SELECT minute, who, kind, count FROM jsonb_to_recordset(${JSON.stringify(denials)}::jsonb)
      AS denied(minute timestamptz, who text, kind text, count int)
    ON CONFLICT (minute, who, kind) DO UPDATE SET count = known.count + EXCLUDED.count`;

/** Days for which counts of denied access are kept (CERT-In's directions of 28 April 2022: logs of 180 days). */
const DENIALS_KEPT = 180;
/** Rows at most, about 150 MB: what comes when somebody floods us for a week. */
const MOST_DENIALS = 1_000_000;

/** Deletes counts that are too old, and the oldest of more than `most` rows. */
export const forgetDenials = (most = MOST_DENIALS) =>
  db.$executeRaw`
    DELETE FROM "DeniedAccess" WHERE minute < now() - make_interval(days => ${DENIALS_KEPT}::int)
      OR minute <= (SELECT minute FROM "DeniedAccess" ORDER BY minute DESC OFFSET ${most}::int LIMIT 1)`;
