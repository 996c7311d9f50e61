import "server-only";
import { tasksOf } from "@/lib/application/tasks";
import { stageWithCases } from "@/lib/cases/data";
import { formRow } from "@/lib/loan-form/data";
import { progressOf } from "@/lib/loan-form/progress";
import { fromStored } from "@/lib/loan-form/record";
import type { SessionUser } from "@/lib/session/session-user";
import { deadlineOf } from "./deadline";

/** What users/webdashboard answers: the saved sections, and what the dashboard says about them. */
export async function overviewOf(user: SessionUser, now = new Date()) {
  const row = await formRow(user);
  const form = fromStored(row);
  const { reference, complete, startDate, submittedAt, stage } = row;
  // `owner` names the drafts that this student left in the browser.
  return {
    owner: user.id,
    reference,
    name: user.name,
    email: user.email,
    complete,
    startDate,
    submittedAt,
    stage: await stageWithCases(user, stage),
    ...form,
    progress: progressOf(form),
    tasks: tasksOf(form),
    ...deadlineOf(startDate, now),
  };
}
type Overview = Awaited<ReturnType<typeof overviewOf>>;

/** The same as the browser gets it: over JSON a date is text. */
export type LoadedOverview = Omit<Overview, "startDate" | "submittedAt"> & {
  startDate: string;
  submittedAt: string | null;
};
