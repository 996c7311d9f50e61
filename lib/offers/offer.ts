import { daysBetween } from "@/lib/dates/calendar";
import { isRealDate } from "@/lib/dates/dates";
import type { LenderKind } from "@/lib/generated/prisma/enums";
import { t } from "@/lib/messages/text";

/**
 * A loan offer as it stands on paper: the Key Facts Statement in its own order (rows 1 to 10 of Annex A, part 2, the
 * sheet of Annex B) and the letter beside it. One table says each row's kind, words, bounds and place. No library is
 * loaded here; `lib/offers/schema` makes the schema from the same table.
 *
 * What is made of an offer is pure, and nothing of it is stored:
 * - `checkOffer(offer, day, { rules, published }): Finding[]` (`lib/offers/check`). A finding (`lib/offers/finding`)
 *   has an `id`, a `verdict` of "fits", "doesNotFit" and "cannotBeSeen", a `title`, `words` with the figures, `ask`
 *   (the sentence to send to the lender, or null), `rule` (the dated row of `lib/law`) and `rows` (keys of this table).
 *   `countVerdicts(findings)` gives the verdict line's numbers, `interestDeduction` what tax law says of the lender.
 * - `comparison(offers, day, choices): ComparedRow[]` (`lib/offers/comparison`): a row for each thing that is compared,
 *   with a cell for each offer: `{ key, label, cells: { kind, value, words }[] }`.
 * - `differences(before, after)` (`lib/offers/differences`): `{ key, label, before, after }[]` of two versions.
 */

/** "absent": the row was looked at and is empty. "unread": it cannot be read. null: not answered. None of them is 0. */
export type Answer<Value> = Value | "absent" | "unread" | null;
/** The value, or undefined where there is none to reckon with, as in a box of spaces. */
export const known = <Value>(answer: Answer<Value>): Value | undefined =>
  answer === null || answer === "absent" || answer === "unread" || (typeof answer === "string" && !answer.trim())
    ? undefined
    : (answer as Value);

type Words = () => string;
/** Where the row stands: the head, a row of Annex A part 1 or 2, the sheet of Annex B, the letter, or asked by us. */
export type Place = { part: "head" | "annexA1" | "annexA2" | "annexB" | "letter" | "own"; row?: number };
type Common = { place: Place; label: Words; hint?: Words; /** Asked on the second step only. */ isMore?: true };
/** `least` and `most` are possible; `problem` is said of what lies outside them, in a loan of this currency. */
type Bounds = { least: number; most: number; problem: (currency?: string) => string };
type NumberRow = Common & Bounds & { kind: "money" | "rate" | "months" | "count" | "days" };
type DayRow = Common & { kind: "day"; mayBeToCome: boolean };
type TextRow = Common & { kind: "text"; longest: number };
type ChoiceRow = Common & { kind: "choice"; choices: Readonly<Record<string, Words>> };
export type RowSpec = NumberRow | DayRow | TextRow | ChoiceRow;

const A1 = (row: number) => ({ part: "annexA1", row }) as const;
const A2 = (row: number) => ({ part: "annexA2", row }) as const;
const B = (row: number) => ({ part: "annexB", row }) as const;
const HEAD = { part: "head" } as const;
const LETTER = { part: "letter" } as const;
const OWN = { part: "own" } as const;

