import { language, t } from "./messages/text";

/**
 * How money, sizes and phone numbers look on screen, and how what people type becomes plain digits. Amounts are whole
 * rupees. Nothing here depends on the machine's locale. Dates have a file of their own, which pages without dates need
 * not load.
 */

/** In place of a figure or a date that is none. */
export const DASH = "–";

const RUPEES = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });

/** "₹20,00,000"; rounds to the rupee. A value that is not a finite number becomes a dash, never "₹NaN". */
export function rupees(amount: number): string {
  // Adding 0 turns -0 into 0, which would otherwise print as "-₹0".
  return Number.isFinite(amount) ? RUPEES.format(Math.round(amount) + 0) : DASH;
}

/**
 * "9.15%". A value that is not a finite number becomes a dash.
 * @param places digits behind the point; without it the figure as it stands
 */
export function percent(value: number, places?: number): string {
  if (!Number.isFinite(value)) return DASH;
  return `${places === undefined ? value : value.toFixed(places)}%`;
}

const LAKH = 100_000;
const CRORE = 10_000_000;
const twoPlaces = (value: number) => Math.round(value * 100) / 100;

/**
 * "₹20 lakh", "₹1.55 crore"; under a lakh the full figure, "₹85,000". For tight places such as quick picks and tags.
 */
export function compactRupees(amount: number): string {
  if (!Number.isFinite(amount)) return DASH;
  const size = Math.abs(amount);
  if (size < LAKH) return rupees(amount);
  const sign = amount < 0 ? "-" : "";
  const lakh = twoPlaces(size / LAKH);
  return lakh < 100
    ? t("money.lakh", "{{amount}} lakh", { amount: `${sign}₹${lakh}` })
    : t("money.crore", "{{amount}} crore", { amount: `${sign}₹${twoPlaces(size / CRORE)}` });
}

/** "20 lakh rupees", for names that are read aloud, such as a slider's value. */
export function spokenRupees(amount: number): string {
  return t("money.spoken", "{{amount}} rupees", { amount: compactRupees(amount).replace("₹", "") });
}

const UNDER_TWENTY =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES = [
  [CRORE, "crore"],
  [LAKH, "lakh"],
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
 * "Twenty lakh rupees". Written here rather than taken from a package because one sentence is all that is needed,
 * and because packages go on to arab and kharab where people say "hundred crore" and "lakh crore".
 * Returns "" for anything that is not a whole number from 0 up, and where the page is in another language than English.
 */
export function amountInWords(amount: number): string {
  if (language() !== "en" || !Number.isSafeInteger(amount) || amount < 0) return "";
  const text = words(amount);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${amount === 1 ? "rupee" : "rupees"}`;
}

/** Groups a string of digits the Indian way: "2000000" gives "20,00,000". Leaves anything else as it is. */
export function groupDigits(digits: string): string {
  return /^\d+$/.test(digits) ? digits.replace(/(\d)(?=(?:\d\d)+\d$)/g, "$1,") : digits;
}

// First digit of each script that an Indian phone keyboard can produce; the ten digits follow each other.
const ZEROS = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0, 0xff10];

/** Turns Devanagari, Gujarati and other script digits into 0-9 and leaves the rest of the text alone. */
export function latinDigits(text: string): string {
  return text.replace(/[^\x00-\x7f]/g, (char) => {
    const code = char.charCodeAt(0);
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? char : String(code - zero);
  });
}

const UNITS: Record<string, number> = {
  ...Object.fromEntries(
    ["cr", "crs", "crore", "crores", "करोड़", "करोड", "કરોડ"].map((name) => [name.normalize("NFC"), CRORE]),
  ),
  ...Object.fromEntries(["l", "lk", "lac", "lacs", "lakh", "lakhs", "लाख", "લાખ"].map((name) => [name, LAKH])),
  ...Object.fromEntries(
    ["k", "thousand", "hazar", "हज़ार", "हजार", "હજાર"].map((name) => [name.normalize("NFC"), 1000]),
  ),
};

/**
 * Reads an amount the way people write it: "20,00,000", "₹ 20 lakh", "20L", "1 crore 20 lakh", "२० लाख", "2000000.00".
 * Returns whole rupees, or undefined when the text is blank or is not an amount.
 */
export function parseAmount(text: string): number | undefined {
  const plain = latinDigits(text)
    .normalize("NFC")
    .toLowerCase()
    .replace(/₹|\b(?:rupees?|inr|only)\b|\brs\b\.?|\/-|[\s,\u00a0]/g, "");
  if (!/\d/.test(plain)) return undefined;

  const terms = [...plain.matchAll(/(\d+(?:\.\d*)?|\.\d+)([^\d.]*)/g)];
  if (terms.map(([term]) => term).join("") !== plain) return undefined;

  let total = 0;
  let above = Infinity;
  for (const [, number, unit] of terms) {
    const size = unit ? UNITS[unit] : 1;
    // Units must fall, so that "20 lakh 1 crore" is asked about, not guessed.
    if (size === undefined || size >= above) return undefined;
    above = size;
    total += Number(number) * size;
  }
  const whole = Math.round(total);
  return Number.isSafeInteger(whole) ? whole : undefined;
}
