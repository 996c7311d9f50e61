import "server-only";
import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type { Identity } from "@/lib/auth/identity-token";
import { NO_GOOGLE_ACCOUNT } from "@/lib/auth/sign-in-refusal";
import { dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import { Prisma, type User } from "@/lib/generated/prisma/client";
import { type Limit, takeOne } from "@/lib/http/rate-limit";
import { Decline, Refusal } from "@/lib/http/refusal";
import { notify } from "@/lib/notifications/mutations";
import type { SessionUser } from "@/lib/session/session-user";
import { site } from "@/lib/site";
import { CONSENT_VERSION, consentReading, consentText } from "./consent";
import { type googleSchema, intakeDate, normalPhone, type profileSchema, type signupSchema } from "./schema";

const ACCOUNT_EXISTS = "An account with this e-mail or phone number already exists. Please log in.";
/** Said when a Google account's e-mail stands on an account that never proved it (docs/decisions/026-accounts.md). */
const PHONE_FIRST = "Log in with your phone first, then connect Google.";

// Nobody ever proved anything about such an account, so nobody ever had a session in it: nothing is lost with it.
const NEVER_PROVED = { phoneVerifiedAt: null, emailVerifiedAt: null, googleSub: null } as const;

const consentOf = (version: string) => ({ consentVersion: version, consentAt: new Date() });
/** A new account's yes to the notice, which names the reading of papers. */
const firstConsent = (version: string | undefined) => (version ? { ...consentOf(version), readsPapers: true } : {});

/** What was agreed to, or taken back, in its words. */
const recordConsent = (
  tx: Prisma.TransactionClient,
  userId: string,
  textVersion: string,
  { text, isGiven }: { text: string; isGiven: boolean } = { text: consentText("account"), isGiven: true },
) =>
  tx.consentEvent.create({
    data: { userId, recipient: site.name, isGiven, parts: [], text, textVersion },
    select: { id: true },
  });

/**
 * Keeps the student's yes to the notice; given again to the same version, it is the one that is kept. Their papers are
 * read from then on, unless they have said no to that.
 */
export async function giveConsent({ id }: SessionUser, version: string) {
  await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, OR: [{ consentVersion: null }, { consentVersion: { not: version } }] },
      data: consentOf(version),
    });
    if (count === 0) return;
    await tx.user.updateMany({ where: { id, readsPapers: null }, data: { readsPapers: true } });
    await recordConsent(tx, id, version);
  });
}

/**
 * The yes or no to the reading of papers by itself. With a no, what was seen before goes too, after a reading that is
 * just kept: both hold the account's row.
 */
export async function switchReading({ id }: SessionUser, isOn: boolean) {
  const record = (tx: Prisma.TransactionClient, isGiven: boolean) =>
    recordConsent(tx, id, CONSENT_VERSION, { text: consentReading(), isGiven });
  await db.$transaction(async (tx) => {
    const turn = async (from: boolean | null) =>
      (await tx.user.updateMany({ where: { id, readsPapers: from }, data: { readsPapers: isOn } })).count > 0;
    // A no that nothing was agreed to before takes nothing back.
    const [wasNever, wasOther] = [await turn(null), await turn(!isOn)];
    if (isOn ? wasNever || wasOther : wasOther) await record(tx, isOn);
    if (!isOn)
      await tx.storedFile.updateMany({
        where: { ownerId: id, seenKind: { not: null } },
        data: { seenKind: null, seen: Prisma.DbNull, saidRightOn: null },
      });
  });
}

/** The dashboard told today which papers have become too old. */
export const noteAgedTold = ({ id }: SessionUser, at = new Date()) =>
  db.user.updateMany({ where: { id }, data: { agedToldOn: new Date(dayOf(at)) } });

const isTaken = (error: unknown) => error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";

/**
 * One never proved gives way: a stranger who typed a number blocks nobody.
 * @returns the new account's id @throws Refusal 409 when e-mail or phone is proved by another account
 */
