import { currencyName, inCurrency, inShort } from "@/lib/lenders/currency";
import { asks, fails, holds, type Case, type Finding, type Verdict } from "./finding";
import type { CheckedScheme } from "./schema";

/** Largest loans, in whole units of the scheme's currency; null is not published. */
export type Limits = Pick<
  CheckedScheme,
  "securedMax" | "unsecuredMax" | "unsecuredTopMax" | "unsecuredTopFor" | "unsecuredTopIf"
>;
type LimitVerdict = Verdict & Pick<Finding, "subject" | "fact">;

const OFFER = "Offer security, such as a house, land or a fixed deposit";

/** The largest loan for this student. Who offers security may also borrow without it, so the better answer counts. */
export function compareLimit(limits: Limits, check: Case): LimitVerdict {
  const { security } = check.answers;
  const bare = withoutSecurity(limits, check);
  // Where nothing is published without security, it is the limit with it that says no.
  const isOfSecured = bare.outcome === "fails" && limits.unsecuredMax === null && limits.unsecuredTopMax === null;
  const without = { ...bare, subject: "security", fact: isOfSecured ? "secured" : "unsecured" } as const;
  if (!security) return without;
  const own = withSecurity(limits, check);
  const better = own.outcome !== "holds" && (without.outcome === "holds" || isTopAsked(own, without, limits));
  return better ? without : { ...own, subject: "amount", fact: "secured" };
}

const isTopAsked = (own: Verdict, without: Verdict, { unsecuredTopMax }: Limits) =>
  own.outcome === "fails" && without.outcome === "asks" && unsecuredTopMax !== null;

function withSecurity({ securedMax }: Limits, { answers, currency, perUnit }: Case): Verdict {
  if (securedMax === null)
    return asks(
      "It publishes no largest amount with security.",
      "Your amount could not be compared.",
      "Ask the lender whether it lends as much.",
    );
  const words = `It lends up to ${inShort(securedMax, currency)} with security.`;
  if (perUnit === undefined) return notCompared(words, currency);
  if (answers.amount <= securedMax * perUnit) return holds(words);
  return fails(
    words,
    `${above(answers.amount, securedMax, perUnit, currency)} its limit of ${inCurrency(securedMax, currency)}.`,
    `Borrow at most ${inCurrency(securedMax, currency)}.`,
  );
}

function withoutSecurity(limits: Limits, { answers, currency, perUnit }: Case): Verdict {
  const { securedMax, unsecuredMax, unsecuredTopMax, unsecuredTopFor } = limits;
  const words = limitWords(limits, currency);
  if (perUnit === undefined && (unsecuredMax ?? unsecuredTopMax)) return notCompared(words, currency);
  const within = (limit: number | null) => limit !== null && answers.amount <= limit * (perUnit ?? NaN);
  if (within(unsecuredMax)) return holds(words);

  const mayBeListed = answers.premier !== "no";
  const needsList = unsecuredTopFor === "listed" || unsecuredTopFor === "category";
  if (within(unsecuredTopMax) && (mayBeListed || !needsList)) {
    if (unsecuredTopFor === "listed" && answers.premier === "yes")
      return holds(`${words} Check that yours is on this lender's own list.`);
    return asks(
      words,
      unsecuredTopFor === "listed"
        ? "You have not said whether your institute is on such a list."
        : unsecuredTopFor === "category"
          ? "Its list has categories, and we cannot see which one yours is in."
          : "We cannot check that.",
      needsList
        ? `Ask the lender about your institute${unsecuredMax === null ? "" : `, or ${lowerFirst(OFFER)}`}.`
        : "Ask the lender.",
    );
  }

  const isTopUnpublished = unsecuredTopFor !== null && unsecuredTopMax === null;
  if (isTopUnpublished && (mayBeListed || !needsList) && (securedMax === null || within(securedMax)))
    return asks(
      words,
      "How much it lends them without security is not published.",
      `Ask the lender about your institute, or ${lowerFirst(OFFER)}.`,
    );

  // What is not lent with security is not lent without.
  const mayBeLent =
    unsecuredTopMax === null
      ? securedMax === null || perUnit === undefined || within(securedMax)
      : within(unsecuredTopMax);
  if (unsecuredMax === null && mayBeLent)
    return asks(
      words,
      unsecuredTopMax === null
        ? "Your amount could not be compared."
        : "What it lends to others without security is not published.",
      `Ask the lender, or ${lowerFirst(OFFER)}.`,
    );

  const most = (needsList && !mayBeListed ? unsecuredMax : largest(unsecuredMax, unsecuredTopMax)) ?? securedMax ?? 0;
  return fails(
    words,
    most === 0
      ? "You offer no security."
      : `${above(answers.amount, most, perUnit ?? NaN, currency)} its limit of ${inCurrency(most, currency)}${
          most === securedMax && unsecuredMax === null ? "" : " without security"
        }.`,
    most === 0 ? `${OFFER}.` : `${OFFER}, or borrow at most ${inCurrency(most, currency)}.`,
  );
}

function limitWords({ unsecuredMax, unsecuredTopMax, unsecuredTopIf }: Limits, currency: string) {
  const firm = unsecuredMax === null ? null : inShort(unsecuredMax, currency);
  if (unsecuredTopMax === null && unsecuredTopIf !== null)
    return firm === null
      ? `It lends without security only if ${unsecuredTopIf}; it does not publish how much.`
      : `It lends up to ${firm} without security, and more only if ${unsecuredTopIf}.`;
  if (unsecuredTopMax === null)
    return firm === null
      ? "It publishes no largest amount without security."
      : unsecuredMax === 0
        ? "It always asks for security."
        : `It lends up to ${firm} without security.`;
  const top = `It lends up to ${inShort(unsecuredTopMax, currency)} without security only if ${unsecuredTopIf?.replace(/\.$/, "") ?? "the lender agrees"}`;
  return firm === null
    ? `${top}.`
    : unsecuredMax === 0
      ? `${top}; others give security.`
      : `${top}; else up to ${firm}.`;
}

/** For amounts of a currency whose exchange rate nobody gave: "asks", never "fails". */
export const notCompared = (words: string, currency: string) =>
  asks(
    words,
    "Not compared: no exchange rate given.",
    `Say how many rupees one ${currencyName(currency)} is, and it is compared.`,
  );

const above = (rupees: number, limit: number, perUnit: number, currency: string) =>
  `${inCurrency(Math.ceil(rupees / perUnit - limit), currency)} more than`;
const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
const largest = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b));
