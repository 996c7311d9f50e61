import { t } from "@/lib/messages/text";
import { circumstancesOf, type LoanForm, type SectionKey, SECTIONS, sectionOf } from "./registry";

/**
 * True when what is saved passes the section's own rules as things stand now. A section is never done because a value
 * exists: a passport that has become necessary makes a saved KYC section undone.
 */
export function isDone(form: LoanForm, key: SectionKey) {
  const section = sectionOf(key);
  const circumstances = circumstancesOf(form);
  const value: unknown = form[key];
  if (!section.schema(circumstances).safeParse(value).success) return false;
  return !section.repeats || (value as unknown[]).length === circumstances.coApplicants.length;
}

const MODAL_ORDER = [...SECTIONS].sort((a, b) => a.modalPlace - b.modalPlace).map(({ key }) => key);

/** What stands between this form and its final submit; empty when it may be sent. */
export const missingSections = (form: LoanForm): SectionKey[] => MODAL_ORDER.filter((key) => !isDone(form, key));

const MILESTONES = [
  ["generalDetails", () => t("application.nextBasics", "Fill out all basic information.")],
  ["kycDetails", () => t("application.nextKyc", "Upload KYC (Identity) Documents.")],
  ["academicDetails", () => t("application.nextAcademic", "Upload Academic Documents.")],
  ["financialDetails", () => t("application.nextFinancial", "Upload Financial Documents.")],
] as const satisfies readonly (readonly [SectionKey, nextTask: () => string])[];

const REST_OF_BASICS = [
  "admissionDetails",
  "loanDetails",
  "coApplicantDetails",
] as const satisfies readonly SectionKey[];

/** Four milestones, each a quarter; the next task by the first one missing (SPEC section 4, DECISIONS 4). */
export function progressOf(form: LoanForm) {
  const missing = MILESTONES.filter(([key]) => !isDone(form, key));
  const done = MILESTONES.length - missing.length;
  const basicsLeft = isDone(form, "generalDetails") && REST_OF_BASICS.some((key) => !isDone(form, key));
  return {
    done,
    of: MILESTONES.length,
    percent: Math.round((done / MILESTONES.length) * 100),
    nextTask:
      done === MILESTONES.length
        ? t("application.nextNothing", "Uploading required documents to avail loan")
        : basicsLeft
          ? t("application.nextRestOfBasics", "Update your basic personal information.")
          : missing[0]![1](),
  };
}
