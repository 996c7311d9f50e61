// Prints who waits on us, from the database of DATABASE_URL. npm run desk runs it with the right address. No name of a
// student, no phone and no answer is read: the print may lie on a table.
import { PrismaPg } from "@prisma/adapter-pg";
import { DAY, dayOf } from "@/lib/dates/calendar";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { placedCalls } from "@/lib/leads/call-order";
import { printable } from "@/lib/text/printable.mjs";

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

async function print(connectionString: string) {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  try {
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
  } finally {
    await db.$disconnect();
  }
}

async function main() {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("Set DATABASE_URL to the database whose desk should be printed, or use npm run desk.");
  if ((await print(url)) > 0) process.exitCode = 1;
}

void main();
