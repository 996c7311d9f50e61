import { addDays, addMonths } from "@/lib/dates/calendar";
import type { PlanDraft } from "./draft";
import type { Due, MoneyPlan, Source } from "./plan";
import type { ToShow } from "./to-show";

/** Hundredths by box; undefined where nothing was typed. */
type Amounts = Readonly<Partial<Record<string, number>>>;
type Dates = Readonly<Partial<Record<string, string | null>>> & { start: string };

/** Of savings of which nobody says since when they lie there: there all along. */
const ALL_ALONG = "2020-01-01";

/** Half of an amount, the first one larger by a cent where it is odd. */
const halves = (cents: number) => [Math.ceil(cents / 2), Math.floor(cents / 2)] as const;

/** The due of an account that is filled before the visa. */
const FILLED = "account";

/** What has to be paid by which day, of what was typed. */
export function duesOf(
  { tuition = 0, deposit = 0, living = 0, fees = 0, travel = 0 }: Amounts,
  { start, depositDay, visaDay }: Dates,
  {
    years,
    isTwice,
    account,
  }: {
    years: number;
    isTwice: boolean;
    /** Cents of the first year's living money that go into an account before the visa; at the most all of it. */
    account: number;
  },
): Due[] {
  const blocked = Math.min(account, living);
  const before = visaDay ?? start;
  const due = (
    id: string,
    [kind, payee]: readonly [Due["kind"], Due["payee"]],
    day: string,
    year: number,
    cents: number,
  ) => ({ id, kind, payee, day, year, amount: { hundredths: cents, money: "foreign" } }) satisfies Due;
  const yearly = Array.from({ length: years }, (_, index) => {
    const year = index + 1;
    const [begins, middle] = [addMonths(start, index * 12), addMonths(start, index * 12 + 6)];
    const paid = year === 1 ? deposit : 0;
    const [half] = halves(tuition);
    const [first, second] = halves(year === 1 ? living - blocked : living);
    const atOnce = isTwice ? Math.max(0, half - paid) : tuition - paid;
    return [
      due(`tuition-${year}`, TUITION, begins, year, atOnce),
      due(`tuition-later-${year}`, TUITION, middle, year, tuition - paid - atOnce),
      due(`living-${year}`, LIVING, begins, year, first),
      due(`living-later-${year}`, LIVING, middle, year, second),
    ];
  });
  const journey = due("travel", ["travel", "airline"], start, 1, 0);
  return [
    due("deposit", ["deposit", "university"], depositDay ?? addDays(before, -1), 1, deposit),
    due("fees", ["visaFee", "embassy"], before, 1, fees),
    due(FILLED, ["account", "student"], before, 1, blocked),
    { ...journey, amount: { hundredths: travel, money: "rupees" } as const },
    ...yearly.flat(),
  ].filter(({ amount }) => amount.hundredths > 0);
}

const TUITION = ["tuition", "university"] as const;
const LIVING = ["living", "student"] as const;

/** Who brings how much from which day on, of what was typed. */
export function sourcesOf(
  { savings = 0, yearly = 0, award = 0, loan = 0, loanBy: inAccount = 0 }: Amounts,
  { start, savingsDay, loanDay }: Dates,
  { years, draft, paid }: { years: number; draft: PlanDraft; /** Dues of past days. */ paid: readonly Due[] },
): Source[] {
  const loanBy = Math.min(inAccount, loan);
  const ofFamily = (id: string, day: string, hundredths: number): Source => ({
    id,
    payer: "family",
    sender: "family",
    day,
    amount: { hundredths, money: "rupees" },
    pays: null,
    isSure: true,
  });
  const each = Array.from({ length: years }, (_, index): Source[] => {
    const day = addMonths(start, index * 12);
    const isSure = draft.hasAward === "yes";
    const amount = { hundredths: award, money: "foreign" } as const;
    return [
      ofFamily(`yearly-${index + 1}`, day, yearly),
      { id: `award-${index + 1}`, payer: "scholarship", sender: "", day, amount, pays: ["tuition"], isSure },
    ];
  });
  const borrowed = (id: string, hundredths: number): Source => ({
    id,
    payer: "loan",
    // A lender abroad pays there: nothing is sent from India.
    sender: draft.lender === "foreign" ? "" : "student",
    day: loanDay ?? start,
    amount: { hundredths, money: "rupees" },
    pays: null,
    isSure: draft.isSanctioned === "yes",
  });
  return [
    ...paid.map(({ id, kind, day, amount }) => ({ ...ofFamily(`paid-${id}`, day, 0), amount, pays: [kind] })),
    ofFamily("savings", savingsDay ?? ALL_ALONG, savings),
    ...each.flat(),
    // What the lender pays to others is spent first, so that what lies in the own account is there to be shown.
    borrowed("loan", loan - loanBy),
    borrowed(IN_ACCOUNT, loanBy),
  ].filter(({ amount }) => amount.hundredths > 0);
}

/** The part of a loan that is paid into the own account. */
const IN_ACCOUNT = "loan-account";
/** What of the first year's fees may be paid before the day. */
const FIRST_FEES = ["deposit", "tuition-1", "tuition-later-1"];

/** What was paid before today, of no money that is there now: the deposit and the visa fees. @param today YYYY-MM-DD */
export const paidOf = (dues: readonly Due[], today: string) =>
  dues.filter(({ kind, day }) => (kind === "deposit" || kind === "visaFee" || kind === "account") && day < today);

/** Own savings count, and of a loan what is paid into the own account; both have to lie there from the first day on. */
export const proofOf = (
  { sources, dues }: Pick<MoneyPlan, "sources" | "dues">,
  { parts, fees }: ToShow,
  day: string,
  holdDays: number,
): MoneyPlan["proof"] => ({
  amounts: parts.map(({ amount }) => amount),
  fees: fees.isAsked ? dues.flatMap(({ id }) => (FIRST_FEES.includes(id) ? [id] : [])) : [],
  ...{ day, holdDays },
  counts: sources.flatMap(({ id, isSure }) => (isSure && (id === "savings" || id === IN_ACCOUNT) ? [id] : [])),
  keeps: [FILLED],
});
