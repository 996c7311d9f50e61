import "server-only";
import { randomBytes, randomInt } from "node:crypto";
import type * as z from "zod";
import { appendEvent } from "@/lib/cases/append";
import { endLinks, linksStay } from "@/lib/cases/links";
import { atField } from "@/lib/cases/mutations";
import type { caseBody } from "@/lib/cases/schema";
import { readState } from "@/lib/cases/store-event";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import { Prisma } from "@/lib/generated/prisma/client";
import { type Limit, takeOne, tooMany } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { keyedHash } from "@/lib/server/keyed-hash";
import { t } from "@/lib/messages/text";
import { beginSession, LIVE_LINK, liveLink, MAX_CODE_TRIES } from "@/lib/session/link-session";
import { secretHash } from "@/lib/session/secret-hash";
import type { SessionUser } from "@/lib/session/session-user";
import { SHARE_CONSENT_VERSION, shareConsentText } from "./parts";
import {
  CODE_LENGTH,
  type makeShareLinkBody,
  type openShareLinkBody,
  SHORT_ALPHABET,
  SHORT_LENGTH,
  type stopShareLinkBody,
} from "./schema";

const MOST_LIVE = 5;

/** In a day, and in all, stopped links counted. */
const MADE_A_DAY: Limit = { name: "pass-made", points: 30, seconds: 86_400 };
const MOST_MADE = 500;

const OPENINGS_AN_HOUR = 30;

/** Shown once: only hashes are stored. */
export type MadeShareLink = { passId: string; secret: string; short: string; code: string; expiresAt: Date };

/**
 * Makes a link to part of an application for one named person at a lender, with the student's consent.
 * @throws Refusal 404, 409 before the submit or with too many links, 422 after a withdrawal, 429
 */
export async function makeShareLink(
  user: SessionUser,
  { caseId, name, parts, days }: z.output<typeof makeShareLinkBody>,
): Promise<MadeShareLink> {
  await takeOne(MADE_A_DAY, user.id);
  const secret = randomBytes(18).toString("base64url");
  const short = Array.from({ length: SHORT_LENGTH }, () => SHORT_ALPHABET[randomInt(SHORT_ALPHABET.length)]).join("");
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
  return db.$transaction(async (tx) => {
    // One at a time, so that the limit holds.
    await tx.$queryRaw`SELECT 1 FROM "LenderCase" WHERE id = ${caseId} AND "userId" = ${user.id}::uuid FOR UPDATE`;
    const found = await tx.lenderCase.findFirst({
      where: { id: caseId, userId: user.id, isInternalReview: false },
      select: { lenderName: true, user: { select: { form: { select: { complete: true } } } } },
    });
    if (!found) throw new Refusal(404, "caseNotFound", t("cases.notFound", "This lender is not on your list."));
    if (!found.user.form?.complete)
      throw new Refusal(
        409,
        "sectionsMissing",
        t("passes.submitFirst", "Please submit your application first: then you can hand it to a lender."),
      );
    if (!linksStay((await readState(tx, caseId)).step))
      throw atField(
        "caseId",
        t("passes.withdrawn", "You do not go on with this lender, so nobody there is given a link to your file."),
      );
    const live = await tx.pass.count({ where: { caseId, ...liveLink() } });
    if (live >= MOST_LIVE)
      throw new Refusal(
        409,
        "tooManyPasses",
        t("passes.tooMany", "This lender has 5 open links already. Please stop one of them first."),
      );
    if ((await tx.pass.count({ where: { userId: user.id } })) >= MOST_MADE)
      throw new Refusal(
        409,
        "tooManyPasses",
        t("passes.tooManyInAll", "You have made {{most}} links, and no more can be made. Please write to us.", {
          most: MOST_MADE,
        }),
      );
    const { id, expiresAt } = await tx.pass.create({
      data: {
        kind: "lender",
        name,
        userId: user.id,
        caseId,
        parts,
        secretHash: secretHash(secret),
        shortHash: storedHash("pass short", short),
        codeHash: storedHash("pass code", code),
        expiresAt: new Date(Date.now() + days * 86_400_000),
      },
      select: { id: true, expiresAt: true },
    });
    const { lenderName } = found;
    await tx.consentEvent.create({
      data: {
        userId: user.id,
        recipient: `${lenderName}: ${name}`,
        isGiven: true,
        parts,
        text: shareConsentText(lenderName, parts),
        textVersion: SHARE_CONSENT_VERSION,
        passId: id,
      },
    });
    await recordEvent("pass.made", user.id, { pass: id, case: caseId, parts: [...parts] }, tx);
    return { passId: id, secret, short, code, expiresAt };
  });
}

/** Ends a link at once, also where it is open, and withdraws the consent. @throws Refusal 404 */
export async function stopShareLink(user: SessionUser, { passId }: z.output<typeof stopShareLinkBody>): Promise<void> {
  await db.$transaction(async (tx) => {
    const own = { id: passId, userId: user.id };
    if ((await endLinks(tx, own)).length > 0 || (await tx.pass.count({ where: own })) > 0) return;
    throw new Refusal(404, "passNotFound", t("passes.notFound", "This link is not one of yours."));
  });
}

