import { formatDate, formatTime } from "@/lib/dates/dates";
import { CALL_TIMES } from "@/lib/contact/call-wish";
import type { CallTime } from "@/lib/generated/prisma/enums";
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

const NEWS = {
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
  const { subject, what, more, place } = NEWS[kind];
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

/** By whether something waits on the student. Whoever sees it, on a shared phone, learns no paper, lender or sum. */
export const NEWS_MAIL = {
  asks: {
    subject: "Something waits on you in your application",
    text: "Something waits on you in your application. Log in to see what it is.",
  },
  tells: {
    subject: "There is news about your application",
    text: "There is news about your application. Log in to read it.",
  },
} as const satisfies Record<NewsMail, { subject: string; text: string }>;

export const connectedMail = (logins: string) => ({
  subject: `A Google account was connected to your ${site.name} account`,
  text: [
    `A Google account can log in to your ${site.name} account from now on. If you have just connected it, all is well.`,
    "",
    `If it was not you: log in, look where you are logged in and log out there, and write to ${site.email}.`,
    logins,
  ].join("\n"),
});
