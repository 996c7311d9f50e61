import { daysBetween, MONTHS } from "@/lib/dates/calendar";
import type { LenderKind } from "@/lib/generated/prisma/enums";
import { daysOf, type HeldRule, type HeldRules, type LawRule, rulesThatHold } from "@/lib/law/rules";
import { LENDER_KINDS } from "@/lib/lenders/kinds";
import { caseClocks } from "./clocks";
import type { CaseEvent, CaseEventKind } from "./event";
import { kindOf } from "./kinds";
import { DECLINE_REASONS } from "./reasons";
import { milestones, sanctionOf } from "./state";

/** What letters are filled from; unknown texts are "". */
export type LetterCase = {
  studentName: string;
  reference: string;
  lenderName: string;
  /** Null where not known: then the letters claim no rule. */
  lenderKind: LenderKind | null;
  branch: string;
  lenderReference: string;
  events: readonly CaseEvent[];
  nameOfSlot?: (slot: string) => string | undefined;
};

type Paragraph = {
  text: string;
  rules: string[];
};
export type Letter = { title: string; paragraphs: Paragraph[] };

export const LETTER_TITLES = {
  ask: "Request for the status of my education loan application",
  complain: "Complaint about my education loan application",
  escalate: "Facts for the portal of the RBI Ombudsman",
  offer: "Questions about the sanction of my education loan",
} as const;

/**
 * Asks the lender in writing where the application stands.
 * @returns null before the lender has the request and after a decision
 */
export function statusLetter(own: LetterCase, rules: readonly LawRule[], today: string): Letter | null {
  const facts = factsOf(own, today);
  if (!facts?.isOpen || facts.declined) return null;
  const held = rulesThatHold(rules, own.lenderKind, today);
  return {
    title: LETTER_TITLES.ask,
    paragraphs: [
      ...head(own, facts, [facts.lender]),
      ...beginning("you", facts),
      ...acknowledgement("You", facts, held),
      ...papers(facts),
      ...decisionTime(facts, held),
      plain(
        "Please tell me in writing where my application stands, which papers you still need from me, and by when you expect to decide.",
      ),
      ...foot(own),
    ],
  };
}

/**
 * A complaint to the lender's grievance officer, never of the decision itself.
 * @returns null where there is nothing to complain of
 */
export function complaintLetter(own: LetterCase, rules: readonly LawRule[], today: string): Letter | null {
  const facts = factsOf(own, today);
  const held = rulesThatHold(rules, own.lenderKind, today);
  const grounds = facts && groundsOf("you", facts, held);
  if (!facts || !grounds) return null;
  return {
    title: LETTER_TITLES.complain,
    paragraphs: [
      ...head(own, facts, ["The grievance officer", facts.lender]),
      ...beginning("you", facts),
      ...acknowledgement("You", facts, held),
      ...papers(facts),
      ...refusal("You", facts),
      ...grounds,
      plain("Please answer this complaint in writing."),
      ...ombudsmanIsNext(own, held),
      ...foot(own),
    ],
  };
}

/**
 * The facts that the ombudsman's portal asks for.
 * @returns null without an ombudsman for this kind of lender, or without a complaint to the lender
 */
export function ombudsmanSheet(own: LetterCase, rules: readonly LawRule[], today: string): Letter | null {
  const facts = factsOf(own, today);
  const held = rulesThatHold(rules, own.lenderKind, today);
  const first = held.get("rbios-first-lender");
  const grounds = facts && groundsOf("the lender", facts, held);
  if (!facts?.complained || !grounds || !first || !own.lenderKind) return null;
  const { complained, lender } = facts;
  return {
    title: LETTER_TITLES.escalate,
    paragraphs: [
      ...(tidy(own.studentName) ? [plain(`Complainant: ${tidy(own.studentName)}`)] : []),
      plain(`The complaint is against ${lender} (kind of lender: ${LENDER_KINDS[own.lenderKind]}).`),
      ...(own.lenderKind === "nbfc"
        ? claim("The scheme of the RBI Ombudsman covers banks and larger NBFCs.", held.get("rbios-who"))
        : []),
      ...references(own, "The lender's reference", "Reference at Dakhila"),
      ...beginning("the lender", facts),
      ...acknowledgement("The lender", facts, held),
      ...papers(facts),
      ...refusal("The lender", facts),
      ...grounds,
      ...claim(`The complaint has to go to the lender first. I made it on ${inWords(complained.happenedOn)}.`, first),
      ...answerToComplaint(own, facts, rules, held),
    ],
  };
}

