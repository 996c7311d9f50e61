import { CASE_KINDS, kindOf } from "@/lib/cases/kinds";
import { formatDate, formatTime } from "@/lib/dates/dates";
import { CALL_TIMES } from "@/lib/contact/call-wish";
import type { CallTime, CaseEventKind, NoticeKind } from "@/lib/generated/prisma/enums";
import { printable } from "@/lib/text/printable.mjs";
import { backOfficeRoutes } from "@/lib/addresses/more-routes";
import { site } from "@/lib/site";
import type { NewsMail, TeamNotification } from "./notification";

/** Who is to be called back, and no more of them than that takes. */
export type PersonInMail = {
  name: string;
  /** Null for an account that came by Google. */
  phone: string | null;
  email: string;
  phoneVerified: boolean;
  about: string;
  reference: string;
  call?: { time: CallTime; language: string; stoppedAt: Date | null };
};

const TEAM_NEWS = {
  lead: {
    subject: `${site.name}: a new lead`,
    what: "Somebody asked to be called back.",
    more: "Call from the desk, where everything else stands, and write down there what came of it:",
    place: () => backOfficeRoutes.calls,
  },
  application: {
    subject: `${site.name}: a new application`,
    what: "A student has submitted an application.",
    more: "It stands at the desk:",
    place: ({ reference }: PersonInMail) => backOfficeRoutes.file(reference),
  },
} as const;

/** One line: what strangers typed must not look like ours. */
const line = (text: string) => printable(text).trim();

/** The mail to the team; its subject holds nothing that was typed. @param address the site's own */
export function mailOf({ kind }: TeamNotification, person: PersonInMail, at: Date, address: string) {
  const { subject, what, more, place } = TEAM_NEWS[kind];
  const { call } = person;
  const text = [
    what,
    ...(call?.stoppedAt ? [`DO NOT CALL: our calls were stopped on ${formatDate(call.stoppedAt)}.`] : []),
    "",
    `Name: ${line(person.name)}`,
    person.phone
      ? `Phone: ${person.phone} (${person.phoneVerified ? "confirmed by a code" : "not confirmed yet"})`
      : `E-mail: ${line(person.email)}`,
    ...(call && call.time !== "any" ? [`When to call: ${CALL_TIMES[call.time]} (India)`] : []),
    ...(call?.language ? [`Language: ${line(call.language)}`] : []),
    ...(person.about ? [`About: ${line(person.about)}`] : []),
    ...(person.reference ? [`Reference number: ${person.reference}`] : []),
    `When: ${formatDate(at)}, ${formatTime(at)} (India)`,
    "",
    more,
    new URL(place(person), address).href,
  ].join("\n");
  return { subject, text };
}

export type WaitingCounts = { calls: number; files: number; oldestDays: number; papers: number; cases: number };

/** The morning mail: numbers, nobody's name. @param desk the address that it names */
export function morningMail({ calls, files, oldestDays, papers, cases }: WaitingCounts, desk: string) {
  const text = [
    "What waits at the desk this morning:",
    "",
    `Calls: ${calls}`,
    `Files: ${files}${files > 0 ? ` (the oldest for ${oldestDays} ${oldestDays === 1 ? "day" : "days"})` : ""}`,
    `Papers that nobody has looked at: ${papers}`,
    `Cases that wait on us: ${cases}`,
    "",
    desk,
  ].join("\n");
  return { subject: `${site.name}: this morning`, text };
}

type StudentMail = { subject: string; text: string };
type MailsOfKind = Record<NewsMail, StudentMail>;

const NEWS: MailsOfKind = {
  asks: {
    subject: "Something waits on you in your application",
    text: "Something waits on you in your application. Log in to see what it is.",
  },
  tells: {
    subject: "There is news about your application",
    text: "There is news about your application. Log in to read it.",
  },
};
const always = (mail: StudentMail): MailsOfKind => ({ asks: mail, tells: mail });
const ANSWER = always({
  subject: "There is an answer to your application",
  text: "There is an answer to your application. Log in to read it.",
});
const newsOf = (kind: CaseEventKind) => [kind, kindOf(kind).isDecision ? ANSWER : NEWS] as const;
const NEWS_MAILS = Object.fromEntries(CASE_KINDS.map(newsOf)) as Record<CaseEventKind, MailsOfKind>;

/**
 * The mails to a student of a case, by the kind of the newest event that another wrote, and of what waits and of long
 * silence; each where something is asked that is still open, and where nothing is.
 * Whoever sees one, on a shared phone or at the mail's provider, learns of no paper, no lender, no sum and no decision.
 */
export const STUDENT_MAILS: Record<CaseEventKind | Exclude<NoticeKind, "news">, MailsOfKind> = {
  ...NEWS_MAILS,
  reminder: always({
    subject: "A reminder: something waits on you in your application",
    text: "Something was asked of you for your application some days ago, and it still waits. Log in to see what. We remind you twice at most of each thing.",
  }),
  question: always({
    subject: "Does one of your requests go on?",
    text: "One of your requests has been silent for three months. Log in and tell us whether it goes on.",
  }),
};

/** @param about the kind of the newest event @param says whether something is asked that is still open */
export const studentMail = (kind: NoticeKind, about: CaseEventKind, says: NewsMail) =>
  STUDENT_MAILS[kind === "news" ? about : kind][says];

export const connectedMail = (logins: string) => ({
  subject: `A Google account was connected to your ${site.name} account`,
  text: [
    `A Google account can log in to your ${site.name} account from now on. If you have just connected it, all is well.`,
    "",
    `If it was not you: log in, look where you are logged in and log out there, and write to ${site.email}.`,
    logins,
  ].join("\n"),
});
