import type { Choice } from "./fields";

/** SPEC section 3, Enumerations. */
const same = (...values: string[]): Choice[] => values.map((value) => ({ value, label: value }));

export const YES_NO = same("Yes", "No");
export const EMPLOYMENT = same("Salaried", "Self Employed");
export const LOAN_TYPES = same("Collateral", "Non-Collateral");
export const EXAMS = same("SAT", "GMAT", "GRE", "TOEFL", "IELTS", "CAT", "MAT", "XAT", "NMAT", "SNAP", "Other");

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
