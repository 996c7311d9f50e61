import { t } from "@/lib/messages/text";
import { normalizeLine } from "./normalize";

// Amounts are whole rupees. Nothing here depends on the machine's locale.

/** In place of a figure or a date that is none. */
export const DASH = "–";

const RUPEES = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });

/** "₹20,00,000"; rounds to the rupee. A value that is not a finite number becomes a dash, never "₹NaN". */
export function rupees(amount: number): string {
  // Adding 0 turns -0 into 0, which would otherwise print as "-₹0".
  return Number.isFinite(amount) ? RUPEES.format(Math.round(amount) + 0) : DASH;
}

/** "9.15%"; a dash for what is no finite number. @param places digits behind the point, else the figure as it stands */
export function percent(value: number, places?: number): string {
  if (!Number.isFinite(value)) return DASH;
  return `${places === undefined ? value : value.toFixed(places)}%`;
}

const LAKH = 100_000;
const CRORE = 10_000_000;
const twoPlaces = (value: number) => Math.round(value * 100) / 100;

/** "₹20 lakh", "₹1.55 crore"; under a lakh the full figure, "₹85,000". */
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

/** Characters of a number, a date or a code. */
export const LONGEST_TYPED = 120;
/** The `maxLength` of a box for one: more than is read, so that what a browser cut off never counts. */
export const TYPED_BOX = LONGEST_TYPED + 1;

/** Signs that others stand for on a phone's keyboard; every dash, and the minus sign, is a hyphen. */
const SIGNS: Readonly<Record<string, string>> = { "\u066b": ".", "\u066c": ",", "\u060c": ",", "\u3002": "." };

/**
 * A line as somebody typed or pasted it, with the digits and signs of this keyboard and nothing unseen: what the
 * readers of numbers and of dates begin with. Blank where it is too long for one.
 */
export const typedText = (text: string): string =>
  latinDigits(normalizeLine(text.length > LONGEST_TYPED ? "" : text))
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\p{Pd}\u2212\u066b\u066c\u060c\u3002]/gu, (sign) => SIGNS[sign] ?? "-")
    .replace(/[\u200c\u200d]/g, "");

const PARTS: Readonly<Record<string, string>> = { "¼": ".25", "½": ".5", "¾": ".75" };

/** The same of a number: in lower case, with fractions as decimals. */
export const typedNumber = (text: string): string =>
  typedText(text)
    .replace(/ ?[¼½¾]/g, (part) => PARTS[part.trim()]!)
    .toLowerCase();

