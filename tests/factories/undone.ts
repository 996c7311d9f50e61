import type { Prisma } from "@/lib/generated/prisma/client";
import { db } from "./database";

/** Does something on the seeded database and takes it back, so that no other test ever sees it. */
export async function undone<T>(work: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
  const undo = new Error("undo");
  let result: T | undefined;
  await db
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
