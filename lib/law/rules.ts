import { holdsOn, isStale } from "@/lib/dates/validity";
import type { LenderKind } from "@/lib/generated/prisma/enums";
import { LENDER_KINDS } from "@/lib/lenders/kinds";
import type { LawRule } from "./rule-row";

export type { LawRule };

export type HeldRule = {
  id: string;
  topic: string;
  text: string;
  /** The figures by their names; none after the day by which the source was to be read again. */
  value: Readonly<Record<string, unknown>>;
  source: string;
  sourceDate: string;
  sourceDateExact: boolean;
  readOn: string;
  confidence: LawRule["confidence"];
  isStale: boolean;
  mustReadOriginal: string | null;
};

export type HeldRules = ReadonlyMap<string, HeldRule>;

/**
 * Of an unknown kind of lender those rules that hold for every kind.
 * @param today YYYY-MM-DD, by which a rule's source is to be read again
 * @param on the day whose rules are asked for, YYYY-MM-DD
 */
export function rulesThatHold(
  rules: readonly LawRule[],
  kind: LenderKind | null,
  today: string,
  on: string = today,
): HeldRules {
  const kinds = kind ? [kind] : (Object.keys(LENDER_KINDS) as LenderKind[]);
  return rulesInForce(
    rules.filter(({ lenders }) => kinds.every((each) => lenders.includes(each))),
    today,
    on,
  );
}

/**
 * The rules of a day whatever the lender: where the state or the student is bound by them, not the lender.
 * @param today YYYY-MM-DD, by which a rule's source is to be read again
 * @param on the day whose rules are asked for, YYYY-MM-DD
 */
export function rulesInForce(rules: readonly LawRule[], today: string, on: string = today): HeldRules {
  return new Map(rules.filter((rule) => holdsOn(rule, on)).map((rule) => [rule.id, asShown(rule, today)]));
}

function asShown({ lenders: _, validFrom: __, validTo: ___, reviewBy, ...rule }: LawRule, today: string): HeldRule {
  if (!isStale({ reviewBy }, today)) return { ...rule, isStale: false };
  return { ...rule, isStale: true, value: {}, text: /\d/.test(rule.text) ? withoutFigures(rule.topic) : rule.text };
}

const withoutFigures = (topic: string) =>
  `There is a rule about this (${topic}), but we have not read its source again in time, so we show no figures of it.`;

/** A whole number of days, or undefined where the rule does not hold, is stale, or says none. */
export function daysOf(rule: HeldRule | undefined, name: string): number | undefined {
  const days = rule?.value[name];
  return typeof days === "number" && Number.isInteger(days) && days >= 0 ? days : undefined;
}
