import { formatDate } from "@/lib/dates/dates";
import { type RateDays, type WhyNot, whyNotOn } from "@/lib/lenders/rate-days";
import { t } from "@/lib/messages/text";
import {
  chargesOf,
  type Figures,
  figuresOf,
  fittingWays,
  internalRate,
  isWithin,
  monthsBefore,
  netOf,
  payoutsOf,
  promisedWay,
  repayment,
  STUDY_WAYS,
  type Terms,
  termsOf,
  toPaise,
} from "./figures";
import {
  cannotBeSeen,
  doesNotFit,
  type Finding,
  fits,
  type Judged,
  missing,
  moneyWords,
  rateWords,
  studyUnknown,
} from "./finding";
import { isMonthly, known, type Offer, type RowKey } from "./offer";
import { mayBeOneName, plainName } from "./names";
import { askWithout, hasInsurance, paperDay } from "./rule-checks";

/** What a lender publishes for such a loan. Per cent a year. */
export type Published = {
  /** null where each rate has a part that is not published, so that none has a figure. */
  lowest: number | null;
  /** null where it says none. */
  highest: number | null;
  /** The highest of every rate that the paper's may be, weakly known ones too; null where one of them says none. */
  ceiling: number | null;
  /** The rates in the words of the list, which are English. */
  words: string;
  /** The date of the oldest page and of the newest, in words, once where they are one. */
  asOf: readonly string[];
  days: readonly (RateDays | null)[];
  /** Whether the lender, an authority or a newspaper says so, and not a broker's page or a table of others alone. */
  isSure: boolean;
  /** Whether they are for everybody, and not for some students or institutes alone. */
  isForAll: boolean;
};
/** What an offer is held against beside its own sums. `day` of the check, YYYY-MM-DD. */
type Beside = { published: Published | undefined; isBundlingRuled: boolean; day: string };
export type SumCheck = Pick<Finding, "id" | "rows"> & {
  title: () => string;
  judge: (offer: Offer, beside: Beside) => Judged | null;
};

const APR_TOLERANCE = 0.05;
const RATE_TOLERANCE = 0.005;

/** Our own sums and comparisons: no law stands behind them, and a difference is a question. */
export const SUM_CHECKS: readonly SumCheck[] = [
  {
    id: "house-insurance",
    rows: ["insurance", "charges"],
    title: () => t("offers.checks.insurance", "Insurance with the loan"),
    judge: (offer, { isBundlingRuled }) => {
      if (isBundlingRuled || !hasInsurance(offer)) return null;
      if (offer.insurance === "free") return fits(t("offers.rules.insuranceFree", "You may say no to it."));
      return cannotBeSeen(
        t("offers.sums.insuranceAsk", "We know no rule of this day about it. Ask for the price without it."),
        askWithout(),
      );
    },
  },
  {
    id: "house-same-lender",
    rows: ["lenderName", "letterLender"],
    title: () => t("offers.checks.sameLender", "One lender in both papers"),
    judge: sameLender,
  },
  {
    id: "house-typing-slip",
    rows: ["sanctioned", "instalment", "instalments"],
    title: () => t("offers.checks.typingSlip", "Size of the amounts"),
    judge: (offer) => {
      const [unknown, terms] = [firstUnknown(offer), termsOf(offer)];
      if (unknown) return missing(offer, unknown);
      if (!terms) return noTerms(offer);
      return isTypingSlip(offer)
        ? cannotBeSeen(
            t(
              "offers.sums.slip",
              "Loan and instalment differ in size by about 10 or 100 times. Look at both again: is a 0 or a dot wrong?",
            ),
          )
        : fits(t("offers.sums.oneSize", "Loan, instalment and term are of one size."));
    },
  },
  {
    id: "house-letter-kfs",
    rows: ["letterAmount", "letterRate", "letterRateType", "letterTerm"],
    title: () => t("offers.checks.letterKfs", "Letter and statement"),
    judge: letterAndStatement,
  },
  {
    id: "house-r-b-s",
    rows: ["rate", "benchmark", "spread"],
    title: () => t("offers.checks.rateParts", "Benchmark and spread"),
    judge: (offer) => (offer.rateType === "floating" ? rateParts(offer) : null),
  },
  {
    id: "house-epi",
    rows: ["instalment", "sanctioned", "rate", "term", "instalments", "monthsBefore"],
    title: () => t("offers.checks.instalment", "The instalment"),
    judge: (offer) => withoutSlip(offer) ?? instalment(offer),
  },
  {
    id: "house-net",
    rows: ["net", "sanctioned", "fees", "charges"],
    title: () => t("offers.checks.net", "The net amount"),
    judge: net,
  },
  {
    id: "house-total",
    rows: ["totalInterest", "totalToPay"],
    title: () => t("offers.checks.total", "Interest and total"),
    judge: (offer) => withoutSlip(offer) ?? total(offer),
  },
  {
    id: "house-apr",
    rows: ["apr", "fees", "charges"],
    title: () => t("offers.checks.apr", "The yearly cost (APR)"),
    judge: (offer) => withoutSlip(offer) ?? apr(offer),
  },
  {
    id: "house-study-interest",
    rows: ["studyInterest", "instalment"],
    title: () => t("offers.checks.studyInterest", "Interest while you study"),
    judge: (offer) => (monthsBefore(offer) === 0 ? null : (withoutSlip(offer) ?? studyInterest(offer))),
  },
  {
    id: "house-published-rate",
    rows: ["rate"],
    title: () => t("offers.checks.published", "The rate and what the lender publishes"),
    judge: (offer, { published, day }) => (published ? againstPublished(offer, published, day) : null),
  },
];

