import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import { Prisma } from "@/lib/generated/prisma/client";
import { Refusal } from "@/lib/http/refusal";
import { notify } from "@/lib/notifications/mutations";
import { ABSOLUTE_HOURS } from "@/lib/session/limits";
import type { SessionUser } from "@/lib/session/session-user";
import { isUuid } from "@/lib/text/uuid";
import { normalEmail } from "@/lib/contact/validation";
import { browserName } from "./browser-name";
import type { Identity } from "./identity-token";
import { takeSignIn } from "./used-sign-in";

type Opening = {
  email?: string;
  /** Lets this browser open the session again after a lost answer. */
  browser?: string;
  userAgent?: string | null;
  replaces?: string | null;
  /** A saved proof: only for an account that nobody has proved. */
  isKept?: boolean;
};

/**
 * Opens a session by phone and e-mail, by Google id, or by an e-mail that Google and the account have proved.
 * @returns null without such an account
 * @throws Refusal 401 when this sign-in was used
 */
export async function createSession(
  identity: Identity,
  { email, replaces, browser, userAgent = null, isKept = false }: Opening = {},
) {
  const account = await accountOf(identity);
  const reason = whyNot(identity, account, email, isKept);
  if (!account || reason) {
    await recordEvent("login.refused", account?.id ?? null, { via: identity.provider, reason });
    return null;
  }
  const connects = identity.provider === "google.com" && account.googleSub === null;
  try {
    const opened = await db.$transaction(async (tx) => {
      // A signup may have replaced an unproved account meanwhile.
      const { count } = await tx.user.updateMany({
        where: { id: account.id, ...keyOf(identity, account), ...(isKept && NEVER_PROVED) },
        data: provedBy(identity, account),
      });
      if (count === 0) return null;
      const sessionId = randomUUID();
      await takeSignIn(tx, { signIn: identity.signIn, opens: sessionId, browser: browser ?? null });
      const dead = new Date(Date.now() - ABSOLUTE_HOURS * 60 * 60 * 1000);
      await tx.session.deleteMany({
        where: {
          OR: [...(isUuid(replaces) ? [{ id: replaces }] : []), { userId: account.id, createdAt: { lt: dead } }],
        },
      });
      await tx.session.create({
        data: { id: sessionId, userId: account.id, ...browserName(userAgent) },
        select: { id: true },
      });
      await recordEvent("login", account.id, { via: identity.provider, ...(isKept && { kept: true }) }, tx);
      if (connects) await recordEvent("account.updated", account.id, { connected: "google" }, tx);
      return { userId: account.id, sessionId };
    });
    if (opened && connects) notify({ kind: "googleConnected", id: account.id });
    return opened;
  } catch (error) {
    if (error instanceof Refusal)
      await recordEvent("login.refused", account.id, { via: identity.provider, reason: "used before" });
    // Two accounts cannot share one Google id.
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") return null;
    throw error;
  }
}

const NEVER_PROVED = { phoneVerifiedAt: null, emailVerifiedAt: null, googleSub: null } as const;

type Account = {
  id: string;
  email: string;
  phoneVerifiedAt: Date | null;
  emailVerifiedAt: Date | null;
  googleSub: string | null;
};

function whyNot(identity: Identity, account: Account | null, email: string | undefined, isKept: boolean) {
  if (!account) return "no account";
  if (email === undefined && identity.provider === "phone") return "no e-mail";
  if (email !== undefined && normalEmail(email) !== account.email) return "another e-mail";
  const isProved = account.phoneVerifiedAt ?? account.emailVerifiedAt ?? account.googleSub;
  return isKept && isProved !== null ? "kept proof" : null;
}

async function accountOf(identity: Identity): Promise<Account | null> {
  const select = { id: true, email: true, phoneVerifiedAt: true, emailVerifiedAt: true, googleSub: true };
  if (identity.provider === "phone") return db.user.findUnique({ where: { phone: identity.phone }, select });
  const known = await db.user.findUnique({ where: { googleSub: identity.googleSub }, select });
  if (known || !identity.emailVerified) return known;
  return db.user.findFirst({
    where: { email: identity.email, emailVerifiedAt: { not: null }, googleSub: null },
    select,
  });
}

const keyOf = (identity: Identity, account: Account) =>
  identity.provider === "phone" ? { phone: identity.phone } : { googleSub: account.googleSub };

const provedBy = (identity: Identity, account: Account) =>
  identity.provider === "phone"
    ? { phoneVerifiedAt: account.phoneVerifiedAt ?? new Date() }
    : { googleSub: identity.googleSub };

/** Ends this session at its own logout; an unknown or malformed id does nothing. */
export async function closeSession(sessionId: unknown) {
  if (!isUuid(sessionId)) return;
  const session = await db.session.findUnique({ where: { id: sessionId }, select: { userId: true } });
  if (!session) return;
  await db.$transaction([db.session.deleteMany({ where: { id: sessionId } }), recordEvent("logout", session.userId)]);
}

/** Ends one session of the student's or all others; unknown ones are ignored silently. */
export async function endSessions(user: SessionUser, which: { sessionId: string } | { others: true }) {
  const where = { userId: user.id, id: "sessionId" in which ? which.sessionId : { not: user.sessionId } };
  await db.$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({ where });
    if (count > 0) await recordEvent("logout", user.id, { sessions: count, from: "list" }, tx);
  });
}

/** Ends every session of a student, for `npm run logout`. @returns how many */
export const endAllSessions = (userId: string) =>
  db.$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { userId } });
    if (count > 0) await recordEvent("logout", userId, { sessions: count, from: "operator" }, tx);
    return count;
  });
