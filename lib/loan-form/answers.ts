import { formatDate, formatMonth } from "@/lib/dates";
import { rupees } from "@/lib/format";
import { masked } from "@/lib/mask";
import { t } from "@/lib/messages/text";
import { COUNTRY_CODE } from "@/lib/validation";
import { ofCoApplicant } from "./co-applicants";
import { type Field, OTHER } from "./fields";
import type { Section } from "./registry";
import type { FormContext } from "./section";
import { type Answers, walkSection } from "./walk";

/** One answer as a person reads it. */
export type Answer = {
  /** The field's path, and so its id in the form. */
  path: string;
  label: string;
  /** "" when there is no answer. */
  text: string;
  /** Whose answer it is, in a section about several people. */
  person: number | null;
  /** The answer is a document. */
  isPaper: boolean;
  /** Address of the document, where there is one. */
  url?: string;
};
/** Names of documents by their addresses. */
type Names = Partial<Record<string, { name: string }>>;

/** In place of an answer that was not given. */
export const notProvided = () => t("wizard.notProvided", "Not provided");

/**
 * Every answer of a section that applies, in the form's order: amounts and dates as they are read, numbers of papers
 * masked.
 */
export function answersOf(section: Section, value: unknown, context: FormContext, files: Names): Answer[] {
  const found: Answer[] = [];
  walkSection(
    section,
    value ?? section.empty,
    ({ field, path, value: given, rootField, siblings, ancestors, person, answers }) => {
      // That somebody lives in India goes without saying.
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

/** One of several rows of a list: "Competitive exam 2". */
export const numbered = (label: string, number: number) =>
  t("wizard.numbered", "{{label}} {{number}}", { label, number });

function textOf(field: Field, value: unknown, values: Answers): string {
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

/** Where two states of a section differ, in the form's order; "" stands for no answer. */
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
    // Two documents may have one name; their addresses tell them apart.
    if ((a?.url ?? a?.text ?? "") === (b?.url ?? b?.text ?? "")) return [];
    return [{ path: answer.path, label: labelOf(answer), mine: a?.text ?? "", theirs: b?.text ?? "" }];
  });
}