function noTerms(offer: Offer): Judged {
  if (!isMonthly(offer)) return known(offer.instalmentEvery) ? notMonthly() : missing(offer, "instalmentEvery");
  if (monthsBefore(offer) === undefined) return missing(offer, "monthsBefore");
  const { payouts } = offer;
  if (payouts.length === 0 && known(offer.payoutMode) === undefined) return missing(offer, "payoutMode");
  if (
    payouts.length === 0 ||
    payouts.some(({ month, amount }) => known(month) === undefined || known(amount) === undefined)
  )
    return cannotBeSeen(t("offers.sums.noPayouts", "The payouts are not all known, so there is no sum."));
  return payoutsOf(offer)
    ? cannotBeSeen(t("offers.sums.latePayout", "A payout comes after instalments begin. We have no sum for that."))
    : cannotBeSeen(
        t("offers.sums.payoutsDiffer", "The payouts do not make the loan amount, so there is no sum."),
        t("offers.sums.askPayouts", "Your payouts do not make the loan amount. Please send me the plan of payouts."),
      );
}

const notMonthly = () =>
  cannotBeSeen(
    t(
      "offers.sums.notMonthly",
      "Our sums are for instalments of each month. These come in another way, so we have none.",
    ),
    t("offers.sums.askPlan", "Please send me the plan of all instalments: its day, and how much of each is interest."),
  );

/** The first answer without which no instalment follows. */
const firstUnknown = (offer: Offer): RowKey | undefined =>
  (["sanctioned", "rate", "instalments", "instalment"] as const).find((key) => known(offer[key]) === undefined);

function isTypingSlip(offer: Offer): boolean {
  const [terms, printed] = [termsOf(offer), known(offer.instalment)];
  if (!terms || printed === undefined || fittingWays(terms, printed).length > 0) return false;
  return STUDY_WAYS.some((way) =>
    [0.01, 0.1, 10, 100].some((times) => isWithin((printed * times) / repayment(terms, way).instalment, 1, 0.2)),
  );
}

const withoutSlip = (offer: Offer) =>
  isTypingSlip(offer)
    ? cannotBeSeen(
        t("offers.sums.slipFirst", "Look at the amounts first: one of them seems to have a 0 or a dot wrong."),
      )
    : undefined;

const hasNoKfs = ({ hasKfs }: Offer) => hasKfs === "no" || hasKfs === "absent";
const noLetter = () => cannotBeSeen(t("offers.sums.noLetter", "There is no letter to compare."));
const noStatement = () =>
  cannotBeSeen(t("offers.sums.noStatement", "There is no Key Facts Statement to compare with the letter."));

