import { ofCoApplicant } from "@/lib/loan-form/co-applicants";
import type { Fields } from "@/lib/loan-form/fields";
import type { Prefill } from "@/lib/loan-form/prefill";
import { isDone, issuesOf } from "@/lib/loan-form/progress";
import { startRows } from "@/lib/loan-form/record";
import {
  formContext,
  type LoanForm,
  type Section,
  type SectionKey,
  SECTIONS,
  sectionOf,
} from "@/lib/loan-form/registry";
import { slotId } from "@/lib/loan-form/slot-id";
import { sectionPosition, STEPS } from "@/lib/loan-form/steps";
import { type Answers, isAnswered } from "@/lib/loan-form/walk";
import { type Need, type SectionFacts, sectionState } from "./status";

export type Task = SectionFacts & {
  key: SectionKey;
  about: Section["about"];
  title: string;
  slug: string;
  step: string;
  needs: Need[];
};

/** The nine sections in the wizard's order. @param prefill what stands in the boxes until it is first saved */
export const tasksOf = (form: LoanForm, prefill: Prefill = {}): Task[] =>
  SECTIONS.map(({ key, about, title, slug }) => {
    const issues = issuesOf(form, key);
    return {
      key,
      about,
      title,
      slug,
      step: STEPS[sectionPosition(key).step]!.title,
      ...factsOf(form, key, issues),
      needs: needsOf(form, key, prefill, issues),
    };
  });

function factsOf(form: LoanForm, key: SectionKey, issues = issuesOf(form, key)): SectionFacts {
  const done = isDone(form, key, issues);
  return {
    done,
    started: form[key] !== null,
    problem: !done && isRefused(form[key], issues),
    waits: sectionOf(key).about === "each-person" && formContext(form).coApplicants.length === 0,
  };
}

export const stateOf = (form: LoanForm & { complete: boolean }, key: SectionKey, hasDraft = false) =>
  sectionState(factsOf(form, key), form.complete, hasDraft);

type Issues = ReturnType<typeof issuesOf>;

const isRefused = (saved: unknown, issues: Issues) =>
  // An issue of the section as a whole (nobody named yet) speaks of something missing.
  saved !== null && issues.some(({ path }) => path.length > 0 && isAnswered(saved, path));

/** Required answers, and optional ones that would be refused. @param known refused already */
export function needsOf(form: LoanForm, key: SectionKey, prefill: Prefill = {}, known?: Issues): Need[] {
  const section: Section = sectionOf(key);
  const context = formContext(form);
  const saved: unknown = form[key];
  const people = section.repeats ? ((saved as Answers[] | null) ?? startRows(section, context.coApplicants)) : null;
  const value = people ?? saved ?? section.empty;

  const refused = ((saved ? known : null) ?? issuesOf(form, key, value)).map(({ path }) => path.join("."));
  const filledIn: unknown = saved === null ? prefill[key] : undefined;
  const refuses = (path: string) => refused.some((issue) => issue === path || issue.startsWith(`${path}.`));

  const of = (answers: Answers, prefix: string, person: number | null) =>
    Object.entries(section.fields as Fields).flatMap(([name, { label, kind }]) => {
      const path = prefix + name;
      const required = section.isRequired(name, answers, context);
      if (!required && !refuses(path)) return [];
      return {
        path,
        at: kind === "upload" ? slotId(path) : path,
        label: person === null ? label : ofCoApplicant(label, person),
        kind: kind === "upload" ? ("paper" as const) : ("answer" as const),
        done: !refuses(path),
        prefilled: isAnswered(filledIn, path.split(".")),
      };
    });
  return people ? people.flatMap((person, index) => of(person, `${index}.`, index)) : of(value as Answers, "", null);
}