/** Asks what the sanction that waits for an answer leaves open. @returns null where none waits */
export function offerLetter(own: LetterCase, rules: readonly LawRule[], today: string): Letter | null {
  const offer = milestones(own.events).step === "sanctioned" ? sanctionOf(own.events) : undefined;
  const lender = [tidy(own.lenderName), tidy(own.branch)].filter((part) => part !== "").join(", ");
  if (!offer || !lender) return null;
  const held = rulesThatHold(rules, own.lenderKind, today);
  const asked = [
    offer.amount === null && "What amount is sanctioned?",
    offer.rate === null && "What is the rate of interest a year, and is it floating or fixed?",
    offer.rate !== null && offer.rateType === null && "Is the rate floating or fixed?",
    offer.termMonths === null && "Over how many months is the loan repaid?",
    "When does repayment begin, and what is due while I study?",
    offer.processingFee === null && "Which fees are taken, GST included, and when?",
    offer.validUntil === null && "Until which day can I accept?",
  ].filter((question) => question !== false);
  return {
    title: LETTER_TITLES.offer,
    paragraphs: [
      ...head(own, { today }, [lender]),
      plain(`I was told on ${inWords(offer.happenedOn)} that my education loan is sanctioned. Before I answer, I ask:`),
      plain(asked.map((question, index) => `${index + 1}. ${question}`).join("\n")),
      ...claim("Please send me the Key Facts Statement, with the repayment schedule.", held.get("kfs-given")),
      ...foot(own),
    ],
  };
}

type Facts = {
  today: string;
  lender: string;
  start: CaseEvent;
  daysPassed: number;
  acknowledgedOn: string | undefined;
  heard: boolean;
  papers: readonly { name: string; askedOn: string; answeredOn: string | undefined }[];
  isOpen: boolean;
  declined: CaseEvent | undefined;
  /** After a refusal, the complaint about the refusal. */
  complained: CaseEvent | undefined;
  repliedOn: string | undefined;
};

function factsOf(own: LetterCase, today: string): Facts | null {
  const { effective, step, start, declined, complained, replied } = milestones(own.events);
  const lenderName = tidy(own.lenderName);
  if (!start || !lenderName) return null;
  const since = effective.filter(({ happenedOn }) => happenedOn >= start.happenedOn);
  return {
    today,
    lender: [lenderName, tidy(own.branch)].filter((part) => part !== "").join(", "),
    start,
    daysPassed: daysBetween(start.happenedOn, today),
    acknowledgedOn: effective.find(({ kind }) => kind === "acknowledged")?.happenedOn,
    heard: since.some(({ kind }) => kindOf(kind).isHeard),
    papers: since
      .filter(({ kind }) => kind === "asked")
      .map((asked) => ({
        name: nameOf(asked, own),
        askedOn: asked.happenedOn,
        answeredOn: effective.find(({ answersId }) => answersId === asked.id)?.happenedOn,
      })),
    isOpen: step === "withLender" || step === "declined",
    declined,
    complained,
    repliedOn: replied?.happenedOn,
  };
}

const tidy = (words: string) => words.trim().replace(/\s+/g, " ");
const nameOf = ({ item, slot }: CaseEvent, { nameOfSlot }: LetterCase) =>
  tidy(item ?? "").replace(/[\s.;,]+$/, "") || tidy((slot && nameOfSlot?.(slot)) || "") || "a paper";

type Voice = "you" | "the lender";

