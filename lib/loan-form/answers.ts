import { formatDate, formatMonth } from "@/lib/dates/dates";
import { rupees } from "@/lib/text/format";
import { masked } from "@/lib/text/mask";
import { t } from "@/lib/messages/text";
import { COUNTRY_CODE } from "@/lib/contact/validation";
import { ofCoApplicant } from "./co-applicants";
import { type FieldSpec, OTHER } from "./fields";
import type { Section } from "./registry";
import type { FormContext } from "./section";
import { type Answers, walkSection } from "./walk";

export type Answer = {
  /** The field's path, and its id in the form. */
  path: string;
  label: string;
  text: string;
  /** The person's index, in a section about several. */
  person: number | null;
  isPaper: boolean;
  url?: string;
};
type Names = Partial<Record<string, { name: string }>>;

export const notProvided = () => t("wizard.notProvided", "Not provided");

/** A section's answers in the form's order, formatted, document numbers masked. */
export function answersOf(section: Section, value: unknown, context: FormContext, files: Names): Answer[] {
  const found: Answer[] = [];
  walkSection(
    section,
    value ?? section.empty,
    ({ field, path, value: given, rootField, siblings, ancestors, person, answers }) => {
      // Living in India goes without saying.
      if (field.kind === "country" && !given) return;
      if (field.kind === "id" || field.kind === "typed" || !section.isShown(rootField, answers, context)) return;
      const place = ancestors.map((outer) =>
        outer.index === null ? outer.field.label : numbered(outer.field.label, outer.index + 1),
      );
      const isPaper = field.kind === "upload";
      const answer = { path, label: [...place, field.label].join(": "), person, isPaper };
      if (!isPaper) return found.push({ ...answer, text: textOf(field, given, siblings) });
      const url = typeof given === "string" && given ? given : undefined;
      found.push({
        ...answer,
        text: url ? masked(files[url]?.name ?? t("wizard.unnamedDocument", "Document")) : "",
        url,
      });
    },
  );
  return found;
}

/** Such as "Competitive exam 2". */
export const numbered = (label: string, number: number) =>
  t("wizard.numbered", "{{label}} {{number}}", { label, number });

function textOf(field: FieldSpec, value: unknown, values: Answers): string {
  if (field.kind === "checkbox") return value === true ? t("wizard.ticked", "Yes") : t("wizard.notTicked", "No");
  const typed = field.typedInto ? values[field.typedInto] : "";
  const answer = String((value === OTHER || !value ? typed : value) ?? "").trim();
  if (!answer) return "";
  switch (field.kind) {
    case "amount":
      return /^\d+$/.test(answer) ? rupees(Number(answer)) : answer;
    case "date":
      return /^\d{4}-\d\d-\d\d$/.test(answer) ? formatDate(answer) : answer;
    case "month":
      return /^\d{4}-\d\d-01$/.test(answer) ? formatMonth(answer) : answer;
    case "phone":
      return /^\d{10}$/.test(answer) ? `${COUNTRY_CODE} ${answer.slice(0, 5)} ${answer.slice(5)}` : answer;
    case "select":
      return field.choices?.find((choice) => choice.value === answer)?.label ?? answer;
    case "text":
    case "textarea":
      return masked(answer);
    default:
      return answer;
  }
}

export type Difference = { path: string; label: string; mine: string; theirs: string };

/** The differences of two states, in the form's order; "" is no answer. */
export function differencesOf(
  section: Section,
  mine: unknown,
  theirs: unknown,
  context: FormContext,
  files: Names,
): Difference[] {
  const [own, other] = [mine, theirs].map((value) => answersOf(section, value, context, files));
  const labelOf = ({ label, person }: Answer) => (person === null ? label : ofCoApplicant(label, person));
  const paths = [...new Map([...own!, ...other!].map((answer) => [answer.path, answer])).values()];
  return paths.flatMap((answer) => {
    const [a, b] = [own, other].map((answers) => answers!.find(({ path }) => path === answer.path));
    // Two documents may share a name.
    if ((a?.url ?? a?.text ?? "") === (b?.url ?? b?.text ?? "")) return [];
    return [{ path: answer.path, label: labelOf(answer), mine: a?.text ?? "", theirs: b?.text ?? "" }];
  });
}
