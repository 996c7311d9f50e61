import { formatDate, formatMonth } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import type { DatesFit } from "@/lib/papers/dates-fit";
import type { Stated } from "@/lib/papers/dates-in";
import { isPhoto, type Part } from "./parts";

/** How a part is called, and what is done with it: a photo by its place, from 1, a PDF by its name. */
export function partWords(part: Part, number: number) {
  const { name } = part.file;
  return isPhoto(part)
    ? {
        name: t("uploads.page", "Page {{number}}", { number }),
        up: t("uploads.pageUp", "Move page {{number}} up", { number }),
        down: t("uploads.pageDown", "Move page {{number}} down", { number }),
        rotate: t("uploads.pageRotate", "Rotate page {{number}}", { number }),
        remove: t("uploads.pageRemove", "Remove page {{number}}", { number }),
        removed: t("uploads.pageRemoved", "Page {{number}} removed", { number }),
        movedTo: (to: number) => t("uploads.pageMoved", "Page {{from}} is now page {{to}}", { from: number, to }),
      }
    : {
        name,
        up: t("uploads.fileUp", "Move {{name}} up", { name }),
        down: t("uploads.fileDown", "Move {{name}} down", { name }),
        rotate: t("uploads.fileRotate", "Rotate {{name}}", { name }),
        remove: t("uploads.fileRemove", "Remove {{name}}", { name }),
        removed: t("uploads.fileRemoved", "{{name}} removed", { name }),
        movedTo: (to: number) => t("uploads.fileMoved", "{{name}} now stands at place {{to}}", { name, to }),
      };
}

const month = (text: string) => formatMonth(`${text}-01`);
const joined = (from: string, to: string) => t("uploads.span", "{{from}} to {{to}}", { from, to });
const span = (from: string, to: string) => joined(formatDate(from), formatDate(to));

/** From its first day or month to its last; "" where it says neither. @param stated oldest first */
export function statedWords(stated: readonly Stated[]): string {
  const periods = stated.flatMap((one) => ("period" in one ? [one.period] : []));
  const months = stated.flatMap((one) => ("month" in one ? [month(one.month)] : []));
  const last = periods
    .map(({ to }) => to)
    .sort()
    .at(-1);
  if (periods[0] && last) return span(periods[0].from, last);
  return months.length > 1 ? joined(months[0]!, months.at(-1)!) : (months[0] ?? "");
}

/** What the dates of all parts are, and what lenders would miss in them. */
export function fitWords(fit: DatesFit): string[] {
  if ("months" in fit) {
    const seen = t("uploads.monthsSeen", "Salary slips of {{months}}.", { months: fit.months.map(month).join(", ") });
    if (fit.missing.length === 0) return [seen];
    return [
      seen,
      t("uploads.monthsMissing", "Lenders ask for the latest 3 months. Missing: {{months}}.", {
        months: fit.missing.map(month).join(", "),
      }),
    ];
  }
  const { from, to, gaps, isOld, isShort } = fit;
  const words = [
    t("uploads.periodSeen", "Together they run from {{from}} to {{to}}.", {
      from: formatDate(from),
      to: formatDate(to),
    }),
  ];
  for (const gap of gaps)
    words.push(t("uploads.periodGap", "Nothing covers {{span}}. Please add it.", { span: span(gap.from, gap.to) }));
  if (isOld)
    words.push(
      t("uploads.periodOld", "They end on {{to}}. Lenders ask for the latest 6 months: add what came after.", {
        to: formatDate(to),
      }),
    );
  if (isShort)
    words.push(
      t("uploads.periodShort", "That is less than 6 months. Lenders ask for the latest 6: add what is missing."),
    );
  return words;
}
