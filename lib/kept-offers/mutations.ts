import "server-only";
import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import { atField } from "@/lib/cases/mutations";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type Limit, takeOne } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { t } from "@/lib/messages/text";
import type { SessionUser } from "@/lib/session/session-user";
import { fileIdOf } from "@/lib/uploads/policy";
import { ownIds } from "@/lib/uploads/server/data";
import { removeUploads } from "@/lib/uploads/server/mutations";
import { caseNotFound } from "./data";
import type { keepOfferBody, withdrawOfferBody } from "./schema";

const MOST_VERSIONS = 20;
const KEPT_A_DAY: Limit = { name: "offer-kept", points: 50, seconds: 86_400 };

/**
 * Keeps an offer at a lender, as a version after those that are kept there. The same one sent again is kept once, also
 * where its letter, which was up by then, is not named again.
 * @returns its version @throws Refusal 404, 409 with too many versions, 422 for a file that is not there, 429
 */
export async function keepOffer(
  user: SessionUser,
  { caseId, offer, file }: z.output<typeof keepOfferBody>,
): Promise<number> {
  const letterFileId = file ? fileIdOf(file) : null;
  if (letterFileId && !(await ownIds(user, [letterFileId])).has(letterFileId)) throw atField("file", fileGone());
  await takeOne(KEPT_A_DAY, user.id);
  return db.$transaction(async (tx) => {
    await lockCase(tx, user, caseId);
    const kept = await tx.loanOffer.findMany({ where: { caseId }, orderBy: { version: "desc" } });
    const last = kept[0];
    const isLetterKept = letterFileId === null || last?.letterFileId === letterFileId;
    if (last && isLetterKept && isDeepStrictEqual(last.answers, offer)) return last.version;
    if (kept.length >= MOST_VERSIONS)
      throw new Refusal(
        409,
        "tooManyOffers",
        t("keptOffers.tooMany", "You keep {{most}} versions here, and no more can be kept. Take one back first.", {
          most: MOST_VERSIONS,
        }),
      );
    const data = { caseId, answers: offer, letterFileId };
    const { version } = await tx.loanOffer.create({ data, select: { version: true } });
    await recordEvent("offer.kept", user.id, { case: caseId, version }, tx);
    return version;
  });
}

/** Deletes one version, and its letter where nothing else holds it. Harmless when repeated. @throws Refusal 404 */
export async function withdrawOffer(
  user: SessionUser,
  { caseId, id }: z.output<typeof withdrawOfferBody>,
): Promise<void> {
  const gone = await db.$transaction(async (tx) => {
    await lockCase(tx, user, caseId);
    const found = await tx.loanOffer.findFirst({
      where: { id, caseId },
      select: { version: true, letterFileId: true },
    });
    if (!found) return null;
    await tx.loanOffer.delete({ where: { id } });
    await recordEvent("offer.withdrawn", user.id, { case: caseId, version: found.version }, tx);
    return found.letterFileId;
  });
  if (gone) await removeUploads(user, [gone]);
}

/** One at a time in a case of the student's own. @throws Refusal 404 */
async function lockCase(tx: Prisma.TransactionClient, user: SessionUser, caseId: string) {
  await tx.$queryRaw`SELECT 1 FROM "LenderCase" WHERE id = ${caseId} AND "userId" = ${user.id}::uuid FOR UPDATE`;
  const found = await tx.lenderCase.count({ where: { id: caseId, userId: user.id, isInternalReview: false } });
  if (found === 0) throw caseNotFound();
}

const fileGone = () => t("cases.fileGone", "This file is not with us any more. Please add it again.");
