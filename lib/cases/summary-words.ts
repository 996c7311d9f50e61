import type { Stage } from "@/lib/generated/prisma/enums";
import { language, plural, t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import type { Demand } from "./demands";
import type { ApplicationSummary, CaseStatus } from "./summary";
import { askedSince, demandWords, type PassOn, passOnWords, sinceWords } from "./words";

/** Something to be done or to know, with the page on which it stands. */
export type AskedItem = {
  title: string;
  /** Since when and by whom it is asked; "" for what only tells. */
  note: string;
  href: string;
  /** Where another person has to give it. */
  passOn: PassOn | null;
  /** The student is reminded of it today. */
  isReminder: boolean;
};

const itemOf = (demand: Demand, isReminder: boolean): AskedItem => ({
  title: demandWords(demand),
  note: sinceWords(demand),
  href: routes.myLender(demand.caseId),
  passOn: demand.from === "coApplicant" ? passOnWords(demand) : null,
  isReminder,
});

/** Each of what waits on the student. @param reminded the events of which the student is reminded today */
export const askedItems = (demands: readonly Demand[], reminded: ReadonlySet<number>): AskedItem[] =>
  demands.map((demand) => itemOf(demand, demand.eventId !== null && reminded.has(demand.eventId)));

export const newsItems = ({ cases }: ApplicationSummary): AskedItem[] =>
  cases.flatMap((each) => {
    const title = outcomeWords(each);
    return title ? [{ title, note: "", href: routes.myLender(each.id), passOn: null, isReminder: false }] : [];
  });

/** Above the list of what is asked: how much it is. */
export function headWords({ demands: { length }, toChoose }: ApplicationSummary): string {
  if (length === 0)
    return toChoose
      ? t("cases.mayChoose", "Nothing is left for you to fill in. You may choose a lender now.")
      : t("application.nothingLeft", "Nothing is left for you to fill in.");
  return plural("cases.waitsOnYou", length, {
    one: "1 thing waits on you.",
    other: "{{count}} things wait on you.",
  });
}

/** On the card of the application: where the whole of it stands, every lender that counts named. */
export function standingWords(summary: ApplicationSummary): string[] {
  const facts = sentencesOf(summary, FACTS);
  const reads = summary.isRead ? [] : [SENT.underReview()];
  if (summary.toChoose && facts.length > 0) facts.push(t("cases.chooseAnother", "You may choose another lender."));
  return facts.length === 0 && summary.isRead ? [SENT[summary.stage]()] : [...reads, ...facts];
}

/** Of an application that was sent, where no case says more. */
const SENT: Record<Stage, () => string> = {
  application: underReview,
  underReview,
  bankSelection: () =>
    t("dashboard.sent.bankSelection", "Your application has been checked. Choosing a lender comes next."),
  processing: () => t("dashboard.sent.processing", "The lender is working on your request."),
  disbursed: () => t("dashboard.sent.disbursed", "Your loan has been disbursed."),
};
function underReview() {
  return t("dashboard.sent.underReview", "Your Application is now under review.");
}

/** "SBI, Credila and Axis", as the language joins names. */
export const listed = (names: readonly string[]) => new Intl.ListFormat(language()).format(names);

const OUTCOMES = {
  paidOut: (lender: string) => t("cases.hasPaidOut", "{{lender}} has paid out your loan", { lender }),
  accepted: (lender: string) =>
    t("cases.acceptedOf", "You accepted the offer of {{lender}}: what comes next is its payout", { lender }),
  refused: (lender: string) => t("cases.saidNo", "{{lender}} said no", { lender }),
};

const outcomeOf = (step: CaseStatus["step"]): keyof typeof OUTCOMES | null =>
  step === "paidOut" || step === "accepted" ? step : step === "declined" ? "refused" : null;

/** What came of a case, without a full stop; "" as long as nothing is decided. */
export function outcomeWords({ step, name }: Pick<CaseStatus, "step" | "name">): string {
  const outcome = outcomeOf(step);
  return outcome ? OUTCOMES[outcome](name) : "";
}

/** Cases of which the same is said, each with what it asks for of that kind. */
type NamedDemands = readonly { name: string; demands: readonly Demand[] }[];
const namesOf = (cases: NamedDemands) => listed(cases.map(({ name }) => name));

/** What can be said of cases in a sentence, in this order. */
const SENTENCES = {
  paidOut: outcome(OUTCOMES.paidOut),
  accepted: outcome(OUTCOMES.accepted),
  offer: (cases: NamedDemands) =>
    cases.map(({ name: lender, demands }) =>
      t("cases.answerTheOfferSince", "{{lender}} said yes: answer the offer, {{since}}.", {
        lender,
        since: askedSince(demands),
      }),
    ),
  papers: (cases: NamedDemands) => [
    plural(
      "cases.waitForPapers",
      cases.length,
      {
        one: "{{lenders}} waits for papers from you, {{since}}.",
        other: "{{lenders}} wait for papers from you, {{since}}.",
      },
      { lenders: namesOf(cases), since: askedSince(cases.flatMap(({ demands }) => demands)) },
    ),
  ],
  chosen: (cases: NamedDemands) => [
    t("cases.choseHandOver", "You chose {{lenders}}: hand over your papers.", { lenders: namesOf(cases) }),
  ],
  looks: () => [t("cases.looksAtPapers", "Dakhila looks at the papers that you gave.")],
  working: (cases: NamedDemands) => [
    plural(
      "cases.workingOnRequest",
      cases.length,
      { one: "{{lenders}} is working on your request.", other: "{{lenders}} are working on your request." },
      { lenders: namesOf(cases) },
    ),
  ],
  refused: outcome(OUTCOMES.refused),
} satisfies Record<string, (cases: NamedDemands) => string[]>;
type Fact = keyof typeof SENTENCES;
const FACTS = Object.keys(SENTENCES) as Fact[];
const FACT_OF = { offer: "offer", paper: "papers", handOver: "chosen" } as const satisfies Record<Demand["kind"], Fact>;

function outcome(words: (lender: string) => string) {
  return (cases: NamedDemands) => cases.map(({ name }) => `${words(name)}.`);
}

/** Several where something is open beside what was decided. */
function factsOf({ isInternalReview, step, turn, demands }: CaseStatus): Fact[] {
  const decided = outcomeOf(step);
  if (demands.length > 0) return [...(decided ? [decided] : []), ...demands.map(({ kind }) => FACT_OF[kind])];
  if (decided) return [decided];
  if (turn === "dakhila") return ["looks"];
  return step === "withLender" && !isInternalReview ? ["working"] : [];
}

const sentencesOf = ({ cases }: ApplicationSummary, wanted: readonly Fact[]): string[] =>
  wanted.flatMap((fact) => {
    const found = cases
      .filter((each) => factsOf(each).includes(fact))
      .map(({ name, isInternalReview, demands }) => ({
        name: isInternalReview ? "Dakhila" : name,
        demands: demands.filter(({ kind }) => FACT_OF[kind] === fact),
      }));
    return found.length > 0 ? SENTENCES[fact](found) : [];
  });
