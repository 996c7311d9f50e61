import { coApplicantName } from "@/lib/loan-form/co-applicants";
import { isDone } from "@/lib/loan-form/progress";
import { circumstancesOf, type LoanForm, type Section, type SectionKey, SECTIONS, sectionOf } from "@/lib/loan-form/registry";
import { placeOf, STEPS } from "@/lib/loan-form/steps";

/** One answer or document that a section asks for. `path` is its name in the form, and so its id on the page. */
export type Need = { path: string; label: string; done: boolean };

/** One section of the loan form, as the dashboard speaks of it. */
export type Task = {
  key: SectionKey;
  title: string;
  slug: string;
  /** Title of the wizard's step that it belongs to. */
  step: string;
  done: boolean;
  /** Saved once, if not complete. */
  started: boolean;
  needs: Need[];
};

/** The nine sections in the wizard's order. Worked out on the server, so that the dashboard need not load the registry. */
export const tasksOf = (form: LoanForm): Task[] =>
  SECTIONS.map(({ key, title, slug }) => ({
    key, title, slug,
    step: STEPS[placeOf(key).step]!.title,
    done: isDone(form, key),
    started: form[key] !== null,
    needs: needsOf(form, key),
  }));

type Answers = Record<string, unknown>;

/** What a section asks for as things stand now: each required answer, and each optional one that would be refused. */
export function needsOf(form: LoanForm, key: SectionKey): Need[] {
  const section: Section = sectionOf(key);
  const circumstances = circumstancesOf(form);
  const saved: unknown = form[key];
  const people = section.repeats ? ((saved as Answers[] | null) ?? blanksFor(key, section.person, circumstances.coApplicants)) : null;
  const value = people ?? saved ?? section.empty;

  const refused = section.schema(circumstances).safeParse(value).error?.issues.map(({ path }) => path.join(".")) ?? [];
  const isRefused = (path: string) => refused.some((issue) => issue === path || issue.startsWith(`${path}.`));

  const of = (answers: Answers, prefix: string, whose: string) =>
    Object.entries(section.fields).flatMap(([name, { label }]) => {
      const path = prefix + name;
      const required = section.isRequired(name, answers, circumstances);
      if (!required && !isRefused(path)) return [];
      return { path, label: label + whose, done: !isRefused(path) };
    });
  return people
    ? people.flatMap((person, index) => of(person, `${index}.`, `, ${coApplicantName(index)}`))
    : of(value as Answers, "", "");
}

/** Unsaved rows: one for each co-applicant, or the first co-applicant, who is always asked for. */
const blanksFor = (key: SectionKey, person: object, ids: readonly string[]): Answers[] =>
  key === "coApplicantDetails" ? [{ ...person }] : ids.map((id) => ({ ...person, id }));
