import "server-only";
import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { withRequest } from "@/lib/events/mutations";
import { Prisma } from "@/lib/generated/prisma/client";
import { tooMany } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { LOCKED } from "@/lib/http/locked";
import { notify } from "@/lib/notifications/mutations";
import type { SessionUser } from "@/lib/session/session-user";
import { removeUploads } from "@/lib/uploads/server/mutations";
import { fileIdOf } from "@/lib/uploads/policy";
import { CHANGED } from "./changed";
import { withIds } from "./co-applicants";
import { seenRow, type SeenRow } from "./data";
import { uploadAgain } from "./fields";
import { missingSections } from "./progress";
import { fileIdsIn, fromStored, realigned, referencesIn, uploadsIn } from "./record";
import { formContext, type LoanForm, type SectionKey, sectionOf } from "./registry";
import { versionOf } from "./version";

/**
 * Checks and saves one section, and removes dropped documents. Without `seen` the last save wins.
 * @throws Refusal 409 when complete, or changed since `seen`; 422 for answers or another's document; 429
 */
export async function saveSection(user: SessionUser, key: SectionKey, value: unknown, seen?: string): Promise<void> {
  const sent = idsOf(uploadsIn(key, value));
  const dropped = await retryOnConflict(user, sent, async ({ row, rowVersion, wait, own }) => {
    const before = fromStored(row);
    const answers = checked(key, value, before, own);
    if (row.complete) throw new Refusal(409, "submitted", LOCKED);
    const now = versionOf(before[key]);
    if (versionOf(answers) === now) return [];
    if (seen !== undefined && seen !== now) throw new Refusal(409, "changedElsewhere", CHANGED);
    if (wait > 0) throw tooMany({ isOver: true, msLeft: wait });
    const edited = { ...before, [key]: answers };
    const columns = { [key]: answers, ...(sectionOf(key).about === "people" && realigned(edited)) };
    const after = { ...before, ...columns };
    const [had, has] = [before, after].map((form) => fileIdsIn(form));
    const isSaved = await writeIfUnchanged(user, rowVersion, {
      set: Object.entries(columns).map(
        ([name, answers]) => Prisma.sql`${Prisma.raw(`"${name}"`)} = ${JSON.stringify(answers)}::jsonb`,
      ),
      sections: Object.keys(columns) as SectionKey[],
      references: referencesIn(after),
      // What the form is about to hold may be going in this very moment.
      files: [...has!].filter((id) => !had!.has(id)),
      kind: "section.saved",
      detail: { section: key },
    });
    return isSaved ? [...had!].filter((id) => !has!.has(id)) : null;
  });
  if (dropped.length > 0) await removeUploads(user, dropped);
}

const idsOf = (uploads: readonly { url: string }[]) => [...new Set(uploads.flatMap(({ url }) => fileIdOf(url) ?? []))];

/** The final submit, done once however often it is sent. @throws Refusal 422 with one issue per missing section */
export async function submitApplication(user: SessionUser): Promise<void> {
  const submitted = await retryOnConflict(user, [], async ({ row, rowVersion }) => {
    if (row.complete) return "before";
    const missing = missingSections(fromStored(row));
    if (missing.length > 0) {
      const issues = missing.map((key) => ({ path: key, message: sectionOf(key).title }));
      throw new Refusal(422, "sectionsMissing", "Required Fields Are Missing", { issues });
    }
    const isSubmitted = await writeIfUnchanged(user, rowVersion, {
      set: [Prisma.sql`complete = true, stage = 'underReview', "submittedAt" = now()`],
      kind: "application.submitted",
    });
    return isSubmitted ? "now" : null;
  });
  if (submitted === "now") notify({ kind: "application", id: user.id });
}

const PATIENCE = 2000 * env.DATABASE_PATIENCE_SECONDS;

/** Reads the application and makes a change, again while `change` gives null because another write came between. */
async function retryOnConflict<T>(
  user: SessionUser,
  files: readonly string[],
  change: (seen: SeenRow) => Promise<T | null>,
): Promise<T> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    const done = await change(await seenRow(user, files));
    if (done !== null) return done;
    if (performance.now() > until) throw new Error("The application did not stand still.");
  }
}

