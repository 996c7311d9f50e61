import { inCurrency } from "@/lib/lenders/currency";
import { GROUPS, groupsInWords, NOTHING_SAID } from "@/lib/lenders/named-groups";
import { CHOICES } from "./answers";
import { asks, fails, holds, type Case, type Finding, type Verdict } from "./finding";
import { compareLimit, notCompared, type Limits } from "./limit";
import { comparePlace, type Places } from "./place";
import type { CheckedScheme, Rule } from "./schema";

type Answered = "level" | "admission" | "coApplicant";

type Condition =
  | { kind: "place"; places: Places }
  | { kind: "oneOf"; answer: Answered; allowed: readonly string[]; asked?: readonly string[]; words: string }
  | { kind: "institute"; list: string | null }
  | { kind: "atLeast" | "atMost"; amount: number }
  | { kind: "limit"; limits: Limits }
  | { kind: "state"; states: readonly string[] }
  | { kind: "group"; groups: readonly string[] }
  | { kind: "income"; most: number }
  | { kind: "terms"; onlyIf: string };

/** What a scheme's own columns ask. A column that is not known asks nothing, and so gets no tick. */
export function conditionsOf(scheme: CheckedScheme): Condition[] {
  const { levels, institutes, instituteList, amountMin, admission, coApplicant, onlyIf } = scheme;
  const { forStates, forGroups, familyIncomeMax } = scheme;
  const conditions: (Condition | false | null)[] = [
    { kind: "place", places: scheme },
    forStates.length > 0 && { kind: "state", states: forStates },
    forGroups.length > 0 && { kind: "group", groups: forGroups },
    familyIncomeMax !== null && { kind: "income", most: familyIncomeMax },
    levels.length > 0 && {
      kind: "oneOf",
      answer: "level",
      allowed: levels,
      words: `It finances: ${levels.map((level) => labelOf("level", level).toLowerCase()).join(", ")}.`,
    },
    institutes === "listed" && { kind: "institute", list: instituteList },
    amountMin !== null && { kind: "atLeast", amount: amountMin },
    { kind: "limit", limits: scheme },
    admission && ADMISSION[admission],
    coApplicant && CO_APPLICANT[coApplicant],
    onlyIf !== null && { kind: "terms", onlyIf },
  ];
  return conditions.filter((condition) => condition !== false && condition !== null);
}

/** A rule of an editor as the condition that it sets; amounts in the scheme's currency. */
export function conditionOf(rule: Rule): Condition {
  switch (rule.subject) {
    case "studyIn":
      return {
        kind: "place",
        places: {
          inIndia: rule.value.includes("IN"),
          abroad: rule.value.includes("abroad") ? "any" : "named",
          isEvery: rule.value.includes("abroad"),
          countries: rule.value,
        },
      };
    case "amount":
      return { kind: rule.operator, amount: rule.value };
    case "collateral":
      return { kind: "limit", limits: { ...NO_TOP, securedMax: Infinity, unsecuredMax: rule.value } };
    case "courseLevel":
      return { kind: "oneOf", answer: "level", allowed: rule.value, words: rule.reason };
    case "admission":
    case "coApplicant":
      return { kind: "oneOf", answer: rule.subject, allowed: rule.value, words: rule.reason };
  }
}

/** One condition against the student's answers, without a source of its own. */
export function compare(condition: Condition, check: Case): Finding {
  const { answers } = check;
  const finding = (subject: Finding["subject"], fact: Finding["fact"], verdict: Verdict): Finding => ({
    subject,
    fact,
    source: null,
    ...verdict,
  });
  switch (condition.kind) {
    case "place":
      return finding("place", "countries", comparePlace(condition.places, check));
    case "limit":
      return finding("amount", "secured", compareLimit(condition.limits, check));
    case "oneOf":
      return finding(condition.answer, FACT[condition.answer], compareOneOf(condition, answers[condition.answer]));
    case "institute":
      return finding("institute", "institutes", compareInstitute(condition.list, answers.premier));
    case "state":
    case "group":
    case "income":
      return finding("group", "forWhom", comparePersonal(condition, check));
    case "terms":
      return finding(
        "terms",
        "onlyIf",
        asks(
          `Only if ${condition.onlyIf.replace(/\.$/, "")}.`,
          "We do not ask about that.",
          "Only the lender can say.",
        ),
      );
    case "atLeast":
    case "atMost":
      return finding("amount", condition.kind === "atLeast" ? "minimum" : "secured", compareBound(condition, check));
  }
}

/** A rule's row for one student: what it asks in the editor's words. Null where it is not asked of this student. */
export function compareRule(rule: Rule, check: Case): Finding | null {
  const { answers, currency, perUnit } = check;
  const isAsked =
    (rule.place === "any" || (rule.place === "india") === (answers.country === "IN")) &&
    (rule.levels.length === 0 || rule.levels.includes(answers.level)) &&
    (rule.aboveAmount === null || perUnit === undefined || answers.amount > rule.aboveAmount * perUnit);
  if (!isAsked) return null;

  const own = compare(conditionOf(rule), check);
  const finding = { ...own, words: rule.reason, source: rule.source || null };
  if (own.outcome !== "fails") return finding;
  if (rule.aboveAmount !== null && perUnit === undefined) return { ...finding, ...notCompared(rule.reason, currency) };
  return { ...finding, outcome: rule.ifNot === "ask" ? "asks" : "fails", remedy: rule.remedy };
}

