/** Questions that only loans for named groups ask. Nothing of an answer is kept. */
export const PERSONAL_QUESTIONS = ["state", "community", "minority", "disability", "income"] as const;
export type PersonalQuestion = (typeof PERSONAL_QUESTIONS)[number];
/** "" is not said. `income` is the most that the family earns a year in rupees, or "none" above all. */
export type Personal = Record<PersonalQuestion, string>;
export const NOTHING_SAID: Personal = { state: "", community: "", minority: "", disability: "", income: "" };

type Group = {
  words: string;
  question: Extract<PersonalQuestion, "community" | "minority" | "disability">;
  answer: string;
};

/** Codes of Scheme.forGroups. */
export const GROUPS: Readonly<Record<string, Group>> = {
  sc: { words: "Scheduled Castes", question: "community", answer: "sc" },
  st: { words: "Scheduled Tribes", question: "community", answer: "st" },
  obc: { words: "backward classes (OBC, SEBC)", question: "community", answer: "obc" },
  ebc: {
    words: "economically backward classes (EBC)",
    question: "community",
    answer: "ebc",
  },
  unreserved: { words: "unreserved classes", question: "community", answer: "unreserved" },
  minority: { words: "notified minorities", question: "minority", answer: "yes" },
  disability: {
    words: "people with a disability of 40% or more",
    question: "disability",
    answer: "yes",
  },
};

/** For whom a scheme is, where it is not for everybody; income in rupees a year. */
export type ForWhom = {
  forStates: readonly string[];
  forGroups: readonly string[];
  familyIncomeMax: number | null;
};

export const isForNamed = ({ forStates, forGroups, familyIncomeMax }: ForWhom) =>
  forStates.length + forGroups.length > 0 || familyIncomeMax !== null;

export const groupsInWords = (codes: readonly string[]) =>
  codes.map((code) => GROUPS[code]?.words ?? code).join(" or ");
