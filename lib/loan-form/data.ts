import "server-only";
import { db } from "@/lib/db";
import { DRAFT_DAYS } from "@/lib/drafts/draft";
import { type LoanForm as Row, Prisma } from "@/lib/generated/prisma/client";
import type { ProvenStudent } from "@/lib/session/proven";
import { isFileId } from "@/lib/uploads/policy";
import { type FileSummary, summary } from "@/lib/uploads/server/data";
import { addedPapers, withAdded } from "./added";
import { prefillFrom, type Profile } from "./prefill";
import { fromStored } from "./record";
import { SECTION_KEYS, type SectionKey } from "./registry";
import { versionsOf } from "./version";

// Fails to compile when a section has no column in prisma/schema.prisma.
true satisfies [Exclude<SectionKey, keyof Row>] extends [never] ? true : false;

/** The application's row, created on first use. */
export async function formRow(user: ProvenStudent, client: Prisma.TransactionClient = db): Promise<Row> {
  const row = await client.loanForm.findUnique({ where: { userId: user.id } });
  if (row) return row;
  await client.loanForm.createMany({ data: [{ userId: user.id }], skipDuplicates: true });
  return client.loanForm.findUniqueOrThrow({ where: { userId: user.id } });
}

/** What addedPapers needs of Dakhila's check of "User" u. */
const checkColumn = Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object('id', e.id, 'kind', e.a1_what, 'slot', e.b2_slot, 'fileId', e.b3_file,
      'answersId', e.b0_answers, 'correctsId', e.b1_corrects)), '[]')
    FROM "LenderCase" c JOIN "CaseEvent" e ON e.a0_case = c.id WHERE c."userId" = u.id AND c."isCheck"
  ) AS check`;
type WithCheck = { check: Parameters<typeof addedPapers>[0] };

/** The application with what was added after the submit in its slots: what packs, copies and lists are made from. */
export async function formWithAdded(user: ProvenStudent, client: Prisma.TransactionClient = db) {
  const row = await rowWith<WithCheck>(user, checkColumn, client);
  return { row, form: withAdded(fromStored(row), addedPapers(row.check)) };
}

/** By name: Prisma caches no plan for a statement with all of them (lib/db.ts). */
const columns = Prisma.raw(
  Object.keys(Prisma.LoanFormScalarFieldEnum)
    .map((name) => `f."${name}"`)
    .join(", "),
);

/** In 24 hours; each is an event that is stored for good. */
const SAVES_A_DAY = 500;

export type SeenRow = {
  row: Row;
  /** Changes with every write (xmin). */
  rowVersion: string;
  /** Milliseconds until the next save is allowed. */
  wait: number;
  own: ReadonlySet<string>;
};

export async function seenRow(user: ProvenStudent, files: readonly string[]): Promise<SeenRow> {
  // Counted by the events: a counter would be one more statement for each save.
  const [found] = await db.$queryRaw<(Row & { rowVersion: string; own: string[]; wait: number })[]>`
    SELECT ${columns}, f.xmin::text AS "rowVersion", ARRAY(
        SELECT id FROM "StoredFile" WHERE "ownerId" = f."userId" AND id = ANY(${files.filter(isFileId)}::text[])
      ) AS own, coalesce((
        SELECT (1000 * extract(epoch FROM at + interval '1 day' - now()))::int FROM "Event"
        WHERE "userId" = f."userId" AND kind = 'section.saved' AND at > now() - interval '1 day'
        ORDER BY at DESC OFFSET ${SAVES_A_DAY - 1}::int LIMIT 1
      ), 0) AS wait
    FROM "LoanForm" f WHERE f."userId" = ${user.id}::uuid`;
  if (!found) {
    await formRow(user);
    return seenRow(user, files);
  }
  const { rowVersion, own, wait, ...row } = found;
  return { row, rowVersion, wait, own: new Set(own) };
}

/** When each draft that the account holds was kept, by section, in milliseconds. For `rowWith`. */
export type DraftTimes = { draftsAt: Partial<Record<SectionKey, number>> };
export const draftTimes = Prisma.sql`(
    SELECT coalesce(json_object_agg(d.section, floor(1000 * extract(epoch FROM d."savedAt"))), '{}')
    FROM "SectionDraft" d WHERE d."userId" = f."userId" AND NOT f.complete
      AND d."savedAt" > now() - make_interval(days => ${DRAFT_DAYS}::int)
  ) AS "draftsAt"`;

type SignupAnswers = Profile & { consentVersion: string | null; readsPapers: boolean | null };

/** The application with signup's answers. @param more columns about "User" u */
export async function rowWith<More extends object>(
  user: ProvenStudent,
  more: Prisma.Sql,
  client: Prisma.TransactionClient = db,
): Promise<Row & SignupAnswers & More> {
  const [found] = await client.$queryRaw<(Row & SignupAnswers & More)[]>`
    SELECT ${columns}, u.name, u.email, u.phone, u."loanAmount", u.city, u."countryOfStudy", u."admissionStatus",
      u."targetIntake", u."consentVersion", u."readsPapers", ${more}
    FROM "LoanForm" f JOIN "User" u ON u.id = f."userId" WHERE f."userId" = ${user.id}::uuid`;
  if (found) return found;
  await formRow(user, client);
  return rowWith(user, more, client);
}

type File = Omit<FileSummary, "url" | "createdAt"> & { id: string; createdAt: string };

/** What loanform/read answers. `owner` keeps two students' drafts on one phone apart. */
export async function loanFormRecord(user: ProvenStudent) {
  const row = await rowWith<{ files: File[] } & DraftTimes & WithCheck>(
    user,
    Prisma.sql`${draftTimes}, ${checkColumn}, (
      SELECT coalesce(json_agg(json_build_object(
        'id', id, 'name', name, 'mime', mime, 'size', size, 'createdAt', "createdAt")), '[]')
      FROM "StoredFile" WHERE "ownerId" = u.id
    ) AS files`,
  );
  const form = fromStored(row);
  const files = row.files.map((file) => summary({ ...file, createdAt: new Date(file.createdAt) }));
  const { reference, complete, submittedAt, startDate, stage } = row;
  const savedAt = SECTION_KEYS.some((key) => form[key] !== null) ? row.updatedAt : null;
  return {
    ...withAdded(form, addedPapers(row.check)),
    complete,
    submittedAt,
    startDate,
    stage,
    savedAt,
    owner: user.id,
    draftsAt: row.draftsAt,
    /** The account was opened without consent to the notice. */
    asksConsent: row.consentVersion === null,
    reference,
    versions: versionsOf(form),
    prefill: prefillFrom(row),
    files: Object.fromEntries(files.map((file) => [file.url, file])),
  };
}
export type LoanFormRecord = Awaited<ReturnType<typeof loanFormRecord>>;
