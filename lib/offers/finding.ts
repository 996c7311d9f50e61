import type { HeldRule } from "@/lib/law/rules";
import { type Answer, known, type Offer, OFFER_ROWS, type RowKey } from "./offer";
import { rupees } from "@/lib/text/format";
import { t } from "@/lib/messages/text";

export const VERDICTS = ["fits", "doesNotFit", "cannotBeSeen"] as const;
export type Verdict = (typeof VERDICTS)[number];

export type Finding = {
  /** The rule's id; ids that begin with "house-" are our own sums and comparisons, and no law. */
  id: string;
  verdict: Verdict;
  title: string;
  /** What was found, with the figures. */
  words: string;
  /** A sentence that can be sent to the lender; null where nothing is to be asked. */
  ask: string | null;
  /** The dated row with its source; null where the sum is ours and no row stands for it. */
  rule: HeldRule | null;
  /** Where on the paper it was read. */
  rows: readonly (RowKey | "charges" | "payouts")[];
};

/** What a check says of a paper. */
export type Judged = { verdict: Verdict; words: string; ask?: string };

/** The words for a verdict, as they stand on the page and on the sheet. */
export const verdictWords = (verdict: Verdict) =>
  ({
    fits: () => t("offers.verdicts.fits", "fits"),
    doesNotFit: () => t("offers.verdicts.doesNotFit", "does not fit"),
    cannotBeSeen: () => t("offers.verdicts.cannotBeSeen", "cannot be seen"),
  })[verdict]();

export const fits = (words: string): Judged => ({ verdict: "fits", words });
export const doesNotFit = (words: string, ask: string): Judged => ({ verdict: "doesNotFit", words, ask });
export const cannotBeSeen = (words: string, ask?: string): Judged => ({ verdict: "cannotBeSeen", words, ask });

const FORMATS = new Map<string, Intl.NumberFormat>();

/** An amount in the loan's currency: whole rupees where it has no paise, else with two places. */
export function moneyWords(amount: number, currency: Answer<string>): string {
  const code = known(currency) ?? "INR";
  if (code === "INR" && Number.isInteger(amount)) return rupees(amount);
  const format =
    FORMATS.get(code) ?? new Intl.NumberFormat("en-IN", { style: "currency", currency: code, currencyDisplay: "code" });
  FORMATS.set(code, format);
  const text = format.format(amount);
  return code === "INR" ? text.replace(/INR\s?/, "₹") : text.replace(/\s/g, " ");
}

/** A figure to at most four places, without zeros at its end. */
export const rateWords = (ratePct: number, places = 4) => `${Number(ratePct.toFixed(places))}%`;

/** Why nothing can be said: what is not there is told from what cannot be read, and from what was not typed. */
export function missing(offer: Offer, key: RowKey): Judged {
  const answer = offer[key];
  const row = { row: OFFER_ROWS[key].label() };
  if (answer === "absent")
    return cannotBeSeen(
      t("offers.missing.absent", "“{{row}}”: the paper does not say it.", row),
      t("offers.missing.askAbsent", "Your paper does not say this: “{{row}}”. Please tell me in writing.", row),
    );
  if (answer === "unread")
    return cannotBeSeen(
      t("offers.missing.unread", "“{{row}}”: it cannot be read on your copy.", row),
      t("offers.missing.askUnread", "I cannot read this on my copy: “{{row}}”. Please send me a clear one.", row),
    );
  return cannotBeSeen(t("offers.missing.blank", "“{{row}}”: you have not filled this in yet.", row));
}

/** Why study interest cannot be worked out. */
export function studyUnknown(offer: Offer): Judged {
  if (offer.studyInterest === "other")
    return cannotBeSeen(
      t("offers.missing.studyOther", "Study interest is counted in a way that we cannot work out."),
      t("offers.missing.askStudyOther", "Please show me how you count interest while I study."),
    );
  if (offer.studyInterest === "none")
    return cannotBeSeen(
      t("offers.missing.studyNone", "You say that instalments begin at once, but there are months before them."),
      t("offers.missing.askStudyNone", "Please tell me when the instalments begin, and what I pay until then."),
    );
  return missing(offer, "studyInterest");
}
