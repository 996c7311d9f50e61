/** The fields of the form whose papers are read; no other paper is opened, and none of who somebody is. */
const READ_FIELDS = [
  ...(["savingAccountStatement", "currentAccountStatement", "paySlips", "form16", "itr", "utilityBill"] as const),
  ...(["businessProof", "tenthGrade", "twelfthGrade", "proofOfIntent.url"] as const),
];
export type ReadField = (typeof READ_FIELDS)[number];

const placeOf = (slot: string) => slot.replace(/^.* /, "").split(".").slice(0, -1);

/** Whose a slot is: a co-applicant's id, "" for the student. @param people the co-applicants, in the form's order */
export function ownerOf(slot: string, people: readonly { id: string }[]): string {
  const person = placeOf(slot).find((part) => part !== "proofOfIntent" && !/Details$/.test(part)) ?? "";
  return /^\d+$/.test(person) ? (people[Number(person)]?.id ?? person) : person;
}

/** The field of a slot, such as "<person's id>.itr"; null where its papers are not read. */
export function readField(slot: string): ReadField | null {
  const parts = slot.replace(/^.* /, "").split(".");
  const names = [parts.slice(-2).join("."), parts.at(-1)!];
  return READ_FIELDS.find((field) => names.includes(field)) ?? null;
}
