import { formatDate } from "@/lib/dates/dates";
import { daysOf, type HeldRule, type HeldRules } from "@/lib/law/rules";
import { addWorkingDays } from "@/lib/law/working-days";
import { t } from "@/lib/messages/text";
import { wayOf, monthsBefore, termsOf } from "./figures";
import { cannotBeSeen, doesNotFit, type Finding, fits, type Judged, missing, studyUnknown } from "./finding";
import { known, type Offer } from "./offer";

/** A rule of law and how a paper is held against it; `judge` gives null where the rule says nothing of this paper. */
export type RuleCheck = Pick<Finding, "id" | "rows"> & {
  title: () => string;
  /** Shown of an older paper too, where it is not read whether the paper's day decides. */
  isOfCheckDay?: true;
  judge: (offer: Offer, rule: HeldRule, day: string) => Judged | null;
};

/** The day whose rules a paper is held against, YYYY-MM-DD; undefined where neither paper tells one. */
export const paperDay = ({ givenOn, letterDate }: Offer) => known(givenOn) ?? known(letterDate);

const hasNoStatement = () =>
  cannotBeSeen(t("offers.kfs.notSeen", "It stands in the Key Facts Statement, and that was not seen."));

/** A row that the statement must have: there, or looked for and not there. */
function duty(offer: Offer, key: "proposalNumber" | "officerPhone" | "officerEmail", ask: string): Judged | null {
  if (offer[key] === "absent") return doesNotFit(t("offers.kfs.rowEmpty", "This row is empty or missing."), ask);
  return known(offer[key]) === undefined ? missing(offer, key) : null;
}

export const RULE_CHECKS: readonly RuleCheck[] = [
  {
    id: "kfs-given",
    rows: ["hasKfs"],
    title: () => t("offers.checks.kfsGiven", "Key Facts Statement"),
    judge: (offer) => {
      const { hasKfs } = offer;
      if (hasKfs === "yes") return fits(t("offers.kfs.given", "You have a Key Facts Statement."));
      if (hasKfs === "no" || hasKfs === "absent")
        return doesNotFit(
          t("offers.kfs.notGiven", "You have no Key Facts Statement."),
          t("offers.kfs.askGiven", "Please send me the Key Facts Statement for this loan before I sign."),
        );
      return hasKfs === null ? missing(offer, "hasKfs") : hasNoStatement();
    },
  },
  {
    id: "kfs-proposal-number",
    rows: ["proposalNumber"],
    title: () => t("offers.checks.proposalNumber", "Number of the proposal"),
    judge: (offer) => {
      if (offer.hasKfs !== "yes") return hasNoStatement();
      const ask = t("offers.kfs.askNumber", "Please send me the Key Facts Statement with its own proposal number.");
      return duty(offer, "proposalNumber", ask) ?? fits(t("offers.kfs.numbered", "It has a number of its own."));
    },
  },
  {
    id: "kfs-validity-3wd",
    rows: ["givenOn", "openUntil"],
    title: () => t("offers.checks.validity", "Days to decide"),
    judge: (offer, rule) => (offer.hasKfs === "yes" ? validity(offer, rule) : null),
  },
  {
    id: "kfs-language",
    rows: ["isUnderstood"],
    title: () => t("offers.checks.language", "Language"),
    judge: (offer) => {
      if (offer.hasKfs !== "yes") return hasNoStatement();
      if (offer.isUnderstood === "yes")
        return fits(t("offers.kfs.understood", "You say that you understand its language."));
      if (offer.isUnderstood === "no")
        return doesNotFit(
          t("offers.kfs.notUnderstood", "You say that you do not understand its language."),
          t("offers.kfs.askLanguage", "Please give me the Key Facts Statement in a language that I understand."),
        );
      return missing(offer, "isUnderstood");
    },
  },
  {
    id: "kfs-charge-not-listed",
    rows: ["fees", "charges"],
    title: () => t("offers.checks.chargeNotListed", "Charges of the letter"),
    judge: chargesListed,
  },
  {
    id: "kfs-nodal-officer",
    rows: ["officerPhone", "officerEmail"],
    title: () => t("offers.checks.officer", "Officer for complaints"),
    judge: (offer) => {
      if (offer.hasKfs !== "yes") return hasNoStatement();
      const ask = t(
        "offers.kfs.askOfficer",
        "Please tell me the phone and e-mail of your nodal officer for complaints.",
      );
      const found = [duty(offer, "officerPhone", ask), duty(offer, "officerEmail", ask)];
      return (
        found.find((one) => one?.verdict === "doesNotFit") ??
        found.find((one) => one !== null) ??
        fits(t("offers.kfs.officer", "Phone and e-mail of the officer for complaints are there."))
      );
    },
  },
  {
    id: "digital-cooling-off",
    rows: ["isDigital", "coolingOff"],
    title: () => t("offers.checks.coolingOff", "Days to give the loan back"),
    judge: coolingOff,
  },
  {
    id: "prepay-floating-2026",
    rows: ["rateType", "prepayment", "lockIn"],
    title: () => t("offers.checks.prepayment", "Paying back early"),
    judge: (offer) => (offer.rateType === "fixed" ? null : prepaymentOfFloating(offer)),
  },
  ...["prepay-floating-bank-2014", "prepay-floating-nbfc-2014"].map((id): RuleCheck => ({
    id,
    rows: ["rateType", "prepayment"],
    title: () => t("offers.checks.prepayment", "Paying back early"),
    judge: (offer) => (offer.rateType === "fixed" ? null : prepaymentBefore2026(offer)),
  })),
  {
    id: "prepay-disclosed-other",
    rows: ["rateType", "prepayment"],
    title: () => t("offers.checks.prepayment", "Paying back early"),
    judge: (offer) => (offer.rateType === "fixed" ? prepaymentOfFixed(offer) : null),
  },
  {
    id: "penal-charges-2024",
    rows: ["penal", "penalInterest"],
    title: () => t("offers.checks.penal", "Paying late"),
    judge: penal,
  },
  {
    id: "bundling-2027",
    isOfCheckDay: true,
    rows: ["insurance", "charges"],
    title: () => t("offers.checks.insurance", "Insurance with the loan"),
    judge: (offer, rule) => bundled(offer, rule),
  },
  {
    id: "ebr-reset-3m",
    rows: ["rateType", "benchmarkKind", "resetMonths"],
    title: () => t("offers.checks.reset", "How often the rate is reset"),
    judge: (offer, rule) => (offer.rateType === "floating" ? reset(offer, rule) : null),
  },
  {
    id: "study-simple-iba",
    rows: ["loanType", "studyInterest"],
    title: () => t("offers.checks.modelScheme", "Study interest under the model scheme"),
    judge: modelScheme,
  },
  {
    id: "colending-2026",
    rows: ["coLending"],
    title: () => t("offers.checks.coLending", "Two lenders together"),
    judge: ({ coLending }) => {
      if (coLending === "named") return fits(t("offers.rules.bothNamed", "Both lenders and one rate stand there."));
      if (coLending === "notNamed")
        return doesNotFit(
          t("offers.rules.notBothNamed", "Two lenders lend, but not both of them, or not one rate, stand there."),
          t("offers.rules.askCoLending", "Please name both lenders, the one rate, and whom I ask about this loan."),
        );
      return coLending === "unread"
        ? cannotBeSeen(t("offers.rules.coLendingUnread", "This row cannot be read."))
        : null;
    },
  },
];

