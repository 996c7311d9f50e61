import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { moneyWords, rateWords } from "./finding";
import {
  answerWords,
  type Answer,
  type Charge,
  known,
  type Offer,
  OFFER_ROWS,
  type Payout,
  ROW_KEYS,
  type RowKey,
  type RowSpec,
} from "./offer";

export type Difference = { key: RowKey | "charges" | "payouts"; label: string; before: string; after: string };

const blank = () => t("offers.answers.blank", "Blank");

/** An answer in words, as a list of a paper's rows shows it. */
function answerInWords(offer: Offer, key: RowKey): string {
  const row: RowSpec = OFFER_ROWS[key];
  const answer: Answer<string | number> = offer[key];
  return valueInWords(answer, (value) => {
    if (row.kind === "choice") return row.choices[value]?.() ?? String(value);
    if (row.kind === "day") return formatDate(String(value));
    if (row.kind === "money") return moneyWords(Number(value), offer.currency);
    if (row.kind === "rate") return rateWords(Number(value));
    return String(value);
  });
}

function valueInWords<Value>(answer: Answer<Value>, words: (value: Value) => string): string {
  if (answer === "absent") return answerWords.absent();
  if (answer === "unread") return answerWords.unread();
  const value = known(answer);
  return value === undefined ? blank() : words(value);
}

const chargeWords = (charge: Charge, offer: Offer) =>
  `${charge.name}: ${valueInWords(charge.total, (total) => moneyWords(total, offer.currency))}`;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** Comparable whatever the order of charges, and of the fields of each. */
const sorted = (charges: readonly Charge[]) =>
  charges
    .map(({ name, kind, payee, total, isYearly, way, in: place }) =>
      JSON.stringify([name, kind, payee, total, isYearly, way, place]),
    )
    .sort();

function chargesDifference(before: Offer, after: Offer): Difference[] {
  if (same(sorted(before.charges), sorted(after.charges))) return [];
  const list = (offer: Offer) =>
    offer.charges
      .map((charge) => chargeWords(charge, offer))
      .sort()
      .join("; ") || blank();
  const label = t("offers.differences.charges", "Charges");
  return [{ key: "charges", label, before: list(before), after: list(after) }];
}

function payoutsDifference(before: Offer, after: Offer): Difference[] {
  const byMonth = (payouts: readonly Payout[]) =>
    payouts.map(({ month, amount, to }) => [month, amount, to]).sort((a, b) => Number(a[0]) - Number(b[0]));
  if (same(byMonth(before.payouts), byMonth(after.payouts))) return [];
  const list = ({ payouts, currency }: Offer) =>
    payouts
      .map(({ month, amount }) =>
        t("offers.differences.payout", "month {{month}}: {{amount}}", {
          month: valueInWords(month, String),
          amount: valueInWords(amount, (value) => moneyWords(value, currency)),
        }),
      )
      .join("; ") || blank();
  const label = t("offers.differences.payouts", "Payouts");
  return [{ key: "payouts", label, before: list(before), after: list(after) }];
}

/** What changed between two versions of one offer, in the paper's order; nothing where both say the same. */
export function differences(before: Offer, after: Offer): Difference[] {
  const rows = ROW_KEYS.filter((key) => before[key] !== after[key]).map((key) => ({
    key,
    label: OFFER_ROWS[key].label(),
    before: answerInWords(before, key),
    after: answerInWords(after, key),
  }));
  return [...rows, ...payoutsDifference(before, after), ...chargesDifference(before, after)];
}
