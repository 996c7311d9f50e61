import { factsOn, moneyOf, type ShownFact } from "@/lib/countries/facts";
import { monthsOf } from "@/lib/countries/figures";
import type { FactKey } from "@/lib/countries/study-page";
import type { Amount } from "./plan";
import type { PlanCountry } from "./plan-country";

/** What of a sum to show is meant: where its money, its course fees or its journey stand in the rows. */
type Rule = {
  /** What `funds-living-amount-alt` is: the sum of another place, which is asked for, or the journey on top. */
  alt?: "place" | "journey";
  /** The journey comes on top, and the row names no sum: the student's own one counts. */
  isJourneyAsked?: true;
  /** Whether the first year's unpaid fees come on top; "orMore" where it may be the whole course's. */
  fees: "unpaid" | "orMore" | "none";
  /** Of the words of `funds-tuition-rule`, what must be paid before the application; of a smaller fee all of it. */
  paidBefore?: RegExp;
  /** The first year's money is paid into an account that is filled before the day. */
  isAccountFilled?: true;
  /** By its row the holding time is one of own money; of a loan it says nothing. */
  isHoldOfOwnMoney?: true;
};

/** How each country's rows are to be read together; a country that is not here has its living money alone. */
const RULES: Readonly<Record<string, Rule>> = {
  AU: { alt: "journey", fees: "unpaid" },
  CA: { alt: "place", isJourneyAsked: true, fees: "unpaid" },
  DE: { fees: "none", isAccountFilled: true },
  GB: { alt: "place", fees: "unpaid", isHoldOfOwnMoney: true },
  IE: { fees: "unpaid", paidBefore: /at least ([\d,]+) must be paid before/ },
  NZ: { isJourneyAsked: true, fees: "orMore" },
};

const ruleOf = (code: string): Rule | null => RULES[code] ?? null;

/** Whether the sum to show differs by place, so that it is asked for. */
export const hasPlaces = (code: string) => ruleOf(code)?.alt === "place";

/** Whether its holding time is said of own money alone, so that a loan's is asked for. */
export const isLoanHoldOpen = (code: string) => ruleOf(code)?.isHoldOfOwnMoney === true;

/** Whether the living money of the first year goes into an account before the visa. */
export const isAccountFilled = (code: string) => ruleOf(code)?.isAccountFilled === true;

type Part = { about: "living" | "journey"; amount: Amount; fact: ShownFact | null };
/** What keeps a sum from being called enough, with the row whose words say more. */
export type Unknown = {
  about: "place" | "living" | "journey" | "fees" | "paidBefore" | "hold" | "where";
  fact: ShownFact | null;
};

/** What must be shown on a day, as far as the rows say it. */
export type ToShow = {
  parts: readonly Part[];
  /** Whether the first year's fees that are not paid by then come on top, and the row that says so. */
  fees: { isAsked: boolean; fact: ShownFact | null };
  unknown: readonly Unknown[];
  /** Which accounts count. */
  where: ShownFact | null;
};

type Asked = {
  today: string;
  /** The day of the application. */
  on: string;
  years: number;
  place: "main" | "alt" | null;
  /** Rupees in paise for the journey; undefined where nothing was typed. */
  travel: number | undefined;
  hold: number | null;
  /** Whether the money lies where the country wants it. */
  isAccountRight: boolean;
  /** Hundredths of the country's money: the first year's fee, and what is paid of it before the day. */
  tuition: number;
  deposit: number;
};

/** Whether a part of the sum itself is not known, so that it is no more than the least. */
export const isLeast = ({ unknown }: ToShow) =>
  unknown.some(({ about }) => about === "place" || about === "living" || about === "journey" || about === "fees");

/** By the rows that hold on the day of the application; null where no sum to show is told. */
export function toShowOf({ code, currency, facts }: PlanCountry, asked: Asked): ToShow | null {
  const held = factsOn(facts, code, asked);
  const of = (key: FactKey) => held.find((each) => each.key === key) ?? null;
  const main = of("funds-living-amount");
  const rule = ruleOf(code);
  if (shownSum(main, currency) === null) return null;
  const isPlaceOpen = rule?.alt === "place" && asked.place === null;
  const living = rule?.alt === "place" && asked.place === "alt" ? of("funds-living-amount-alt") : main;
  const sum = isPlaceOpen ? null : shownSum(living, currency);
  const journey = rule && journeyOf(rule, of("funds-living-amount-alt"), { currency, travel: asked.travel });
  const fees = of("funds-tuition-rule");
  const unknown: (Unknown | false)[] = [
    isPlaceOpen && { about: "place", fact: null },
    !isPlaceOpen && sum === null && { about: "living", fact: living },
    journey === "unknown" && {
      about: "journey",
      fact: rule?.alt === "journey" ? of("funds-living-amount-alt") : fees,
    },
    (rule === null || (rule.fees === "orMore" && asked.years > 1)) && { about: "fees", fact: fees },
    !isPaidBefore(rule, fees, asked) && { about: "paidBefore", fact: fees },
    asked.hold === null && { about: "hold", fact: of("funds-hold-days") },
    !asked.isAccountRight && { about: "where", fact: of("funds-where") },
  ];
  return {
    parts: [
      ...(sum === null ? [] : [{ about: "living" as const, amount: foreign(sum), fact: living }]),
      ...(journey === null || journey === "unknown" ? [] : [journey]),
    ],
    fees: { isAsked: rule !== null && rule.fees !== "none", fact: fees },
    unknown: unknown.flatMap((each) => each || []),
    where: of("funds-where"),
  };
}

const foreign = (hundredths: number): Amount => ({ hundredths, money: "foreign" });

/** Of a sum a month, for as many months as its unit names, else for twelve; null where the row tells none. */
function shownSum(fact: ShownFact | null, currency: string): number | null {
  const money = fact && moneyOf(fact);
  if (!money || money.currency !== currency) return null;
  return money.hundredths * (money.per === "month" ? (monthsOf(fact.unit) ?? 12) : 1);
}

function journeyOf(
  { alt, isJourneyAsked }: Rule,
  row: ShownFact | null,
  { currency, travel }: { currency: string; travel: number | undefined },
): Part | "unknown" | null {
  if (alt === "journey") {
    const sum = shownSum(row, currency);
    return sum === null ? "unknown" : { about: "journey", amount: foreign(sum), fact: row };
  }
  if (!isJourneyAsked) return null;
  return travel ? { about: "journey", amount: { hundredths: travel, money: "rupees" }, fact: null } : "unknown";
}

function isPaidBefore(rule: Rule | null, fact: ShownFact | null, { tuition, deposit }: Asked): boolean {
  if (!rule?.paidBefore || deposit >= tuition) return true;
  const least = rule.paidBefore.exec(fact?.text ?? "")?.[1]?.replaceAll(",", "");
  return least !== undefined && deposit >= Number(least) * 100;
}
