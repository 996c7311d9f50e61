import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { moneyWords, rateWords } from "./finding";
import {
  answerWords,
  type Answer,
  type Charge,
  chargeKindWords,
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
const WAY_WORDS: Readonly<Record<Charge["way"], () => string>> = {
  keptBack: () => t("offers.differences.keptBack", "kept back"),
  fromLoan: () => t("offers.differences.fromLoan", "paid out of the loan"),
  byHand: () => t("offers.differences.byHand", "paid by you"),
};
const PLACE_WORDS: Readonly<Record<Charge["in"], () => string>> = {
  both: () => t("offers.differences.inBoth", "in both papers"),
  kfs: () => t("offers.differences.inKfs", "in the statement alone"),
  letter: () => t("offers.differences.inLetter", "in the letter alone"),
};
const PAYEE_WORDS: Readonly<Record<Charge["payee"], () => string>> = {
  A: () => t("offers.differences.payeeA", "for the lender"),
  B: () => t("offers.differences.payeeB", "for others"),
};
const TO_WORDS: Readonly<Record<Payout["to"], () => string>> = {
  college: () => t("offers.differences.toCollege", "to the college"),
  student: () => t("offers.differences.toStudent", "to you"),
  insurer: () => t("offers.differences.toInsurer", "to the insurer"),
  lender: () => t("offers.differences.toLender", "to the lender"),
};
const aboutCharge = ({ kind, payee, way, in: place, isYearly }: Charge) => {
  const each = isYearly ? t("offers.differences.yearly", "each year") : t("offers.differences.oneTime", "one time");
  return [chargeKindWords[kind](), PAYEE_WORDS[payee](), each, WAY_WORDS[way](), PLACE_WORDS[place]()].join(", ");
};
const chargeInFull = (charge: Charge, offer: Offer) => `${chargeWords(charge, offer)} (${aboutCharge(charge)})`;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** Comparable whatever the order of charges, and of the fields of each. */
const sorted = (charges: readonly Charge[]) =>
  charges
    .map(({ name, kind, payee, total, isYearly, way, in: place }) =>
      JSON.stringify([name, kind, payee, total, isYearly, way, place]),
    )
    .sort();

/** How an item of a list is told: `about` it all but its amount, and without or with that. */
type Telling<Item> = Readonly<Record<"about" | "brief" | "full", (item: Item) => string>>;

/** Both lists: in brief what is the same or changed in its amount alone, in full what changed besides. */
function inWords<Item>(before: readonly Item[], after: readonly Item[], { about, brief, full }: Telling<Item>) {
  const told = (items: readonly Item[], others: readonly Item[]) => {
    const left = others.map(about);
    return items
      .map((item) => {
        const same = left.indexOf(about(item));
        if (same < 0) return full(item);
        left.splice(same, 1);
        return brief(item);
      })
      .join("; ");
  };
  return { before: told(before, after) || blank(), after: told(after, before) || blank() };
}

function chargesDifference(before: Offer, after: Offer): Difference[] {
  if (same(sorted(before.charges), sorted(after.charges))) return [];
  const byName = (offer: Offer) =>
    offer.charges
      .map((charge) => ({ charge, offer }))
      .sort((a, b) => (chargeInFull(a.charge, a.offer) < chargeInFull(b.charge, b.offer) ? -1 : 1));
  const words = inWords(byName(before), byName(after), {
    about: ({ charge }) => `${charge.name} ${aboutCharge(charge)}`,
    brief: ({ charge, offer }) => chargeWords(charge, offer),
    full: ({ charge, offer }) => chargeInFull(charge, offer),
  });
  return [{ key: "charges", label: t("offers.differences.charges", "Charges"), ...words }];
}

function payoutsDifference(before: Offer, after: Offer): Difference[] {
  const [first, second] = [before, after].map(({ payouts, currency }) =>
    payouts
      .map(({ month, amount, to }) => ({ month, amount, to, currency }))
      .sort(
        (a, b) =>
          Number(known(a.month) ?? Infinity) - Number(known(b.month) ?? Infinity) ||
          (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1),
      ),
  );
  const bare = (list: typeof first) => list!.map(({ month, amount, to }) => [month, amount, to]);
  if (same(bare(first), bare(second))) return [];
  const brief = ({ month, amount, currency }: NonNullable<typeof first>[number]) =>
    t("offers.differences.payout", "month {{month}}: {{amount}}", {
      month: valueInWords(month, String),
      amount: valueInWords(amount, (value) => moneyWords(value, currency)),
    });
  const words = inWords(first!, second!, {
    about: ({ month, to }) => `${month} ${to}`,
    brief,
    full: (payout) => `${brief(payout)} ${TO_WORDS[payout.to]()}`,
  });
  return [{ key: "payouts", label: t("offers.differences.payouts", "Payouts"), ...words }];
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