export async function signUp(body: z.output<typeof signupSchema>): Promise<string> {
  const account = {
    id: randomUUID(),
    name: body.name,
    email: body.email,
    phone: normalPhone(body.phone),
    ...firstConsent(body.consentVersion),
  };
  const unproved = { ...NEVER_PROVED, OR: [{ email: account.email }, { phone: account.phone }] };
  return db.$transaction(async (tx) => {
    // Those that came together with one e-mail take turns.
    await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${account.email}, 0))) AS turn`;
    const proved = { email: account.email, emailVerifiedAt: { not: null } };
    const owner = await tx.user.findFirst({ where: proved, select: { id: true } });
    for (let attempt = 1; !owner && attempt <= 2; attempt += 1) {
      const { count: replaced } = await tx.user.deleteMany({ where: unproved });
      // Skipped when taken, never a violation: the database writes those down.
      const { count: made } = await tx.user.createMany({ data: account, skipDuplicates: true });
      if (made === 0) continue;
      if (body.consentVersion) await recordConsent(tx, account.id, body.consentVersion);
      await recordEvent(replaced ? "account.replaced" : "account.created", account.id, { via: "phone", replaced }, tx);
      return account.id;
    }
    throw new Refusal(409, "accountExists", ACCOUNT_EXISTS);
  });
}

const PROFILES_PER_STUDENT: Limit = { name: "profile", points: 50, seconds: 86_400 };

/** Saves the answers of the signup profile. @throws Refusal 429 */
export async function updateProfile(user: SessionUser, profile: z.output<typeof profileSchema>) {
  await takeOne(PROFILES_PER_STUDENT, user.id);
  await db.$transaction([
    db.user.update({
      where: { id: user.id },
      data: { ...profile, targetIntake: intakeDate(profile.targetIntake) },
      select: { id: true },
    }),
    recordEvent("account.updated", user.id, { answers: Object.keys(profile).length }),
  ]);
}

type GoogleIdentity = Extract<Identity, { provider: "google.com" }>;

/**
 * The account of a proved Google identity: by Google's id, else by an e-mail that it has proved, else made. An unproved
 * e-mail says nothing: it is connected with that account's session and a fresh code only (a session may be left open).
 * @param freshPhone of a code confirmed at most five minutes ago @throws Decline when none of these holds
 */
export async function googleAccount(
  identity: GoogleIdentity,
  body: z.output<typeof googleSchema>,
  session: SessionUser | null,
  freshPhone?: string,
): Promise<User> {
  const known = await db.user.findUnique({ where: { googleSub: identity.googleSub } });
  if (known) return known;
  const holders = await db.user.findMany({ where: { email: identity.email } });
  // Several may have typed it. Whoever proved it has it; else whoever is logged in and proves the phone now.
  const holder =
    holders.find(({ emailVerifiedAt }) => emailVerifiedAt) ??
    holders.find(({ id, phone }) => id === session?.id && phone !== null && phone === freshPhone);
  if (holder && holder.googleSub === null) return connectGoogle(holder, identity.googleSub);
  if (holders.length > 0) throw new Decline("phoneFirst", PHONE_FIRST);
  if (body.existingOnly) throw new Decline("noGoogleAccount", NO_GOOGLE_ACCOUNT);
  try {
    return await db.$transaction(async (tx) => {
      const made = await tx.user.create({
        data: {
          name: body.name,
          email: identity.email,
          emailVerifiedAt: new Date(),
          googleSub: identity.googleSub,
          ...firstConsent(body.consentVersion),
        },
      });
      if (body.consentVersion) await recordConsent(tx, made.id, body.consentVersion);
      await recordEvent("account.created", made.id, { via: "google" }, tx);
      return made;
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    const made = await db.user.findUnique({ where: { googleSub: identity.googleSub } });
    if (made) return made;
    throw new Decline("phoneFirst", PHONE_FIRST);
  }
}

/** @throws Decline when somebody else was sooner */
async function connectGoogle({ id, emailVerifiedAt }: User, googleSub: string) {
  try {
    const [connected] = await db.$transaction([
      db.user.update({ where: { id }, data: { googleSub, emailVerifiedAt: emailVerifiedAt ?? new Date() } }),
      recordEvent("account.updated", id, { connected: "google" }),
    ]);
    notify({ kind: "googleConnected", id });
    return connected;
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new Decline("phoneFirst", PHONE_FIRST);
  }
}
