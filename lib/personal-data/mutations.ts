import "server-only";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import type { Prisma } from "@/lib/generated/prisma/client";
import { forgetCounts } from "@/lib/http/rate-limit";
import { lockPhones, refreshCallList } from "@/lib/leads/call-list";
import { storedProblem } from "@/lib/uploads/server/at-start";
import { removeDue } from "@/lib/uploads/server/removals";
import type { FoundPerson } from "./data";

const LONGEST = 60_000;

/**
 * Erases a person in one transaction, then the bytes; an anonymous event stays.
 * @returns counts, and the ids of documents whose bytes could not be removed
 * @throws Error before anything is erased when a store is not set up or FILES_DIR is another folder
 */
export async function erasePerson({ account, leads }: FoundPerson) {
  // Elsewhere, the bytes would seem to be gone already.
  const problem = await storedProblem();
  if (problem) throw new Error(problem);
  const ofLeads = leads.map(({ id }) => id);
  const { files, erased } = await db.$transaction(
    async (tx) => {
      const asked = leads.map(({ phone }) => phone);
      await lockPhones(tx, asked);
      const files = account ? await filesOf(account.id, tx) : [];
      const { count: accounts } = await tx.user.deleteMany({ where: { id: account?.id ?? { in: [] } } });
      const { count: callbacks } = await tx.lead.deleteMany({ where: { id: { in: ofLeads } } });
      await refreshCallList(tx, asked);
      const phones = [account?.phone, ...asked].filter((phone) => phone != null);
      await forgetCounts([...phones, ...(account ? [account.id] : [])], tx);
      const erased = { accounts, callbacks, papers: files.length };
      await recordEvent("person.erased", null, erased, tx);
      return { files, erased };
    },
    { timeout: LONGEST, maxWait: LONGEST },
  );
  // A trigger has noted the removals: the site tries again.
  await removeDue(files).catch(() => {});
  const left = await db.fileRemoval.findMany({ where: { id: { in: files } }, select: { id: true } });
  return { ...erased, left: left.map(({ id }) => id) };
}

async function filesOf(ownerId: string, tx: Prisma.TransactionClient) {
  // An upload under way writes its row before this, or finds no account.
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${ownerId}::uuid FOR UPDATE`;
  const files = await tx.storedFile.findMany({ where: { ownerId }, select: { id: true } });
  return files.map(({ id }) => id);
}
