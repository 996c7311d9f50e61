import { t } from "@/lib/messages/text";

/** In a message (SPEC section 9). */
export function coApplicantName(index: number) {
  switch (index) {
    case 0:
      return t("wizard.coApplicantPrimary", "Primary Co-applicant");
    case 1:
      return t("wizard.coApplicantSecondary", "Secondary Co-applicant");
    case 2:
      return t("wizard.coApplicantSecondary2", "Secondary Co-applicant 2");
    default:
      return t("wizard.coApplicantNumbered", "Co-applicant {{number}}", { number: index + 1 });
  }
}

/** Over the answers (SPEC section 2). */
export const coApplicantLabel = (index: number) =>
  index === 0
    ? t("wizard.cardPrimary", "PRIMARY CO-APPLICANT")
    : t("wizard.cardSecondary", "SECONDARY CO-APPLICANT {{number}}", { number: index });

/** Such as "PAN Card, Primary Co-applicant". */
export const ofCoApplicant = (label: string, index: number, nameOf = coApplicantName) =>
  t("wizard.ofCoApplicant", "{{label}}, {{person}}", { label, person: nameOf(index) });

/** "Mother", "Papa"; null for others, such as a father-in-law. */
export function parentIn(relation: string): "mother" | "father" | null {
  if (/in.?law|grand|step/i.test(relation)) return null;
  if (/\b(mother|mom|mum|mummy|mata)\b/i.test(relation)) return "mother";
  return /\b(father|dad|papa|pita)\b/i.test(relation) ? "father" : null;
}

type Row = { id: string };

/** Gives every row an id that stays; without any ids, a row keeps the id at its index. */
export function withIds<T extends Row>(people: readonly T[], before: readonly Row[], newId: () => string): T[] {
  const byPlace = people.every(({ id }) => !id);
  const taken = new Set<string>();
  return people.map((person, index) => {
    const wanted = byPlace ? before[index]?.id : person.id;
    const id = wanted && !taken.has(wanted) ? wanted : newId();
    taken.add(id);
    return { ...person, id };
  });
}

/** One row for each person, matched by id; a blank one where there is none. */
export function alignRows<T extends Row>(rows: readonly T[], people: readonly string[], blank: Omit<T, "id">): T[] {
  return people.map((id) => rows.find((row) => row.id === id) ?? ({ ...blank, id } as T));
}

/** Their first names, in the order of the form; "" where one is not given. */
export const coApplicantNames = ({
  coApplicantDetails,
}: {
  coApplicantDetails: readonly { firstName?: string }[] | null;
}): string[] => (coApplicantDetails ?? []).map(({ firstName = "" }) => firstName.trim());
