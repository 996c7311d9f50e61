import "server-only";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import type { Prisma } from "@/lib/generated/prisma/client";
import { forgetCounts } from "@/lib/http/rate-limit";
import { removeBytes } from "@/lib/uploads/server/mutations";
import { storeNamed } from "@/lib/uploads/store/driver";
import type { FoundPerson } from "./data";

/** Milliseconds that the rows of one person may take to go. */
const LONGEST = 60_000;

/**
 * Erases a person: the account with everything that hangs on it, the callback requests, and what counts her calls, in
 * one transaction; then the bytes of her papers. What stays is the record of what happened, cut loose from her, with
 * one more line: that somebody was erased, and how many of what.
 * @returns how much went, and the ids of papers whose bytes could not be removed
 * @throws Error when a store that holds papers of hers is not set up; nothing is erased then
 */
export async function erasePerson({ account, leads }: FoundPerson) {
  if (account) {
    const stores = await db.storedFile.findMany({
      where: { ownerId: account.id },
      distinct: ["driver"],
      select: { driver: true },
    });
    for (const { driver } of stores) await storeNamed(driver);
  }
  const ofLeads = leads.map(({ id }) => id);
  const { files, erased } = await db.$transaction(
    async (tx) => {
      const files = account ? await filesOf(account.id, tx) : [];
      const { count: accounts } = await tx.user.deleteMany({ where: { id: account?.id ?? { in: [] } } });
      const { count: callbacks } = await tx.lead.deleteMany({ where: { id: { in: ofLeads } } });
      const phones = [account?.phone, ...leads.map(({ phone }) => phone)].filter((phone) => phone != null);
      await forgetCounts([...phones, ...(account ? [account.id] : [])], tx);
      const erased = { accounts, callbacks, papers: files.length };
      await recordEvent("person.erased", null, erased, tx);
      return { files, erased };
    },
    { timeout: LONGEST, maxWait: LONGEST },
  );
  return { ...erased, left: await removeBytes(files) };
}

async function filesOf(ownerId: string, tx: Prisma.TransactionClient) {
  // An upload that is under way writes its row before this, or finds no account.
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${ownerId}::uuid FOR UPDATE`;
  return tx.storedFile.findMany({ where: { ownerId }, select: { id: true, driver: true, storeKey: true } });
}