type Change = {
  set: readonly Prisma.Sql[];
  /** Those that it writes, and the references of the whole form with them. */
  sections?: readonly SectionKey[];
  references?: ReturnType<typeof referencesIn>;
  /** None may have gone since they were looked up. */
  files?: readonly string[];
  kind: "section.saved" | "application.submitted";
  detail?: Prisma.InputJsonObject;
};

/**
 * Writes a change with its event in one statement, unless the row version has changed. @returns whether it is written
 */
async function writeIfUnchanged(
  user: SessionUser,
  rowVersion: string,
  { set, sections = [], references = [], files = [], kind, detail = {} }: Change,
) {
  // A file removed meanwhile is not found by its lock.
  const written = await db.$executeRaw`
    WITH form AS (
      SELECT "userId" FROM "LoanForm" WHERE "userId" = ${user.id}::uuid AND xmin = ${rowVersion}::text::xid FOR UPDATE
    ), kept AS (
      SELECT s.id FROM form JOIN "StoredFile" s ON s."ownerId" = form."userId"
      WHERE s.id = ANY(${[...files]}::text[]) FOR KEY SHARE OF s
    ), saved AS (
      UPDATE "LoanForm" f SET ${Prisma.join([...set, Prisma.sql`"updatedAt" = now()`])} FROM form
      WHERE f."userId" = form."userId" AND (SELECT count(*) FROM kept) = ${files.length}::int
      RETURNING f."userId"
    ), held AS (
      SELECT s."ownerId", r.section, s.id
      FROM unnest(${references.map(({ section }) => section)}::text[], ${references.map(({ fileId }) => fileId)}::text[])
        AS r (section, "fileId")
      JOIN "StoredFile" s ON s.id = r."fileId" JOIN saved ON saved."userId" = s."ownerId"
    ), added AS (
      INSERT INTO "FileReference" ("userId", section, "fileId")
      SELECT "ownerId", section, id FROM held ON CONFLICT DO NOTHING
    ), dropped AS (
      DELETE FROM "FileReference" r USING saved
      WHERE r."userId" = saved."userId" AND r.section = ANY(${[...sections]}::text[])
        AND NOT EXISTS (SELECT FROM held WHERE (held.section, held.id) = (r.section, r."fileId"))
    )
    INSERT INTO "Event" (kind, "userId", detail)
    SELECT ${kind}, "userId", ${JSON.stringify(withRequest(detail))}::jsonb FROM saved`;
  return written === 1;
}

function checked(key: SectionKey, value: unknown, form: LoanForm, own: ReadonlySet<string>) {
  const section = sectionOf(key);
  const context = formContext(form);
  let answers = section.repeats
    ? accepted(section.schema(context), value)
    : section.dropHidden(accepted(section.schema(context), value), context);
  if (Array.isArray(answers)) answers = keyed(key, answers as { id: string }[], form) as typeof answers;

  const foreign = uploadsIn(key, answers).filter(({ url }) => !own.has(fileIdOf(url)!));
  if (foreign.length > 0) {
    throw new Refusal(422, "uploadAgain", uploadAgain(), {
      issues: foreign.map(({ path }) => ({ path, message: uploadAgain() })),
    });
  }
  return answers;
}

/** @throws Refusal 422 that names each wrong answer */
function accepted<Of extends z.ZodMiniType>(schema: Of, value: unknown) {
  const { data, error } = schema.safeParse(value);
  if (!error) return data as z.output<Of>;
  const issues = error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw new Refusal(422, "answersInvalid", issues[0]!.message, { issues });
}

/** Co-applicants get ids that stay; documents must be about the saved ones, each once. */
function keyed(key: SectionKey, rows: { id: string }[], form: LoanForm) {
  const section = sectionOf(key);
  if (section.about === "people") return withIds(rows, form[section.key] ?? [], randomUUID);
  const people = formContext(form).coApplicants;
  if (people.length === 0) throw new Refusal(422, "noCoApplicants", section.repeats ? section.none : "");
  const named = rows.map((row, index) => ({ ...row, id: row.id || people[index] || "" }));
  const same = named.length === people.length && people.every((id) => named.some((row) => row.id === id));
  if (!same)
    throw new Refusal(
      409,
      "coApplicantsChanged",
      "Your co-applicants were changed in the meantime. Please open this step again.",
    );
  return people.map((id) => named.find((row) => row.id === id)!);
}
