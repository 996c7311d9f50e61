import "server-only";
import { dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { currentRulebook } from "@/lib/eligibility/data";
import { readLawRules } from "@/lib/law/data";
import type { HeldRule, LawRule } from "@/lib/law/rules";
import { Refusal } from "@/lib/http/refusal";
import { fromStored } from "@/lib/loan-form/record";
import { t } from "@/lib/messages/text";
import type { SessionUser } from "@/lib/session/session-user";
import { caseDays } from "./case-days";
import { beforeHandOver, caseClocks, type Clock } from "./clocks";
import { casesAndTimes, statedBy } from "./data";
import { fitsAfterDecline } from "./decline-fits";
import type { DeclineReason } from "./event";
import { complaintLetter, type Letter, offerLetter, ombudsmanSheet, statusLetter } from "./letters";
import { documentName } from "./document-name";
import { rulesAbout } from "./rules-about";
import { milestones } from "./state";

type Shown = Awaited<ReturnType<typeof casesAndTimes>>;
type ShownCase = Shown["cases"][number];

/** What the student may do at a lender, from when and by which rule, and the letters for it. @throws Refusal 404 */
export async function guidanceFor(user: SessionUser, caseId: string) {
  const { cases, stated } = await casesAndTimes(user);
  const today = dayOf(new Date());
  const found = cases.find(({ id, isInternalReview }) => id === caseId && !isInternalReview);
  if (!found) throw new Refusal(404, "caseNotFound", t("cases.notFound", "This lender is not on your list."));
  const [rules, rulesOfLetters, rulesOfOffers] = await Promise.all([
    readLawRules("tracker"),
    readLawRules("letters"),
    readLawRules("offer"),
  ]);
  const days = caseDays(found.events);
  const { step, start, declined } = milestones(found.events);
  const others = cases.map(({ partnerId }) => partnerId);
  const clocks = caseClocks(
    { ...days, lenderKind: found.lenderKind, lenderSaid: statedBy(found, stated), today },
    rules,
  );
  const isBefore = (step === "chosen" || step === "withLender") && days.startedOn === null;
  const notYet = isBefore ? beforeHandOver(today) : null;
  const runs = days.startedOn !== null || days.complainedOn !== null;
  return {
    ...clocks,
    /** Whose act `daysPassed` runs from. */
    startedBy: start?.kind === "handedOver" ? ("handOver" as const) : ("lender" as const),
    escalate: runs ? shown(clocks.escalate) : null,
    ask: shown(clocks.ask ?? notYet),
    complain: shown(clocks.complain ?? (days.complainedOn === null ? notYet : null)),
    aboutTime: runs ? clocks.aboutTime.map(rule) : [],
    /** What to know of the step that the case stands at. */
    about: rulesAbout(milestones(found.events), found.lenderKind, today, {
      tracker: rules,
      offer: rulesOfOffers,
    }).map(rule),
    /** After a refusal: which lenders its reason is not in the way at; null where published rules cannot tell. */
    fits: step === "declined" ? await fitsOf(user, declined?.reason ?? null, others) : null,
    letters: lettersOf(user, found, rulesOfLetters, today),
  };
}
export type Guidance = Awaited<ReturnType<typeof guidanceFor>>;

async function fitsOf(user: SessionUser, reason: DeclineReason | null, own: readonly (string | null)[]) {
  const form = fromStored(
    (await db.loanForm.findUnique({
      where: { userId: user.id },
      select: { admissionDetails: true, loanDetails: true },
    })) ?? {},
  );
  const { countryOfUniversity = "", customCountry = "", educationLevel = "" } = form.admissionDetails ?? {};
  const facts = {
    country: customCountry || countryOfUniversity,
    level: educationLevel,
    amount: Number(form.loanDetails?.loanAmount),
    hasSecurity: form.loanDetails?.loanType === "Collateral",
  };
  return fitsAfterDecline(await currentRulebook(), reason, facts, own);
}

const shown = (clock: Clock | null) => clock && { ...clock, rules: clock.rules.map(rule) };
const rule = ({ id, text, source, sourceDate, sourceDateExact, readOn, mustReadOriginal }: HeldRule) => ({
  id,
  text,
  source,
  sourceDate,
  sourceDateExact,
  readOn,
  mustReadOriginal,
});
export type ShownRule = ReturnType<typeof rule>;

function lettersOf({ name }: SessionUser, found: ShownCase, rules: readonly LawRule[], today: string) {
  const own = {
    studentName: name,
    reference: found.id,
    lenderName: found.lenderName,
    lenderKind: found.lenderKind,
    branch: found.branch,
    lenderReference: found.lenderReference,
    events: found.events,
    nameOfSlot: (slot: string) => documentName({ slot, item: null }),
  };
  const written = (letter: Letter | null) =>
    letter && { title: letter.title, text: letter.paragraphs.map(({ text }) => text).join("\n\n") };
  return {
    ask: written(statusLetter(own, rules, today)),
    complain: written(complaintLetter(own, rules, today)),
    escalate: written(ombudsmanSheet(own, rules, today)),
    offer: written(offerLetter(own, rules, today)),
  };
}
