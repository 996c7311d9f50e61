import { addMonths, daysBetween } from "@/lib/dates/calendar";
import { dateProblem } from "@/lib/dates/date-problem";
import { isRealDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { parseNumber, rupeeUnits } from "@/lib/text/format";
import { readMoney } from "@/lib/text/money";
import type { PlanDraft, PlanKey } from "./draft";
import { duesOf, paidOf, proofOf, sourcesOf } from "./dues";
import { isExchangeRate } from "./money";
import type { MoneyPlan } from "./plan";
import { type CountryDefaults, defaultsOf, type PlanCountry } from "./plan-country";
import { isAccountFilled, isLoanHoldOpen, type ToShow, toShowOf } from "./to-show";

/** For a country that has no page here. */
export const OTHER = "OTHER";
export const CURRENCIES = ["USD", "GBP", "EUR", "CAD", "AUD", "NZD", "SGD", "CHF", "SEK", "JPY", "AED"] as const;
const MOST_YEARS = 7;
export const YEARS = Array.from({ length: MOST_YEARS }, (_, index) => String(index + 1));
/** Whole units, and rupees: beyond any plan; keeps slips of the keyboard out of the sums. */
const LARGEST = 1_000_000_000;
const LONGEST_SPAN = 366;

const FOREIGN: readonly PlanKey[] = ["tuition", "deposit", "living", "fees", "award"];
const RUPEES: readonly PlanKey[] = ["travel", "savings", "yearly", "loan", "loanBy"];
const DAYS: readonly PlanKey[] = ["start", "depositDay", "savingsDay", "loanDay", "visaDay"];
const SPANS: readonly PlanKey[] = ["hold", "loanHold", "transfer", "payout"];
const PLACES = ["main", "alt"] as const;
const LENDERS = ["bank", "nbfc", "foreign"] as const;
type PlanLender = (typeof LENDERS)[number] | null;

export type ReadDraft = {
  /** What was typed, and nothing else. */
  typed: PlanDraft;
  /** The draft with what the country's facts put where nothing was typed. */
  filled: PlanDraft;
  defaults: CountryDefaults | null;
  /** Whose the visa fees are: the country's rows may tell all of them, the least of them, or none. */
  fees: "typed" | "known" | "least" | "unknown";
  currency: string | null;
  problems: Partial<Record<PlanKey, string>>;
  /** What is asked for before there is a plan, in the form's order. */
  missing: readonly PlanKey[];
  plan: MoneyPlan | null;
  /** What must be shown on the day of the visa, as far as the country's rows say it. */
  toShow: ToShow | null;
  lender: PlanLender;
  courseMonths: number;
  visaDay: string | null;
  hold: number | null;
  /** For how long a loan's money must lie there. */
  loanHold: number | null;
  transferDays: number | null;
  payoutDays: number | null;
};

/** One that holds a plan. */
export type SoundRead = ReadDraft & { plan: MoneyPlan };

/**
 * Reads what was typed. Bad input is told at its box and takes part in nothing.
 * @param country that the draft names, where it has a page @param today YYYY-MM-DD
 */
export function readDraft(draft: PlanDraft, country: PlanCountry | null, today: string): ReadDraft {
  const problems: Partial<Record<PlanKey, string>> = {};
  const years = YEARS.includes(draft.years ?? "") ? Number(draft.years) : 1;
  const day = (key: PlanKey) => dayIn(draft[key] ?? "", (says) => (problems[key] = says));
  const days = Object.fromEntries(DAYS.map((key) => [key, day(key)]));
  const visaDay = days.visaDay ?? null;
  const defaults = country && defaultsOf(country, { today, on: visaDay ?? today });
  const filled: PlanDraft = { ...textsOf(defaults), ...draft };
  const currency = country?.currency ?? CURRENCIES.find((code) => code === draft.currency) ?? null;
  const read = (key: PlanKey) => hundredthsIn(filled[key] ?? "", (says) => (problems[key] = says));
  const amounts = Object.fromEntries([...FOREIGN, ...RUPEES].map((key) => [key, read(key)]));
  const [hold, typedHold, transferDays, payoutDays] = SPANS.map((key) =>
    spanIn(filled[key] ?? "", visaDay ?? today, (says) => (problems[key] = says)),
  );
  const rate = rateIn(filled.rate ?? "", (says) => (problems.rate = says));
  const { tuition = 0, deposit = 0 } = amounts;
  if (deposit > tuition)
    problems.deposit = t("moneyPlan.depositTooLarge", "It cannot be more than the fees of the first year");
  if (amounts.loan && (amounts.loanBy ?? 0) > amounts.loan)
    problems.loanBy = t("moneyPlan.loanByTooLarge", "It cannot be more than the loan");
  const { start } = days;
  const missing = [
    !filled.country && ("country" as const),
    filled.country === OTHER && currency === null && ("currency" as const),
    rate === null && ("rate" as const),
    !start && ("start" as const),
    tuition + (amounts.living ?? 0) === 0 && ("tuition" as const),
    // Emptied by hand it is none; where nothing stands by nobody's hand, a cheaper plan would come of it.
    Boolean(filled.country) && filled.living === undefined && ("living" as const),
  ].flatMap((key) => key || []);
  const isSound = missing.length === 0 && Object.keys(problems).length === 0;
  const dates = { ...days, start: start ?? today, visaDay };
  const toShow =
    country &&
    toShowOf(country, {
      ...{ today, on: visaDay ?? today, years, tuition, travel: amounts.travel, hold: hold ?? null },
      deposit: visaDay && days.depositDay && days.depositDay >= visaDay ? 0 : deposit,
      place: PLACES.find((each) => each === draft.place) ?? null,
      isAccountRight: draft.account === "yes",
    });
  const account = country && isAccountFilled(country.code) ? accountOf(toShow) : 0;
  const dues = duesOf(amounts, dates, { years, isTwice: filled.pays === "2", account });
  const plan =
    isSound && currency && rate !== null
      ? {
          ...{ currency, rate: { rupees: rate } },
          dues,
          sources: sourcesOf(amounts, dates, { years, draft: filled, paid: paidOf(dues, today) }),
          proof: null,
        }
      : null;
  return {
    ...{ typed: draft, filled, defaults, currency, problems, missing, toShow, visaDay },
    fees: draft.fees !== undefined ? "typed" : !defaults?.fees ? "unknown" : defaults.fees.isLeast ? "least" : "known",
    plan: plan && toShow && visaDay ? { ...plan, proof: proofOf(plan, toShow, visaDay, hold ?? 0) } : plan,
    lender: LENDERS.find((each) => each === draft.lender) ?? null,
    courseMonths: years * 12,
    ...{ hold: hold ?? null, transferDays: transferDays ?? null, payoutDays: payoutDays ?? null },
    loanHold: (country && isLoanHoldOpen(country.code) ? typedHold : hold) ?? null,
  };
}

/** What goes into the account: the living money that is asked for, and where that is not told, all of a year's. */
const accountOf = (toShow: ToShow | null) =>
  toShow?.parts.find(({ about }) => about === "living")?.amount.hundredths ?? Number.MAX_SAFE_INTEGER;

const unitsOf = (hundredths: number) =>
  hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);

