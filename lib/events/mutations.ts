import "server-only";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";

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
  | "pass.made"
  | "pass.opened"
  | "pass.refused"
  | "pass.stopped"
  | "pack.viewed"
  | "pack.downloaded"
  | "desk.opened"
  | "person.copied"
  | "person.erased";

/**
 * Adds one line to the append-only event log. `detail` holds ids and counts, never an answer.
 * Give the transaction's client when the event must stand or fall with a change.
 */
export function recordEvent(
  kind: EventKind,
  userId: string | null,
  detail: Prisma.InputJsonObject = {},
  client: Prisma.TransactionClient = db,
) {
  return client.event.create({ data: { kind, userId, detail }, select: { id: true } });
}

/**
 * Notes that a student looked at a paper of hers, once for each paper and calendar day in India: her form shows every
 * picture again and again.
 */
export const recordOwnLook = (userId: string, fileId: string) => db.$executeRaw`
  INSERT INTO "Event" (kind, "userId", detail)
  SELECT 'file.viewed', ${userId}::uuid, jsonb_build_object('file', ${fileId}::text)
  WHERE NOT EXISTS (
    SELECT FROM "Event" WHERE "userId" = ${userId}::uuid AND kind = 'file.viewed' AND detail ->> 'file' = ${fileId}
      AND detail -> 'pass' IS NULL AND at >= date_trunc('day', now(), 'Asia/Kolkata'))`;
