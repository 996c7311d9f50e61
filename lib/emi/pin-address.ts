import type { LoanTerms } from "./emi";

/** As many loans as can be pinned beside each other. */
export const MOST_PINS = 3;

const PIN = /\bpin=[^&#]*/g;

/** The pinned loans of an address, each as "pin=amount,rate,course,months"; what they hold is not checked here. */
export const pinsIn = (search: string): string[] => search.match(PIN) ?? [];

/** The same as the end of a query. */
export const pinPart = (search: string) =>
  pinsIn(search)
    .map((pin) => `&${pin}`)
    .join("");

/** A query (without its "?") that pins this loan too. */
export const withPin = (
  search: string,
  { principal, annualRatePct, months, courseMonths = 0 }: LoanTerms & { courseMonths?: number },
) => `${search.replace(/^\?/, "")}&pin=${[principal, annualRatePct, courseMonths, months]}`.replace(/^&/, "");
