import "server-only";
import { db } from "@/lib/db";
import type { LoanForm as Row } from "@/lib/generated/prisma/client";
import type { ProvenStudent } from "@/lib/session/proven";
import { summary } from "@/lib/uploads/server/data";
import { prefillFrom } from "./prefill";
import { fromStored } from "./record";
import { SECTION_KEYS } from "./registry";
import { versionsOf } from "./version";

/** The application's own row; it begins when first asked for, and with it the five days of its deadline. */
export async function formRow(user: ProvenStudent): Promise<Row> {
  const row = await db.loanForm.findUnique({ where: { userId: user.id } });
  if (row) return row;
  await db.loanForm.createMany({ data: [{ userId: user.id }], skipDuplicates: true });
  return db.loanForm.findUniqueOrThrow({ where: { userId: user.id } });
}

/**
 * The record that loanform/read answers: nine sections (null until saved), the version of each, where the application
 * stands, what signup already told, and the name and size of each document that the student has with us, also of those
 * that only an unsaved draft holds. `owner` keeps drafts of two students on one phone apart.
 */
export async function loanFormRecord(user: ProvenStudent) {
  const [row, profile, stored] = await Promise.all([
    formRow(user),
    db.user.findUniqueOrThrow({ where: { id: user.id } }),
    db.storedFile.findMany({ where: { ownerId: user.id } }),
  ]);
  const form = fromStored(row);
  const files = Object.fromEntries(stored.map(summary).map((file) => [file.url, file]));
  const { reference, complete, submittedAt, startDate, stage } = row;
  const savedAt = SECTION_KEYS.some((key) => form[key] !== null) ? row.updatedAt : null;
  return {
    ...form,
    complete,
    submittedAt,
    startDate,
    stage,
    savedAt,
    owner: user.id,
    /** The account was opened without a yes to the notice: the dashboard's first page asks for it before the form. */
    asksConsent: profile.consentVersion === null,
    reference,
    versions: versionsOf(form),
    prefill: prefillFrom(profile),
    files,
  };
}
export type LoanFormRecord = Awaited<ReturnType<typeof loanFormRecord>>;
