import { formatDate, formatMonth } from "@/lib/dates/dates";
import { plural, t } from "@/lib/messages/text";
import type { ReadField } from "./fields";
import { type Kind, KIND_ROWS, SLOTS } from "./kinds";
import type { StoredSeen } from "./stored";
import type { Reason } from "./reasons";
import { endOf, type Verdict } from "./verdict";

const month = (text: string) => formatMonth(`${text}-01`);
const isMonth = (text: string) => /^\d{4}-\d\d$/.test(text) && Number(text.slice(5)) <= 12;

/** "This looks like a bank statement, 1 May 2026 to 31 Oct 2026, 9 pages."; "" where nothing is known. */
export function seenWords(seen: StoredSeen | null): string {
  if (!seen || !(seen.kind in KIND_ROWS)) return "";
  const [first, last] = [seen.periods[0], seen.periods.at(-1)];
  const isLetter = SLOTS["proofOfIntent.url"].kinds.includes(seen.kind as Kind);
  const dates = [
    ...(first && last
      ? [t("reading.span", "{{from}} to {{to}}", { from: formatDate(first.from), to: formatDate(last.to) })]
      : []),
    ...seen.months.map(month),
    ...seen.years,
    ...(seen.day && !isLetter ? [formatDate(seen.day)] : []),
    plural("reading.pages", seen.pages, { one: "1 page", other: "{{count}} pages" }),
  ];
  const kind = KIND_ROWS[seen.kind as Kind].label();
  return t("reading.seen", "This looks like {{kind}}, {{facts}}.", { kind, facts: dates.join(", ") });
}

/** Officers and staff read what is wrong with a paper; what to do about it is said to the student. */
export type Reader = "student" | "others";

/** What is wrong with it, most urgent first. @param days YYYY-MM-DD */
export function verdictWords(
  verdict: Verdict,
  seen: StoredSeen | null,
  field: ReadField,
  { reader, ...days }: { reader: Reader; today: string; uploadedOn: string },
): string[] {
  if (verdict.verdict === "fits") return [t("reading.fits", "It shows what lenders ask for.")];
  const ask = SLOTS[field].ask();
  if (verdict.verdict === "cannotTell" || !seen)
    return [
      reader === "student"
        ? t("reading.cannotTell", "We could not read this one: check it yourself. {{ask}}", { ask })
        : t("reading.notTold", "A machine could not tell whether it fits."),
    ];
  const missing = verdict.missing.map((one) => (isMonth(one) && field === "paySlips" ? month(one) : one)).join(", ");
  return verdict.reasons.map((reason) => {
    const { [reader]: words = REASON_WORDS[reason].student } = REASON_WORDS[reason];
    return words({ seen, missing, ask, field, ...days });
  });
}

type Said = { seen: StoredSeen; missing: string; ask: string; field: ReadField; today: string; uploadedOn: string };
type Words = (of: Said) => string;
const lastDay = ({ seen, uploadedOn }: Said) => formatDate(endOf(seen.periods.at(-1)!, uploadedOn));

/** `others`: where the student's words say what to do, or whom lenders ask. */
const REASON_WORDS: Readonly<Record<Reason, { student: Words; others?: Words }>> = {
  otherKind: {
    student: ({ ask }) =>
      t("reading.otherKind", "That is another kind of paper than this place is for. {{ask}}", { ask }),
    others: () => t("reading.isOtherKind", "It seems to be another kind of paper than this place is for."),
  },
  otherPerson: { student: () => t("reading.otherPerson", "It seems to be in another person's name.") },
  pagesMissing: {
    student: () => t("reading.pagesMissing", "Some pages are missing. Lenders ask for all of them."),
    others: () => t("reading.lacksPages", "Some pages seem to be missing."),
  },
  periodGap: {
    student: () => t("reading.periodGap", "Some days in between are not covered. Add the missing months."),
    others: () => t("reading.hasGap", "Some days in between are not covered."),
  },
  periodOld: {
    student: (of) =>
      of.seen.day && of.field === "businessProof"
        ? t("reading.ranOut", "It was valid until {{day}}. Lenders ask for one that still is.", {
            day: formatDate(of.seen.day),
          })
        : of.seen.day
          ? t("reading.billOld", "It is of {{day}}. Lenders ask for last month's bill.", {
              day: formatDate(of.seen.day),
            })
          : t("reading.periodOld", "It ends on {{to}}. Lenders ask for the latest 6 months.", { to: lastDay(of) }),
    others: (of) =>
      of.seen.day && of.field === "businessProof"
        ? t("reading.hasRunOut", "It was valid until {{day}}.", { day: formatDate(of.seen.day) })
        : of.seen.day
          ? t("reading.isOldBill", "It is of {{day}}: not last month's.", { day: formatDate(of.seen.day) })
          : t("reading.isOld", "It ends on {{to}}: not the latest 6 months.", { to: lastDay(of) }),
  },
  periodShort: {
    student: () => t("reading.periodShort", "It covers less than 6 months. Add the missing months."),
    others: () => t("reading.isShort", "It covers less than 6 months."),
  },
  yearMissing: {
    student: ({ missing, field, today }) =>
      field === "itr" && today.slice(5) >= "08-01" && today.slice(5) <= "10-31"
        ? t(
            "reading.yearAudited",
            "Lenders ask for the latest 2 years. Missing: {{missing}}. Are your accounts audited? Then it is due on 31 October.",
            { missing },
          )
        : t("reading.yearMissing", "Lenders ask for the latest 2 years. Missing: {{missing}}.", { missing }),
    others: ({ missing }) => t("reading.lacksYears", "Missing of the latest 2 years: {{missing}}.", { missing }),
  },
  monthMissing: {
    student: ({ missing }) =>
      t("reading.monthMissing", "Lenders ask for the latest 3 months. Missing: {{missing}}.", { missing }),
    others: ({ missing }) => t("reading.lacksMonths", "Missing of the latest 3 months: {{missing}}.", { missing }),
  },
  partMissing: {
    student: ({ seen }) =>
      t("reading.partMissing", "Lenders ask for Part A and Part B. One is missing for {{years}}.", {
        years: seen.halfYears.join(", "),
      }),
    others: ({ seen }) =>
      t("reading.lacksPart", "Part A or Part B is missing for {{years}}.", { years: seen.halfYears.join(", ") }),
  },
  nameUnsure: {
    student: () => t("reading.nameUnsure", "We could not find the right name on it. Is it theirs?"),
    others: () => t("reading.isNameUnsure", "A machine could not find the right name on it."),
  },
};
