import type * as z from "zod/mini";
import { ADMISSION_STATUS, EDUCATION_LEVELS } from "@/lib/admission";
import { t } from "@/lib/messages/text";
import { EMPLOYMENT, EXAMS, LOAN_TYPES, PROOFS_OF_INTENT, YES_NO } from "./choices";
import {
  amount,
  atLeast,
  checkbox,
  combobox,
  country,
  email,
  group,
  isForeign,
  isIndia,
  list,
  month,
  othersPhone,
  pastDate,
  personName,
  phone,
  pin,
  rowId,
  select,
  text,
  textarea,
  typed,
  upload,
} from "./fields";
import { coApplicantName } from "./co-applicants";
import { type FormContext, people, perPerson, section } from "./section";
import type { SectionKey } from "./steps";

/** Rupees (SPEC section 9). */
export const MIN_LOAN_AMOUNT = 800_000;
const NO_CO_APPLICANTS = "No co-applicants found. Please add co-applicants in the previous step.";

const optional = { optional: true } as const;
const several = { several: true } as const;
/** lib/uploads/policy.ts refuses the rest. */
const FILES = "JPEG, PNG or PDF, up to 10 MB each.";
const MASKED = "A masked copy, with only the last 4 digits showing, is fine";

const locality = {
  pinCode: pin("Pin code", { autoComplete: "postal-code" }),
  city: text("City", { autoComplete: "address-level2" }),
  state: text("State", { autoComplete: "address-level1" }),
};
const name = {
  firstName: personName("First name", { autoComplete: "given-name" }),
  // Aadhaar and passport of many people hold one name.
  lastName: personName("Last name", {
    autoComplete: "family-name",
    help: "Only one name? Write it in both boxes.",
  }),
};
const identity = {
  panCard: upload("PAN Card"),
  aadhaarCardFront: upload("Aadhaar Card Front", { help: MASKED }),
  aadhaarCardBack: upload("Aadhaar Card Back", { help: MASKED }),
};
const finances = {
  savingAccountStatement: upload("Saving Account Statement", {
    ...several,
    help: "Latest 6 months of bank statements",
  }),
  utilityBill: upload("Utility Bill/Address Proof", { help: "Last month's utility bill as a single PDF" }),
  paySlips: upload("Pay Slips", { ...optional, ...several, help: "3 months of pay slips" }),
  form16: upload("Form 16", { ...optional, ...several, help: "2 years of Form 16 (Part A+B)" }),
  itr: upload("ITR", {
    ...optional,
    ...several,
    help: "2 years of ITR (with profit and loss, balance sheet and tax computation)",
  }),
  businessProof: upload("Business Proof", { ...optional, help: "Business proof such as GST, Udyam or Trade licence" }),
  currentAccountStatement: upload("Current Account Statement", {
    ...optional,
    ...several,
    help: "Latest 6 months of bank statements",
  }),
};

