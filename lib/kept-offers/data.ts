import "server-only";
import type * as z from "zod";
import type { caseBody } from "@/lib/cases/schema";
import { dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { Refusal } from "@/lib/http/refusal";
import { readLawRules } from "@/lib/law/data";
import { readPublishedLoans } from "@/lib/lenders/data";
import type { PublishedLoan } from "@/lib/lenders/published-loan";
import { t } from "@/lib/messages/text";
import { publishedBeside, publishedFor } from "@/lib/offers/published";
import type { SessionUser } from "@/lib/session/session-user";
import { liveLink } from "@/lib/session/link-session";
import type { ProvenStudent } from "@/lib/session/proven";
import { summary } from "@/lib/uploads/server/data";
import { offerFacts, storedOffer } from "./stored";

const NEWEST_FIRST = { orderBy: { version: "desc" } } as const;
const WITH_LETTER = { ...NEWEST_FIRST, include: { letter: true } } as const;

/**
 * What offers/read answers: every version of the offer kept at a lender, newest first, the newest of each other lender,
 * and the rules that they are checked by; no verdict is stored or sent. @throws Refusal 404
 */
export async function keptOffersOf(user: SessionUser, { caseId }: z.output<typeof caseBody>) {
  const [own, others, rules, loans] = await Promise.all([
    db.lenderCase.findFirst({
      where: { id: caseId, userId: user.id, isInternalReview: false },
      select: { partnerId: true, offers: WITH_LETTER },
    }),
    db.lenderCase.findMany({
      where: { id: { not: caseId }, userId: user.id, isInternalReview: false, offers: { some: {} } },
      select: { id: true, lenderName: true, branch: true, offers: { ...NEWEST_FIRST, take: 1 } },
      orderBy: [{ openedAt: "asc" }, { id: "asc" }],
    }),
    readLawRules("offer"),
    readPublishedLoans(),
  ]);
  if (!own) throw caseNotFound();
  return {
    /** YYYY-MM-DD in India. */
    today: dayOf(new Date()),
    versions: own.offers.map(({ id, version, createdAt, answers, letter }) => ({
      ...{ id, version, keptAt: createdAt.toISOString(), offer: storedOffer(answers) },
      letter: letter && summary(letter),
    })),
    others: others.flatMap(({ id, lenderName, branch, offers }) =>
      offers.map(({ answers }) => ({
        ...{ caseId: id, offer: storedOffer(answers) },
        lenderName: branch ? `${lenderName}, ${branch}` : lenderName,
      })),
    ),
    rules,
    ...publishedOf(own.offers[0], loans, own.partnerId),
  };
}

/** What the lender of a kept offer publishes for it, null for nothing, and the loans that are shown beside it. */
function publishedOf(
  newest: { answers: Prisma.JsonValue } | undefined,
  loans: readonly PublishedLoan[],
  lenderId: string | null,
) {
  if (!newest) return { published: null, loans: [] };
  const offer = storedOffer(newest.answers);
  return {
    published: publishedFor(offer, loans, lenderId) ?? null,
    loans: publishedBeside(offer, loans).map(({ loan }) => loan),
  };
}

export const caseNotFound = () =>
  new Refusal(404, "caseNotFound", t("cases.notFound", "This lender is not on your list."));

type Read = Awaited<ReturnType<typeof keptOffersOf>>;
type Letter = { url: string; name: string; size: number; mime: string } | null;
export type KeptVersion = Omit<Read["versions"][number], "letter"> & { letter: Letter };
export type KeptOffers = Omit<Read, "versions"> & { versions: KeptVersion[] };

/** The newest version kept at a lender, for whoever was given it; null for none. */
export async function newestOffer(caseId: string, client: Prisma.TransactionClient = db) {
  const found = await client.loanOffer.findFirst({ where: { caseId }, ...NEWEST_FIRST });
  return (
    found && {
      offer: storedOffer(found.answers),
      letterFileId: found.letterFileId,
      keptAt: found.createdAt,
    }
  );
}

/**
 * The newest offer kept at each lender to whom a link that is open gives it, in words: to that extent Dakhila's
 * desk may read it too, as the student agreed to.
 */
export async function offersGiven({ id: userId }: ProvenStudent) {
  const isGiven = { some: { kind: "lender" as const, parts: { has: "offer" as const }, ...liveLink() } };
  const cases = await db.lenderCase.findMany({
    where: { userId, isInternalReview: false, passes: isGiven },
    select: { id: true, lenderName: true, offers: { ...NEWEST_FIRST, take: 1 } },
    orderBy: [{ openedAt: "asc" }, { id: "asc" }],
  });
  return cases.flatMap(({ id, lenderName, offers }) =>
    offers.map(({ answers, createdAt }) => ({
      ...{ caseId: id, lenderName, keptAt: createdAt.toISOString() },
      rows: offerFacts(storedOffer(answers)),
    })),
  );
}
