import { LONGEST_TYPED, typedNumber } from "@/lib/text/format";
import { normalizeLine } from "@/lib/text/normalize";

/** Digits of a number at most, with any country's code (E.164). */
const MOST_DIGITS = 15;

/** Whether a text has more digits than any one number, or goes on behind a whole one ("9876543210/11"). */
export const holdsSeveral = (text: string): boolean => {
  const plain = typedNumber(text);
  return plain.replace(/\D/g, "").length > MOST_DIGITS || /\d{10} ?[/,;|&] ?\d/.test(plain);
};

/** A link of WhatsApp has the number with its country's code, and no "+". */
const LINK = /^.*(?:\bwa\.me\/|[?&]phone=)\+?(\d+).*$/;

/**
 * Digits of an Indian mobile number from typed or pasted text: drops spaces, hyphens, "tel:", "+91", "0091", "91" and a
 * leading 0. Never cuts: too many or too few digits come back as they are, for the validation rule to refuse. So does
 * another country's number, behind its "+": "+65 9123 4567" would else be ten digits as an Indian one has them. More
 * than one number comes back as it was written.
 */
export function phoneDigits(text: string): string {
  if (text.length > LONGEST_TYPED) return normalizeLine(text);
  const plain = typedNumber(text).replace(LINK, "+$1");
  if (holdsSeveral(plain)) return normalizeLine(text);
  const digits = plain.replace(/\D/g, "").replace(/^00?/, "");
  const isInternational = /^[^\d+]*(?:\+|00)/.test(plain);
  const isForeign = isInternational && digits !== "" && !"91".startsWith(digits.slice(0, 2));
  const hasPrefix = isInternational || digits.length >= 12;
  // A number may itself begin with 91, so two digits are dropped only after a "+" or when there are two too many.
  const rest = hasPrefix && digits.startsWith("91") ? digits.slice(2).replace(/^00?/, "") : digits;
  // What still begins as a prefix does would be another number when it is read again.
  if (rest.startsWith("0")) return normalizeLine(text);
  return isForeign ? `+${digits}` : rest.length < 12 ? rest : digits;
}