const textsOf = (defaults: CountryDefaults | null): PlanDraft => ({
  ...(defaults?.living && defaults.living.hundredths !== null && { living: unitsOf(defaults.living.hundredths) }),
  ...(defaults?.fees && { fees: unitsOf(defaults.fees.hundredths) }),
  ...(defaults?.hold && { hold: String(defaults.hold.days) }),
});

type Tell = (says: string) => void;

function hundredthsIn(text: string, tell: Tell): number | undefined {
  if (text.trim() === "") return undefined;
  const amount = readMoney(text);
  if (amount === undefined || amount > LARGEST) {
    tell(
      amount === undefined
        ? t("moneyPlan.noAmount", "Write the amount, such as 20,00,000 or 20 lakh")
        : t("moneyPlan.tooLarge", "Write a smaller amount: this is beyond any course"),
    );
    return undefined;
  }
  return Math.round(amount * 100);
}

function dayIn(text: string, tell: Tell): string | undefined {
  if (text.trim() === "") return undefined;
  const says = dateProblem(text, t("moneyPlan.noDay", "Write the day, the month and the year"), {
    earliest: "2020-01-01",
  });
  if (says) tell(says);
  return isRealDate(text) && !says ? text : undefined;
}

/** Days; of months those of the calendar before the day. */
function spanIn(text: string, end: string, tell: Tell): number | undefined {
  if (text.trim() === "") return undefined;
  const months = /^(\d{1,3})\s*months?$/i.exec(text.trim())?.[1];
  const count = months ? daysBetween(addMonths(end, -Number(months)), end) : parseNumber(text, [[/^days?$/, 1]]);
  if (count !== undefined && Number.isInteger(count) && count <= LONGEST_SPAN) return count;
  tell(t("moneyPlan.noDays", "Write a whole number of days, at most {{most}}, or of months", { most: LONGEST_SPAN }));
  return undefined;
}

function rateIn(text: string, tell: Tell): number | null {
  if (text.trim() === "") return null;
  const rupees = parseNumber(text, rupeeUnits());
  if (rupees !== undefined && isExchangeRate(rupees)) return rupees;
  tell(t("countries.noRate", "Write how many rupees, such as 95 or 95.50"));
  return null;
}
