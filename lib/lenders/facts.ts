import { EDUCATION_LEVELS } from "@/lib/admission";
import { inShort } from "./currency";
import { forWhomWords } from "./for-whom";
import { rateWords } from "./rate-words";
import type { Rate, Scheme } from "./rows";
import { isWeak } from "./source-rank";

export const timeInWords = (months: number) =>
  months % 12 === 0
    ? months === 12
      ? "1 year"
      : `${months / 12} years`
    : months === 1
      ? "1 month"
      : `${months} months`;

/** Rupees: fees are put in order by what they come to at most on such a loan. */
export const FEE_ON = 2_000_000;

type Screen = "list" | "compare" | "scheme";

/** One fact of a scheme. The list, the comparison, a lender's page, structured data and `covers` read this table. */
type Fact = {
  key: string;
  term: string;
  unit: "% a year" | "units of the currency" | "rupees on a loan of FEE_ON" | "months" | "%" | null;
  /** Which end of `figure` is the student's better one; null where neither is. */
  better: "lower" | "higher" | null;
  /** Null is unknown: never "nil", never zero. */
  say: (scheme: Scheme) => string | null;
  /** The same in a few words, for a table's cell; left out where `say` is short enough. */
  short?: (scheme: Scheme) => string | null;
  figure: (scheme: Scheme) => number | null;
  screens: readonly Screen[];
};

const EVERYWHERE: readonly Screen[] = ["list", "compare", "scheme"];
const NOT_IN_LIST: readonly Screen[] = ["compare", "scheme"];
/** Rates that are whole figures, those of a lender, an authority or a newspaper first; the lowest first. */
const wholeRates = <Own extends Pick<Rate, "plus" | "rank">>(rates: readonly Own[]): Own[] => {
  const whole = rates.filter(({ plus }) => plus === null);
  return [...whole.filter(({ rank }) => !isWeak(rank)), ...whole.filter(({ rank }) => isWeak(rank))];
};
/** The rate that a scheme is known by: a broker's or a table's figure only where there is no better. */
export const leadingRate = <Own extends Pick<Rate, "plus" | "rank">>(rates: readonly Own[]): Own | undefined =>
  wholeRates(rates)[0] ?? rates[0];

const none = () => null;
const sentence = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(". ") || null;
const percent = (figure: number) => `${figure}%`;
const largest = (...figures: (number | null)[]) => {
  const known = figures.filter((figure) => figure !== null);
  return known.length > 0 ? Math.max(...known) : null;
};

/** Whether no other page than older ones says a fact. */
export function isOnlyOlder({ sources }: Pick<Scheme, "sources">, ...facts: string[]): boolean {
  const own = sources.filter(({ covers }) => facts.some((fact) => covers.includes(fact)));
  return own.length > 0 && own.every(({ isOlder }) => isOlder);
}
export const BY_OLDER = " (by an older page)";
/** A limit that only an older page says is told as one. */
const ofItsAge = (scheme: Pick<Scheme, "sources">, fact: string, words: string | null) =>
  words !== null && isOnlyOlder(scheme, fact) ? `${words}${BY_OLDER}` : words;

