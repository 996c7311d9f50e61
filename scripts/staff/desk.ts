// npm run desk runs it on the database of DATABASE_URL. Without arguments it prints who waits on us, without a
// student's name, phone or answer, because the print may lie on a table. Exit code 1 when an event of a case was
// changed behind the triggers. add "NAME" PHONE, remove PHONE, list: who may enter the desk.
import { PrismaPg } from "@prisma/adapter-pg";
import { DAY, dayOf } from "@/lib/dates/calendar";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { placedCalls } from "@/lib/leads/call-order";
import { printable } from "@/lib/text/printable.mjs";
import { editColleagues } from "./colleagues";

/** Days of the calendar in India. */
const daysSince = (moment: Date) => Math.round((Date.parse(dayOf(new Date())) - Date.parse(dayOf(moment))) / DAY);
const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;
/** A student may have typed it: on a terminal, control characters do things. */
const plain = (text: string) => printable(text).replace(/ +/g, " ").trim();

function table(title: string, rows: string[][]) {
  console.log(`\n${title}`);
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]!.length))) ?? [];
  for (const row of rows)
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join("  ")}`.trimEnd());
  if (rows.length === 0) console.log("  none");
}

/** Prints who waits. @returns how many events of cases do not stand as they were written */
async function printDesk(db: PrismaClient) {
  const applications = await db.loanForm.findMany({
    where: { submittedAt: { not: null } },
    orderBy: { submittedAt: "asc" },
    select: { reference: true, submittedAt: true, user: { select: { _count: { select: { cases: true } } } } },
  });
  const cases = await db.lenderCase.findMany({
    select: {
      id: true,
      lenderName: true,
      openedAt: true,
      events: { orderBy: { id: "desc" }, take: 1, select: { kind: true, writer: true, writtenAt: true } },
    },
  });
  const broken = await db.$queryRaw<{ caseId: string; id: number }[]>`SELECT * FROM broken_case_events()`;

  const [calls] = await db.$queryRaw<{ count: number; since: string | null }[]>`
      SELECT count(*)::int AS count, min(day) AS since FROM (${placedCalls("waiting")}) placed WHERE place = 'now'`;

  table(
    "Applications handed in, the longest waiting first",
    applications.map(({ reference, submittedAt, user }) => [
      reference,
      `handed in ${dayOf(submittedAt!)}`,
      `${count(daysSince(submittedAt!), "day")} ago`,
      count(user._count.cases, "case"),
    ]),
  );
  table(
    "Cases by their last line, the oldest first",
    cases
      .map(({ id, lenderName, openedAt, events: [last] }) => ({
        at: last?.writtenAt ?? openedAt,
        cells: [id, plain(lenderName), last ? `${last.kind} (${last.writer})` : "no line yet"],
      }))
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ at, cells }) => [...cells, `${count(daysSince(at), "day")} ago`]),
  );
  if (broken.length > 0)
    table(
      "Broken lines: somebody with the owner's password changed this line, or one before it; compare with a backup",
      broken.map(({ caseId, id }) => [caseId, `line ${id}`]),
    );
  console.log(
    `\n${count(applications.length, "application")}, ${count(cases.length, "case")}, ${count(broken.length, "broken line")}`,
  );
  console.log(`calls waiting: ${calls!.count}${calls!.since ? `, oldest since ${calls!.since}` : ""}`);
  return broken.length;
}

async function main(given: readonly string[]) {
  const connectionString = process.env.DATABASE_URL;
  if (!connectionString) throw new Error("Set DATABASE_URL to the database of the desk, or use npm run desk.");
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  try {
    if (given.length === 0) process.exitCode = (await printDesk(db)) > 0 ? 1 : 0;
    else for (const line of await editColleagues(db, given)) console.log(printable(line));
  } finally {
    await db.$disconnect();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(printable(error instanceof Error ? error.message : error));
  process.exitCode = 1;
});
