import { addDays, daysBetween } from "@/lib/dates/calendar";
import type { LenderKind } from "@/lib/generated/prisma/enums";
import { daysOf, type HeldRule, type HeldRules, type LawRule, rulesThatHold } from "@/lib/law/rules";
import { addWorkingDays } from "@/lib/law/working-days";
import { processingTimes } from "@/lib/lenders/processing-time";
import type { DeclineReason } from "./event";

/** Days in India, YYYY-MM-DD; null is not yet, or not known. */
type CaseDays = {
  startedOn: string | null;
  declinedOn: string | null;
  declineReason?: DeclineReason | null;
  complainedOn: string | null;
  repliedOn?: string | null;
  kfsGivenOn?: string | null;
  /** Null where it is not known: then no law is taken to hold. */
  lenderKind: LenderKind | null;
  /** The processing time that the lender itself states, and when it was read. */
  lenderSaid?: { words: string; readOn: string } | null;
  today: string;
};

/** What the student may do from a day on; never when the lender will act. */
export type Clock = {
  /** Null where the time has not begun, or where no rule gives a figure. */
  firstDay: string | null;
  lastDay: string | null;
  isOpen: boolean;
  /** Why not before `firstDay`: so many days, by the lender's own words, or ours (null) where we know of none. */
  because: { days: number; words: string | null } | null;
  /** What has to happen first, where the time has not begun. */
  waitsFor: "handOver" | "complaint" | null;
  rules: readonly HeldRule[];
};

const earlier = (a: string, b: string) => (a < b ? a : b);

/**
 * What the student may do at a lender, and from which day: calendar days in India, but working days for `kfs`. A clock
 * is null before the lender has the request, after the answer, or where no rule holds.
 * @param rules of the tracker
 */
export function caseClocks(days: CaseDays, rules: readonly LawRule[]) {
  const { startedOn, lenderKind, lenderSaid = null, today } = days;
  const held = rulesThatHold(rules, lenderKind, today);
  return {
    daysPassed: startedOn && daysBetween(startedOn, today),
    lenderSaid,
    aboutTime: [...held.values()].filter(({ topic }) => topic === "time"),
    ask: askClock(days, held),
    complain: complainClock(days, held),
    escalate: escalateClock(days, held),
    /** Agree to the Key Facts Statement, which binds the lender so long. */
    kfs: kfsClock(days, held),
  };
}

const clock = (
  today: string,
  firstDay: string | null,
  lastDay: string | null,
  rules: (HeldRule | undefined)[],
  { because = null, waitsFor = null }: Partial<Pick<Clock, "because" | "waitsFor">> = {},
): Clock => ({
  firstDay,
  lastDay,
  isOpen: firstDay !== null && firstDay <= today && (lastDay === null || today <= lastDay),
  because,
  waitsFor,
  rules: rules.filter((rule) => rule !== undefined),
});

/** The clock that opens when the lender's own stated time, or ours where it states none, has passed in full. */
function clockAfter(startedOn: string, end: "shortest" | "longest", days: CaseDays, rule: HeldRule) {
  const ours = daysOf(rule, "daysIfNoneStated");
  if (ours === undefined) return clock(days.today, null, null, [rule]);
  const words = days.lenderSaid?.words ?? null;
  const stated = processingTimes(words)?.[end];
  const because = stated === undefined ? { days: ours, words: null } : { days: Math.ceil(stated), words };
  return clock(days.today, addDays(startedOn, because.days + 1), null, [rule], { because });
}

/** What an act says that begins with the handing over of the papers, before that. */
export const beforeHandOver = (today: string): Clock => clock(today, null, null, [], { waitsFor: "handOver" });

function askClock(days: CaseDays, held: HeldRules) {
  const { startedOn, declinedOn } = days;
  const rule = held.get("house-clock-ask");
  if (!rule || !startedOn || declinedOn) return null;
  return clockAfter(startedOn, "shortest", days, rule);
}

function complainClock(days: CaseDays, held: HeldRules) {
  const { startedOn, declinedOn, declineReason, complainedOn, today } = days;
  const rule = held.get("house-clock-complain");
  if (!rule || complainedOn) return null;
  if (declinedOn) {
    const ground = declineReason === "noneGiven" ? "reject-reasons-bank" : "service-area";
    const broken = declineReason === "noneGiven" || declineReason === "serviceArea" ? held.get(ground) : undefined;
    return broken ? clock(today, declinedOn, null, [rule, broken]) : null;
  }
  return startedOn ? clockAfter(startedOn, "longest", days, rule) : null;
}

/**
 * RB-IOS 2026: the lender first; then, when it has refused, not satisfied or said nothing for 30 full days, within 90
 * days. Where the two ways of counting differ the last day is the earlier one.
 */
function escalateClock({ complainedOn, repliedOn = null, today }: CaseDays, held: HeldRules) {
  const [first, silence, within] = ["rbios-first-lender", "rbios-30-days", "rbios-90-days"].map((id) => held.get(id));
  if (!first || !silence) return null;
  const rules = [first, silence, within, held.get("rbios-who")];
  const silent = daysOf(silence, "days");
  if (!complainedOn) return clock(today, null, null, rules, { waitsFor: "complaint" });
  if (silent === undefined) return clock(today, null, null, rules);
  const ranOut = addDays(complainedOn, silent);
  const reply = repliedOn && repliedOn >= complainedOn ? repliedOn : null;
  const left = daysOf(within, "days");
  return clock(
    today,
    earlier(reply ?? addDays(ranOut, 1), addDays(ranOut, 1)),
    left === undefined ? null : addDays(earlier(reply ?? ranOut, ranOut), left),
    rules,
  );
}

function kfsClock({ kfsGivenOn = null, today }: CaseDays, held: HeldRules) {
  const [rule, counting] = [held.get("kfs-validity-3wd"), held.get("house-working-days")];
  const days = daysOf(rule, "workingDays");
  if (!kfsGivenOn || !counting || days === undefined) return null;
  return clock(today, kfsGivenOn, addWorkingDays(kfsGivenOn, days), [rule, counting]);
}
