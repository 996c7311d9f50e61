import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { liveLink } from "@/lib/session/link-session";
import type { CaseWriter } from "./event";
import { endLinks, linksStay } from "./links";
import { storeEvent } from "./store-event";

/**
 * Adds an event with all that follows from it (`storeEvent`); a withdrawal ends the case's links.
 * @returns the names of those whose links ended
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