/** Ends every link of a case at once. @returns the names of those whose links ended @throws Refusal 404 */
export async function stopLinksOfCase(user: SessionUser, { caseId }: z.output<typeof caseBody>): Promise<string[]> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "LenderCase" WHERE id = ${caseId} AND "userId" = ${user.id}::uuid FOR UPDATE`;
    if ((await tx.lenderCase.count({ where: { id: caseId, userId: user.id } })) === 0)
      throw new Refusal(404, "caseNotFound", t("cases.notFound", "This lender is not on your list."));
    return (await endLinks(tx, { userId: user.id, caseId, ...liveLink() })).map(({ name }) => name);
  });
}

type Tried = { id: string; userId: string; caseId: string; tries: number; isRight: boolean; isFirst: boolean };

/**
 * Opens a link in this browser with the code that the student read out; the fifth wrong code ends the link.
 * @returns the link's id and a Set-Cookie header
 * @throws Refusal 404 where nothing opens, 422 at `code`, 429
 */
export async function openShareLink({ passId, secret, short, code }: z.output<typeof openShareLinkBody>) {
  return db
    .$transaction(async (tx) => {
      const codeHash = storedHash("pass code", code);
      const named = Prisma.sql`
        (id = ${passId ?? null}::uuid AND "secretHash" = ${secret === undefined ? null : secretHash(secret)}::bytea)
        OR "shortHash" = ${short === undefined ? null : storedHash("pass short", short)}::bytea`;
      // The case before its link, as an event that ends links locks them: else they could deadlock.
      await tx.$queryRaw`
        SELECT 1 FROM "LenderCase" WHERE id IN (SELECT "caseId" FROM "Pass" WHERE ${named}) FOR UPDATE`;
      const [tried] = await tx.$queryRaw<Tried[]>`
      WITH p AS (
        SELECT * FROM "Pass"
        WHERE kind = 'lender' AND ${LIVE_LINK}
          AND (${named})
        FOR UPDATE
      )
      UPDATE "Pass" SET tries = p.tries + (p."codeHash" <> ${codeHash})::int,
        "openedAt" = CASE WHEN p."codeHash" = ${codeHash} THEN coalesce(p."openedAt", now()) ELSE p."openedAt" END
      FROM p WHERE "Pass".id = p.id
      RETURNING p.id, p."userId", p."caseId", "Pass".tries, p."codeHash" = ${codeHash} AS "isRight",
        p."openedAt" IS NULL AS "isFirst"`;
      if (!tried) return { refusal: unknown() };
      const left = MAX_CODE_TRIES - tried.tries;
      if (!tried.isRight) {
        await recordEvent("pass.refused", tried.userId, { pass: tried.id, left }, tx);
        return { refusal: left > 0 ? wrong(left) : unknown() };
      }
      const msLeft = await untilNextOpening(tx, tried.id);
      if (msLeft > 0) return { refusal: tooMany({ isOver: true, msLeft }) };
      const cookie = await beginSession({ id: tried.id, kind: "lender" }, tx);
      await recordEvent("pass.opened", tried.userId, { pass: tried.id }, tx);
      if (tried.isFirst) await noteHandedOver(tx, tried.caseId);
      return { passId: tried.id, cookie };
    })
    .then((result) => {
      // Thrown only now: inside, the transaction would roll the count of tries back.
      if (result.refusal) throw result.refusal;
      return result;
    });
}

/** Milliseconds until a link may be opened again, 0 for at once; its row is locked. */
async function untilNextOpening(tx: Prisma.TransactionClient, passId: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ msLeft: number }[]>`
    SELECT CASE WHEN count(*) < ${OPENINGS_AN_HOUR}::int THEN 0
      ELSE extract(epoch FROM min("createdAt") + interval '1 hour' - now()) * 1000 END::float AS "msLeft"
    FROM "PassVisit" WHERE "passId" = ${passId}::uuid AND "createdAt" > now() - interval '1 hour'`;
  return row!.msLeft;
}

/** The first opening hands the file over, unless somebody wrote that down before. */
async function noteHandedOver(tx: Prisma.TransactionClient, caseId: string) {
  if ((await tx.caseEvent.count({ where: { caseId, kind: "handedOver" } })) > 0) return;
  await appendEvent(tx, "app", { caseId, kind: "handedOver", channel: "pass" });
}

const unknown = () =>
  new Refusal(
    404,
    "passUnknown",
    t("passes.unknown", "This opens no file. The link may have ended: please ask the student for a new one."),
  );

function wrong(left: number) {
  const message =
    left === 1
      ? t("passes.codeWrongOne", "This is not the code. You can try once more; then the link ends.")
      : t("passes.codeWrong", "This is not the code. You can try {{left}} more times; then the link ends.", {
          left: String(left),
        });
  return new Refusal(422, "passCodeWrong", message, { issues: [{ path: "code", message }] });
}

const storedHash = (...given: Parameters<typeof keyedHash>) => new Uint8Array(keyedHash(...given));