const yes = () => t("offers.choices.yes", "Yes");
const no = () => t("offers.choices.no", "No");
const YES_NO = { yes, no } as const;
const MOST_MONEY = 500_000_000;
const money = {
  kind: "money",
  least: 1,
  most: MOST_MONEY,
  problem: (currency = "INR") =>
    currency === "INR"
      ? t("offers.problems.money", "Check this amount: it must be more than 0 and at most ₹50 crore")
      : t(
          "offers.problems.moneyAbroad",
          "Check this amount: it must be more than 0 and at most {{currency}} 500 million",
          {
            currency,
          },
        ),
} as const;
const moneyOrNil = {
  ...money,
  least: 0,
  problem: (currency = "INR") =>
    currency === "INR"
      ? t("offers.problems.moneyOrNil", "Check this amount: it can be 0, and at most ₹50 crore")
      : t("offers.problems.moneyOrNilAbroad", "Check this amount: it can be 0, and at most {{currency}} 500 million", {
          currency,
        }),
} as const;
const rate = {
  kind: "rate",
  least: 0,
  most: 60,
  problem: () => t("offers.problems.rate", "Check this rate: it is a number from 0 to 60 per cent a year"),
} as const;
const months = {
  kind: "months",
  least: 1,
  most: 480,
  problem: () => t("offers.problems.months", "Check this time: it is a number of months from 1 to 480. A year is 12"),
} as const;
const fixedOrFloating = {
  fixed: () => t("offers.choices.fixed", "Fixed"),
  floating: () => t("offers.choices.floating", "Floating (it can change)"),
} as const;

