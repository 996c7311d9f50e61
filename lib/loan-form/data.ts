import "server-only";
import type { SessionUser } from "@/lib/auth/session";
import { db } from "@/lib/db";
import type { LoanForm as Row } from "@/lib/generated/prisma/client";
import { ownFiles } from "@/lib/uploads/data";
import { prefillFrom } from "./prefill";
import { fileIdsIn, fromStored } from "./record";

/** The application's own row; it begins when first asked for, and with it the five days of its deadline. */
export async function formRow(user: SessionUser): Promise<Row> {
  const row = await db.loanForm.findUnique({ where: { userId: user.id } });
  if (row) return row;
  await db.loanForm.createMany({ data: [{ userId: user.id }], skipDuplicates: true });
  return db.loanForm.findUniqueOrThrow({ where: { userId: user.id } });
}

/**
 * The record that loanform/read answers: nine sections (null until saved), where the application stands, what signup
 * already told, and the name and size of each document in it.
 */
export async function loanFormRecord(user: SessionUser) {
  const [row, profile] = await Promise.all([formRow(user), db.user.findUniqueOrThrow({ where: { id: user.id } })]);
  const form = fromStored(row);
  const summaries = await ownFiles(user, [...fileIdsIn(form)]);
  const files = Object.fromEntries(summaries.map((file) => [file.url, file]));
  const { complete, submittedAt, startDate, stage } = row;
  return { ...form, complete, submittedAt, startDate, stage, prefill: prefillFrom(profile), files };
}
export type LoanFormRecord = Awaited<ReturnType<typeof loanFormRecord>>;