function sameLender(offer: Offer): Judged {
  if (offer.hasLetter !== "yes") return noLetter();
  if (hasNoKfs(offer)) return noStatement();
  const [name, other] = [known(offer.lenderName), known(offer.letterLender)];
  if (name === undefined) return missing(offer, "lenderName");
  if (other === undefined) return missing(offer, "letterLender");
  if (plainName(name) === plainName(other))
    return fits(t("offers.sums.sameLender", "Letter and statement name the same lender."));
  const words = t("offers.sums.otherLender", "The statement is of {{name}}, the letter of {{other}}.", { name, other });
  const ask = t("offers.sums.askLender", "Please tell me which of the two is my lender, and why both are named.");
  return mayBeOneName(name, other) ? cannotBeSeen(words, ask) : doesNotFit(words, ask);
}

const PAIRED = [
  ["sanctioned", "letterAmount"],
  ["rate", "letterRate"],
  ["rateType", "letterRateType"],
  ["term", "letterTerm"],
] as const;

function letterAndStatement(offer: Offer): Judged {
  if (offer.hasLetter !== "yes") return noLetter();
  if (hasNoKfs(offer)) return noStatement();
  const pairs = PAIRED.map((keys) => keys.map((key) => known<string | number>(offer[key])));
  if (pairs.some(([a, b]) => a !== undefined && b !== undefined && a !== b))
    return doesNotFit(
      t("offers.sums.papersDiffer", "Amount, rate, kind of rate or term are not the same in both papers."),
      t("offers.sums.askPapers", "Your letter and your Key Facts Statement differ. Please tell me which holds."),
    );
  const open = PAIRED.flatMap((keys) => keys.filter((key) => known<string | number>(offer[key]) === undefined));
  return open[0]
    ? missing(offer, open[0])
    : fits(t("offers.sums.papersAgree", "Amount, rate, kind of rate and term are the same in both papers."));
}

function rateParts(offer: Offer): Judged {
  const [rate, benchmark, spread] = [known(offer.rate), known(offer.benchmark), known(offer.spread)];
  if (rate === undefined) return missing(offer, "rate");
  if (benchmark === undefined) return missing(offer, "benchmark");
  if (spread === undefined) return missing(offer, "spread");
  const values = { sum: rateWords(benchmark + spread), rate: rateWords(rate) };
  return isWithin(benchmark + spread, rate, RATE_TOLERANCE)
    ? fits(t("offers.sums.partsFit", "Benchmark and spread make {{rate}}.", values))
    : doesNotFit(
        t("offers.sums.partsDiffer", "Benchmark and spread make {{sum}}, but the rate is {{rate}}.", values),
        t("offers.sums.askParts", "Your benchmark and spread do not make your rate. Please tell me which holds."),
      );
}

/** A term with the study or without it; one that is not known is no other. */
function isTermOf({ instalments, monthsBefore: before }: Terms, { term }: Offer): boolean {
  const all = known(term);
  return all === undefined || all === instalments || all === before + instalments;
}

function instalment(offer: Offer): Judged {
  const [unknown, terms, printed] = [firstUnknown(offer), termsOf(offer), known(offer.instalment)];
  if (unknown) return missing(offer, unknown);
  if (!terms || printed === undefined) return noTerms(offer);
  if (fittingWays(terms, printed).length > 0 && !isTermOf(terms, offer))
    return cannotBeSeen(
      t("offers.sums.termDiffers", "It follows from the number of instalments, but the loan term is another time."),
      t("offers.sums.askTerm", "Your loan term and your number of instalments differ. Please tell me which holds."),
    );
  if (fittingWays(terms, printed).length > 0)
    return fits(t("offers.sums.instalmentFits", "It follows from loan, rate and number of instalments."));
  const way = terms.monthsBefore === 0 ? "simple" : promisedWay(offer);
  if (!way) return studyUnknown(offer);
  const values = {
    ours: moneyWords(repayment(terms, way).instalment, offer.currency),
    printed: moneyWords(printed, offer.currency),
  };
  if (isWithin(printed, flatInstalment(terms), 1))
    return doesNotFit(
      t(
        "offers.sums.instalmentFlat",
        "We make it {{ours}}. The paper says {{printed}}, which is a flat rate: interest on the whole loan to the end.",
        values,
      ),
      t("offers.sums.askFlat", "Your instalment counts a flat rate. What is the rate on the loan that is still owed?"),
    );
  return doesNotFit(
    t("offers.sums.instalmentDiffers", "We make it {{ours}}, the paper says {{printed}}.", values),
    t(
      "offers.sums.askInstalment",
      "By your own terms I make the instalment {{ours}}, not {{printed}}. Please explain.",
      values,
    ),
  );
}

