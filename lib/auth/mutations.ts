import "server-only";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import { Prisma } from "@/lib/generated/prisma/client";
import { ABSOLUTE_HOURS } from "@/lib/session/limits";
import { isUuid } from "@/lib/session/uuid";
import { normalEmail } from "@/lib/validation";
import type { Identity } from "./identity-token";

type Opening = {
  /** The e-mail that the person typed; given, it must be the account's own. */
  email?: string;
  /** The session that this browser had before; it ends, whoever's it was. */
  replaces?: string | null;
  /** The proof was kept from a callback (kept-proof.ts): good for an account that nobody has proved, and no other. */
  isKept?: boolean;
};

/**
 * Opens a session for the account that a proved identity belongs to: by its phone, by its Google id, or by an e-mail
 * which Google vouches for and the account itself has proved. A phone counts as verified from then on.
 * @returns null when there is no such account, or it has another e-mail than the one given
 */
export async function openSession(identity: Identity, { email, replaces, isKept = false }: Opening = {}) {
  const account = await accountOf(identity);
  const reason = whyNot(account, email, isKept);
  if (!account || reason) {
    await recordEvent("login.refused", account?.id ?? null, { via: identity.provider, reason });
    return null;
  }
  try {
    return await db.$transaction(async (tx) => {
      // Only if it is still that account: a signup may have replaced one that nobody had proved.
      const { count } = await tx.user.updateMany({
        where: { id: account.id, ...keyOf(identity, account), ...(isKept && NEVER_PROVED) },
        data: provedBy(identity, account),
      });
      if (count === 0) return null;
      const dead = new Date(Date.now() - ABSOLUTE_HOURS * 60 * 60 * 1000);
      await tx.session.deleteMany({
        where: {
          OR: [...(isUuid(replaces) ? [{ id: replaces }] : []), { userId: account.id, createdAt: { lt: dead } }],
        },
      });
      const session = await tx.session.create({ data: { userId: account.id }, select: { id: true } });
      await recordEvent("login", account.id, { via: identity.provider, ...(isKept && { kept: true }) }, tx);
      return { userId: account.id, sessionId: session.id };
    });
  } catch (error) {
    // Two accounts cannot share one Google id; whoever came first has it.
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

function whyNot(account: Account | null, email: string | undefined, isKept: boolean) {
  if (!account) return "no account";
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

/** Ends a session: the cookie that names it is worth nothing from now on, wherever a copy of it is. */
export async function closeSession(sessionId: unknown) {
  if (!isUuid(sessionId)) return;
  const session = await db.session.findUnique({ where: { id: sessionId }, select: { userId: true } });
  if (!session) return;
  await db.$transaction([db.session.deleteMany({ where: { id: sessionId } }), recordEvent("logout", session.userId)]);
}
