"use client";

import { type ReactElement, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { Accordion } from "@/components/ui/accordion";
import { useUpload } from "@/components/uploads/use-upload";
import type { FieldSpec, Fields } from "@/lib/loan-form/fields";
import { formContext, type Section } from "@/lib/loan-form/registry";
import { sectionPosition, STEPS } from "@/lib/loan-form/steps";
import { plural, t } from "@/lib/messages/text";
import { applicantProfiles, type SlotPlace, slotPlace, requirementLevel } from "@/lib/papers/wanted";
import { FieldInput } from "./field-input";
import type { Shared } from "./input-props";
import type { LoadedForm } from "./loan-form-context";
import { PinPlaces } from "./pin-places";
import type { FormValues } from "./section-values";
import { usePinSuggestions } from "./use-pin-suggestions";

type Props = Omit<Shared, "optional" | "usual" | "readOnly" | "files"> & {
  section: Section;
  record: LoadedForm;
  /** Whose answers they are: a co-applicant's place, or null for the student. */
  person: number | null;
  /** Names of the fields that are shown but copied from elsewhere. */
  readOnly?: readonly string[];
};
type Question = [name: string, field: FieldSpec];

/** Beside one another where there is room. */
const PAIRED = ["firstName", "lastName", "city", "state"];

const isPaper = ({ kind, fields }: FieldSpec): boolean =>
  kind === "upload" || Object.values(fields ?? {}).some(({ kind: inner }) => inner === "upload");

/** All the questions of a section, for one person or for the student; those that do not apply are left out. */
export function FieldList({ section, record, person, readOnly, ...shared }: Props) {
  // Only this person's: with each key the others' questions would be drawn again.
  const watched = useWatch<FormValues>({ name: (person === null ? undefined : String(person)) as string });
  const values = (watched ?? {}) as FormValues;
  const prefix = person === null ? "" : `${person}.`;
  const context = formContext(record);
  const fields: Fields = section.fieldsOf(values);
  const { places, choose } = usePinSuggestions(
    prefix,
    fields.pinCode?.kind === "pin" && !readOnly?.includes("pinCode") && !shared.locked,
  );
  const questions = Object.entries(fields).filter(
    ([name, { kind }]) => kind !== "id" && kind !== "typed" && section.isShown(name, values, context),
  );
  const isRequired = (name: string) => section.isRequired(name, values, context);

  const draw = ([name, field]: Question, usual = false) => (
    <FieldInput
      key={name}
      path={prefix + name}
      field={field}
      {...shared}
      files={record.files}
      readOnly={readOnly?.includes(name) ?? false}
      optional={!isRequired(name)}
      usual={usual}
    />
  );
  if (questions.some(([, field]) => isPaper(field)))
    return (
      <Papers
        questions={questions}
        values={values}
        draw={draw}
        isRequired={isRequired}
        {...{ section, record, person }}
      />
    );
  return (
    <div className="grid max-w-180 items-start gap-4 sm:grid-cols-2 md:gap-6">
      {questions.map(([name, field]) => (
        <div key={name} className={`min-w-0 ${PAIRED.includes(name) ? "" : "sm:col-span-2"}`}>
          {draw([name, field])}
          {name === "city" && !shared.locked && (
            <PinPlaces places={places} city={values.city} state={values.state} onChoose={choose} />
          )}
        </div>
      ))}
    </div>
  );
}

/** The documents of a section: first what is asked of people like these, the rest folded away. */
function Papers({
  section,
  record,
  person,
  questions,
  values,
  isRequired,
  draw,
}: Pick<Props, "section" | "record" | "person"> & {
  questions: Question[];
  values: FormValues;
  isRequired: (name: string) => boolean;
  draw: (question: Question, usual: boolean) => ReactElement;
}) {
  const profile = useMemo(() => {
    const { mine, people } = applicantProfiles(record);
    return person === null ? mine : (people[person] ?? people[0]!);
  }, [record, person]);
  const at = (...wanted: SlotPlace[]) =>
    questions.filter(([name]) => wanted.includes(slotPlace(name, isRequired(name), profile)));
  const slots = (them: Question[]) =>
    them.map((question) => {
      const [name] = question;
      const { requirement } = requirementLevel(name, isRequired(name), profile);
      const slot = draw(question, requirement === "usual");
      return slotPlace(name, isRequired(name), profile) === "none" ? (
        <WhileAnswered key={name} path={name} value={values[name]}>
          {slot}
        </WhileAnswered>
      ) : (
        slot
      );
    });
  const folds = [
    {
      title: t("wizard.parentsPapers", "Parents' papers, if you have copies"),
      has: at("parents"),
      all: at("parents", "none"),
    },
    { title: t("wizard.otherPapers", "Other papers, not usually asked for"), has: at("others"), all: at("others") },
  ];
  const isAlone = STEPS[sectionPosition(section.key).step]!.panels.length === 1;
  return (
    <div className="grid gap-3">
      {slots(at("open"))}
      {folds.map(({ title, has, all }) => {
        // Nothing to fold, unless something was given before it was no longer asked for.
        if (has.length === 0) return slots(all);
        const added = all.filter(([name]) => values[name] && typeof values[name] === "string").length;
        return (
          <div key={title} className="fold-slim">
            <Accordion
              level={section.repeats ? 4 : isAlone ? 2 : 3}
              title={<span className="text-base">{title}</span>}
              aside={
                added > 0 && (
                  <span className="text-sm text-ink-2">
                    {plural("wizard.papersAdded", added, { one: "1 added", other: "{{count}} added" })}
                  </span>
                )
              }
            >
              <div className="grid gap-3 pt-1 text-ink">{slots(all)}</div>
            </Accordion>
          </div>
        );
      })}
    </div>
  );
}

/** A slot that is asked for no more stays as long as it holds something, so that nothing is lost unseen. */
function WhileAnswered({ path, value, children }: { path: string; value: unknown; children: ReactElement }) {
  const upload = useUpload(path);
  return value || upload ? children : null;
}
