import { type SectionKey, SECTIONS, sectionOf } from "./registry";

type Panel = { title: string; sections: readonly SectionKey[] };
/** `short` is what the home page calls it. */
type Step = { title: string; short: string; panels: readonly Panel[] };

/** The wizard's four steps and their accordions (SPEC section 2). */
export const STEPS = [
  {
    title: "Basic Details",
    short: "Basic details",
    panels: [
      { title: "Your Basic Details", sections: ["generalDetails", "admissionDetails", "loanDetails"] },
      { title: "Co-applicant Details", sections: ["coApplicantDetails"] },
    ],
  },
  {
    title: "KYC Details",
    short: "KYC",
    panels: [
      { title: "Your KYC Details", sections: ["kycDetails"] },
      { title: "Co-applicant KYC Details", sections: ["coApplicantKycDetails"] },
    ],
  },
  {
    title: "Academic Details",
    short: "Academic",
    panels: [{ title: "Academic Details", sections: ["academicDetails"] }],
  },
  {
    title: "Financial Details",
    short: "Financial",
    panels: [
      { title: "Your Financial Details", sections: ["financialDetails"] },
      { title: "Co-applicant Financial Details", sections: ["coApplicantFinancialDetails"] },
    ],
  },
] as const satisfies readonly Step[];

/** The sections of a step, in order. */
export const sectionsIn = (step: number): readonly SectionKey[] =>
  STEPS[step]!.panels.flatMap((panel): readonly SectionKey[] => panel.sections);

const ORDER = STEPS.flatMap((_step, index) => sectionsIn(index));

/** Where a section stands; the wizard's whole state is one section key, and the rest follows from it. */
export function placeOf(key: SectionKey) {
  const at = ORDER.indexOf(key);
  const step = STEPS.findIndex((_step, index) => sectionsIn(index).includes(key));
  return { step, section: sectionOf(key), previous: ORDER[at - 1] ?? null, next: ORDER[at + 1] ?? null };
}

/** The first section of a step. */
export const firstOf = (step: number): SectionKey => sectionsIn(step)[0]!;

/** The section at an address, or null. */
export const sectionAt = (slug: string): SectionKey | null =>
  SECTIONS.find((section) => section.slug === slug)?.key ?? null;