/** The rows in the paper's own order. */
export const OFFER_ROWS = {
  lenderKind: {
    place: OWN,
    kind: "choice",
    label: () => t("offers.rows.lenderKind.label", "What kind of lender is it?"),
    hint: () => t("offers.rows.lenderKind.hint", "Other rules hold for a bank, a finance company and a lender abroad."),
    choices: {
      publicBank: () => t("offers.choices.publicBank", "Public sector bank"),
      privateBank: () => t("offers.choices.privateBank", "Private bank"),
      cooperativeBank: () => t("offers.choices.cooperativeBank", "Co-operative bank"),
      nbfc: () => t("offers.choices.nbfc", "Finance company (NBFC)"),
      foreignLender: () => t("offers.choices.foreignLender", "Lender outside India"),
      governmentCorporation: () => t("offers.choices.governmentCorporation", "Corporation or scheme of the state"),
      notKnown: () => t("offers.choices.kindNotKnown", "I do not know"),
    } satisfies Record<LenderKind | "notKnown", Words>,
  },
  currency: {
    place: OWN,
    kind: "choice",
    label: () => t("offers.rows.currency.label", "Currency of the loan"),
    choices: {
      INR: () => t("offers.choices.currencyINR", "Indian rupees"),
      USD: () => t("offers.choices.currencyUSD", "US dollars"),
      EUR: () => t("offers.choices.currencyEUR", "Euros"),
      GBP: () => t("offers.choices.currencyGBP", "British pounds"),
      CAD: () => t("offers.choices.currencyCAD", "Canadian dollars"),
      AUD: () => t("offers.choices.currencyAUD", "Australian dollars"),
    },
  },
  hasKfs: {
    place: HEAD,
    kind: "choice",
    label: () => t("offers.rows.hasKfs.label", "Did you get a Key Facts Statement?"),
    hint: () =>
      t("offers.rows.hasKfs.hint", "A sheet with numbered rows, often called KFS. It may be part of the letter."),
    choices: YES_NO,
  },
  lenderName: {
    place: HEAD,
    kind: "text",
    longest: 120,
    label: () => t("offers.rows.lenderName.label", "Name of the lender"),
  },
  givenOn: {
    place: HEAD,
    kind: "day",
    mayBeToCome: false,
    label: () => t("offers.rows.givenOn.label", "Day on the Key Facts Statement"),
  },
  openUntil: {
    place: HEAD,
    kind: "day",
    mayBeToCome: true,
    label: () => t("offers.rows.openUntil.label", "The offer is open until"),
    hint: () =>
      t("offers.rows.openUntil.hint", "Also called validity. If it says 3 working days, count from the next day."),
  },
  isUnderstood: {
    place: HEAD,
    kind: "choice",
    label: () => t("offers.rows.isUnderstood.label", "Is it in a language that you understand?"),
    choices: YES_NO,
  },
  proposalNumber: {
    place: A1(1),
    kind: "text",
    longest: 60,
    label: () => t("offers.rows.proposalNumber.label", "Loan proposal or account number"),
  },
  loanType: {
    place: A1(1),
    kind: "choice",
    isMore: true,
    label: () => t("offers.rows.loanType.label", "Type of loan"),
    choices: {
      modelScheme: () => t("offers.choices.modelScheme", "Education loan under the banks' (IBA) model scheme"),
      other: () => t("offers.choices.otherLoan", "Other education loan"),
    },
  },
  sanctioned: {
    ...money,
    place: A1(2),
    label: () => t("offers.rows.sanctioned.label", "Sanctioned loan amount"),
    hint: () => t("offers.rows.sanctioned.hint", "The whole loan, before any fee is taken off."),
  },
  payoutMode: {
    place: A1(3),
    kind: "choice",
    label: () => t("offers.rows.payoutMode.label", "How the money is paid out"),
    choices: {
      once: () => t("offers.choices.once", "All at once"),
      stages: () => t("offers.choices.stages", "In stages"),
    },
  },
  term: {
    ...months,
    place: A1(4),
    label: () => t("offers.rows.term.label", "Loan term in months"),
  },
  instalmentEvery: {
    place: A1(5),
    kind: "choice",
    label: () => t("offers.rows.instalmentEvery.label", "How often is an instalment due?"),
    choices: {
      month: () => t("offers.choices.everyMonth", "Every month"),
      quarter: () => t("offers.choices.everyQuarter", "Every 3 months"),
      other: () => t("offers.choices.everyOther", "Another way"),
    },
  },
  instalments: {
    ...months,
    kind: "count",
    place: A1(5),
    label: () => t("offers.rows.instalments.label", "Number of instalments"),
    hint: () => t("offers.rows.instalments.hint", "Those after your study (EPIs or EMIs)."),
  },
  instalment: {
    ...money,
    place: A1(5),
    label: () => t("offers.rows.instalment.label", "Amount of one instalment"),
    hint: () => t("offers.rows.instalment.hint", "The EPI or EMI after your study."),
  },
  monthsBefore: {
    kind: "months",
    least: 0,
    most: 120,
    problem: () => t("offers.problems.monthsBefore", "Check these months: they are from 0 to 120"),
    place: A1(5),
    label: () => t("offers.rows.monthsBefore.label", "Months before the first instalment"),
    hint: () =>
      t("offers.rows.monthsBefore.hint", "Course and waiting time after it. 0 if instalments begin the month after."),
  },
  rate: { ...rate, place: A1(6), label: () => t("offers.rows.rate.label", "Interest rate, per cent a year") },
  rateType: {
    place: A1(6),
    kind: "choice",
    label: () => t("offers.rows.rateType.label", "Kind of rate"),
    choices: fixedOrFloating,
  },
  benchmarkKind: {
    place: A1(7),
    kind: "choice",
    isMore: true,
    label: () => t("offers.rows.benchmarkKind.label", "What does the rate follow?"),
    choices: {
      outside: () => t("offers.choices.outside", "An outside rate, such as the repo rate"),
      own: () => t("offers.choices.own", "The lender's own rate, such as MCLR or PLR"),
    },
  },
  benchmark: { ...rate, place: A1(7), label: () => t("offers.rows.benchmark.label", "Benchmark rate (B)") },
  spread: {
    kind: "rate",
    least: -30,
    most: 60,
    problem: () => t("offers.problems.spread", "Check this spread: it is a number from -30 to 60"),
    place: A1(7),
    label: () => t("offers.rows.spread.label", "Spread (S)"),
    hint: () => t("offers.rows.spread.hint", "What is added to the benchmark. It can be below 0."),
  },
  resetMonths: {
    kind: "months",
    least: 1,
    most: 120,
    problem: () => t("offers.problems.resetMonths", "Check these months: they are from 1 to 120"),
    place: A1(7),
    label: () => t("offers.rows.resetMonths.label", "The benchmark is reset every so many months"),
  },
  fees: {
    place: A1(8),
    kind: "choice",
    label: () => t("offers.rows.fees.label", "Fees and charges"),
    hint: () => t("offers.rows.fees.hint", "An empty row is “not there”. Only a written nil or 0 means no fee."),
    choices: {
      some: () => t("offers.choices.someFees", "Fees stand there"),
      none: () => t("offers.choices.noFees", "It says nil or 0"),
    },
  },
  apr: {
    ...rate,
    most: 100,
    problem: () => t("offers.problems.apr", "Check the APR: it is a number from 0 to 100 per cent"),
    place: A1(9),
    label: () => t("offers.rows.apr.label", "Annual Percentage Rate (APR)"),
  },
  penal: {
    place: A1(10),
    kind: "choice",
    label: () => t("offers.rows.penal.label", "If you pay late"),
    choices: {
      charge: () => t("offers.choices.penalCharge", "A charge, a sum or a share of what is late"),
      rate: () => t("offers.choices.penalRate", "A higher interest rate"),
      none: () => t("offers.choices.penalNone", "It says nil"),
    },
  },
  penalInterest: {
    place: A1(10),
    kind: "choice",
    isMore: true,
    label: () => t("offers.rows.penalInterest.label", "Is interest taken on that charge?"),
    choices: YES_NO,
  },
  prepayment: {
    place: A1(10),
    kind: "choice",
    label: () => t("offers.rows.prepayment.label", "Is there a charge for paying back early?"),
    hint: () => t("offers.rows.prepayment.hint", "Also called foreclosure or part payment."),
    choices: {
      no,
      yes,
      letterOnly: () => t("offers.choices.letterOnly", "Yes, but only the letter says so"),
    },
  },
  lockIn: {
    place: A1(10),
    kind: "choice",
    isMore: true,
    label: () => t("offers.rows.lockIn.label", "Must you wait before you may pay back early?"),
    choices: YES_NO,
  },
  officerPhone: {
    place: A2(3),
    kind: "choice",
    label: () => t("offers.rows.officerPhone.label", "Phone of the nodal officer for complaints"),
    choices: { there: () => t("offers.choices.there", "It is there") },
  },
  officerEmail: {
    place: A2(3),
    kind: "choice",
    label: () => t("offers.rows.officerEmail.label", "E-mail of the nodal officer for complaints"),
    choices: { there: () => t("offers.choices.there", "It is there") },
  },
  coLending: {
    place: A2(5),
    kind: "choice",
    isMore: true,
    label: () => t("offers.rows.coLending.label", "Do two lenders lend together?"),
    choices: {
      no,
      named: () => t("offers.choices.coLendersNamed", "Yes, and both stand there with one rate"),
      notNamed: () => t("offers.choices.coLendersNotNamed", "Yes, but not both, or not one rate"),
    },
  },
  isDigital: {
    place: A2(6),
    kind: "choice",
    isMore: true,
    label: () => t("offers.rows.isDigital.label", "Is it a digital loan, made in an app or on a site?"),
    choices: YES_NO,
  },
  coolingOff: {
    kind: "days",
    least: 0,
    most: 90,
    problem: () => t("offers.problems.coolingOff", "Check these days: they are from 0 to 90"),
    place: A2(6),
    isMore: true,
    label: () => t("offers.rows.coolingOff.label", "Cooling-off days"),
    hint: () => t("offers.rows.coolingOff.hint", "Days in which you may give the loan back."),
  },
  totalInterest: {
    ...moneyOrNil,
    place: B(5),
    label: () => t("offers.rows.totalInterest.label", "Total interest"),
  },
  net: {
    ...money,
    place: B(7),
    label: () => t("offers.rows.net.label", "Net disbursed amount"),
    hint: () => t("offers.rows.net.hint", "The loan less all charges."),
  },
  totalToPay: {
    ...money,
    place: B(8),
    label: () => t("offers.rows.totalToPay.label", "Total amount to be paid"),
  },
  hasLetter: {
    place: LETTER,
    kind: "choice",
    label: () => t("offers.rows.hasLetter.label", "Did you get a sanction letter?"),
    choices: YES_NO,
  },
  letterLender: {
    place: LETTER,
    kind: "text",
    longest: 120,
    isMore: true,
    label: () => t("offers.rows.letterLender.label", "Lender's name in the letter"),
  },
  letterDate: {
    place: LETTER,
    kind: "day",
    mayBeToCome: false,
    isMore: true,
    label: () => t("offers.rows.letterDate.label", "Day of the letter"),
  },
  letterAmount: {
    ...money,
    place: LETTER,
    isMore: true,
    label: () => t("offers.rows.letterAmount.label", "Loan amount in the letter"),
  },
  letterRate: {
    ...rate,
    place: LETTER,
    isMore: true,
    label: () => t("offers.rows.letterRate.label", "Interest rate in the letter"),
  },
  letterRateType: {
    place: LETTER,
    kind: "choice",
    isMore: true,
    label: () => t("offers.rows.letterRateType.label", "Kind of rate in the letter"),
    choices: fixedOrFloating,
  },
  letterTerm: {
    ...months,
    place: LETTER,
    isMore: true,
    label: () => t("offers.rows.letterTerm.label", "Loan term in the letter, in months"),
  },
  studyInterest: {
    place: LETTER,
    kind: "choice",
    label: () => t("offers.rows.studyInterest.label", "Interest while you study"),
    choices: {
      paid: () => t("offers.choices.studyPaid", "I pay it every month"),
      simple: () => t("offers.choices.studySimple", "Simple: added once, when instalments begin"),
      compound: () => t("offers.choices.studyCompound", "Added every month: interest on interest"),
      other: () => t("offers.choices.studyOther", "Another way"),
      none: () => t("offers.choices.studyNone", "Instalments begin at once"),
    },
  },
  insurance: {
    place: LETTER,
    kind: "choice",
    label: () => t("offers.rows.insurance.label", "Insurance with the loan"),
    choices: {
      none: () => t("offers.choices.insuranceNone", "None is named"),
      free: () => t("offers.choices.insuranceFree", "Offered, and I may say no"),
      condition: () => t("offers.choices.insuranceCondition", "The loan is given only with it"),
    },
  },
  security: {
    place: LETTER,
    kind: "choice",
    isMore: true,
    label: () => t("offers.rows.security.label", "Security that the lender takes"),
    choices: {
      none: () => t("offers.choices.securityNone", "None"),
      property: () => t("offers.choices.securityProperty", "House, flat or land"),
      deposit: () => t("offers.choices.securityDeposit", "Fixed deposit, policy or bonds"),
      other: () => t("offers.choices.securityOther", "Something else"),
    },
  },
} as const satisfies Record<string, RowSpec>;

