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

const statesInWords = (codes: readonly string[]) => codes.map((code) => STATES[code] ?? code).join(" or ");

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
