// Adds, removes and lists who may enter the desk, in the database of DATABASE_URL. npm run desk runs it with the right
// address.
import { PrismaPg } from "@prisma/adapter-pg";
import { dayOf } from "@/lib/calendar";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { addColleague, removeColleague } from "./colleagues";

const HOW = 'Use it as: add "NAME" PHONE, remove PHONE, or list.';

async function edit(db: PrismaClient, [verb, ...given]: string[]): Promise<string[]> {
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

async function main() {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("Set DATABASE_URL to the database of the desk, or use npm run desk.");
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
  try {
    for (const line of await edit(db, process.argv.slice(2))) console.log(line);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await db.$disconnect();
  }
}

void main();
