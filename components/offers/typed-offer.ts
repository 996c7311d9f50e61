import { IN_MONTHS, PER_CENT } from "@/lib/emi/main-inputs";
import {
  type Answer,
  type Charge,
  chargeKindWords,
  emptyOffer,
  type Offer,
  OFFER_ROWS,
  offerProblems,
  type Payout,
  type Problem,
  ROW_KEYS,
  type RowKey,
  type RowSpec,
} from "@/lib/offers/offer";
import { t } from "@/lib/messages/text";
import { parseNumber, typedText } from "@/lib/text/format";
import { readMoney } from "@/lib/text/money";
import { normalizeLine } from "@/lib/text/normalize";

export type Unseen = "absent" | "unread";
/** A box as somebody left it: what stands in it, and whether the paper lacks it or cannot be read there. */
export type TypedAnswer = { text: string; is?: Unseen };
export type TypedCharge = Omit<Charge, "total"> & { total: TypedAnswer };
export type TypedPayout = Omit<Payout, "month" | "amount"> & { month: TypedAnswer; amount: TypedAnswer };
export type TypedOffer = {
  answers: Partial<Record<RowKey, TypedAnswer>>;
  payouts: readonly TypedPayout[];
  charges: readonly TypedCharge[];
};

export const BLANK: TypedAnswer = { text: "" };
export const NOTHING_TYPED: TypedOffer = { answers: {}, payouts: [], charges: [] };
export const newCharge = (kind: Charge["kind"] = "processing"): TypedCharge => ({
  name: "",
  kind,
  payee: kind === "insurance" || kind === "valuation" ? "B" : "A",
  total: BLANK,
  isYearly: false,
  way: "keptBack",
  in: "kfs",
});
export const newPayout = (): TypedPayout => ({ month: BLANK, amount: BLANK, to: "college" });

export const isBlank = ({ answers, payouts, charges }: TypedOffer) =>
  payouts.length === 0 && charges.length === 0 && Object.values(answers).every(({ text, is }) => !text && !is);

/** What a box says before anything was typed: nearly every loan is in rupees. */
export const answerOf = ({ answers }: TypedOffer, key: RowKey): TypedAnswer =>
  answers[key] ?? (key === "currency" ? { text: "INR" } : BLANK);

/** Rows that hang on another answer; each stays away until that answer asks for it. */
const ASKED_IF: Partial<Record<RowKey, (read: (key: RowKey) => string) => boolean>> = {
  benchmarkKind: (read) => read("rateType") !== "fixed",
  benchmark: (read) => read("rateType") !== "fixed",
  spread: (read) => read("rateType") !== "fixed",
  resetMonths: (read) => read("rateType") !== "fixed",
  penalInterest: (read) => read("penal") === "charge",
  coolingOff: (read) => read("isDigital") === "yes",
  letterLender: (read) => read("hasLetter") === "yes",
  letterDate: (read) => read("hasLetter") === "yes",
  letterAmount: (read) => read("hasLetter") === "yes",
  letterRate: (read) => read("hasLetter") === "yes",
  letterRateType: (read) => read("hasLetter") === "yes",
  letterTerm: (read) => read("hasLetter") === "yes",
};
const textIn = (typed: TypedOffer) => (key: RowKey) => {
  const { text, is } = answerOf(typed, key);
  return is ? "" : text;
};
export const isAsked = (typed: TypedOffer, key: RowKey) => ASKED_IF[key]?.(textIn(typed)) ?? true;

function readNumber(kind: RowSpec["kind"], text: string): number | undefined {
  if (kind === "money") return readMoney(text);
  const plain = typedText(text).trim();
  const units = kind === "rate" ? PER_CENT : kind === "months" ? IN_MONTHS : kind === "days" ? IN_DAYS : [];
  const number = parseNumber(plain.replace(/^[-−]\s*/, ""), units);
  return number !== undefined && /^[-−]/.test(plain) ? -number : number;
}
const IN_DAYS = [[/^days?$/, 1]] as const;

const LOST = Symbol("what was typed is no such answer");

function readAnswer(row: RowSpec, { text, is }: TypedAnswer): Answer<string | number> | typeof LOST {
  if (is) return is;
  const plain = normalizeLine(text);
  if (plain === "") return null;
  if (row.kind === "text" || row.kind === "day" || row.kind === "choice") return plain;
  return readNumber(row.kind, plain) ?? LOST;
}

const unreadable = (row: RowSpec) =>
  row.kind === "money"
    ? t("offerPage.noAmount", "Type the amount, such as 20,00,000 or 20 lakh")
    : row.kind === "rate"
      ? t("offerPage.noRate", "Type the per cent as a number, such as 10.25")
      : t("offerPage.noNumber", "Type a number, such as 12");

/** The offer that the boxes hold, and all that cannot be: texts that are no answer, then what the table's rules say. */
export function readOffer(typed: TypedOffer, today: string): { offer: Offer; problems: Problem[] } {
  const lost: Problem[] = [];
  const read = (row: RowSpec, answer: TypedAnswer, path: Problem["path"]) => {
    const value = readAnswer(row, answer);
    if (value !== LOST) return value;
    lost.push({ path, message: unreadable(row) });
    return null;
  };
  const number = (row: RowSpec, answer: TypedAnswer, path: Problem["path"]) =>
    read(row, answer, path) as Answer<number>;
  const rows = ROW_KEYS.filter((key) => isAsked(typed, key)).map((key) => [
    key,
    read(OFFER_ROWS[key], answerOf(typed, key), [key]),
  ]);
  const offer = {
    ...emptyOffer(),
    ...(Object.fromEntries(rows) as Partial<Offer>),
    payouts:
      textIn(typed)("payoutMode") === "stages"
        ? typed.payouts.map(({ month, amount, ...payout }, at) => ({
            ...payout,
            month: number(OFFER_ROWS.monthsBefore, month, ["payouts", at, "month"]),
            amount: number(OFFER_ROWS.sanctioned, amount, ["payouts", at, "amount"]),
          }))
        : [],
    charges:
      textIn(typed)("fees") === "some"
        ? typed.charges.map(({ total, ...charge }, at) => ({
            ...charge,
            name: normalizeLine(charge.name) || chargeKindWords[charge.kind](),
            total: number(OFFER_ROWS.totalInterest, total, ["charges", at, "total"]),
          }))
        : [],
  };
  return { offer, problems: [...lost, ...offerProblems(offer, today)] };
}

/** Boxes of the rows asked on this step that hold no answer at all. */
export const unanswered = (typed: TypedOffer, keys: readonly RowKey[]) =>
  keys.filter((key) => {
    const { text, is } = answerOf(typed, key);
    return isAsked(typed, key) && !is && text.trim() === "";
  });
