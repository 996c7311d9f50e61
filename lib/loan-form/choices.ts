import type { Choice } from "./fields";

/** The closed answers of the loan form (SPEC section 3, Enumerations). */
const same = (...values: string[]): Choice[] => values.map((value) => ({ value, label: value }));

export const YES_NO = same("Yes", "No");
export const EMPLOYMENT = same("Salaried", "Self Employed");
export const LOAN_TYPES = same("Collateral", "Non-Collateral");
export const EXAMS = same("SAT", "GMAT", "GRE", "TOEFL", "IELTS", "CAT", "MAT", "XAT", "NMAT", "SNAP", "Other");

export const ADMISSION_STATUS: Choice[] = [
  { value: "competitive_exams", label: "Exams given, yet to apply to universities" },
  { value: "offer_letter", label: "Exams given, yet to receive offer letter" },
  { value: "received_offer", label: "Offer letter received from the desired university" },
  { value: "confirmed_admission", label: "Admit letter received" },
];
export const EDUCATION_LEVELS: Choice[] = [
  { value: "undergraduate", label: "Undergraduate" },
  { value: "postgraduate", label: "Postgraduate" },
  { value: "postgraduate_diploma", label: "Postgraduate diploma" },
  { value: "doctorate", label: "Doctorate" },
];
export const PROOFS_OF_INTENT: Choice[] = [
  { value: "application_letter", label: "University Application Letter" },
  { value: "offer_letter", label: "Offer Letter" },
  { value: "admit_letter", label: "Admit Letter" },
];
export const RELATIONS = [
  "Father",
  "Mother",
  "Brother",
  "Sister",
  "Husband",
  "Wife",
  "Grandparent",
  "Uncle",
  "Aunt",
  "Father-in-law",
  "Mother-in-law",
];
