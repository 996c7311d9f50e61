import "server-only";
import { randomBytes } from "node:crypto";
import type { NextRequest } from "next/server";
import { db } from "@/lib/db";
import type { PackPart, Prisma } from "@/lib/generated/prisma/client";
import { STAFF_COOKIE, shareLinkCookie } from "./cookie";
import { IDLE_MINUTES } from "./limits";
import type { proven, ProvenStudent } from "./proven";
import { isUuid } from "./uuid";
import { hashOf } from "./secret-hash";

/** An officer of a lender who opened a student's pass in this browser. */
export type LenderSession = {
  readonly passId: string;
  /** Whom the student made the pass for. */
  readonly name: string;
  readonly caseId: string;
  /** What she allowed to be seen of her application. */
  readonly parts: readonly PackPart[];
  readonly student: ProvenStudent;
  readonly [proven]: true;
};

/** A colleague at the desk, in the one browser of this working day. */
export type StaffSession = {
  readonly passId: string;
  readonly colleagueId: string;
  readonly name: string;
  readonly [proven]: true;
};

/**
 * The officer who sends this request, or null: for another pass, one that ended in the meantime, and a browser that
 * did nothing for as long as ends a session.
 * @param passId which pass the page is about, as it says itself
 */
export async function lenderSession(request: NextRequest, passId: unknown): Promise<LenderSession | null> {
  if (!isUuid(passId)) return null;
  const token = request.cookies.get(shareLinkCookie(passId))?.value;
  const found = token && (await touchSession(token));
  if (!found || found.id !== passId || found.kind !== "lender") return null;
  const { id, name, caseId, parts, userId } = found;
  const student = await db.user.findUnique({ where: { id: userId! }, select: STUDENT });
  return student && ({ passId: id, name, caseId, parts, student } as unknown as LenderSession);
}

/** The colleague who sends this request, or null. */
export async function staffSession(request: NextRequest): Promise<StaffSession | null> {
  const token = request.cookies.get(STAFF_COOKIE)?.value;
  const found = token && (await touchSession(token));
  if (!found || found.kind !== "desk") return null;
  const staffMember = await db.colleague.findFirst({ where: { id: found.colleagueId!, removedAt: null } });
  return staffMember && ({ passId: found.id, colleagueId: staffMember.id, name: staffMember.name } as StaffSession);
}

/** The student whose file this colleague opened with a purpose on this working day; null for any other. */
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
  kind: "lender" | "desk";
  name: string;
  userId: string | null;
  caseId: string | null;
  parts: PackPart[];
  colleagueId: string | null;
};

/** The pass of a visit that still lives, by the database's clock; the idle limit moves on. */
async function touchSession(token: string) {
  const [row] = await db.$queryRaw<Found[]>`
    UPDATE "PassVisit" v SET "lastSeenAt" = now() FROM "Pass" p
    WHERE v."tokenHash" = ${hashOf(token)} AND p.id = v."passId" AND p."revokedAt" IS NULL AND p."expiresAt" > now()
      AND p.tries < ${MAX_CODE_TRIES} AND v."lastSeenAt" > now() - make_interval(mins => ${IDLE_MINUTES}::int)
    RETURNING p.id, p.kind::text, p.name, p."userId", p."caseId", p.parts::text[], p."colleagueId"`;
  return row;
}

/** Wrong codes that end a pass. */
export const MAX_CODE_TRIES = 5;

/** Of a pass that still opens something. */
export const liveLink = () =>
  ({ revokedAt: null, expiresAt: { gt: new Date() }, tries: { lt: MAX_CODE_TRIES } }) satisfies Prisma.PassWhereInput;

/**
 * Begins the visit of a browser that proved itself. @returns the Set-Cookie header that makes it known
 * @param kind whose cookie it is
 */
export async function beginSession(
  pass: { id: string; kind: "lender" | "desk" },
  client: Prisma.TransactionClient = db,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await client.passVisit.create({ data: { passId: pass.id, tokenHash: hashOf(token) }, select: { id: true } });
  const name = pass.kind === "desk" ? STAFF_COOKIE : shareLinkCookie(pass.id);
  return `${name}=${token}; Path=/; HttpOnly; Secure; SameSite=Strict`;
}
