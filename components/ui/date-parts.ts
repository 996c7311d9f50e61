import { parseDate, type DateParts } from "@/lib/dates/dates";

const isKey = (text: string, before: string) =>
  text.length === before.length + 1 && [...text].some((_, at) => text.slice(0, at) + text.slice(at + 1) === before);

/** What the three boxes show after one of them got another text. @param most characters that it is for */
export function partsAfter(shown: DateParts, part: keyof DateParts, text: string, most: number): DateParts {
  const whole = parseDate(text);
  if (whole) return whole;
  const isOneMore = shown[part].length <= most && isKey(text, shown[part]);
  return { ...shown, [part]: isOneMore ? text.replace(/-/g, "").slice(0, most) : text };
}
