import "server-only";
import { tasksOf } from "@/lib/application/tasks";
import { dayOf } from "@/lib/calendar";
import { standingOf } from "@/lib/cases/data";
import { statedTime } from "@/lib/cases/guidance";
import { db } from "@/lib/db";
import { keptRulebook } from "@/lib/eligibility/data";
import { formRow } from "@/lib/loan-form/data";
import { prefillFrom } from "@/lib/loan-form/prefill";
import { progressOf } from "@/lib/loan-form/progress";
import { fromStored } from "@/lib/loan-form/record";
import type { SectionKey } from "@/lib/loan-form/registry";
import type { SessionUser } from "@/lib/session/session-user";
import { deadlineOf } from "./deadline";
import { isLive } from "./live";
import { ownLoan } from "./own-loan";
import { lenderTurn, turnsOf } from "./turns";

/** What users/webdashboard answers: the saved sections, and what the dashboard says about them. */
export async function overviewOf(user: SessionUser, now = new Date()) {
  const row = await formRow(user);
  const [profile, savedOn, standing] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: user.id } }),
    savedDays(user),
    standingOf(user, row.stage),
  ]);
  const form = fromStored(row);
  const { reference, complete, startDate, submittedAt } = row;
  const { stage } = standing;
  const lenders = await Promise.all(
    standing.cases.map(async (lender) =>
      lenderTurn(lender, lender.state.turn === "lender" ? await statedTime(lender.partnerId) : null),
    ),
  );
  const chosen = standing.cases.find(({ isCheck, partnerId, state }) => partnerId && isLive({ isCheck, ...state }));
  const isRead = complete && row.stage !== "underReview";
  // `owner` names the drafts that this student left in the browser.
  return {
    owner: user.id,
    reference,
    name: user.name,
    email: user.email,
    /** The account was opened without a yes to the notice. */
    asksConsent: profile.consentVersion === null,
    complete,
    startDate,
    submittedAt,
    today: dayOf(now),
    stage,
    /** The review of the papers is over, as a colleague has set it. */
    isRead,
    lenders,
    turns: turnsOf({ stage, isRead, submittedOn: submittedAt && dayOf(submittedAt), lenders }),
    ...form,
    progress: progressOf(form),
    tasks: tasksOf(form, prefillFrom(profile)),
    savedOn,
    /** Null where she has not said how much, or no rate is known for it. */
    loan: form.loanDetails && ownLoan(form, chosen?.partnerId ?? null, await recentRulebook()),
    ...deadlineOf(startDate, now),
  };
}
type Overview = Awaited<ReturnType<typeof overviewOf>>;

/** Milliseconds for which the figures of all lenders are taken as they were read. */
const RECENT = 60_000;

const recentRulebook = async () => (await keptRulebook.recent(RECENT)).value.book;

/** The day in India on which each section was last saved, by the event log. */
async function savedDays(user: SessionUser): Promise<Partial<Record<SectionKey, string>>> {
  const saves = await db.$queryRaw<{ section: SectionKey; at: Date }[]>`
    SELECT detail->>'section' AS section, max(at) AS at FROM "Event"
    WHERE "userId" = ${user.id}::uuid AND kind = 'section.saved' GROUP BY 1`;
  return Object.fromEntries(saves.map(({ section, at }) => [section, dayOf(at)]));
}

/** The same as the browser gets it: over JSON a date is text. */
export type LoadedOverview = Omit<Overview, "startDate" | "submittedAt"> & {
  startDate: string;
  submittedAt: string | null;
};