/** Interest on the whole loan in every month, as a flat rate counts it. */
const flatInstalment = ({ sanctioned, ratePct, instalments }: Terms) =>
  toPaise(sanctioned / instalments + (sanctioned * ratePct) / 1200);

function net(offer: Offer): Judged {
  const [cash, printed] = [netOf(offer), known(offer.net)];
  if (!cash) return missing(offer, "sanctioned");
  const most = moneyWords(cash.atMost, offer.currency);
  if (cash.exact === undefined)
    return cannotBeSeen(
      t("offers.sums.netUnknown", "A charge is not known, and that is not nil. The net amount is at most {{most}}.", {
        most,
      }),
      t("offers.sums.askCharge", "Please tell me every charge in writing, with “nil” where there is none."),
    );
  if (printed === undefined) return missing(offer, "net");
  const values = { ours: most, printed: moneyWords(printed, offer.currency) };
  if (isWithin(printed, cash.exact, 1))
    return fits(t("offers.sums.netFits", "It is the loan less all charges: {{ours}}.", values));
  if (chargesOf(offer, "kfs").hasYearly)
    return cannotBeSeen(
      t("offers.sums.netYearly", "A charge is taken each year. With its first year we make it {{ours}}.", values),
    );
  if (isWithin(printed, cash.exact + chargesOf(offer, "kfs").byHand, 1))
    return cannotBeSeen(
      t("offers.sums.netByHand", "It leaves out what you pay by hand. With that we make it {{ours}}.", values),
      t("offers.sums.askNetByHand", "Does the net amount count the charges that I pay by hand? Please tell me."),
    );
  return doesNotFit(
    t("offers.sums.netDiffers", "Loan less all charges is {{ours}}, the paper says {{printed}}.", values),
    t("offers.sums.askNet", "By your own charges the net amount is {{ours}}, not {{printed}}. Please explain.", values),
  );
}

const noFigures = (offer: Offer) => {
  const unknown = firstUnknown(offer);
  if (unknown && unknown !== "instalment") return missing(offer, unknown);
  return termsOf(offer) ? studyUnknown(offer) : noTerms(offer);
};

function total(offer: Offer): Judged {
  const [figures, interest, all] = [figuresOf(offer), known(offer.totalInterest), known(offer.totalToPay)];
  if (!figures) return noFigures(offer);
  if (interest === undefined && all === undefined) return missing(offer, "totalToPay");
  const { totalInterest, totalPaid } = figures.repayment;
  // A rupee for each payment that may be rounded, those while studying too.
  const payments = figures.terms.instalments + (figures.way === "paid" ? figures.terms.monthsBefore : 0);
  const isNear = (printed: number | undefined, ours: number) =>
    printed === undefined || isWithin(printed, ours, payments);
  const values = {
    interest: moneyWords(totalInterest, offer.currency),
    total: moneyWords(totalPaid, offer.currency),
  };
  const isRight = isNear(interest, totalInterest) && isNear(all, totalPaid);
  if (isRight && interest === undefined) return missing(offer, "totalInterest");
  if (isRight && all === undefined) return missing(offer, "totalToPay");
  return isRight
    ? fits(t("offers.sums.totalFits", "Interest of {{interest}} and {{total}} in all.", values))
    : doesNotFit(
        t("offers.sums.totalDiffers", "We make the interest {{interest}}, and {{total}} in all.", values),
        t(
          "offers.sums.askTotal",
          "By your terms I make it {{interest}} of interest, {{total}} in all. Please explain.",
          values,
        ),
      );
}

