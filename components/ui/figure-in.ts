import { amountDigits, groupDigits } from "@/lib/text/format";

const FIGURE = /^[\s₹,0-9]*$/;

/** Whether figures alone were typed into a grouped one, or erased: its commas are ours then, not the typist's. */
function isOurs(text: string, before: string) {
  if (before !== groupDigits(before.replace(/\D/g, ""))) return false;
  let start = 0;
  while (start < text.length && text[start] === before[start]) start += 1;
  let end = text.length;
  for (let old = before.length; end > start && old > start && text[end - 1] === before[old - 1]; old -= 1) end -= 1;
  return !/[\s,]/.test(text.slice(start, end));
}

/**
 * The digits that can be grouped while typing; undefined for words, and for "1,5", which would become 15.
 * @param before what stood in the box
 */
export function figureIn(text: string, before: string): string | undefined {
  const digits = text.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  const isRead = amountDigits(text) === digits && !/,\s*$/.test(text);
  return FIGURE.test(text) && (isRead || isOurs(text, before)) ? digits : undefined;
}
