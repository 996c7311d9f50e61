import { language, t } from "./messages/text";
import { normalizeLine } from "./normalize-text";

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

const PARTS: Readonly<Record<string, string>> = { "¼": ".25", "½": ".5", "¾": ".75" };

/**
 * A number as somebody typed or pasted it, in lower case, with the digits and signs of this keyboard and nothing
 * unseen: what the readers of amounts, pin codes, phones, rates and durations begin with.
 */
export const typedNumber = (text: string): string =>
  latinDigits(normalizeLine(text))
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/ ?[¼½¾]/g, (part) => PARTS[part.trim()]!)
    .toLowerCase();

const named = (size: number, names: string) => names.split(" ").map((name) => [name.normalize("NFC"), size] as const);
/** Rupees, or undefined for words that only stand beside an amount. */
const AMOUNT_WORDS: ReadonlyMap<string, number | undefined> = new Map([
  ...named(CRORE, "cr crs crore crores करोड़ करोड कोटी કરોડ"),
  ...named(1_000_000, "million millions mn"),
  ...named(LAKH, "l lk lac lacs lakh lakhs लाख લાખ"),
  ...named(1000, "k thousand hazar हज़ार हजार હજાર"),
  ..."₹ ₨ rs rupee rupees inr only and & , : /- /= -/ रु रू रुपये रुपए રૂ રૂપિયા"
    .split(" ")
    .map((name) => [name.normalize("NFC"), undefined] as const),
]);

/**
 * Reads an amount the way people write it: "20,00,000", "₹ 20 lakh", "20L", "1 crore 20 lakh", "२० लाख", "2000000.00",
 * "Rs.20,00,000/- only". Returns whole rupees, or undefined when the text is blank or is not an amount.
 */
export function parseAmount(text: string): number | undefined {
  const plain = typedNumber(text)
    .replace(/\([^()\d]*\)/g, "")
    // The dot of an abbreviation, which before a figure ("1 cr.20 lakh") is no decimal point.
    .replace(/([\p{L}\p{M}])\./gu, "$1 ")
    .replace(/(\d)[ _'’](?=\d{2,3}(?!\d))/g, "$1")
    .replace(/[ .,]+$/, "");
  const terms: { number: string; size: number }[] = [];
  let isOpen = false;
  for (const [token] of plain.matchAll(/\d+(?:,\d+)*(?:\.\d*)?|\.\d+|[₹₨]|[\p{L}\p{M}]+|\/[-=]|-\/|\S/gu)) {
    if (/\d/.test(token)) {
      if (isOpen) return undefined;
      terms.push({ number: token, size: 1 });
      isOpen = true;
    } else if (!AMOUNT_WORDS.has(token)) return undefined;
    else {
      const size = AMOUNT_WORDS.get(token);
      if (size === undefined) continue;
      if (!isOpen) return undefined;
      terms.at(-1)!.size = size;
      isOpen = false;
    }
  }
  if (terms.length === 0) return undefined;

  let total = 0;
  let above = Infinity;
  for (const { number, size } of terms) {
    // Units must fall, so that "20 lakh 1 crore" is asked about, not guessed; so is "1,5 crore", which may mean 1.5.
    if (size >= above || /,\d(?!\d)/.test(number) || (size > 1 && /,\d\d(?!\d)(?!,)/.test(number))) return undefined;
    above = size;
    total += Number(number.replaceAll(",", "")) * size;
  }
  const whole = Math.round(total);
  return Number.isSafeInteger(whole) ? whole : undefined;
}

/** Plain digits where the text is an amount, else the text itself, for a rule to refuse. */
export function amountDigits(text: string): string {
  const amount = parseAmount(text);
  return amount === undefined ? normalizeLine(text) : String(amount);
}

/** The six digits of an Indian pin code from "395-007", "395 007.", "PIN: 395007"; else the text without its spaces. */
export function pinDigits(text: string): string {
  const plain = typedNumber(text)
    .replace(/^(?:(?:postal|pin|zip) ?)?(?:code ?)?(?:no(?= ?\W))?/, "")
    .replace(/[\s.,:;#–-]/g, "");
  return /^\d{6}$/.test(plain) ? plain : latinDigits(normalizeLine(text)).replace(/ /g, "");
}

/**
 * A number with the words that may stand behind it; undefined for anything else. A comma may be the decimal sign
 * ("9,5"): figures that take this are never in thousands.
 * @param units what those words are worth, by a pattern of the whole word; the number is multiplied by it
 */
export function parseNumber(text: string, units: readonly (readonly [RegExp, number])[] = []): number | undefined {
  const [, figure = "", rest = ""] =
    /^(\d+\.?\d*|\.\d+)\s*(.*)$/.exec(typedNumber(text).replace(/^(\d+),(\d{1,2})(?!\d)/, "$1.$2")) ?? [];
  if (figure === "") return undefined;
  const word = rest.replace(/[.\s]+$/, "");
  const unit = word === "" ? 1 : units.find(([pattern]) => pattern.test(word))?.[1];
  return unit === undefined ? undefined : Number(figure) * unit;
}
