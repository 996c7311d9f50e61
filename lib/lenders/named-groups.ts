import { inShort } from "./currency";

/** Questions that only loans for named groups ask. Nothing of an answer is kept. */
export const PERSONAL_QUESTIONS = ["state", "community", "minority", "disability", "income"] as const;
export type PersonalQuestion = (typeof PERSONAL_QUESTIONS)[number];
/** "" is not said. `income` is the most that the family earns a year in rupees, or "none" above all. */
export type Personal = Record<PersonalQuestion, string>;
export const NOTHING_SAID: Personal = { state: "", community: "", minority: "", disability: "", income: "" };

type Group = {
  /** Inside "It is for …". */
  words: string;
  label: string;
  question: Extract<PersonalQuestion, "community" | "minority" | "disability">;
  answer: string;
};

/** Codes of Scheme.forGroups. */
export const GROUPS: Readonly<Record<string, Group>> = {
  sc: { words: "Scheduled Castes", label: "Scheduled Caste", question: "community", answer: "sc" },
  st: { words: "Scheduled Tribes", label: "Scheduled Tribe", question: "community", answer: "st" },
  obc: { words: "backward classes (OBC, SEBC)", label: "OBC or SEBC", question: "community", answer: "obc" },
  ebc: {
    words: "economically backward classes (EBC)",
    label: "Economically backward (EBC)",
    question: "community",
    answer: "ebc",
  },
  unreserved: { words: "unreserved classes", label: "Unreserved class", question: "community", answer: "unreserved" },
  minority: { words: "notified minorities", label: "Minority", question: "minority", answer: "yes" },
  disability: {
    words: "people with a disability of 40% or more",
    label: "Disability",
    question: "disability",
    answer: "yes",
  },
};

/** ISO 3166-2 without "IN-". */
export const STATES: Readonly<Record<string, string>> = {
  AN: "Andaman and Nicobar Islands",
  AP: "Andhra Pradesh",
  AR: "Arunachal Pradesh",
  AS: "Assam",
  BR: "Bihar",
  CH: "Chandigarh",
  CG: "Chhattisgarh",
  DH: "Dadra and Nagar Haveli and Daman and Diu",
  DL: "Delhi",
  GA: "Goa",
  GJ: "Gujarat",
  HR: "Haryana",
  HP: "Himachal Pradesh",
  JK: "Jammu and Kashmir",
  JH: "Jharkhand",
  KA: "Karnataka",
  KL: "Kerala",
  LA: "Ladakh",
  LD: "Lakshadweep",
  MP: "Madhya Pradesh",
  MH: "Maharashtra",
  MN: "Manipur",
  ML: "Meghalaya",
  MZ: "Mizoram",
  NL: "Nagaland",
  OD: "Odisha",
  PY: "Puducherry",
  PB: "Punjab",
  RJ: "Rajasthan",
  SK: "Sikkim",
  TN: "Tamil Nadu",
  TS: "Telangana",
  TR: "Tripura",
  UP: "Uttar Pradesh",
  UK: "Uttarakhand",
  WB: "West Bengal",
};

/** For whom a scheme is, where it is not for everybody; income in rupees a year. */
export type ForWhom = {
  forStates: readonly string[];
  forGroups: readonly string[];
  familyIncomeMax: number | null;
};

export const isForNamed = ({ forStates, forGroups, familyIncomeMax }: ForWhom) =>
  forStates.length + forGroups.length > 0 || familyIncomeMax !== null;

export const statesInWords = (codes: readonly string[]) => codes.map((code) => STATES[code] ?? code).join(" or ");
export const groupsInWords = (codes: readonly string[]) =>
  codes.map((code) => GROUPS[code]?.words ?? code).join(" or ");

/** "People of Gujarat; unreserved classes; family income up to ₹6 lakh a year"; null where it is for everybody. */
export function forWhomWords({ forStates, forGroups, familyIncomeMax }: ForWhom): string | null {
  const words = [
    forStates.length > 0 && `people of ${statesInWords(forStates)}`,
    forGroups.length > 0 && groupsInWords(forGroups),
    familyIncomeMax !== null && `a family income up to ${inShort(familyIncomeMax, "INR")} a year`,
  ]
    .filter(Boolean)
    .join("; ");
  return words === "" ? null : words.charAt(0).toUpperCase() + words.slice(1);
}
