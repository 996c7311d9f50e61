// Adds, removes and lists who may enter the desk, in the database of DATABASE_URL. npm run desk runs it with the right
// address.
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { printable } from "@/lib/text/printable.mjs";
import { editColleagues } from "./colleagues";

async function main() {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("Set DATABASE_URL to the database of the desk, or use npm run desk.");
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
  try {
    for (const line of await editColleagues(db, process.argv.slice(2))) console.log(printable(line));
  } catch (error) {
    console.error(printable(error instanceof Error ? error.message : error));
    process.exitCode = 1;
  } finally {
    await db.$disconnect();
  }
}

void main();
