import { addColleague, removeColleague } from "@/lib/back-office/colleagues";
import { dayOf } from "@/lib/dates/calendar";
import type { PrismaClient } from "@/lib/generated/prisma/client";

const HOW = 'Use it as: add "NAME" PHONE, remove PHONE, or list.';

/** Does what stands after `npm run desk --`. @returns lines to print @throws Error with a sentence */
export async function editColleagues(db: PrismaClient, [verb, ...given]: readonly string[]): Promise<string[]> {
  if (verb === "add" && given.length === 2) {
    const { name, phone } = await addColleague(db, { name: given[0]!, phone: given[1]! });
    return [`${name} (${phone}) can enter the desk.`];
  }
  if (verb === "remove" && given.length === 1) {
    const { name, phone } = await removeColleague(db, given[0]!);
    return [`${name} (${phone}) cannot enter the desk any more; where it was open, it is closed.`];
  }
  if (verb === "list" && given.length === 0) {
    const rows = await db.colleague.findMany({
      orderBy: [{ removedAt: { sort: "asc", nulls: "first" } }, { name: "asc" }],
    });
    if (rows.length === 0) return ["Nobody can enter the desk yet."];
    return rows.map(
      ({ name, phone, addedAt, removedAt }) =>
        `${name}  ${phone}  ${removedAt ? `removed ${dayOf(removedAt)}` : `since ${dayOf(addedAt)}`}`,
    );
  }
  throw new Error(HOW);
}
