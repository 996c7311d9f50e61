import "server-only";
import type { SessionUser } from "@/lib/auth/session";
import { formRow } from "@/lib/loan-form/data";
import { isDone, progressOf } from "@/lib/loan-form/progress";
import { fromStored } from "@/lib/loan-form/record";
import { SECTIONS } from "@/lib/loan-form/registry";
import { deadlineOf } from "./deadline";

/** What users/webdashboard answers: the saved sections, and what the dashboard says about them. */
export async function overviewOf(user: SessionUser, now = new Date()) {
  const row = await formRow(user);
  const form = fromStored(row);
  const { complete, startDate, submittedAt, stage } = row;
  const tasks = SECTIONS.map(({ key, title, slug }) => ({ key, title, slug, done: isDone(form, key), started: form[key] !== null }));
  return { name: user.name, email: user.email, complete, startDate, submittedAt, stage, ...form, progress: progressOf(form), tasks, ...deadlineOf(startDate, now) };
}
export type Overview = Awaited<ReturnType<typeof overviewOf>>;