function validity(offer: Offer, rule: HeldRule): Judged {
  const [given, until, days] = [known(offer.givenOn), known(offer.openUntil), daysOf(rule, "workingDays")];
  if (given === undefined) return missing(offer, "givenOn");
  if (until === undefined) return missing(offer, "openUntil");
  if (days === undefined) return cannotBeSeen(rule.text);
  const least = addWorkingDays(given, days);
  const dates = { given: formatDate(given), until: formatDate(until), least: formatDate(least), days };
  return until >= least
    ? fits(
        t(
          "offers.kfs.openLongEnough",
          "Given on {{given}} and open until {{until}}: {{days}} working days end on {{least}}. Holidays of your state may add days.",
          dates,
        ),
      )
    : doesNotFit(
        t(
          "offers.kfs.openTooShort",
          "Given on {{given}} and open until {{until}}, but {{days}} working days end on {{least}}.",
          dates,
        ),
        t("offers.kfs.askValidity", "Please keep the offer open at least until {{least}}.", dates),
      );
}

function chargesListed(offer: Offer): Judged {
  const extra = offer.charges.filter((charge) => charge.in === "letter").map(({ name }) => name);
  if (offer.hasKfs !== "yes") return hasNoStatement();
  if (offer.hasLetter !== "yes")
    return cannotBeSeen(t("offers.kfs.noLetter", "There is no letter to hold against the Key Facts Statement."));
  if (extra.length > 0)
    return doesNotFit(
      t("offers.kfs.chargeInLetterOnly", "The letter names what the Key Facts Statement does not: {{names}}.", {
        names: extra.join(", "),
      }),
      t(
        "offers.kfs.askCharge",
        "Please take this charge out, or send a Key Facts Statement that names it: {{names}}.",
        {
          names: extra.join(", "),
        },
      ),
    );
  if (known(offer.fees) === undefined) return missing(offer, "fees");
  return fits(t("offers.kfs.chargesListed", "The letter names no charge that is not in the Key Facts Statement."));
}

