import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { recordEvent } from "@/lib/events/mutations";
import { type LoanForm as Row, Prisma } from "@/lib/generated/prisma/client";
import { Refusal } from "@/lib/http/refusal";
import { parse } from "@/lib/http/route";
import { LOCKED } from "@/lib/locked";
import { notify } from "@/lib/notifications/mutations";
import type { SessionUser } from "@/lib/session/session-user";
import { ownIds } from "@/lib/uploads/server/data";
import { removeUploads } from "@/lib/uploads/server/mutations";
import { fileIdOf } from "@/lib/uploads/policy";
import { CHANGED } from "./changed";
import { withIds } from "./co-applicants";
import { formRow } from "./data";
import { uploadAgain } from "./fields";
import { missingSections } from "./progress";
import { fileIdsIn, fromStored, realigned, uploadsIn } from "./record";
import { circumstancesOf, type LoanForm, type SectionKey, sectionOf } from "./registry";
import { versionOf } from "./version";

/**
 * Checks and saves one section; only its own column is written, so sections saved at the same time do not meet.
 * Documents that the form no longer holds are removed after the save stands.
 * `seen` is the version that the sender's page was made from; left out, the newest save wins.
 * @throws Refusal 409 when the application is complete, or when the section is neither what was seen nor what is sent;
 *   422 with the form's own messages, or when a document is not this student's own
 */
export async function saveSection(user: SessionUser, key: SectionKey, value: unknown, seen?: string): Promise<void> {
  const dropped = await locking(user, async (row, tx) => {
    const before = fromStored(row);
    // Asked inside the lock, which removing a document takes as well, and on the same connection: a transaction that
    // waits for a second one can starve the others.
    const own = await ownIds(
      user,
      uploadsIn(key, value).flatMap(({ url }) => fileIdOf(url) ?? []),
      tx,
    );
    const answers = checked(key, value, before, own);
    const now = versionOf(before[key]);
    if (seen !== undefined && seen !== now && versionOf(answers) !== now && !row.complete)
      throw new Refusal(409, "changedElsewhere", CHANGED);
    const after = { ...before, [key]: answers };
    const columns = { [key]: answers, ...(sectionOf(key).about === "people" && realigned(after)) };
    const { count } = await tx.loanForm.updateMany({
      where: { userId: user.id, complete: false },
      data: columns as Prisma.LoanFormUpdateManyMutationInput,
    });
    if (count === 0) throw new Refusal(409, "submitted", LOCKED);
    await recordEvent("section.saved", user.id, { section: key }, tx);
    const kept = fileIdsIn(fromStored({ ...row, ...columns }));
    return [...fileIdsIn(before)].filter((id) => !kept.has(id));
  });
  if (dropped.length > 0) await removeUploads(user, dropped);
}

/**
 * The final submit. Checked against the same list as the missing-fields modal, and done once however often it is sent.
 * @throws Refusal 422 with one issue per missing section (path: the section's key, message: its title)
 */
export async function submitApplication(user: SessionUser): Promise<void> {
  const submitted = await locking(user, async (row, tx) => {
    if (row.complete) return false;
    const missing = missingSections(fromStored(row));
    if (missing.length > 0) {
      const issues = missing.map((key) => ({ path: key, message: sectionOf(key).title }));
      throw new Refusal(422, "sectionsMissing", "Required Fields Are Missing", { issues });
    }
    const done = { complete: true, stage: "underReview", submittedAt: new Date() } as const;
    const { count } = await tx.loanForm.updateMany({ where: { userId: user.id, complete: false }, data: done });
    if (count === 1) await recordEvent("application.submitted", user.id, {}, tx);
    return count === 1;
  });
  if (submitted) notify({ kind: "application", id: user.id });
}

/** Runs a change while nobody else can change this application. */
async function locking<T>(
  user: SessionUser,
  change: (row: Row, tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  await formRow(user);
  return db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "LoanForm" WHERE "userId" = ${user.id}::uuid FOR UPDATE`;
      return change(await tx.loanForm.findUniqueOrThrow({ where: { userId: user.id } }), tx);
    },
    { maxWait: 4000, timeout: 8000 },
  );
}

/** The answers as they will be stored, or a refusal that names each wrong one. */
function checked(key: SectionKey, value: unknown, form: LoanForm, own: ReadonlySet<string>) {
  const section = sectionOf(key);
  const circumstances = circumstancesOf(form);
  let answers = section.repeats
    ? parse(section.schema(circumstances), value)
    : section.dropHidden(parse(section.schema(circumstances), value), circumstances);
  if (Array.isArray(answers)) answers = keyed(key, answers as { id: string }[], form) as typeof answers;

  const foreign = uploadsIn(key, answers).filter(({ url }) => !own.has(fileIdOf(url)!));
  if (foreign.length > 0) {
    throw new Refusal(422, "uploadAgain", uploadAgain(), {
      issues: foreign.map(({ path }) => ({ path, message: uploadAgain() })),
    });
  }
  return answers;
}

/** Co-applicants get an id that stays; papers about them must be about the saved co-applicants, each once. */
function keyed(key: SectionKey, rows: { id: string }[], form: LoanForm) {
  const section = sectionOf(key);
  if (section.about === "people") return withIds(rows, form[section.key] ?? [], randomUUID);
  const people = circumstancesOf(form).coApplicants;
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