export const FACTS = [
  {
    key: "rate",
    term: "Interest rate",
    unit: "% a year",
    better: "lower",
    say: ({ rates, currency }) => rates.map((rate) => rateWords(rate, currency)).join("; ") || null,
    short: ({ rates, currency }) => {
      const leading = leadingRate(rates);
      return leading ? rateWords(leading, currency) : null;
    },
    figure: ({ rates }) => wholeRates(rates)[0]?.fromPct ?? null,
    screens: EVERYWHERE,
  },
  {
    key: "unsecured",
    term: "Without collateral",
    unit: "units of the currency",
    better: "higher",
    say: (scheme) => {
      const { unsecuredMax, unsecuredTopMax, unsecuredTopIf, currency } = scheme;
      const firm = unsecuredMax === null ? null : unsecuredMax === 0 ? "Not lent" : upTo(unsecuredMax, currency);
      const top =
        unsecuredTopMax === null
          ? unsecuredTopIf && `More only if ${unsecuredTopIf}`
          : `${upTo(unsecuredTopMax, currency)} only if ${unsecuredTopIf ?? "the lender agrees"}`;
      return ofItsAge(
        scheme,
        "unsecured",
        firm && top && unsecuredMax !== 0 ? `${firm}; ${lowerFirst(top)}` : (top ?? firm),
      );
    },
    short: (scheme) => {
      const { unsecuredMax, unsecuredTopMax, currency } = scheme;
      return ofItsAge(
        scheme,
        "unsecured",
        unsecuredTopMax !== null
          ? `${upTo(unsecuredTopMax, currency)} for some${unsecuredMax ? `, ${inShort(unsecuredMax, currency)} for all` : ""}`
          : unsecuredMax === null
            ? null
            : unsecuredMax === 0
              ? "Not lent"
              : upTo(unsecuredMax, currency),
      );
    },
    figure: ({ unsecuredMax, unsecuredTopMax }) => largest(unsecuredMax, unsecuredTopMax),
    screens: EVERYWHERE,
  },
  {
    key: "secured",
    term: "With collateral",
    unit: "units of the currency",
    better: "higher",
    say: (scheme) => {
      const { securedMax, securityNote, currency } = scheme;
      return sentence(securedMax !== null && ofItsAge(scheme, "secured", upTo(securedMax, currency)), securityNote);
    },
    short: (scheme) => {
      const { securedMax, securityNote, currency } = scheme;
      return securedMax === null ? securityNote : ofItsAge(scheme, "secured", upTo(securedMax, currency));
    },
    figure: ({ securedMax }) => securedMax,
    screens: EVERYWHERE,
  },
  {
    key: "minimum",
    term: "Smallest loan",
    unit: "units of the currency",
    better: null,
    say: ({ amountMin, currency }) =>
      amountMin === null
        ? null
        : amountMin % 1000 === 1
          ? `Above ${inShort(amountMin - 1, currency)}`
          : inShort(amountMin, currency),
    figure: ({ amountMin }) => amountMin,
    screens: NOT_IN_LIST,
  },
  {
    key: "fee",
    term: "Processing fee",
    unit: "rupees on a loan of FEE_ON",
    better: "lower",
    say: (scheme) => sentence(feeWords(scheme), scheme.feeNote),
    short: (scheme) => feeWords(scheme) ?? scheme.feeNote,
    figure: ({ feePctMax, feeFlat, feeNilUpTo, currency }) => {
      if (feeNilUpTo !== null && FEE_ON <= feeNilUpTo) return 0;
      const share = feePctMax === null ? null : (FEE_ON * feePctMax) / 100;
      const sum = currency === "INR" ? feeFlat : null;
      return share === null || sum === null ? (share ?? sum) : Math.min(share, sum);
    },
    screens: EVERYWHERE,
  },
  {
    key: "margin",
    term: "Family's share (margin)",
    unit: "%",
    better: "lower",
    say: (scheme) => sentence(marginWords(scheme), scheme.marginNote),
    short: (scheme) => marginWords(scheme) ?? scheme.marginNote,
    figure: ({ marginIndiaPct, marginAbroadPct }) => largest(marginIndiaPct, marginAbroadPct),
    screens: NOT_IN_LIST,
  },
  {
    key: "tenure",
    term: "Loan tenure",
    unit: "months",
    better: "higher",
    short: ({ tenureMaxMonths, tenureNote }) =>
      tenureMaxMonths === null ? tenureNote : `Up to ${timeInWords(tenureMaxMonths)}`,
    say: ({ tenureMaxMonths, tenureWithStudy, tenureNote }) =>
      sentence(
        tenureMaxMonths !== null &&
          `Up to ${timeInWords(tenureMaxMonths)}${tenureWithStudy ? ", course and moratorium included" : ""}`,
        tenureNote,
      ),
    figure: ({ tenureMaxMonths }) => tenureMaxMonths,
    screens: EVERYWHERE,
  },
  {
    key: "grace",
    term: "Repayment holiday (moratorium)",
    unit: "months",
    better: "higher",
    say: ({ graceMonths }) =>
      graceMonths === null ? null : graceMonths === 0 ? "The course" : `Course + ${timeInWords(graceMonths)}`,
    figure: ({ graceMonths }) => graceMonths,
    screens: EVERYWHERE,
  },
  {
    key: "studying",
    term: "While you study",
    unit: null,
    better: null,
    say: ({ studyInterest, studyNote }) => sentence(studyInterest && WHILE_STUDYING[studyInterest], studyNote),
    short: ({ studyInterest, studyNote }) => (studyInterest ? WHILE_STUDYING_IN_SHORT[studyInterest] : studyNote),
    figure: none,
    screens: NOT_IN_LIST,
  },
  {
    key: "prepayment",
    term: "Prepayment charges",
    unit: "%",
    better: "lower",
    short: ({ prepaymentPct, prepaymentNote }) =>
      prepaymentPct === null ? prepaymentNote : prepaymentPct === 0 ? "Nil" : `Up to ${percent(prepaymentPct)}`,
    say: ({ prepaymentPct, prepaymentNote }) =>
      sentence(
        prepaymentPct !== null && (prepaymentPct === 0 ? "Nil" : `Up to ${percent(prepaymentPct)} of what is prepaid`),
        prepaymentNote,
      ),
    figure: ({ prepaymentPct }) => prepaymentPct,
    screens: NOT_IN_LIST,
  },
  {
    key: "concession",
    term: "Concession",
    unit: null,
    better: null,
    say: ({ concession }) => concession,
    figure: none,
    screens: NOT_IN_LIST,
  },
  {
    key: "countries",
    term: "Where you study",
    unit: null,
    better: null,
    say: (scheme) => placeWords(scheme),
    short: (scheme) => placeWords(scheme, MOST_NAMED),
    figure: none,
    screens: NOT_IN_LIST,
  },
  {
    key: "levels",
    term: "Levels",
    unit: null,
    better: null,
    say: ({ levels }) =>
      levels.length === 0
        ? null
        : EDUCATION_LEVELS.filter(({ value }) => levels.includes(value))
            .map(({ label }) => label)
            .join(", "),
    figure: none,
    screens: NOT_IN_LIST,
  },
  {
    key: "institutes",
    term: "Institutes",
    unit: null,
    better: null,
    say: ({ institutes, instituteList }) =>
      sentence(institutes === "listed" && "Only those on its list", instituteList),
    figure: none,
    screens: NOT_IN_LIST,
  },
  {
    key: "forWhom",
    term: "Only for",
    unit: null,
    better: null,
    say: forWhomWords,
    figure: none,
    screens: NOT_IN_LIST,
  },
  {
    key: "onlyIf",
    term: "Only if",
    unit: null,
    better: null,
    say: ({ onlyIf }) => onlyIf && upperFirst(onlyIf),
    figure: none,
    screens: NOT_IN_LIST,
  },
  {
    key: "admission",
    term: "Admission",
    unit: null,
    better: null,
    say: ({ admission }) =>
      admission && (admission === "admitted" ? "An offer or an admit letter" : "Possible before admission"),
    figure: none,
    screens: NOT_IN_LIST,
  },
  {
    key: "coApplicant",
    term: "Co-applicant",
    unit: null,
    better: null,
    say: ({ coApplicant }) => coApplicant && CO_APPLICANT[coApplicant],
    figure: none,
    screens: NOT_IN_LIST,
  },
] as const satisfies readonly Fact[];

