import { inShort } from "./currency";
import { groupsInWords, type ForWhom } from "./named-groups";

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

const anyOf = (words: readonly string[]) => words.join(" or ");
const incomesInWords = (most: readonly number[]) =>
  `a family income up to ${anyOf(most.map((income) => inShort(income, "INR")))} a year`;
const sentence = (...parts: (string | false)[]) => {
  const words = parts.filter(Boolean).join("; ");
  return words === "" ? null : words.charAt(0).toUpperCase() + words.slice(1);
};

/** "People of Gujarat; unreserved classes; a family income up to ₹6 lakh a year"; null where it is for everybody. */
export const forWhomWords = (scheme: ForWhom): string | null => forWhomInShort([scheme]);

/** The same of all schemes of a lender together: what one of them does not ask is not said. */
export function forWhomInShort(schemes: readonly ForWhom[]): string | null {
  const ofAll = <Part>(partsOf: (scheme: ForWhom) => readonly Part[]): Part[] =>
    schemes.every((scheme) => partsOf(scheme).length > 0) ? [...new Set(schemes.flatMap(partsOf))] : [];
  const states = ofAll(({ forStates }) => forStates);
  const groups = ofAll(({ forGroups }) => forGroups);
  const incomes = ofAll(({ familyIncomeMax }) => (familyIncomeMax === null ? [] : [familyIncomeMax]));
  return sentence(
    states.length > 0 && `people of ${anyOf(states.map((code) => STATES[code] ?? code))}`,
    groups.length > 0 && groupsInWords(groups),
    incomes.length > 0 &&
      `${incomesInWords([...incomes].sort((a, b) => a - b))}${incomes.length > 1 ? ", by scheme" : ""}`,
  );
}