/** The loan form: a question is declared here once, and everything follows from it (SPEC sections 3 and 5). */
export const SECTIONS = [
  section("generalDetails", {
    title: "General Details",
    heading: "General details",
    modalPlace: 1,
    intro: "About you, the student. Write your name as it stands on your PAN card.",
    fields: {
      ...name,
      mobileNumber: phone("Mobile number", { autoComplete: "tel-national" }),
      dateOfBirth: pastDate("Date of birth", { autoComplete: "bday", help: "For example, 27 3 2004" }),
      emailId: email("Email ID", { autoComplete: "email" }),
      permanentAddress: textarea("Permanent address", {
        help: "Flat or house, street and area, landmark",
        autoComplete: "street-address",
      }),
      ...locality,
    },
  }),
  section("admissionDetails", {
    title: "Admission Details",
    heading: "Admission details",
    modalPlace: 2,
    intro: "Where you want to study, and how far you have come.",
    fields: {
      admissionStatus: select("Admission status", ADMISSION_STATUS),
      countryOfUniversity: combobox("Country of university", {
        suggestions: "countries",
        typedInto: "customCountry",
        help: "Type to see suggestions. You can also type your own.",
      }),
      customCountry: typed("Country name"),
      university: combobox("University", {
        suggestions: "universities",
        typedInto: "customUniversity",
        help: "Type to see suggestions. You can also type your own.",
      }),
      customUniversity: typed("University name"),
      intakePeriod: month("Intake period", { help: "The month your course starts" }),
      educationLevel: select("Education level", EDUCATION_LEVELS),
      areaOfStudy: text("Area of study", { help: "Such as Computer Science or Public Health" }),
    },
  }),
  section("loanDetails", {
    title: "Loan Details",
    heading: "Loan details",
    modalPlace: 3,
    fields: {
      loanAmount: amount("Loan amount", {
        minimum: MIN_LOAN_AMOUNT,
        picks: [800_000, 2_000_000, 4_000_000, 7_500_000],
        check: atLeast(MIN_LOAN_AMOUNT, () => t("rules.minimumLoan", "Minimum loan amount must be ₹8,00,000")),
        help: "In rupees. You may write 20 lakh or 20,00,000",
      }),
      existingLoan: select("Existing loan", YES_NO, {
        message: "Please select if you have existing loan",
        help: "Do you have another loan running?",
      }),
      loanType: select("Loan type", LOAN_TYPES, { help: "Collateral means that you pledge property or a deposit" }),
      employed: select("Employed", YES_NO, {
        message: "Employment status is required",
        help: "Do you have a job or a business now?",
      }),
      employmentType: select("Employment type", EMPLOYMENT),
    },
    appliesWhen: { employmentType: (values) => values.employed === "Yes" },
  }),
  people("coApplicantDetails", {
    title: "Co-Applicant Details",
    heading: "Co-applicant details",
    modalPlace: 9,
    none: "Please add at least one co-applicant",
    intro: "A co-applicant, usually a parent, shares the loan with you. The lender looks at their income.",
    fields: {
      id: rowId(),
      ...name,
      relation: combobox("Relation", {
        suggestions: "relations",
        message: "Relation with applicant is required",
        help: "Such as Father, Mother or Brother",
      }),
      dateOfBirth: pastDate("Date of birth", { help: "For example, 27 3 1975" }),
      country: country("Lives in"),
      phoneNumber: othersPhone("Phone number"),
      emailId: email("Email ID", { help: "No e-mail? Yours will do." }),
      useSameAddress: checkbox("Use same address as Applicant's"),
      address: textarea("Address", { help: "Flat or house, street and area, landmark" }),
      pinCode: pin("Pin code"),
      city: text("City"),
      state: text("State"),
      employmentType: select("Employment type", EMPLOYMENT),
      ongoingEmiAmount: amount("Ongoing EMI amount", {
        ...optional,
        help: "What they pay each month on loans they already have, in rupees",
      }),
    },
    appliesWhen: { useSameAddress: ({ country: named }) => !isForeign(named) },
    variant: {
      when: ({ country: named }) => isForeign(named),
      fields: {
        phoneNumber: othersPhone("Phone number", { help: "An Indian number that reaches them" }),
        address: textarea("Address", { help: "Flat or building, street and area, P.O. box" }),
        pinCode: text("Postal code", { ...optional, help: "Leave it blank where there is none, as in the UAE" }),
        state: text("State, province or emirate", optional),
      },
    },
  }),
  section("kycDetails", {
    title: "KYC Details",
    heading: "Your identity documents",
    modalPlace: 4,
    intro: FILES,
    fields: {
      panCard: identity.panCard,
      passport: upload("Passport", { help: "First and last page. Not needed to study in India" }),
      aadhaarCardFront: identity.aadhaarCardFront,
      aadhaarCardBack: identity.aadhaarCardBack,
      photoSelfie: upload("Photo/Selfie", {
        help: "A selfie with the full face, clear, no glasses or headwear",
        selfie: true,
      }),
      motherPanCard: upload("Mother's PAN Card", optional),
      fatherPanCard: upload("Father's PAN Card", optional),
      motherAadhaarCardFront: upload("Mother's Aadhaar Card Front", { ...optional, help: MASKED }),
      motherAadhaarCardBack: upload("Mother's Aadhaar Card Back", { ...optional, help: MASKED }),
      fatherAadhaarCardFront: upload("Father's Aadhaar Card Front", { ...optional, help: MASKED }),
      fatherAadhaarCardBack: upload("Father's Aadhaar Card Back", { ...optional, help: MASKED }),
    },
    requiredWhen: { passport: (_values, { abroad }) => abroad },
  }),
  perPerson("coApplicantKycDetails", {
    title: "Co-Applicant KYC Details",
    heading: "Co-applicant identity documents",
    modalPlace: 8,
    none: NO_CO_APPLICANTS,
    nameOf: coApplicantName,
    intro: FILES,
    fields: { id: rowId(), ...identity },
  }),
  section("academicDetails", {
    title: "Academic Details",
    heading: "Your academic documents",
    modalPlace: 6,
    intro: FILES,
    fields: {
      tenthGrade: upload("10th Grade", { message: "10th Grade document is required" }),
      twelfthGrade: upload("12th Grade/Diploma", { message: "12th Grade/Diploma document is required" }),
      bachelorsMarksheet: upload("Bachelor's Marksheet", optional),
      mastersMarksheet: upload("Master's Marksheet", optional),
      postGraduateDiploma: upload("Post Graduate Diploma", optional),
      competitiveExams: list(
        "Competitive exam",
        {
          examType: select("Exam", EXAMS, optional),
          url: upload("Score card", optional),
        },
        { rows: 20, message: "Please add at most 20 exams", addWords: "Add another exam" },
      ),
      proofOfIntent: group("Proof of intent", {
        type: select("Kind of letter", PROOFS_OF_INTENT, optional),
        url: upload("Letter", optional),
      }),
    },
  }),
  section("financialDetails", {
    title: "Financial Details",
    heading: "Your financial documents",
    modalPlace: 5,
    intro: FILES,
    fields: finances,
  }),
  perPerson("coApplicantFinancialDetails", {
    title: "Co-Applicant Financial Details",
    heading: "Co-applicant financial documents",
    modalPlace: 7,
    none: NO_CO_APPLICANTS,
    nameOf: coApplicantName,
    intro: FILES,
    fields: { id: rowId(), ...finances },
  }),
] as const;

export type Section = (typeof SECTIONS)[number];
export { SECTION_KEYS, type SectionKey } from "./steps";
// Fails to compile when a section of the wizard is not defined here.
true satisfies [Exclude<SectionKey, Section["key"]>] extends [never] ? true : false;
export type RepeatedSection = Extract<Section, { repeats: true }>;
export type SectionOf<K extends SectionKey> = Extract<Section, { key: K }>;
type SectionValue<K extends SectionKey> = z.output<ReturnType<SectionOf<K>["schema"]>>;
/** A section is null until it was saved once. */
export type LoanForm = { [K in SectionKey]: SectionValue<K> | null };

export const sectionOf = <K extends SectionKey>(key: K) => SECTIONS.find((s) => s.key === key) as SectionOf<K>;

export function formContext(form: Pick<LoanForm, "admissionDetails" | "coApplicantDetails">): FormContext {
  const { countryOfUniversity = "", customCountry = "" } = form.admissionDetails ?? {};
  return {
    abroad: !isIndia(customCountry || countryOfUniversity),
    coApplicants: (form.coApplicantDetails ?? []).map(({ id }) => id),
  };
}
