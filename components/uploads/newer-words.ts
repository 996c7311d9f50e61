import { t } from "@/lib/messages/text";
import { type ReadField, readField } from "@/lib/papers/read/fields";

const SIX_MONTHS = () =>
  t("uploads.newerSixMonths", "It takes the place of the old one, so it must have all of the latest 6 months.");
const TWO_YEARS = () =>
  t("uploads.newerTwoYears", "It takes the place of the old one, so it must have both of the latest 2 years.");

const WANTED: Partial<Record<ReadField, () => string>> = {
  savingAccountStatement: SIX_MONTHS,
  currentAccountStatement: SIX_MONTHS,
  paySlips: () =>
    t("uploads.newerThreeMonths", "It takes the place of the old one, so it must have all of the latest 3 months."),
  form16: TWO_YEARS,
  itr: TWO_YEARS,
};

/** What a newer paper must hold, since nothing of the older one is shown any more. */
export function newerWords(slot: string): string {
  const field = readField(slot);
  const words = field && WANTED[field];
  return words
    ? words()
    : t("uploads.newerPages", "It takes the place of the old one, so all of its pages must be in it.");
}