export type FactKey = (typeof FACTS)[number]["key"];

export const inBrief = (fact: Fact, scheme: Scheme): string | null => (fact.short ?? fact.say)(scheme);

const upTo = (amount: number, currency: string) => `Up to ${inShort(amount, currency)}`;
const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const WHILE_STUDYING: Record<NonNullable<Scheme["studyInterest"]>, string> = {
  simple: "Nothing to pay; simple interest builds up and is added once, when instalments begin",
  compound: "Nothing to pay; interest builds up, with interest on it",
  paid: "The interest is paid every month",
  fullEmi: "Full instalments from the start",
  choice: "You choose: nothing, the interest, a part of it, or full instalments",
};

const WHILE_STUDYING_IN_SHORT: Record<NonNullable<Scheme["studyInterest"]>, string> = {
  simple: "Nothing to pay; simple interest builds up",
  compound: "Nothing to pay; interest on interest builds up",
  paid: "The interest every month",
  fullEmi: "Full instalments from the start",
  choice: "You choose: from nothing to full instalments",
};

const CO_APPLICANT: Record<NonNullable<Scheme["coApplicant"]>, string> = {
  none: "Not needed",
  expected: "Needed; its papers are about income",
  earning: "Needed, with an income",
};

/** The processing fee, at most, with GST for a lender in rupees; null where nothing is published. */
export function feeWords({ feePctMax, feeFlat, feeNilUpTo, currency }: Scheme): string | null {
  if (feePctMax === null && feeFlat === null) return null;
  const isNil = (feePctMax ?? 0) === 0 && (feeFlat ?? 0) === 0;
  if (isNil) return "Nil";
  const gst = currency === "INR" ? " + GST" : "";
  const charge =
    feePctMax !== null && feeFlat !== null
      ? `Up to ${percent(feePctMax)}, at most ${inShort(feeFlat, currency)}${gst}`
      : feePctMax !== null
        ? `Up to ${percent(feePctMax)}${gst}`
        : `${inShort(feeFlat ?? 0, currency)}${gst}`;
  return feeNilUpTo === null ? charge : `Nil up to ${inShort(feeNilUpTo, currency)}; above, ${lowerFirst(charge)}`;
}