/** The letters are in English, whatever the language of the page. */
function inWords(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${MONTHS[month! - 1]} ${year}`;
}
const inDays = (days: number) => (days === 1 ? "1 day" : `${days} days`);

const plain = (text: string): Paragraph => ({ text, rules: [] });
const claim = (text: string, ...rules: (HeldRule | undefined)[]): Paragraph[] =>
  rules.every((rule) => rule !== undefined) ? [{ text, rules: rules.map(({ id }) => id) }] : [];
const cited = (rule: HeldRule | undefined) =>
  rule?.confidence === "high" ? ` (${rule.source.split(";")[0]!.trim()})` : "";

function head(own: LetterCase, { today }: Pick<Facts, "today">, to: readonly string[]): Paragraph[] {
  return [
    plain(`To: ${to.join(", ")}`),
    plain(`Date: ${inWords(today)}`),
    ...references(own, "Your reference", "My reference at Dakhila"),
  ];
}

function references({ lenderReference, reference }: LetterCase, theirs: string, ours: string): Paragraph[] {
  const known = [
    [theirs, tidy(lenderReference)],
    [ours, tidy(reference)],
  ].filter(([, value]) => value !== "");
  return known.length > 0 ? [plain(known.map((pair) => `${pair.join(": ")}.`).join(" "))] : [];
}

const foot = ({ studentName }: LetterCase) => [
  plain(["Yours faithfully", tidy(studentName)].filter((part) => part !== "").join(", ")),
];

/** That the lender has the request, by what shows it. */
function beginning(voice: Voice, { start, daysPassed }: Facts): Paragraph[] {
  const what = "my application for an education loan";
  const [subject, has] = voice === "you" ? ["You", "have"] : ["The lender", "has"];
  const began: Partial<Record<CaseEventKind, string>> = {
    handedOver: `I handed ${voice} ${what} on`,
    acknowledged: `${subject} acknowledged ${what} on`,
  };
  const since = daysPassed > 0 ? ` That was ${inDays(daysPassed)} ago.` : "";
  const words = began[start.kind] ?? `${subject} ${has} dealt with ${what} since`;
  return [plain(`${words} ${inWords(start.happenedOn)}.${since}`)];
}

function acknowledgement(
  subject: "You" | "The lender",
  { start, acknowledgedOn }: Facts,
  held: HeldRules,
): Paragraph[] {
  if (start.kind === "acknowledged") return [];
  if (acknowledgedOn) return [plain(`${subject} acknowledged it on ${inWords(acknowledgedOn)}.`)];
  const [bank, nbfc] = [held.get("bank-acknowledge"), held.get("nbfc-acknowledge")];
  return [
    plain("I have no record that it was acknowledged."),
    ...claim(`A bank acknowledges every application and asks for missing papers at once${cited(bank)}.`, bank),
    ...claim(`An NBFC acknowledges an application, preferably with the time it will take${cited(nbfc)}.`, nbfc),
  ];
}

const papers = ({ papers: asked }: Facts): Paragraph[] =>
  asked.map(({ name, askedOn, answeredOn }) =>
    plain(
      `On ${inWords(askedOn)} I was asked for: ${name}. ` +
        (answeredOn ? `I answered on ${inWords(answeredOn)}.` : "I have not answered that yet."),
    ),
  );

/** It was asked of banks and is no right, so it is said only once the time has passed. */
function decisionTime({ daysPassed }: Facts, held: HeldRules): Paragraph[] {
  const rule = held.get("psb-15-days");
  const days = daysOf(rule, "days");
  if (!rule || days === undefined || daysPassed <= days) return [];
  const [, month, year] = inWords(rule.sourceDate).split(" ");
  const when = rule.sourceDateExact ? `On ${inWords(rule.sourceDate)}` : `In ${month} ${year}`;
  return claim(`${when} the Finance Ministry asked public banks to decide education loans within ${days} days.`, rule);
}

function refusal(subject: "You" | "The lender", { declined }: Facts): Paragraph[] {
  if (!declined) return [];
  const what = `${subject} declined the application on ${inWords(declined.happenedOn)}`;
  const how = declined.channel === "phone" ? ", by phone" : "";
  const why = declined.reason && DECLINE_REASONS[declined.reason].letter;
  return [plain(`${what}${how}.${why ? ` ${why}` : ""}`)];
}

/** Null where there is nothing but the decision itself. */
function groundsOf(voice: Voice, facts: Facts, held: HeldRules): Paragraph[] | null {
  const { declined, isOpen, daysPassed, heard } = facts;
  if (!isOpen) return null;
  if (!declined) {
    if (daysPassed < 1) return null;
    const silence = heard ? "" : ` I have not heard from ${voice} since.`;
    return [
      plain(`I complain of the delay: after ${inDays(daysPassed)} there is no decision.${silence}`),
      ...decisionTime(facts, held),
      plain("I ask for a decision, or for a written answer that says what it still waits for."),
      ...writtenReasons("If the application is declined, I ask for", held),
    ];
  }
  const byPhone = declined.channel === "phone" && held.has("reject-reasons-bank");
  const area = declined.reason === "serviceArea" ? held.get("service-area") : undefined;
  if (area)
    return [
      plain("I do not complain of the decision as such, but of this reason for it."),
      ...claim(
        `A bank may not decline an education loan because the student lives outside its service area${cited(area)}.`,
        area,
      ),
      plain("I ask that the application is looked at again without this reason."),
      ...writtenReasons("I ask for", held),
    ];
  if (declined.reason !== "noneGiven" && !byPhone) return null;
  const missing = declined.reason === "noneGiven" ? "no reasons were given" : "the reasons were not given in writing";
  const higher = held.get("reject-higher-authority");
  return [
    plain(`I do not complain of the decision as such. I complain that ${missing}.`),
    ...(held.has("reject-reasons-bank")
      ? writtenReasons("I ask for", held)
      : [plain("I ask for the reasons in writing.")]),
    ...claim("Banks were advised to decline an education loan only with the approval of a higher officer.", higher),
    ...(higher ? [plain("I ask whether a higher officer approved it.")] : []),
  ];
}

function writtenReasons(ask: string, held: HeldRules): Paragraph[] {
  const rule = held.get("reject-reasons-bank");
  if (!rule) return [];
  return [
    plain(`${ask} the main reasons in writing.`),
    ...claim(`A bank that declines a loan gives the main reasons in writing, whatever the amount${cited(rule)}.`, rule),
  ];
}

function ombudsmanIsNext({ lenderKind }: LetterCase, held: HeldRules): Paragraph[] {
  const [first, silence, who] = ["rbios-first-lender", "rbios-30-days", "rbios-who"].map((id) => held.get(id));
  // Only NBFCs from a certain size on are covered, and nobody has looked this one up.
  const covered = lenderKind === "nbfc" ? ", as far as its scheme covers you" : "";
  const standing = lenderKind === "nbfc" ? [first, who] : [first];
  const days = daysOf(silence, "days");
  return days === undefined
    ? claim(`If it is not settled, I may go to the RBI Ombudsman after this complaint${covered}.`, ...standing)
    : claim(
        `If it is refused, not settled, or not answered within ${days} days, I may go to the RBI Ombudsman${covered}.`,
        ...[...standing, silence],
      );
}

function answerToComplaint(own: LetterCase, facts: Facts, rules: readonly LawRule[], held: HeldRules): Paragraph[] {
  const { complained, repliedOn, today } = facts;
  const silence = held.get("rbios-30-days");
  const days = daysOf(silence, "days");
  const passed = daysBetween(complained!.happenedOn, today);
  const clock = caseClocks(
    {
      ...{
        startedOn: facts.start.happenedOn,
        declinedOn: facts.declined?.happenedOn ?? null,
        lenderKind: own.lenderKind,
      },
      ...{ complainedOn: complained!.happenedOn, repliedOn, today },
    },
    rules,
  ).escalate;
  const answer = repliedOn
    ? [
        plain(`The lender answered on ${inWords(repliedOn)}. The answer does not settle the complaint.`),
        ...claim("After an answer that does not satisfy, the way to the ombudsman is open.", silence),
      ]
    : [
        plain(`The lender has not answered it so far${passed > 0 ? `, ${inDays(passed)} later` : ""}.`),
        ...(days !== undefined && passed > days
          ? claim(`After ${days} days of silence the way to the ombudsman is open.`, silence)
          : []),
      ];
  const within = held.get("rbios-90-days");
  return clock?.isOpen && clock.lastDay
    ? [...answer, ...claim(`The ombudsman can be asked until ${inWords(clock.lastDay)}.`, silence, within)]
    : answer;
}