function coolingOff({ isDigital, coolingOff: said }: Offer, rule: HeldRule): Judged | null {
  if (isDigital === "unread")
    return cannotBeSeen(t("offers.rules.digitalUnread", "Whether it is a digital loan cannot be read."));
  if (isDigital !== "yes") return null;
  const [least, days] = [daysOf(rule, "daysAtLeast"), known(said)];
  const ask = t("offers.rules.askCoolingOff", "Please tell me in how many days I may give this loan back.");
  if (said === "unread" || said === null || least === undefined)
    return cannotBeSeen(t("offers.rules.coolingOffUnknown", "The days to give it back cannot be seen."), ask);
  return days !== undefined && days >= least
    ? fits(t("offers.rules.coolingOff", "Days in which you may give it back: {{days}}.", { days }))
    : doesNotFit(t("offers.rules.noCoolingOff", "A digital loan, and no day to give it back."), ask);
}

const askPrepayFloating = () =>
  t(
    "offers.rules.askPrepayFloating",
    "Please confirm that I may pay back early, in part or in full, at any time and at no charge.",
  );

/** The older rules bar the charge, and say nothing of a time to wait. */
function prepaymentBefore2026(offer: Offer): Judged {
  const { prepayment, rateType } = offer;
  if (rateType !== "floating") return missing(offer, "rateType");
  if (prepayment === "no") return fits(t("offers.rules.prepayFixedFree", "Paying early costs nothing."));
  return prepayment === "yes" || prepayment === "letterOnly"
    ? doesNotFit(
        t("offers.rules.prepayFloatingCharge", "A floating rate, and a charge for paying early."),
        askPrepayFloating(),
      )
    : { ...missing(offer, "prepayment"), ask: askPrepayFloating() };
}

function prepaymentOfFloating(offer: Offer): Judged {
  const { prepayment, lockIn, rateType } = offer;
  if (rateType !== "floating") return missing(offer, "rateType");
  const ask = askPrepayFloating();
  if (prepayment === "yes" || prepayment === "letterOnly")
    return doesNotFit(t("offers.rules.prepayFloatingCharge", "A floating rate, and a charge for paying early."), ask);
  if (lockIn === "yes")
    return doesNotFit(
      t("offers.rules.prepayLockIn", "A floating rate, and a time in which you may not pay early."),
      ask,
    );
  if (prepayment !== "no") return { ...missing(offer, "prepayment"), ask };
  if (lockIn !== "no") return { ...missing(offer, "lockIn"), ask };
  return fits(t("offers.rules.prepayFloatingFree", "Paying early costs nothing, and you need not wait."));
}

function prepaymentOfFixed(offer: Offer): Judged {
  if (offer.prepayment === "no") return fits(t("offers.rules.prepayFixedFree", "Paying early costs nothing."));
  if (offer.prepayment === "yes" && offer.hasKfs !== "yes") return hasNoStatement();
  if (offer.prepayment === "yes")
    return fits(t("offers.rules.prepayFixedStated", "A charge on a fixed rate may be taken, and it is stated."));
  if (offer.prepayment === "letterOnly")
    return doesNotFit(
      t("offers.rules.prepayFixedHidden", "The letter names a charge for paying early, the statement does not."),
      t(
        "offers.rules.askPrepayFixed",
        "Please confirm that there is no charge for paying early: it is not in the KFS.",
      ),
    );
  return missing(offer, "prepayment");
}

function penal(offer: Offer): Judged {
  const ask = t(
    "offers.rules.askPenal",
    "Please confirm that late payment brings a charge only, no higher rate, and no interest on that charge.",
  );
  if (offer.penal === "rate")
    return doesNotFit(t("offers.rules.penalRate", "Paying late makes the interest rate higher."), ask);
  if (offer.penal === "none") return fits(t("offers.rules.penalNone", "Paying late brings no charge."));
  if (offer.penal !== "charge") return { ...missing(offer, "penal"), ask };
  if (offer.penalInterest === "yes")
    return doesNotFit(t("offers.rules.penalInterest", "Interest is taken on the charge for paying late."), ask);
  if (offer.penalInterest !== "no") return { ...missing(offer, "penalInterest"), ask };
  return fits(t("offers.rules.penalCharge", "A charge, not added to the rate, and no interest on it."));
}