export type RowKey = keyof typeof OFFER_ROWS;
export const ROW_KEYS = Object.keys(OFFER_ROWS) as RowKey[];
type ValueOf<Row> = Row extends { choices: infer Choices } ? keyof Choices : Row extends NumberRow ? number : string;

/** A payout of row 3. `month` 0 is the first one; `to` the insurer or the lender itself never reaches the college. */
export type Payout = { month: Answer<number>; amount: Answer<number>; to: PayoutTo };
export const PAYOUT_TO = ["college", "student", "insurer", "lender"] as const;
export type PayoutTo = (typeof PAYOUT_TO)[number];
export const MOST_PAYOUTS = 12;

export const CHARGE_KINDS = ["processing", "insurance", "valuation", "other"] as const;
/** Of row 8: A is the lender's own, B is passed on to a third party. */
export const CHARGE_PAYEES = ["A", "B"] as const;
/** Kept back from the payout, paid out of the loan as a payout of its own, or paid by hand. */
export const CHARGE_WAYS = ["keptBack", "fromLoan", "byHand"] as const;
/** The papers that name the charge. */
export const CHARGE_PLACES = ["both", "kfs", "letter"] as const;
/** One charge; `total` with GST, in the loan's currency. A yearly charge is that of one year. */
export type Charge = {
  name: string;
  kind: (typeof CHARGE_KINDS)[number];
  payee: (typeof CHARGE_PAYEES)[number];
  total: Answer<number>;
  isYearly: boolean;
  way: (typeof CHARGE_WAYS)[number];
  in: (typeof CHARGE_PLACES)[number];
};
export const MOST_CHARGES = 12;

