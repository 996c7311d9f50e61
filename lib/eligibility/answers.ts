import { ADMISSION_STATUS, EDUCATION_LEVELS } from "@/lib/admission";
import type { Personal } from "@/lib/lenders/named-groups";
import { LONGEST_TYPED, parseAmount, parseNumber, rupeeUnits } from "@/lib/text/format";
import { searchParams } from "@/lib/addresses/search-params";

/** What the check asks, in this order. The names are also those of the address: ?country=CA&level=postgraduate&… */
export const QUESTIONS = [
  "country",
  "level",
  "amount",
  "security",
  "admission",
  "coApplicant",
  "course",
  "years",
  "premier",
] as const;
export type Question = (typeof QUESTIONS)[number];
/** The only one that may stay blank: it is asked where it matters (`asksInstitute`), and a blank is "unknown". */
type Optional = "premier";

/** A country that the list does not have: abroad, and on no lender's list. */
export const OTHER_COUNTRY = "other";

const months = (value: number, label: string) => ({ value: String(value), label });

export const CHOICES = {
  level: EDUCATION_LEVELS,
  security: [
    { value: "yes", label: "Yes" },
    { value: "no", label: "No" },
  ],
  admission: ADMISSION_STATUS,
  coApplicant: [
    { value: "earning", label: "Yes, with an income" },
    { value: "notEarning", label: "Yes, without an income" },
    { value: "none", label: "No" },
  ],
  course: [
    months(6, "6 months"),
    months(12, "1 year"),
    months(18, "1½ years"),
    months(24, "2 years"),
    months(30, "2½ years"),
    months(36, "3 years"),
    months(48, "4 years"),
    months(60, "5 years"),
    months(66, "5½ years"),
    months(72, "6 years"),
  ],
  years: Array.from({ length: 15 }, (_, index) => ({
    value: String(index + 1),
    label: index === 0 ? "1 year" : `${index + 1} years`,
  })),
  premier: [
    { value: "yes", label: "Yes" },
    { value: "no", label: "No" },
    { value: "unknown", label: "I do not know" },
  ],
} as const;

export const PREMIER_HINT =
  "IITs, IIMs, NITs, AIIMS, ISB, and abroad the universities at the top of the usual rankings. Each lender has its own list.";

/** What the lenders are put in order by: the yearly cost in per cent, or all rupees paid. The first unless chosen. */
export const ORDERS = ["apr", "total"] as const;
export type Order = (typeof ORDERS)[number];

const MISSING: Record<Exclude<Question, Optional>, string> = {
  country: "Choose where you will study",
  level: "Choose what you will study for",
  amount: "Write how much you want to borrow",
  security: "Say whether you can offer security",
  admission: "Choose how far your admission is",
  coApplicant: "Say whether there is a co-applicant",
  course: "Choose how long the course is",
  years: "Choose over how many years you would repay",
};
const NO_AMOUNT = "Write the amount in rupees, such as 20,00,000 or 20 lakh";
const NO_EXCHANGE = "Write how many rupees, such as 85 or 85.50";
/** Rupees. Beyond any loan; keeps slips of the keyboard out of the sums. */
const LARGEST = 1_000_000_000;

/** Typed texts. `exchange` is by currency code: rupees for one unit; it and `order` may be blank. */
export type EligibilityDraft = Record<Question, string> & { order: string; exchange: Record<string, string> };

export type Answers = {
  country: string;
  level: string;
  amount: number;
  security: boolean;
  admission: string;
  coApplicant: string;
  courseMonths: number;
  years: number;
  premier: "yes" | "no" | "unknown";
  /** What only loans for named groups ask. Never in an address, never kept. */
  personal?: Personal;
};
export type Exchange = Readonly<Record<string, number>>;

