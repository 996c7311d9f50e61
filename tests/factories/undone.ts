import { lockContent } from "@/lib/content-rules/check";
import type { Prisma } from "@/lib/generated/prisma/client";
import { db } from "./database";

/** Does something on the seeded database and takes it back. @param by whose connection, where the app may not do it */
export async function undone<T>(work: (tx: Prisma.TransactionClient) => Promise<T>, by = db): Promise<T> {
  const undo = new Error("undo");
  let result: T | undefined;
  await by
    .$transaction(
      async (tx) => {
        result = await work(tx);
        throw undo;
      },
      { timeout: 60_000, maxWait: 20_000 },
    )
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result!;
}

/** The same for edits of content that are checked: without the lock two such tests would wait for each other's rows. */
export const undoneEdit = <T>(work: (tx: Prisma.TransactionClient) => Promise<T>) =>
  undone(async (tx) => {
    await lockContent(tx);
    return work(tx);
  });