function apr(offer: Offer): Judged {
  const [figures, printed] = [figuresOf(offer), known(offer.apr)];
  if (!figures) return noFigures(offer);
  const charges = chargesOf(offer, "kfs");
  if (Number.isNaN(figures.aprAtLeast))
    return cannotBeSeen(
      t("offers.sums.aprNone", "The charges take all of the first payout, so no APR follows from the sums."),
      t("offers.sums.askAprWay", "Please show me how you count payouts and months of study in the APR."),
    );
  if (charges.total === undefined)
    return cannotBeSeen(
      t("offers.sums.aprUnknown", "A charge is not known, and that is not nil. The APR is at least {{least}}.", {
        least: rateWords(figures.aprAtLeast, 2),
      }),
      t("offers.sums.askCharge", "Please tell me every charge in writing, with “nil” where there is none."),
    );
  if (printed === undefined) return missing(offer, "apr");
  if (figures.apr === undefined)
    return cannotBeSeen(
      t("offers.sums.aprYearly", "A charge is taken each year, and no rule says how the APR counts it."),
    );
  const values = { printed: rateWords(printed), ours: rateWords(figures.apr, 2) };
  if (
    [figures.apr, figures.aprFromPrinted].some((ours) => ours !== undefined && isWithin(printed, ours, APR_TOLERANCE))
  )
    return fits(t("offers.sums.aprFits", "The paper says {{printed}}, we make it {{ours}}.", values));
  if (isWorkedOutByAnnexB(figures) && leavesOutOthers(offer, figures, printed))
    return doesNotFit(
      t(
        "offers.sums.aprWithoutOthers",
        "The paper says {{printed}}, which leaves out what goes to others. With it we make {{ours}}.",
        values,
      ),
      t("offers.sums.askAprOthers", "Please give me the APR with the charges that you take for others."),
    );
  return isWorkedOutByAnnexB(figures)
    ? doesNotFit(
        t("offers.sums.aprDiffers", "The paper says {{printed}}, we make it {{ours}} as the circular shows.", values),
        t(
          "offers.sums.askApr",
          "By Annex B I make the APR {{ours}}, not {{printed}}. Please show me how you count.",
          values,
        ),
      )
    : cannotBeSeen(
        t(
          "offers.sums.aprOurs",
          "The paper says {{printed}}, our own figure is {{ours}}. It is ours from the money of each month: the circular does not show how to count payouts in stages or months of study, and lenders count them in other ways.",
          values,
        ),
        t("offers.sums.askAprWay", "Please show me how you count payouts and months of study in the APR."),
      );
}

/** The charges of row 8 B count in the APR as those of A do. */
function leavesOutOthers(offer: Offer, { terms, way }: Figures, printed: number): boolean {
  const own = chargesOf({ ...offer, charges: offer.charges.filter(({ payee }) => payee === "A") }, "kfs");
  const others = own.atLeast < chargesOf(offer, "kfs").atLeast;
  return others && isWithin(printed, internalRate(terms, way, own.atLeast), APR_TOLERANCE);
}

/** Without study months every payout is of month 0; a part that goes to an insurer makes no stage of it. */
const isWorkedOutByAnnexB = ({ terms }: Figures) => terms.monthsBefore === 0;

function studyInterest(offer: Offer): Judged {
  const [unknown, terms, printed] = [firstUnknown(offer), termsOf(offer), known(offer.instalment)];
  if (unknown) return missing(offer, unknown);
  if (!terms || printed === undefined) return noTerms(offer);
  const [promised, fitting] = [promisedWay(offer), fittingWays(terms, printed)];
  if (!promised || fitting.length === 0)
    return promised
      ? cannotBeSeen(t("offers.sums.studyNoWay", "The instalment follows from no way of counting that we know."))
      : studyUnknown(offer);
  return fitting.includes(promised)
    ? fits(t("offers.sums.studyFits", "The instalment counts study interest as the letter says."))
    : doesNotFit(
        t("offers.sums.studyDiffers", "The instalment counts study interest in another way than the letter says."),
        t("offers.sums.askStudy", "Please count interest during my study as your letter says, from each payout on."),
      );
}

type Values = Readonly<Record<"rate" | "lowest" | "highest" | "span" | "day" | "paper", string>>;
type NotCompared = WhyNot | "named" | "weak" | "unpublished";