/** Amounts have at most two places; rates are per cent a year; days are YYYY-MM-DD in India. */
export type Offer = { [Key in RowKey]: Answer<ValueOf<(typeof OFFER_ROWS)[Key]>> } & {
  payouts: readonly Payout[];
  charges: readonly Charge[];
};

/** null: not answered, or not known to whoever typed it. */
export function lenderKindOf({ lenderKind }: Pick<Offer, "lenderKind">): LenderKind | null {
  const kind = known(lenderKind);
  return kind === undefined || kind === "notKnown" ? null : kind;
}

/** Whether the sums hold, which are those of monthly instalments. Not answered counts as monthly, as nearly all are. */
/** Not answered counts as rupees, as the box says at first; undefined of one that cannot be read. */
export const currencyOf = ({ currency }: Pick<Offer, "currency">) => (currency === null ? "INR" : known(currency));
export const isMonthly = ({ instalmentEvery }: Pick<Offer, "instalmentEvery">) =>
  instalmentEvery === null || instalmentEvery === "month";

export const emptyOffer = (): Offer => ({
  ...(Object.fromEntries(ROW_KEYS.map((key) => [key, null])) as Omit<Offer, "payouts" | "charges">),
  payouts: [],
  charges: [],
});

/** The words for an answer that is no value. */
export const answerWords = {
  absent: () => t("offers.answers.absent", "Not there"),
  unread: () => t("offers.answers.unread", "I cannot read it"),
} as const;
export const chargeKindWords = {
  processing: () => t("offers.charges.processing", "Processing fee"),
  insurance: () => t("offers.charges.insurance", "Insurance"),
  valuation: () => t("offers.charges.valuation", "Valuation or legal check"),
  other: () => t("offers.charges.other", "Another charge"),
} as const satisfies Record<Charge["kind"], Words>;

