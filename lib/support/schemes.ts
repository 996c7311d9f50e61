import { holdsOn, isStale } from "@/lib/dates/validity";
import { t } from "@/lib/messages/text";
import type { SupportScheme } from "./support-row";

export type { SupportScheme };

/** How it may be told: as open, as one that nobody could confirm, or only to warn. */
type Telling = "mayAsk" | "askWhether" | "warning";

/**
 * Only what is open by a source that is more than hearsay, holds on the day and was read in time may be asked for.
 * @param today YYYY-MM-DD
 */
export function tellingOf(scheme: SupportScheme, today: string): Telling {
  if (scheme.status === "closedForNew" || scheme.status === "announced") return "warning";
  const isOver = scheme.validTo !== null && scheme.validTo < today;
  if (isOver) return "warning";
  const isSure = scheme.status === "open" && scheme.confidence !== "low";
  return isSure && holdsOn(scheme, today) && !isStale(scheme, today) ? "mayAsk" : "askWhether";
}

/** The figures that may be shown: none past the review, none of hearsay, none of what is only named to warn. */
export function figuresOf(
  scheme: SupportScheme,
  today: string,
): Pick<SupportScheme, "incomeMax" | "amountMax" | "ratePct"> {
  const isShown = !isStale(scheme, today) && scheme.confidence !== "low" && tellingOf(scheme, today) !== "warning";
  const { incomeMax, amountMax, ratePct } = scheme;
  return isShown ? { incomeMax, amountMax, ratePct } : { incomeMax: null, amountMax: null, ratePct: null };
}

/** A scheme as it may be shown on a day: no figure of it is older than its review, in words either. */
type ShownSupport = Omit<SupportScheme, "toMend" | "archivedAt" | "reviewBy" | "forWhom" | "benefit"> & {
  telling: Telling;
  isStale: boolean;
  forWhom: string | null;
  benefit: string | null;
};

/** @param today YYYY-MM-DD, by which sources are to be read again */
export function shownSupport(row: SupportScheme, today: string): ShownSupport {
  const { toMend: _, archivedAt: __, reviewBy, ...scheme } = row;
  const stale = isStale({ reviewBy }, today);
  const said = (words: string | null) => (stale && words && hasFigure(words) ? null : words);
  return {
    ...scheme,
    ...figuresOf(row, today),
    ...{ telling: tellingOf(row, today), isStale: stale },
    ...{ forWhom: said(scheme.forWhom), benefit: said(scheme.benefit) },
    ...{ how: said(scheme.how), conflict: said(scheme.conflict) },
    statusText: stale ? staleWords() : scheme.statusText,
  };
}

const hasFigure = (words: string) => /\d/.test(words);

const staleWords = () =>
  t(
    "support.stale",
    "We have not read about this scheme again in time. So we show no figure. Ask before you count on it.",
  );

/** What the check of single rows cannot see, and what would show a figure that must not be shown. */
export function supportFindings(schemes: readonly SupportScheme[], today: string): { row: string; says: string }[] {
  return schemes.flatMap((scheme) => {
    const { incomeMax, amountMax, ratePct, forWhom, benefit, how, conflict, statusText } = shownSupport(scheme, today);
    const told = [incomeMax, amountMax, ratePct, forWhom, benefit, how, conflict, statusText].join(" ");
    return [
      scheme.readOn > today && "was read in the future",
      scheme.publishedOn > today && "has a source of the future",
      scheme.publishedOn > scheme.readOn && "was read before its source was published",
      scheme.validFrom && scheme.validTo && scheme.validTo < scheme.validFrom && "ends before it begins",
      scheme.status === "open" && scheme.confidence === "low" && "is called open by hearsay",
      scheme.status === "open" && scheme.sourceUrl === null && "is called open without the address of its source",
      scheme.ratePct !== null && scheme.kind !== "loan" && "has a rate and is no loan",
      isStale(scheme, today) && hasFigure(told) && "shows a figure past its review",
    ].flatMap((says) => (says ? { row: scheme.id, says } : []));
  });
}
