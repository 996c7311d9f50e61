import "server-only";
import { tasksOf } from "@/lib/application/tasks";
import { dayOf } from "@/lib/dates/calendar";
import { type CaseColumns, caseColumns, standingOf } from "@/lib/cases/data";
import { questionOf, remindersOf } from "@/lib/cases/reminders";
import { currentRulebook } from "@/lib/eligibility/data";
import { Prisma } from "@/lib/generated/prisma/client";
import { rowWith } from "@/lib/loan-form/data";
import { prefillFrom } from "@/lib/loan-form/prefill";
import { progressOf } from "@/lib/loan-form/progress";
import { fromStored } from "@/lib/loan-form/record";
import type { SectionKey } from "@/lib/loan-form/registry";
import type { SessionUser } from "@/lib/session/session-user";
import { deadlineOf } from "./deadline";
import { isLive } from "./live";
import { ownLoan } from "./own-loan";
import { lenderStatus, journeySteps } from "./journey-steps";

type Saved = { saved: Partial<Record<SectionKey, string>> };
const savedColumn = Prisma.sql`(
    SELECT coalesce(json_object_agg(section, at), '{}') FROM (
      SELECT detail->>'section' AS section, max(at) AS at FROM "Event"
      WHERE "userId" = u.id AND kind = 'section.saved' GROUP BY 1
    ) last
  ) AS saved`;

/** What users/webdashboard answers. */
export async function overviewOf(user: SessionUser, now = new Date()) {
  const row = await rowWith<CaseColumns & Saved>(user, Prisma.sql`${savedColumn}, ${caseColumns}`);
  const form = fromStored(row);
  const { reference, complete, startDate, submittedAt } = row;
  const tasks = tasksOf(form, prefillFrom(row));
  const today = dayOf(now);
  const standing = standingOf(row, row.stage, today);
  const { stage } = standing;
  const lenders = standing.cases.map((lender) =>
    lenderStatus(lender, lender.state.turn === "lender" ? lender.stated : null),
  );
  const chosen = standing.cases.find(
    ({ isInternalReview, partnerId, state }) => partnerId && isLive({ isInternalReview, ...state }),
  );
  const coApplicants = (form.coApplicantDetails ?? []).map(({ firstName }) => firstName ?? "");
  const isRead = complete && row.stage !== "underReview";
  // `owner` names the drafts that this student left in the browser.
  return {
    owner: user.id,
    reference,
    name: user.name,
    email: user.email,
    /** The account was opened without consent to the notice. */
    asksConsent: row.consentVersion === null,
    complete,
    startDate,
    submittedAt,
    today,
    stage,
    isRead,
    lenders,
    /** What the student is reminded of today, in the bell as by mail. */
    reminders: standing.cases.flatMap((lender) => remindersOf(lender, today, coApplicants)),
    /** After long silence: whether it goes on. */
    questions: standing.cases.flatMap((lender) => questionOf(lender, today) ?? []),
    journey: journeySteps({ stage, isRead, submittedOn: submittedAt && dayOf(submittedAt), lenders }),
    ...form,
    progress: progressOf(form, (key) => tasks.some((task) => task.key === key && task.done)),
    tasks,
    /** YYYY-MM-DD in India. */
    savedOn: Object.fromEntries(Object.entries(row.saved).map(([section, at]) => [section, dayOf(new Date(at))])),
    /** Null where no amount is given, or no rate is known. */
    loan: form.loanDetails && ownLoan(form, chosen?.partnerId ?? null, await currentRulebook()),
    ...deadlineOf(startDate, now),
  };
}
type Overview = Awaited<ReturnType<typeof overviewOf>>;

export type LoadedOverview = Omit<Overview, "startDate" | "submittedAt"> & {
  startDate: string;
  submittedAt: string | null;
};