export type Problem = { path: readonly (string | number)[]; message: string };

const isMoney = (value: number) => Number.isFinite(value) && Math.round(value * 100) / 100 === value;

/** What is impossible in one answer by itself; undefined for nothing. @param today YYYY-MM-DD in India */
function rowProblem(key: RowKey, offer: Offer, today: string): string | undefined {
  const row: RowSpec = OFFER_ROWS[key];
  const value = known<string | number>(offer[key]);
  if (value === undefined) return undefined;
  if (row.kind === "choice")
    return Object.hasOwn(row.choices, value) ? undefined : t("offers.problems.choice", "Choose one of the answers");
  if (row.kind === "text")
    return typeof value === "string" && value.length <= row.longest
      ? undefined
      : t("offers.problems.text", "Keep this to {{longest}} letters", { longest: row.longest });
  if (row.kind === "day") return dayProblem(value, row.mayBeToCome ? null : today);
  const isWhole = row.kind !== "money" && row.kind !== "rate";
  if (typeof value !== "number" || !(value >= row.least && value <= row.most))
    return row.problem(known(offer.currency));
  if (isWhole && !Number.isInteger(value)) return t("offers.problems.whole", "Enter a whole number");
  if (row.kind === "money" && !isMoney(value)) return t("offers.problems.paise", "Enter at most two places of paise");
  return undefined;
}

function dayProblem(value: string | number, latest: string | null): string | undefined {
  if (typeof value !== "string" || !isRealDate(value))
    return t("offers.problems.day", "Enter the day, the month and the year, such as 21 11 2026");
  if (value < "2000-01-01") return t("offers.problems.dayEarly", "Check the year: it is before 2000");
  if (latest !== null && value > latest) return t("offers.problems.dayToCome", "This day is still to come: check it");
  if (latest === null && value > "2100-01-01") return t("offers.problems.dayLate", "Check the year: it is after 2100");
  return undefined;
}

/**
 * Everything impossible in an offer, each with a sentence for its box: answers by themselves, then those that do not go
 * together (19 lakh for 1.9 lakh, an instalment above the loan). What a paper may really say is left to `checkOffer`.
 */
