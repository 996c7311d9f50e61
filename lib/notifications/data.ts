import "server-only";
import { db } from "@/lib/db";
import { loadedCase, WITH_EVENTS } from "@/lib/cases/data";
import { caseState } from "@/lib/cases/state";
import { caseStatus } from "@/lib/cases/summary";
import { dayOf } from "@/lib/dates/calendar";
import type { PersonInMail } from "./mail";
import type { NewsMail, TeamNotification } from "./notification";

/** Null when the row is gone. */
export async function personOf({ kind, id }: TeamNotification): Promise<{ person: PersonInMail; at: Date } | null> {
  if (kind === "lead") {
    const lead = await db.lead.findUnique({ where: { id }, include: { partner: { select: { name: true } } } });
    if (!lead) return null;
    const { callTime: time, callLanguage: language, stoppedAt } = lead;
    const about = lead.partner?.name ?? "";
    return { person: { ...lead, about, reference: "", call: { time, language, stoppedAt } }, at: lead.createdAt };
  }
  const form = await db.loanForm.findUnique({
    where: { userId: id },
    select: { submittedAt: true, reference: true, user: true },
  });
  return (
    form && {
      person: {
        ...form.user,
        phoneVerified: form.user.phoneVerifiedAt !== null,
        about: "",
        reference: form.reference,
      },
      at: form.submittedAt ?? new Date(),
    }
  );
}

export const emailOf = async (id: string) =>
  (await db.user.findUnique({ where: { id }, select: { email: true } }))?.email ?? null;

/** What a mail of news to this student says: whether somebody asks for something that is still open. */
export async function newsFor(userId: string): Promise<NewsMail> {
  const cases = await db.lenderCase.findMany({ where: { userId }, include: WITH_EVENTS });
  const today = dayOf(new Date());
  const demands = cases.map(loadedCase).flatMap((each) => {
    const { events, isInternalReview } = each;
    return caseStatus({ ...each, state: caseState(events, { today, isInternalReview }) }).demands;
  });
  return demands.some(({ eventId }) => eventId !== null) ? "asks" : "tells";
}
