import { language } from "@/lib/messages/text";

const UNDER_TWENTY =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1000, "thousand"],
  [100, "hundred"],
] as const;

function words(n: number): string {
  for (const [size, name] of SCALES) {
    if (n < size) continue;
    const rest = n % size;
    return `${words(Math.floor(n / size))} ${name}${rest ? ` ${words(rest)}` : ""}`;
  }
  if (n < 20) return UNDER_TWENTY[n] ?? "";
  const ones = n % 10;
  return `${TENS[Math.floor(n / 10)] ?? ""}${ones ? `-${UNDER_TWENTY[ones] ?? ""}` : ""}`;
}

/**
 * "Twenty lakh rupees"; "" for what is no whole number from 0 up, and on a page that is not in English. No package:
 * those go on to arab and kharab where people say "hundred crore" and "lakh crore".
 */
export function amountInWords(amount: number): string {
  if (language() !== "en" || !Number.isSafeInteger(amount) || amount < 0) return "";
  const text = words(amount);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${amount === 1 ? "rupee" : "rupees"}`;
}
