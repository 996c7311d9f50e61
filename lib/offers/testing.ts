import examples from "./examples.json";
import { type Answer, type Charge, emptyOffer, type Offer, type Payout } from "./offer";

type Told<Value> = Value | "absent" | "unread";
type ToldCharge = { name: string; total: Told<number>; how?: string };
type Paper = (typeof examples.offers)[number];

/** What a careful reader finds in E1: a worked example of sums, which is neither statement nor letter. */
const WORKED_EXAMPLE: Partial<Offer> = { hasKfs: "unread", hasLetter: "absent" };
const WAYS: Readonly<Record<string, Charge["way"]>> = { "kept back": "keptBack", "paid out of the loan": "fromLoan" };
const STUDY: Readonly<Record<string, Offer["studyInterest"]>> = {
  none: "none",
  simple: "simple",
  compound: "compound",
  interestOnly: "paid",
};
const toldOf = <Value>(value: Told<Value> | undefined): Answer<Value> => value ?? null;

function chargesOf({ letter, kfs }: Paper): Charge[] {
  const inLetter = letter.charges as ToldCharge[];
  const rows = kfs.part1["8_fees"];
  const lists = { A: rows.A_toTheLender as ToldCharge[], B: rows.B_throughTheLender as ToldCharge[] };
  return (["A", "B"] as const).flatMap((payee) =>
    lists[payee].map(({ name, total }) => {
      const same = inLetter.find((charge) => charge.name === name);
      return {
        ...{ name, payee, total, isYearly: false, kind: "processing" as const },
        way: WAYS[same?.how ?? "kept back"]!,
        in: same ? ("both" as const) : ("kfs" as const),
      };
    }),
  );
}

/** A paper of the examples as it would be typed. */
function typed(paper: Paper): Offer {
  const { lender, letter, kfs, sums } = paper;
  const { header, part1, part2, annexB, readings } = kfs;
  const floating = typeof part1["7_floating"] === "object" ? part1["7_floating"] : undefined;
  const reading = (told: string) => (told === "does not apply" ? null : told) as Answer<"yes" | "no">;
  const there = (told: string) => (told === "absent" ? "absent" : "there") as Answer<"there">;
  const charges = chargesOf(paper);
  const penal = readings.penalAddedToRate;
  return {
    ...emptyOffer(),
    lenderKind: lender.kind === "foreign" ? "foreignLender" : lender.kind === "nbfc" ? "nbfc" : bankOf(lender),
    currency: sums.currency as Offer["currency"],
    hasKfs: "yes",
    lenderName: header.lender,
    givenOn: header.givenOn,
    openUntil: header.openUntil,
    isUnderstood: header.understood ? "yes" : "no",
    proposalNumber: part1["1_proposal"].number,
    loanType: part1["1_proposal"].type.includes("IBA") ? "modelScheme" : "other",
    sanctioned: part1["2_sanctionedAmount"],
    payoutMode: part1["3_disbursal"].mode === "in stages" ? "stages" : "once",
    payouts: sums.payouts.map(({ month, amount, to }): Payout => ({
      ...{ month, amount },
      to: to === "borrower" ? "student" : (to as Payout["to"]),
    })),
    term: part1["4_term"].months,
    instalments: part1["5_instalment"].number,
    instalment: part1["5_instalment"].epi,
    monthsBefore: part1["5_instalment"].startsInMonth - 1,
    rate: part1["6_rate"].percent,
    rateType: part1["6_rate"].type as Offer["rateType"],
    benchmarkKind: floating ? "outside" : null,
    benchmark: toldOf(floating?.B),
    spread: toldOf(floating?.S),
    resetMonths: toldOf(floating?.resetMonthsB),
    fees: charges.length > 0 ? "some" : "absent",
    charges,
    apr: part1["9_apr"],
    prepayment: reading(readings.prepaymentChargeOnThisLoan),
    lockIn: reading(readings.lockIn),
    penal: penal === "no" ? "charge" : penal === "yes" ? "rate" : "absent",
    penalInterest: reading(readings.penalCapitalised),
    officerPhone: there(part2["3_nodalOfficer"].phone),
    officerEmail: there(part2["3_nodalOfficer"].email),
    coLending: "no",
    isDigital: "no",
    totalInterest: annexB["5_totalInterest"],
    net: annexB["7_netDisbursed"],
    totalToPay: annexB["8_totalToBePaid"],
    hasLetter: "yes",
    letterLender: letter.lender,
    letterDate: letter.date,
    letterAmount: letter.amount,
    letterRate: letter.ratePct,
    letterRateType: letter.rateType as Offer["letterRateType"],
    letterTerm: letter.termMonths,
    studyInterest: STUDY[sums.studyMode]!,
    insurance: "none",
    security: "none",
    ...(paper.id === "E1" ? WORKED_EXAMPLE : {}),
  };
}

const bankOf = (lender: object) =>
  "ownership" in lender && lender.ownership === "public" ? "publicBank" : "privateBank";

export const EXAMPLES = examples.offers.map((paper) => ({ ...paper, offer: typed(paper) }));
export const example = (id: string) => EXAMPLES.find((paper) => paper.id === id)!.offer;
