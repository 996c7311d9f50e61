import { formatDate, formatTime } from "@/lib/dates";
import { site } from "@/lib/site";
import type { Notification } from "./notification";

/**
 * Who is to be called back, and no more of them than that takes. `phone` is null for an account that came by Google.
 */
export type Person = { name: string; phone: string | null; email: string; phoneVerified: boolean; about: string };

const NEWS = {
  lead: { subject: `${site.name}: a new lead`, what: "Somebody asked to be called back.", table: "Lead", key: "id" },
  application: {
    subject: `${site.name}: a new application`,
    what: "A student has submitted an application.",
    table: "LoanForm",
    key: "userId",
  },
} as const;

/** One line, however many somebody typed: their text must not look like ours. */
const line = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** The mail to the team. The subject is ours alone, so that no header ever holds what a stranger typed. */
export function mailOf({ kind, id }: Notification, person: Person, at: Date, editor: string) {
  const { subject, what, table, key } = NEWS[kind];
  const text = [
    what,
    "",
    `Name: ${line(person.name)}`,
    person.phone
      ? `Phone: ${person.phone} (${person.phoneVerified ? "confirmed by a code" : "not confirmed yet"})`
      : `E-mail: ${line(person.email)}`,
    ...(person.about ? [`About: ${line(person.about)}`] : []),
    `When: ${formatDate(at)}, ${formatTime(at)} (India)`,
    "",
    `Everything else stands in Prisma Studio, in the table ${table} with ${key} ${id}:`,
    editor,
  ].join("\n");
  return { subject, text };
}
