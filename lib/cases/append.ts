import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { liveLink } from "@/lib/session/link-session";
import type { CaseWriter } from "./event";
import { endLinks, linksStay } from "./links";
import { storeEvent } from "./store-event";

/**
 * Adds an event to a case, with all that follows from it (`storeEvent`); where the case stands as withdrawn after it,
 * its links end.
 * @returns for whom the links were that ended
 */
export async function appendEvent(
  tx: Prisma.TransactionClient,
  writer: CaseWriter,
  event: Omit<Prisma.CaseEventUncheckedCreateInput, "writer">,
): Promise<string[]> {
  const { caseId } = event;
  const { userId, step } = (await storeEvent(tx, writer, event)).state;
  if (linksStay(step)) return [];
  return (await endLinks(tx, { userId, caseId, ...liveLink() }, { because: step })).map(({ name }) => name);
}