/** The family's share without its note: "5% in India, 10% abroad"; null where no share is published. */
function marginWords({ marginIndiaPct, marginAbroadPct, inIndia, abroad }: Scheme): string | null {
  const isAbroad = abroad !== "none";
  const of = (share: number | null, where: string) =>
    share === null ? [] : `${share === 0 ? "Nil" : percent(share)}${inIndia && isAbroad ? where : ""}`;
  const shares = [inIndia ? of(marginIndiaPct, " in India") : [], isAbroad ? of(marginAbroadPct, " abroad") : []];
  return shares.flat().join(", ") || null;
}

const REGIONS = new Intl.DisplayNames("en", { type: "region" });
const SHORT: Readonly<Record<string, string>> = { US: "USA", GB: "UK", HK: "Hong Kong" };
/** "USA", "Germany"; the code itself where it is none. */
export function countryName(code: string): string {
  try {
    return SHORT[code] ?? REGIONS.of(code) ?? code;
  } catch {
    return code;
  }
}

export const MOST_NAMED = 5;

/** Where a scheme lends for study, in words. More countries than `most` are counted instead of named. */
export function placeWords(
  { inIndia, abroad, countries }: Pick<Scheme, "inIndia" | "abroad" | "countries">,
  most = Infinity,
) {
  const names = countries.length > most ? `${countries.length} countries` : countries.map(countryName).join(", ");
  const away = {
    none: null,
    any: inIndia ? "abroad" : "Abroad",
    named: names || null,
    open: names ? `${names}; for other countries ask` : "abroad, by country: ask",
  }[abroad];
  return (
    [inIndia && (abroad === "none" ? "India only" : "India"), away]
      .filter(Boolean)
      .join(inIndia && away ? " and " : "") || null
  );
}