export function offerProblems(offer: Offer, today: string): Problem[] {
  const single = ROW_KEYS.flatMap((key) => {
    const message = rowProblem(key, offer, today);
    return message === undefined ? [] : [{ path: [key], message }];
  });
  const bad = new Set(single.map(({ path }) => path[0]));
  const pairs = PAIRS.flatMap(({ of, beside, message }) => {
    const [value, other] = [known<string | number>(offer[of]), known<string | number>(offer[beside])];
    if (value === undefined || other === undefined || bad.has(of) || bad.has(beside)) return [];
    const said = message(value as never, other as never, offer);
    return said === undefined ? [] : [{ path: [of], message: said }];
  });
  return [...single, ...pairs, ...listProblems(offer)];
}

const TEN_TIMES = [10, 100];
const isSlip = (value: number, other: number) =>
  TEN_TIMES.some((times) => value === other * times || other === value * times);

/** Two answers that cannot both be as typed; the sentence stands at the first. */
const PAIRS: readonly {
  of: RowKey;
  beside: RowKey;
  message: (value: never, other: never, offer: Offer) => string | undefined;
}[] = [
  {
    of: "instalment",
    beside: "sanctioned",
    message: (instalment: number, loan: number, { instalments }) =>
      instalment > loan && instalments !== 1
        ? t("offers.problems.instalmentAboveLoan", "One instalment cannot be more than the whole loan: check both")
        : undefined,
  },
  {
    of: "letterAmount",
    beside: "sanctioned",
    message: (letter: number, loan: number) =>
      isSlip(letter, loan)
        ? t(
            "offers.problems.tenTimes",
            "The two loan amounts differ by exactly 10 or 100 times: is a 0 or a dot wrong?",
          )
        : undefined,
  },
  {
    of: "net",
    beside: "sanctioned",
    message: (net: number, loan: number) =>
      net > loan ? t("offers.problems.netAboveLoan", "It cannot be more than the loan: check both amounts") : undefined,
  },
  {
    of: "totalToPay",
    beside: "sanctioned",
    // Instalments are rounded, so without interest their sum may miss the loan by a rupee each.
    message: (total: number, loan: number, { rate: pct, instalments }) =>
      total < loan - (pct === 0 ? (known(instalments) ?? 0) : 0)
        ? t("offers.problems.totalBelowLoan", "It cannot be less than the loan: check both")
        : undefined,
  },
  {
    of: "openUntil",
    beside: "givenOn",
    message: (until: string, given: string) =>
      daysBetween(given, until) < 0
        ? t("offers.problems.untilBeforeGiven", "This day is before the day on the statement: check both")
        : undefined,
  },
];

function listProblems({ payouts, charges, fees, sanctioned, currency }: Offer): Problem[] {
  const problems: Problem[] = [];
  const code = known(currency);
  if (fees === "none" && charges.some(({ in: place, total }) => place !== "letter" && total !== 0))
    problems.push({
      path: ["fees"],
      message: t("offers.problems.feesNil", "It says nil, but a charge of the statement is below: check both"),
    });
  for (const [index, { month, amount }] of payouts.entries()) {
    const [when, much] = [known(month), known(amount)];
    if (when !== undefined && !(Number.isInteger(when) && when >= 0 && when <= 120))
      problems.push({ path: ["payouts", index, "month"], message: OFFER_ROWS.monthsBefore.problem() });
    if (much !== undefined && !(much > 0 && much <= MOST_MONEY && isMoney(much)))
      problems.push({ path: ["payouts", index, "amount"], message: OFFER_ROWS.sanctioned.problem(code) });
  }
  const loan = known(sanctioned);
  for (const [index, { total }] of charges.entries()) {
    const much = known(total);
    if (much === undefined) continue;
    const path = ["charges", index, "total"];
    if (!(much >= 0 && much <= MOST_MONEY && isMoney(much)))
      problems.push({ path, message: OFFER_ROWS.totalInterest.problem(code) });
    else if (loan && much >= loan)
      problems.push({ path, message: t("offers.problems.chargeAboveLoan", "A charge cannot be as much as the loan") });
  }
  return problems;
}
