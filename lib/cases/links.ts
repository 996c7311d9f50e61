import "server-only";
import { recordEvent } from "@/lib/events/mutations";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { CaseStep } from "./kinds";
import { linksAt } from "./link-steps";

export const linksStay = (step: CaseStep) => linksAt(step) !== "never";

type Ended = { id: string; name: string };

/** Ends links at once, also where they are open, and takes their consents back. @param detail of the event */
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
