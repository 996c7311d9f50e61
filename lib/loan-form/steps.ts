// Loads only texts: middleware.ts imports it.
import { t } from "@/lib/messages/text";

type Panel = { title: string; sections: readonly string[] };
/** `short`: on the home page. */
type Step = { title: string; short: string; panels: readonly Panel[] };

/** SPEC section 2. */
export const STEPS = [
  {
    get title() {
      return t("wizard.stepBasic", "Basic Details");
    },
    short: "Basic details",
    panels: [
      {
        get title() {
          return t("wizard.panelBasic", "Your Basic Details");
        },
        sections: ["generalDetails", "admissionDetails", "loanDetails"],
      },
      {
        get title() {
          return t("wizard.panelCoApplicants", "Co-applicant Details");
        },
        sections: ["coApplicantDetails"],
      },
    ],
  },
  {
    get title() {
      return t("wizard.stepKyc", "KYC Details");
    },
    short: "KYC",
    panels: [
      {
        get title() {
          return t("wizard.panelKyc", "Your KYC Details");
        },
        sections: ["kycDetails"],
      },
      {
        get title() {
          return t("wizard.panelCoApplicantKyc", "Co-applicant KYC Details");
        },
        sections: ["coApplicantKycDetails"],
      },
    ],
  },
  {
    get title() {
      return t("wizard.stepAcademic", "Academic Details");
    },
    short: "Academic",
    panels: [
      {
        get title() {
          return t("wizard.panelAcademic", "Academic Details");
        },
        sections: ["academicDetails"],
      },
    ],
  },
  {
    get title() {
      return t("wizard.stepFinancial", "Financial Details");
    },
    short: "Financial",
    panels: [
      {
        get title() {
          return t("wizard.panelFinancial", "Your Financial Details");
        },
        sections: ["financialDetails"],
      },
      {
        get title() {
          return t("wizard.panelCoApplicantFinancial", "Co-applicant Financial Details");
        },
        sections: ["coApplicantFinancialDetails"],
      },
    ],
  },
] as const satisfies readonly Step[];

export type SectionKey = (typeof STEPS)[number]["panels"][number]["sections"][number];

const SLUGS = {
  generalDetails: "general",
  admissionDetails: "admission",
  loanDetails: "loan",
  coApplicantDetails: "co-applicants",
  kycDetails: "kyc",
  coApplicantKycDetails: "co-applicant-kyc",
  academicDetails: "academic",
  financialDetails: "financial",
  coApplicantFinancialDetails: "co-applicant-financial",
} as const satisfies Record<SectionKey, string>;

export type Slug = (typeof SLUGS)[SectionKey];

export const slugOf = (key: SectionKey): Slug => SLUGS[key];

export const sectionsIn = (step: number): readonly SectionKey[] =>
  STEPS[step]!.panels.flatMap((panel): readonly SectionKey[] => panel.sections);

export const SECTION_KEYS: readonly SectionKey[] = STEPS.flatMap((_step, index) => sectionsIn(index));

/** The wizard's whole state is one section key. */
export function sectionPosition(key: SectionKey) {
  const at = SECTION_KEYS.indexOf(key);
  const step = STEPS.findIndex((_step, index) => sectionsIn(index).includes(key));
  return { step, previous: SECTION_KEYS[at - 1] ?? null, next: SECTION_KEYS[at + 1] ?? null };
}

export const firstOf = (step: number): SectionKey => sectionsIn(step)[0]!;

export const sectionAt = (slug: string): SectionKey | null => SECTION_KEYS.find((key) => slugOf(key) === slug) ?? null;