const NOT_COMPARED: Readonly<Record<NotCompared, (values: Values) => string>> = {
  named: (values) =>
    t(
      "offers.sums.namedPublished",
      "The rates that we know of it are for some students or institutes alone: {{span}}. So we do not compare.",
      values,
    ),
  weak: (values) =>
    t(
      "offers.sums.weakPublished",
      "We know its rates from pages of others alone: {{span}}. So we do not compare.",
      values,
    ),
  unpublished: (values) =>
    t(
      "offers.sums.plusPublished",
      "It publishes {{span}}. What that comes to is not on its page, so we do not compare.",
      values,
    ),
  undated: (values) =>
    t("offers.sums.undatedPublished", "It publishes {{span}}, but its page has no day, so we do not compare.", values),
  far: (values) =>
    t(
      "offers.sums.oldPublished",
      "It published {{span}}, as of {{day}}. That is too far from the day of your paper.",
      values,
    ),
  moved: (values) =>
    t(
      "offers.sums.movedPublished",
      "It published {{span}}, as of {{day}}. The benchmark moved between that and {{paper}}, so we do not compare.",
      values,
    ),
  mayHaveMoved: (values) =>
    t(
      "offers.sums.mayHaveMoved",
      "It published {{span}}, as of {{day}}. Floating rates may have moved between that and {{paper}}, so we do not compare.",
      values,
    ),
};
const WORST_FIRST: readonly WhyNot[] = ["undated", "far", "moved", "mayHaveMoved"];

/** @param paper day of the paper, YYYY-MM-DD */
function notCompared({ lowest, days, isSure, isForAll }: Published, paper: string): NotCompared | undefined {
  if (!isForAll) return "named";
  if (!isSure) return "weak";
  if (lowest === null) return "unpublished";
  const reasons = days.map((each) => whyNotOn(each, paper));
  return WORST_FIRST.find((reason) => reasons.includes(reason));
}

function spanWords({ lowest, highest, words }: Published): string {
  if (lowest === null) return words;
  const figures = { lowest: rateWords(lowest), highest: rateWords(highest ?? lowest) };
  return highest === null
    ? t("offers.sums.publishedFrom", "from {{lowest}}", figures)
    : t("offers.sums.publishedSpan", "{{lowest}} to {{highest}}", figures);
}

function againstPublished(offer: Offer, published: Published, day: string): Judged {
  const [rate, paper] = [known(offer.rate), paperDay(offer) ?? day];
  if (rate === undefined) return missing(offer, "rate");
  const { highest, ceiling } = published;
  const lowest = published.lowest ?? 0;
  const values: Values = {
    ...{ rate: rateWords(rate), lowest: rateWords(lowest), highest: rateWords(highest ?? lowest) },
    ...{ span: spanWords(published), paper: formatDate(paper), day: published.asOf.join(" / ") },
  };
  const reason = notCompared(published, paper);
  if (reason) return cannotBeSeen(NOT_COMPARED[reason](values));
  if (highest !== null && rate > highest && (ceiling === null || rate <= ceiling))
    return cannotBeSeen(
      t(
        "offers.sums.aboveSome",
        "{{rate}} is above {{span}}, as of {{day}}. But it has other rates, for some students or on pages of others alone, and yours may be one of them.",
        values,
      ),
      t("offers.sums.askWhich", "Please tell me which of your published rates mine of {{rate}} is.", values),
    );
  if (highest !== null && rate > highest)
    return doesNotFit(
      t(
        "offers.sums.abovePublished",
        "{{rate}} is above the highest rate that it publishes: {{highest}}, as of {{day}}.",
        values,
      ),
      t(
        "offers.sums.askPublished",
        "As of {{day}}, your page said at most {{highest}}. Please tell me why my rate is {{rate}}.",
        values,
      ),
    );
  if (highest === null && rate > lowest)
    return cannotBeSeen(
      t("offers.sums.fromPublished", "It publishes from {{lowest}} and no highest rate, as of {{day}}.", values),
      t(
        "offers.sums.askFrom",
        "As of {{day}}, your page said from {{lowest}}. Please tell me why my rate is {{rate}}.",
        values,
      ),
    );
  return fits(
    t("offers.sums.withinPublished", "{{rate}} is not above what it publishes: {{span}}, as of {{day}}.", values),
  );
}
