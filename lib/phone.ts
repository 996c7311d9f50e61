import { typedNumber } from "./format";

/**
 * Digits of an Indian mobile number from typed or pasted text: drops spaces, hyphens, "tel:", "+91", "0091", "91" and a
 * leading 0. Never cuts: too many or too few digits come back as they are, for the validation rule to refuse. So does
 * another country's number, behind its "+": "+65 9123 4567" would else be ten digits as an Indian one has them.
 */
export function phoneDigits(text: string): string {
  const plain = typedNumber(text);
  let digits = plain.replace(/\D/g, "").replace(/^0+/, "");
  const isInternational = /^[^\d+]*(?:\+|00)/.test(plain);
  if (isInternational && digits !== "" && !"91".startsWith(digits.slice(0, 2))) return `+${digits}`;
  const hasPrefix = isInternational || digits.length >= 12;
  // A number may itself begin with 91, so two digits are dropped only after a "+" or when there are two too many.
  if (hasPrefix && digits.startsWith("91")) digits = digits.slice(2).replace(/^0+/, "");
  return digits;
}