/** What the form says and what is wrong with it, by question or currency code; `answers` once nothing is missing. */
export function readDraft(draft: EligibilityDraft, countries: readonly { code: string }[]) {
  const problems: Record<string, string> = {};
  for (const question of QUESTIONS) {
    const value = draft[question];
    if (question === "premier") continue;
    if (value === "") problems[question] = MISSING[question];
    else if (question === "amount") {
      const amount = parseAmount(value);
      if (amount === undefined || amount <= 0) problems.amount = NO_AMOUNT;
      else if (amount > LARGEST) problems.amount = "Write an amount of at most ₹100 crore";
    } else {
      const known =
        question === "country"
          ? value === OTHER_COUNTRY || countries.some(({ code }) => code === value)
          : CHOICES[question].some((choice) => choice.value === value);
      if (!known) problems[question] = MISSING[question];
    }
  }

  const exchange: Record<string, number> = {};
  for (const [currency, value] of Object.entries(draft.exchange)) {
    if (value === "") continue;
    const rupees = parseNumber(value, rupeeUnits()) ?? NaN;
    if (rupees > 0 && rupees <= 100_000) exchange[currency] = rupees;
    else problems[currency] = NO_EXCHANGE;
  }

  const complete = !QUESTIONS.some((question) => question in problems);
  const answers: Answers | undefined = complete
    ? {
        country: draft.country,
        level: draft.level,
        amount: parseAmount(draft.amount) ?? NaN,
        security: draft.security === "yes",
        admission: draft.admission,
        coApplicant: draft.coApplicant,
        courseMonths: Number(draft.course),
        years: Number(draft.years),
        premier: draft.premier === "yes" || draft.premier === "no" ? draft.premier : "unknown",
      }
    : undefined;
  const order: Order = draft.order === "total" ? "total" : "apr";
  return { answers, exchange: exchange as Exchange, order, problems };
}

const paramsOf = (search: string, currencies: readonly string[]) =>
  searchParams(search, [...QUESTIONS, "order", ...currencies.map((currency) => currency.toLowerCase())]);

/** One of these values, in whichever letters it was written; anything else as it is. */
const among = (values: readonly string[], given: string) =>
  values.find((value) => value.toLowerCase() === given.toLowerCase()) ?? given;

function meantBy(question: Question, given: string): string {
  if (question === "amount") return String(parseAmount(given) ?? given);
  if (question === "country") return given.length === 2 ? given.toUpperCase() : among([OTHER_COUNTRY], given);
  return among(
    CHOICES[question].map(({ value }) => value),
    given,
  );
}

/** The draft that an address holds ("?country=CA&…"); what it does not say is blank. An amount becomes plain digits. */
export function fromSearch(search: string, currencies: readonly string[]): EligibilityDraft {
  const params = paramsOf(search, currencies);
  // One sign more than is read of any box.
  const value = (name: string) => (params.get(name) ?? "").trim().slice(0, LONGEST_TYPED + 1);
  const answers = Object.fromEntries(
    QUESTIONS.map((question) => [question, meantBy(question, value(question))]),
  ) as Record<Question, string>;
  return {
    ...answers,
    order: among(ORDERS, value("order")),
    exchange: Object.fromEntries(currencies.map((currency) => [currency, value(currency.toLowerCase())])),
  };
}

/** The names of questions and codes of currencies that an address sets, also where their values make no sense. */
export function askedIn(search: string, currencies: readonly string[]): string[] {
  const params = paramsOf(search, currencies);
  return [
    ...QUESTIONS.filter((question) => params.has(question)),
    ...currencies.filter((currency) => params.has(currency.toLowerCase()) && params.get(currency.toLowerCase()) !== ""),
  ];
}

/** The reverse of `fromSearch`, with "?"; blank answers are left out. */
export function toSearch(draft: EligibilityDraft): string {
  const exchange = Object.entries(draft.exchange).map(([currency, value]) => [currency.toLowerCase(), value] as const);
  const pairs = [
    ...QUESTIONS.map((question) => [question, draft[question]] as const),
    ["order", draft.order] as const,
    ...exchange,
  ].filter(([, value]) => value.trim() !== "");
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, value.trim()]))}`;
}
