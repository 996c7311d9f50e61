import "server-only";
import { tasksOf } from "@/lib/application/tasks";
import { dayOf } from "@/lib/dates/calendar";
import { type CaseColumns, caseColumns, standingOf } from "@/lib/cases/data";
import { offersOf } from "@/lib/cases/offers";
import { questionOf, remindersOf } from "@/lib/cases/reminders";
import { isCheckOver } from "@/lib/cases/state";
import { caseStatus, isLive, summaryOf } from "@/lib/cases/summary";
import { currentRulebook } from "@/lib/eligibility/data";
import { Prisma } from "@/lib/generated/prisma/client";
import { addedPapers, withAdded } from "@/lib/loan-form/added";
import { coApplicantNames } from "@/lib/loan-form/co-applicants";
import { draftTimes, type DraftTimes, rowWith } from "@/lib/loan-form/data";
import { prefillFrom } from "@/lib/loan-form/prefill";
import { progressOf } from "@/lib/loan-form/progress";
import { fromStored } from "@/lib/loan-form/record";
import type { SectionKey } from "@/lib/loan-form/registry";
import { agedPapers } from "@/lib/papers/read/aged";
import { findingsInForm } from "@/lib/papers/read/in-application";
import { type SeenColumn, seenColumn, seenFilesOf } from "@/lib/papers/read/seen-column";
import { leftOut } from "@/lib/papers/wanted";
import type { SessionUser } from "@/lib/session/session-user";
import { deadlineOf } from "./deadline";
import { ownLoan } from "./own-loan";
import { standing } from "./standing";
import { workedOffers } from "./worked-offers";

type Saved = { saved: Partial<Record<SectionKey, string>> };
const savedColumn = Prisma.sql`(
    SELECT coalesce(json_object_agg(section, at), '{}') FROM (
      SELECT detail->>'section' AS section, max(at) AS at FROM "Event"
      WHERE "userId" = u.id AND kind = 'section.saved' GROUP BY 1
    ) last
  ) AS saved`;

export async function overviewOf(user: SessionUser, now = new Date()) {
  const today = dayOf(now);
  const row = await rowWith<CaseColumns & Saved & DraftTimes & SeenColumn>(
    user,
    Prisma.sql`${savedColumn}, ${draftTimes}, ${seenColumn(today)}, ${caseColumns}`,
  );
  const sent = fromStored(row);
  const { reference, complete, startDate, submittedAt } = row;
  const { stage, cases } = standingOf(row, row.stage, today);
  const check = cases.find(({ isInternalReview }) => isInternalReview);
  const form = withAdded(sent, addedPapers(check?.events ?? []));
  const tasks = tasksOf(form, prefillFrom(row));
  const coApplicants = coApplicantNames(form);
  const summary = summaryOf(
    cases.map((lender) => ({ ...caseStatus(lender, coApplicants), stated: lender.stated })),
    { stage, isChecked: complete && isCheckOver(cases, { formStage: row.stage, stage }) },
  );
  const sentCases = complete ? cases : [];
  const chosen = sentCases.find(
    ({ isInternalReview, partnerId, state }) => partnerId && isLive({ isInternalReview, ...state }),
  );
  const offers = offersOf(cases);
  // `owner` names the drafts that this student left in the browser.
  return {
    owner: user.id,
    draftsAt: row.draftsAt,
    reference,
    name: user.name,
    email: user.email,
    /** The account was opened without consent to the notice. */
    asksConsent: row.consentVersion === null,
    /** A notice was agreed to that did not name the reading of papers. */
    asksReading: row.consentVersion !== null && row.readsPapers === null,
    complete,
    startDate,
    submittedAt,
    today,
    ...standing(summary, submittedAt && dayOf(submittedAt), {
      reminders: sentCases.flatMap((each) => remindersOf(each, today)),
      questions: sentCases.flatMap((each) => questionOf(each, today) ?? []),
    }),
    ...form,
    progress: progressOf(form, (key) => tasks.some((task) => task.key === key && task.done)),
    tasks,
    /** YYYY-MM-DD in India. */
    savedOn: Object.fromEntries(Object.entries(row.saved).map(([section, at]) => [section, dayOf(new Date(at))])),
    /** Null where no amount is given, or no rate is known. */
    loan: form.loanDetails && ownLoan(form, chosen?.partnerId ?? null, await currentRulebook(), offers[0] ?? null),
    /** Every lender's yes, with its sums; empty before the first. */
    offers: workedOffers(form, offers),
    /** What can be added after the submit; empty before it. */
    leftOut: complete ? leftOut(form) : [],
    /** Papers that have become too old; told once a month until the submit. */
    aged: agedPapers(findingsInForm(form, seenFilesOf(row), today)),
    ...deadlineOf(startDate, now),
  };
}
type Overview = Awaited<ReturnType<typeof overviewOf>>;

export type LoadedOverview = Omit<Overview, "startDate" | "submittedAt"> & {
  startDate: string;
  submittedAt: string | null;
};