const SAY = "Say it under “Government loans”, or ask there.";
const OTHER_LOAN = "Look at a loan that is for everybody.";

/** For whom a loan is. What the student has not said makes it "asks", never a match. */
function comparePersonal(
  condition: Extract<Condition, { kind: "state" | "group" | "income" }>,
  { answers: { personal = NOTHING_SAID }, states }: Case,
): Verdict {
  switch (condition.kind) {
    case "state": {
      const words = `It is for people of ${condition.states.map((code) => states[code] ?? code).join(" or ")}.`;
      if (personal.state === "") return asks(words, "You have not said which state you are from.", SAY);
      return condition.states.includes(personal.state)
        ? holds(words)
        : fails(words, "You are from another state.", OTHER_LOAN);
    }
    case "group": {
      const words = `It is for ${groupsInWords(condition.groups)}.`;
      const groups = condition.groups.flatMap((code) => GROUPS[code] ?? []);
      if (groups.some(({ question, answer }) => personal[question] === answer)) return holds(words);
      return groups.length === 0 || groups.some(({ question }) => personal[question] === "")
        ? asks(words, "You have not said whether you are of them.", SAY)
        : fails(words, "You are not of them.", OTHER_LOAN);
    }
    case "income": {
      const words = `It is for a family income up to ${inCurrency(condition.most, "INR")} a year.`;
      if (personal.income === "") return asks(words, "You have not said what your family earns.", SAY);
      return Number(personal.income) <= condition.most
        ? holds(words)
        : fails(words, "Your family earns more.", OTHER_LOAN);
    }
  }
}

const NO_TOP = { unsecuredTopMax: null, unsecuredTopFor: null, unsecuredTopIf: null } as const;
const FACT = { level: "levels", admission: "admission", coApplicant: "coApplicant" } as const;

const ADMISSION: Record<NonNullable<CheckedScheme["admission"]>, Condition> = {
  anyStage: {
    kind: "oneOf",
    answer: "admission",
    allowed: CHOICES.admission.map(({ value }) => value),
    words: "It can decide before you are admitted.",
  },
  admitted: {
    kind: "oneOf",
    answer: "admission",
    allowed: ["received_offer", "confirmed_admission"],
    words: "It asks for an offer or an admit letter.",
  },
};

const CO_APPLICANT: Record<NonNullable<CheckedScheme["coApplicant"]>, Condition> = {
  none: {
    kind: "oneOf",
    answer: "coApplicant",
    allowed: CHOICES.coApplicant.map(({ value }) => value),
    words: "It asks for no co-applicant.",
  },
  expected: {
    kind: "oneOf",
    answer: "coApplicant",
    allowed: ["earning"],
    asked: ["notEarning"],
    words: "It asks for a co-applicant, whose papers are about income.",
  },
  earning: {
    kind: "oneOf",
    answer: "coApplicant",
    allowed: ["earning"],
    words: "It asks for a co-applicant with an income.",
  },
};

function compareOneOf(
  { answer, allowed, asked = [], words }: Extract<Condition, { kind: "oneOf" }>,
  given: string,
): Verdict {
  if (allowed.includes(given)) return holds(words);
  const { difference, remedy } = MISSED[answer](given);
  return (asked.includes(given) ? asks : fails)(words, difference, remedy);
}

const MISSED: Record<Answered, (given: string) => { difference: string; remedy: string }> = {
  level: (given) => ({
    difference: `It does not finance this level: ${labelOf("level", given).toLowerCase()}.`,
    remedy: "Look at a scheme for your level.",
  }),
  admission: (given) => ({
    difference: `It asks for more than your stage of admission: “${labelOf("admission", given)}”.`,
    remedy: "Come back when you have an offer or an admit letter.",
  }),
  coApplicant: (given) => ({
    difference:
      given === "none"
        ? "You have no co-applicant, and it counts on the income of one."
        : "Your co-applicant has no income.",
    remedy: "Find a parent, spouse or close relative with an income who signs with you.",
  }),
};

const labelOf = (answer: Answered, value: string) =>
  CHOICES[answer].find((choice) => choice.value === value)?.label ?? value;

function compareBound(
  { kind, amount }: Extract<Condition, { kind: "atLeast" | "atMost" }>,
  { answers, currency, perUnit }: Case,
): Verdict {
  const isLeast = kind === "atLeast";
  const bound = inCurrency(amount, currency);
  const words = isLeast ? `Its smallest loan is ${bound}.` : `Its largest loan is ${bound}.`;
  if (perUnit === undefined) return notCompared(words, currency);
  const beyond = isLeast ? amount - answers.amount / perUnit : answers.amount / perUnit - amount;
  if (beyond <= 0) return holds(words);
  const by = inCurrency(Math.ceil(beyond), currency);
  return fails(
    words,
    isLeast ? `${by} less than that.` : `${by} more than that.`,
    isLeast ? `Borrow at least ${bound}.` : `Borrow at most ${bound}.`,
  );
}

function compareInstitute(list: string | null, premier: Case["answers"]["premier"]): Verdict {
  const words = `It lends only for institutes on its list${list === null ? "." : `: ${list.replace(/\.$/, "")}.`}`;
  if (premier === "yes") return holds(`${words} Check that yours is on it.`);
  if (premier === "no")
    return fails(words, "Your institute is on no premier list.", "Look at a scheme for all institutes.");
  return asks(words, "You have not said whether your institute is on such a list.", "Ask whether yours is on it.");
}
