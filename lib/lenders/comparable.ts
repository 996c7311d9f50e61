import { knownOn, oldest } from "./age";
import type { Comparable } from "./compare";
import { FACTS } from "./facts";
import { daysIn } from "./processing-time";
import { LENDER_KINDS } from "./kinds";
import { isForNamed } from "./named-groups";
import type { Lender, Scheme, Source } from "./rows";

export type Offer = {
  lender: Pick<
    Lender,
    "id" | "name" | "kind" | "initials" | "logo" | "loanProcessingTime" | "collateral" | "earlyRepayment"
  > & {
    /** Of all its schemes: what is said of the lender as a whole may have been read on the page of one. */
    sources: readonly Source[];
  };
  scheme: Scheme;
};

export const offersOf = (lenders: readonly Lender[]): Offer[] =>
  lenders.flatMap(({ schemes, id, name, kind, initials, logo, loanProcessingTime, collateral, earlyRepayment }) =>
    schemes.map((scheme) => ({
      lender: {
        ...{ id, name, kind, initials, logo, loanProcessingTime, collateral, earlyRepayment },
        sources: schemes.flatMap(({ sources }) => sources),
      },
      scheme,
    })),
  );

/** The page that says how old a scheme's figures are: the oldest of its rates', else of its other sources. */
export const agedBy = ({ rates, sources }: Pick<Scheme, "rates" | "sources">) => oldest(rates) ?? oldest(sources);

/** What a scheme is sorted and filtered by. A loan in another currency has no rate or amount beside those in rupees. */
export function comparable({ lender, scheme }: Offer): Comparable {
  const isRupee = scheme.currency === "INR";
  const aged = agedBy(scheme);
  const facts = FACTS.map(({ key, unit, figure }) => {
    const isOfCurrency = unit === "units of the currency" || unit === "% a year";
    return [key, isOfCurrency && !isRupee ? null : figure(scheme)] as const;
  });
  return {
    id: scheme.id,
    lenderId: lender.id,
    name: lender.name,
    scheme: scheme.name,
    type: LENDER_KINDS[lender.kind],
    figures: {
      ...Object.fromEntries(facts),
      time: daysIn(lender.loanProcessingTime),
      asOf: aged ? knownOn(aged) : null,
    },
    unsecuredMax: isRupee ? scheme.unsecuredMax : null,
    amountMin: isRupee ? scheme.amountMin : null,
    inIndia: scheme.inIndia,
    abroad: scheme.abroad !== "none",
    isRupee,
    isForAll: !isForNamed(scheme),
  };
}
