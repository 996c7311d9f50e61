import "server-only";
import { randomBytes } from "node:crypto";
import type { NextRequest } from "next/server";
import { db } from "@/lib/db";
import { type PackPart, type PassKind, Prisma } from "@/lib/generated/prisma/client";
import { STAFF_COOKIE, shareLinkCookie } from "./cookie";
import { IDLE_MINUTES } from "./limits";
import type { proven, ProvenStudent } from "./proven";
import { isUuid } from "./uuid";
import { secretHash } from "./secret-hash";

export type LenderSession = {
  readonly passId: string;
  readonly visitId: string;
  /** When the codes were typed in this browser. */
  readonly visitBegan: Date;
  readonly name: string;
  readonly caseId: string;
  readonly parts: readonly PackPart[];
  readonly student: ProvenStudent;
  readonly [proven]: true;
};

export type StaffSession = {
  readonly passId: string;
  readonly colleagueId: string;
  readonly name: string;
  readonly [proven]: true;
};

/** The officer of this request; null for another link, an ended one, and after the idle limit. */
export async function lenderSession(request: NextRequest, passId: unknown): Promise<LenderSession | null> {
  if (!isUuid(passId)) return null;
  const token = request.cookies.get(shareLinkCookie(passId))?.value;
  const found = token && (await touchSession(token));
  if (!found || found.id !== passId || found.kind !== "lender") return null;
  const { id, name, caseId, parts, userId, visitId, visitBegan } = found;
  const student = await db.user.findUnique({ where: { id: userId! }, select: STUDENT });
  return student && ({ passId: id, visitId, visitBegan, name, caseId, parts, student } as unknown as LenderSession);
}

/** The staff member of this request; null after the idle limit, a logout, or once they were removed from staff. */
export async function staffSession(request: NextRequest): Promise<StaffSession | null> {
  const token = request.cookies.get(STAFF_COOKIE)?.value;
  const found = token && (await touchSession(token));
  if (!found || found.kind !== "desk") return null;
  const staffMember = await db.colleague.findFirst({ where: { id: found.colleagueId!, removedAt: null } });
  return staffMember && ({ passId: found.id, colleagueId: staffMember.id, name: staffMember.name } as StaffSession);
}

/** The student whose file was opened with a purpose today; null for any other. */
export async function studentOpenedBy(session: StaffSession, userId: string): Promise<ProvenStudent | null> {
  if (!isUuid(userId)) return null;
  const opening = await db.deskOpening.findFirst({
    where: { passId: session.passId, userId },
    select: { user: { select: STUDENT } },
  });
  return opening && (opening.user as ProvenStudent);
}

const STUDENT = { id: true, name: true, email: true, phone: true } as const;

type Found = {
  id: string;
  visitId: string;
  visitBegan: Date;
  kind: PassKind;
  name: string;
  userId: string | null;
  caseId: string | null;
  parts: PackPart[];
  colleagueId: string | null;
};

async function touchSession(token: string) {
  const [row] = await db.$queryRaw<Found[]>`
    UPDATE "PassVisit" v SET "lastSeenAt" = now() FROM "Pass" p
    WHERE v."tokenHash" = ${secretHash(token)} AND p.id = v."passId" AND p."revokedAt" IS NULL AND p."expiresAt" > now()
      AND p.tries < ${MAX_CODE_TRIES} AND v."lastSeenAt" > now() - make_interval(mins => ${IDLE_MINUTES}::int)
    RETURNING p.id, v.id AS "visitId", v."createdAt" AS "visitBegan", p.kind::text, p.name, p."userId", p."caseId",
      p.parts::text[], p."colleagueId"`;
  return row;
}

export const MAX_CODE_TRIES = 5;

/** Of links that still open: not stopped, not over, fewer than `MAX_CODE_TRIES` wrong codes; as `touchSession`. */
export const liveLink = () =>
  ({ revokedAt: null, expiresAt: { gt: new Date() }, tries: { lt: MAX_CODE_TRIES } }) satisfies Prisma.PassWhereInput;

export const LIVE_LINK = Prisma.sql`"revokedAt" IS NULL AND "expiresAt" > now() AND tries < ${MAX_CODE_TRIES}`;

/** Begins a session for a browser that proved itself. @returns the Set-Cookie header */
export async function beginSession(
  link: { id: string; kind: PassKind },
  client: Prisma.TransactionClient = db,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await client.passVisit.create({ data: { passId: link.id, tokenHash: secretHash(token) }, select: { id: true } });
  const name = link.kind === "desk" ? STAFF_COOKIE : shareLinkCookie(link.id);
  return `${name}=${token}; Path=/; HttpOnly; Secure; SameSite=Strict`;
}

/**
 * Ends an officer's session in this browser; the link stays, and so does the row, which counts as an opening.
 * @returns the Set-Cookie header that removes the cookie
 */
export async function endLenderSession({ passId, visitId }: LenderSession): Promise<string> {
  // What no cookie holds.
  const tokenHash = new Uint8Array(randomBytes(32));
  await db.passVisit.update({ where: { id: visitId }, data: { tokenHash }, select: { id: true } });
  return `${shareLinkCookie(passId)}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Strict`;
}