/** What stands around a figure in a message: quotes, brackets, "about", marks of the end, "/-". */
const AROUND = /^[\s"'“”‘’«»([{~≈*]+|[\s"'“”‘’«»)\]}*.,;:!?…।+~=/-]+$/g;
/** The dot of an abbreviation, which before a figure ("Rs.85.50") is no decimal point. */
const ABBREVIATION = /([\p{L}\p{M}])\.(-?)/gu;

const named = (size: number, names: string) => names.split(" ").map((name) => [name.normalize("NFC"), size] as const);
const RUPEES_NAMED = "₹ ₨ rs rupee rupees inr रु रू रुपये रुपए રૂ રૂપિયા";
/** Rupees; undefined for words that only stand beside an amount. In each script whose digits are read. */
const AMOUNT_WORDS: ReadonlyMap<string, number | undefined> = new Map([
  ...named(CRORE, "cr crs crore crores करोड़ करोड कोटी કરોડ কোটি ਕਰੋੜ କୋଟି கோடி కోటి కోట్లు ಕೋಟಿ കോടി کروڑ"),
  ...named(1_000_000, "million millions mn"),
  ...named(LAKH, "l lk lac lacs lakh lakhs लाख લાખ লাখ লক্ষ ਲੱਖ ଲକ୍ଷ லட்சம் இலட்சம் లక్ష లక్షలు ಲಕ್ಷ ലക്ഷം لاکھ"),
  ...named(1000, "k thousand hazar हज़ार हजार હજાર"),
  ...`${RUPEES_NAMED} only and about approx approximately मात्र & + , : ; /- /= -/`
    .split(" ")
    .map((name) => [name.normalize("NFC"), undefined] as const),
]);

/** Digits as they are grouped by twos and threes; "1,5" and "20,00" may mean a decimal, or want a digit. */
const GROUPED = /^\d*(?:,\d{2,3})*,\d{3}$/;

/**
 * Reads an amount the way people write it: "20,00,000", "₹ 20 lakh", "20L", "1 crore 20 lakh", "२० लाख", "2000000.00",
 * "Rs.20,00,000/- only". Returns whole rupees, or undefined when the text is blank, is not an amount, or may be two.
 */
export function parseAmount(text: string): number | undefined {
  let least = 0;
  const plain = typedNumber(text)
    // "(Rupees twenty lakh)" is not read, but the figure before it is no smaller than a lakh.
    .replace(/\([^()\d]*\)/g, (words) => {
      least = Math.max(least, ...(words.match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => AMOUNT_WORDS.get(word) ?? 0));
      return " ";
    })
    .replace(AROUND, "")
    .replace(/([\p{L}\p{M}])(?:\.(?= ?\d)|,(?=\d\d?(?![\d,])))/gu, "$1;")
    .replace(ABBREVIATION, "$1$2 ")
    .replace(/(\d)(?: ?, ?|[ _'’])(?=\d{2,3}(?!\d))/g, "$1,");
  const terms: { number: string; size: number; needsUnit: boolean }[] = [];
  let isOpen = false;
  let isLess = false;
  let last = "";
  for (const { 0: token, index } of plain.matchAll(/\d+(?:,\d+)*(?:\.\d*)?|\.\d+|[₹₨]|[\p{L}\p{M}]+|\/[-=]|-\/|\S/gu)) {
    const isFirst = terms.length === 0;
    if (/\d/.test(token)) {
      if (isOpen || isLess) return undefined;
      terms.push({ number: token, size: 1, needsUnit: !isFirst && (last === ";" || token.startsWith(".")) });
      isOpen = true;
    } else if (token === "-") {
      // "Rs- 20,00,000" is not below zero; "Rs -20,00,000" is.
      if (isFirst && !/[\p{L}\p{M}]-|.- /u.test(plain.slice(0, index + 2))) return undefined;
      isLess = !isFirst && !isOpen;
    } else {
      const word = AMOUNT_WORDS.has(token) ? token : token.replace(/(?:rupees?|inr|only)+$/, "");
      if (!AMOUNT_WORDS.has(word)) return undefined;
      const size = AMOUNT_WORDS.get(word);
      if (size !== undefined) {
        if (!isOpen) return undefined;
        terms.at(-1)!.size = size;
        isOpen = false;
      }
    }
    last = token;
  }
  if (terms.length === 0) return undefined;

  let total = 0;
  let above = Infinity;
  for (const { number, size, needsUnit } of terms) {
    const whole = number.replace(/\..*/, "");
    // Units must fall, so that "20 lakh 1 crore" is asked about, not guessed.
    if (size >= above || (needsUnit && size === 1) || (whole.includes(",") && !GROUPED.test(whole))) return undefined;
    above = size;
    total += Number(number.replaceAll(",", "")) * size;
  }
  const whole = Math.round(total);
  return Number.isSafeInteger(whole) && whole >= least ? whole : undefined;
}

/** Plain digits where the text is an amount, else the text itself, for a rule to refuse. */
export function amountDigits(text: string): string {
  const amount = parseAmount(text);
  return amount === undefined ? normalizeLine(text) : String(amount);
}

/**
 * The six digits of an Indian pin code, alone or among words: "395-007", "PIN: 395 007.", "395007, Gujarat". Else, also
 * where there are other figures beside it, the text without its spaces.
 */
export function pinDigits(text: string): string {
  const runs = typedText(text)
    .split(/[\p{L}\p{M}]+/u)
    .map((run) => run.replace(/\D/g, ""))
    .filter(Boolean);
  const [pin = ""] = runs;
  return /^\d{6}$/.test(pin) && runs.every((run) => run === pin)
    ? pin
    : latinDigits(normalizeLine(text)).replace(/ /g, "");
}

/**
 * A code of `length` digits, alone or among the words of a message, whole or in groups ("Your code is 123 456");
 * undefined where there is none, or there are several.
 */
export function codeIn(text: string, length: number): string | undefined {
  const plain = typedText(text);
  const whole = plain.match(/\d+/g)?.filter((run) => run.length === length) ?? [];
  if (whole.length === 1) return whole[0];
  const grouped = (/\p{L}/u.test(plain) ? (plain.match(/\d+(?:[ -]\d+)*/g) ?? []) : [plain])
    .map((run) => run.replace(/\D/g, ""))
    .filter((run) => run.length === length);
  return grouped.length === 1 ? grouped[0] : undefined;
}

/** Words of a unit, by a pattern of the whole of them, and what the number is multiplied by. */
export type Units = readonly (readonly [words: RegExp, size: number])[];

/** What stands beside a number of rupees that is no amount of money, such as what a dollar costs. */
export const rupeeUnits = (): Units => [[new RegExp(`^(?:${RUPEES_NAMED.replaceAll(" ", "|")})$`), 1]];

/**
 * A number with the words that may stand before or behind it; undefined for anything else. A comma may be the decimal
 * sign ("9,5"): figures that take this are in thousands only where a point shows it ("1,234.5").
 */
export function parseNumber(text: string, units: Units = []): number | undefined {
  const plain = typedNumber(text).replace(AROUND, "").replace(ABBREVIATION, "$1$2 ");
  const [, before = "", figure = "", behind = ""] = /^(\D*?)\s*(\d[\d,]*\.?\d*|\.\d+)\s*(.*)$/.exec(plain) ?? [];
  const number = /^\d+,\d\d?$/.test(figure)
    ? figure.replace(",", ".")
    : /^\d+(?:,\d{2,3})*,\d{3}\.\d+$/.test(figure)
      ? figure.replaceAll(",", "")
      : figure;
  if (number === "" || number.includes(",")) return undefined;
  const sizes = [before, behind]
    .map((words) => words.replace(/[.:\s]+$/, ""))
    .filter(Boolean)
    .map((words) => units.find(([pattern]) => pattern.test(words))?.[1]);
  const [size = 1] = sizes;
  return sizes.every((one) => one === size) ? Number(number) * size : undefined;
}
