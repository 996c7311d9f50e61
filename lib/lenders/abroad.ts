import type { LenderKind } from "@/lib/generated/prisma/enums";
import { ageInBrief, oldest } from "./age";
import { agedBy } from "./comparable";
import { FACTS } from "./facts";
import { isForNamed } from "./named-groups";
import type { Lender, Scheme } from "./rows";
import { isUsual } from "./usual-countries";

const UNSECURED = FACTS.find(({ key }) => key === "unsecured")!;

type Loan = Pick<Scheme, "countries" | "currency"> & {
  /** Abroad without a list of countries. */
  isAnywhere: boolean;
  /** Units of the currency without security, and the same in words with what it hangs on; null where not published. */
  unsecuredMax: number | null;
  unsecured: string | null;
  /** How old the page is that it was read on. */
  dated: string;
};
export type LenderAbroad = {
  id: string;
  name: string;
  kind: LenderKind;
  /** How long it says that it takes, in its own words. */
  time: string | null;
  /** How old the page is that says it. */
  timeDated: string;
  loans: readonly Loan[];
};

/** The lenders with loans for study abroad that everybody may ask for, in the editors' order. */
export const abroadOf = (lenders: readonly Lender[]): LenderAbroad[] =>
  lenders.flatMap(({ id, name, kind, loanProcessingTime, schemes }) => {
    const loans = schemes
      .filter((scheme) => scheme.abroad !== "none" && !isForNamed(scheme))
      .map((scheme): Loan => {
        const aged = agedBy(scheme);
        return {
          ...{ countries: scheme.countries, currency: scheme.currency, isAnywhere: scheme.abroad === "any" },
          unsecuredMax: UNSECURED.figure(scheme),
          unsecured: UNSECURED.say(scheme),
          dated: aged ? ageInBrief(aged) : "",
        };
      });
    const page = oldest(schemes.flatMap(({ sources }) => sources.filter(({ covers }) => covers.includes("time"))));
    const timeDated = loanProcessingTime && page ? ageInBrief(page) : "";
    return loans.length > 0 ? [{ id, name, kind, time: loanProcessingTime, timeDated, loans }] : [];
  });

export type LenderThere = Omit<LenderAbroad, "loans"> & {
  /** It names the country; else it lends abroad without a list, and may still say no. */
  isNamed: boolean;
  loan: Loan;
};

/**
 * Who publishes that it lends for study in a country (as `lendersFor` counts them), each by the loan that gives most
 * without security. Those that give most come first, those that publish no sum last.
 * @param code ISO 3166-1 alpha-2
 */
export function lendersThere(code: string, lenders: readonly LenderAbroad[]): LenderThere[] {
  const found = lenders.flatMap(({ loans, ...lender }) => {
    const named = loans.filter(({ countries }) => countries.includes(code));
    const fitting = named.length > 0 ? named : loans.filter(({ isAnywhere }) => isAnywhere && isUsual(code));
    const [loan] = [...fitting].sort(byUnsecured);
    return loan ? [{ ...lender, isNamed: named.length > 0, loan }] : [];
  });
  return found.sort((a, b) => byUnsecured(a.loan, b.loan));
}

/** Sums in other money than rupees stand behind those in rupees: they cannot be compared. */
const byUnsecured = (a: Loan, b: Loan) => sizeOf(b) - sizeOf(a);
const sizeOf = ({ currency, unsecuredMax }: Loan) =>
  unsecuredMax === null ? -1 : currency === "INR" ? unsecuredMax + 1 : 0;
