import { t } from "@/lib/messages/text";
import { formContext, type LoanForm, type Section, type SectionKey, SECTIONS, sectionOf } from "./registry";
import { sectionsIn } from "./steps";

/** What the section's rules refuse, in what is saved or in `value`. */
export const issuesOf = (form: LoanForm, key: SectionKey, value: unknown = form[key]) =>
  (sectionOf(key) as Section).schema(formContext(form)).safeParse(value).error?.issues ?? [];

/** By the rules as things stand: a passport that became necessary makes saved KYC undone. */
export function isDone(form: LoanForm, key: SectionKey, issues = issuesOf(form, key)) {
  if (issues.length > 0) return false;
  const value: unknown = form[key];
  return !sectionOf(key).repeats || (value as unknown[]).length === formContext(form).coApplicants.length;
}

const MODAL_ORDER = [...SECTIONS].sort((a, b) => a.modalPlace - b.modalPlace).map(({ key }) => key);

/** Empty when it may be sent. */
export const missingSections = (form: LoanForm): SectionKey[] => MODAL_ORDER.filter((key) => !isDone(form, key));

const MILESTONES = [
  ["generalDetails", () => t("application.nextBasics", "Fill out all basic information.")],
  ["kycDetails", () => t("application.nextKyc", "Upload KYC (Identity) Documents.")],
  ["academicDetails", () => t("application.nextAcademic", "Upload Academic Documents.")],
  ["financialDetails", () => t("application.nextFinancial", "Upload Financial Documents.")],
] as const satisfies readonly (readonly [SectionKey, nextTask: () => string])[];

const BASICS = sectionsIn(0);

/**
 * Four milestones, each a quarter (SPEC section 4, docs/decisions/014-dashboard.md). @param done `isDone` of a section
 */
export function progressOf(form: LoanForm, done = (key: SectionKey) => isDone(form, key)) {
  const missing = MILESTONES.filter(([key]) => !done(key));
  const reached = MILESTONES.length - missing.length;
  const basicsLeft = done("generalDetails") && BASICS.some((key) => !done(key));
  return {
    done: reached,
    of: MILESTONES.length,
    percent: Math.round((reached / MILESTONES.length) * 100),
    nextTask:
      reached === MILESTONES.length
        ? t("application.nextNothing", "Uploading required documents to avail loan")
        : basicsLeft
          ? t("application.nextRestOfBasics", "Update your basic personal information.")
          : missing[0]![1](),
  };
}