export const hasInsurance = ({ insurance, charges, payouts }: Offer) =>
  insurance === "free" ||
  insurance === "condition" ||
  insurance === "unread" ||
  charges.some(({ kind }) => kind === "insurance") ||
  payouts.some(({ to }) => to === "insurer");

export const askWithout = () =>
  t("offers.rules.askInsurance", "Please tell me the price of this loan without the insurance, in writing.");

/** A paper from before the rule stays open: whether its day or that of the payout counts is not read. */
function bundled(offer: Offer, { value }: HeldRule): Judged | null {
  if (!hasInsurance(offer)) return null;
  const own = paperDay(offer);
  if (offer.insurance === "free") return fits(t("offers.rules.insuranceFree", "You may say no to it."));
  if (offer.insurance !== "condition")
    return cannotBeSeen(
      t("offers.rules.insuranceUnknown", "Whether you may say no to it cannot be seen."),
      askWithout(),
    );
  if (own !== undefined && typeof value.fromPaperDate === "string" && own < value.fromPaperDate)
    return cannotBeSeen(
      t(
        "offers.rules.insuranceBefore",
        "The paper is older than the rule. Whether it holds for this loan is not clear.",
      ),
      askWithout(),
    );
  return doesNotFit(t("offers.rules.insuranceCondition", "The loan is given only with the insurance."), askWithout());
}

function reset(offer: Offer, rule: HeldRule): Judged {
  const [each, most] = [known(offer.resetMonths), daysOf(rule, "resetMonthsAtMost")];
  const ask = t(
    "offers.rules.askReset",
    "Please tell me which outside rate this loan follows and how often it is reset.",
  );
  if (most === undefined) return cannotBeSeen(rule.text);
  if (each !== undefined && each > most)
    return doesNotFit(
      t("offers.rules.resetSlow", "It is reset every {{each}} months, not every {{most}}.", { each, most }),
      ask,
    );
  if (offer.benchmarkKind === "own")
    return doesNotFit(t("offers.rules.ownBenchmark", "The rate follows the bank's own rate, not an outside one."), ask);
  if (each === undefined) return { ...missing(offer, "resetMonths"), ask };
  if (known(offer.benchmarkKind) === undefined) return { ...missing(offer, "benchmarkKind"), ask };
  return fits(t("offers.rules.resetFits", "It follows an outside rate and is reset every {{each}} months.", { each }));
}

function modelScheme(offer: Offer): Judged | null {
  const terms = termsOf(offer);
  if (offer.loanType !== "modelScheme" || monthsBefore(offer) === 0) return null;
  const way = terms ? wayOf(offer, terms) : known(offer.studyInterest);
  if (way === "simple" || way === "paid")
    return fits(t("offers.rules.schemeSimple", "Interest while you study is simple, or you pay it each month."));
  if (way === "compound")
    return doesNotFit(
      t("offers.rules.schemeCompound", "Interest while you study is added every month, so interest is paid on it."),
      t("offers.rules.askScheme", "Please count simple interest while I study, as the model scheme of the banks says."),
    );
  return studyUnknown(offer);
}

export type Deduction = { answer: "yes" | "no" | "ask"; words: string; ask: string | null; rule: HeldRule | null };

/** Whether the interest may be taken off a taxable income, by the kind of lender. It is no verdict on the paper. */
export function deductionOf(held: HeldRules): Deduction {
  const [bank, company, abroad] = ["bank", "nbfc", "foreign"].map((kind) => held.get(`s129-lender-${kind}`));
  if (bank && !bank.isStale)
    return {
      answer: "yes",
      words: t("offers.tax.yes", "The lender is a bank, so interest can be taken off in the old tax regime."),
      ask: null,
      rule: bank,
    };
  if (abroad && !abroad.isStale)
    return {
      answer: "no",
      words: t("offers.tax.no", "Interest to a lender abroad cannot be taken off your income."),
      ask: null,
      rule: abroad,
    };
  if (!company || company.isStale)
    return {
      answer: "ask",
      words: t("offers.tax.unknown", "We cannot tell whether interest to this lender can be taken off your income."),
      ask: t(
        "offers.tax.askUnknown",
        "Please tell me if I can take off your interest from my income, and by which rule.",
      ),
      rule: bank ?? abroad ?? company ?? null,
    };
  return {
    answer: "ask",
    words: t("offers.tax.ask", "Only if the government has notified this lender. Ask for the notification."),
    ask: t("offers.tax.askLender", "Please send me the notification by which interest on your loans can be deducted."),
    rule: company,
  };
}
