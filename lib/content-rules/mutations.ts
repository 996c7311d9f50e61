import "server-only";
import { db } from "@/lib/db";
import { CHUNK_SIZE } from "@/lib/server/chunk";
import { checkContent } from "./check";
import { readUnsoundLenders } from "./content-rows";

/** "unsound" is every row that waits or has something to mend. @throws when the database does not answer */
export async function checkEdited(which: readonly string[] | "unsound") {
  const ids = which === "unsound" ? await readUnsoundLenders(db) : which;
  // In pieces, because a transaction has seconds. Without any lender there may still be a benchmark.
  for (let at = 0; at === 0 || at < ids.length; at += CHUNK_SIZE) {
    const some = ids.slice(at, at + CHUNK_SIZE);
    await db.$transaction((tx) => checkContent(tx, some));
  }
}
