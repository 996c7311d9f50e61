import "server-only";
import { recordEvent } from "@/lib/events/mutations";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { CaseStep } from "./kinds";

/**
 * Whether the links to the student's file for a lender stay open where its case has come to this step. One that
 * declined may ask for a paper and decide anew, one that paid out needs papers for the next part of the money; the
 * student can stop such a link, and it ends by its day. With a withdrawal nothing is left to decide on.
 */
const LINKS_STAY: Record<CaseStep, boolean> = {
  chosen: true,
  withLender: true,
  sanctioned: true,
  accepted: true,
  paidOut: true,
  declined: true,
  withdrawn: false,
};

/** Whether somebody at a lender whose case stands there may be given a link, or keep one. */
export const linksStay = (step: CaseStep) => LINKS_STAY[step];

type Ended = { id: string; name: string };

/**
 * Ends links at once, also in browsers that have them open, and takes their consents back.
 * @param which of the links that were never ended
 * @param detail what the event says beside the link
 */
export async function endLinks(
  tx: Prisma.TransactionClient,
  which: Prisma.PassWhereInput & { userId: string },
  detail: { because?: CaseStep } = {},
): Promise<Ended[]> {
  const ended = await tx.pass.updateManyAndReturn({
    where: { ...which, kind: "lender", revokedAt: null },
    data: { revokedAt: new Date() },
    select: { id: true, name: true },
  });
  for (const { id } of ended) {
    const given = await tx.consentEvent.findFirst({ where: { passId: id, isGiven: true } });
    if (given) {
      const { id: _, at: __, ...consent } = given;
      await tx.consentEvent.create({ data: { ...consent, isGiven: false } });
    }
    await recordEvent("pass.stopped", which.userId, { pass: id, ...detail }, tx);
  }
  return ended;
}
