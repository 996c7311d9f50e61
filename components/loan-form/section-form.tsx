"use client";

import { type FocusEvent, Suspense, useCallback, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { lazyPart } from "@/components/lazy/lazy-part";
import { DialogLoadError } from "@/components/lazy/dialog-load-error";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { clearToasts } from "@/components/ui/toast";
import type { DraftStore } from "@/lib/drafts/draft-store";
import { formContext, type Section } from "@/lib/loan-form/registry";
import { MAX_CO_APPLICANTS } from "@/lib/loan-form/section";
import { t } from "@/lib/messages/text";
import { FieldList } from "./field-list";
import type { InputProps } from "./input-props";
import type { LoadedForm } from "./loan-form-context";
import { PersonCard } from "./person-card";
import { SectionFoot } from "./section-foot";
import { SectionNotice } from "./section-notice";
import { asStored, type FormValues, sectionResolver } from "./section-values";
import { usePeople } from "./use-people";
import { type DraftNotice, openSection } from "./use-section-draft";
import { type Conflict, type SaveProblem, useSectionSave } from "./use-section-save";
import { WaitingNotice } from "./waiting-notice";

const ConflictDialog = lazyPart(async () => (await import("./conflict-dialog")).ConflictDialog, DialogLoadError);

/**
 * One section of the form, drawn from the registry. Checked by the same rules as on the server; what the server refuses
 * is shown at the fields as well, and nothing typed is lost by a failed save.
 */
export function SectionForm({
  section,
  record,
  drafts,
  onPrevious,
  onSaved,
}: {
  section: Section;
  record: LoadedForm;
  drafts: DraftStore;
  /** Null on the first section. */
  onPrevious: (() => void) | null;
  onSaved: (record: LoadedForm) => Promise<void> | void;
}) {
  const [opening] = useState(() => openSection(section, record, drafts));
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [uploading, setUploading] = useState(0);
  const form = useForm<FormValues>({
    defaultValues: opening.values,
    resolver: sectionResolver(section, formContext(record)),
    // An error goes when its field is edited, and comes back only when the field is left and still wrong.
    reValidateMode: "onBlur",
    shouldFocusError: false,
  });
  const people = usePeople(section, form, opening.values);
  const { reset } = form;
  const { list } = people;
  const show = useCallback(
    (values: FormValues) => {
      reset(structuredClone(values));
      setProblem(null);
      list(values);
    },
    [reset, list],
  );
  const { base, notice, adopt, rebase, press, send } = useSectionSave({
    section,
    record,
    drafts,
    form,
    opening,
    show,
    isUploading: uploading > 0,
    setProblem,
    onConflict: setConflict,
    onSaved,
  });

  function keepMine({ values, isDraft }: Conflict) {
    setConflict(null);
    const seen = rebase(record);
    if (isDraft) show(values);
    else void send(seen)();
  }

  function removePerson(index: number) {
    people.remove(index);
    setProblem(null);
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          press.drop();
          clearToasts();
          void send(base.version)(event);
        }}
        onInput={press.noteTyping}
        onFocus={clearOfBar}
        aria-label={section.title}
        className="grid gap-4 md:gap-6"
      >
        {section.intro && <p className="text-ink-2">{section.intro}</p>}
        <SectionNotice
          notice={notice}
          hasSaved={record[section.key] !== null}
          onDiscard={() => adopt(record)}
          onCompare={() => setConflict(conflictOf(notice, form.getValues()))}
        />
        {problem && <ErrorSummary at={problem.at} message={problem.message} errors={problem.errors} />}
        <SectionFields
          section={section}
          record={record}
          people={people}
          onRemove={removePerson}
          onBusy={setUploading}
        />
        <WaitingNotice waiting={press.waiting} isKept={drafts.keeping === "on"} />
        <SectionFoot
          section={section}
          record={record}
          drafts={drafts}
          isSubmitting={form.formState.isSubmitting}
          nobody={people.nobody}
          onPrevious={onPrevious}
        />
      </form>
      {conflict && (
        <Suspense>
          <ConflictDialog
            section={section}
            record={record}
            mine={asStored(section, conflict.values)}
            mineIsDraft={conflict.isDraft}
            isRestored={notice?.kind === "restored"}
            onMine={() => keepMine(conflict)}
            onTheirs={() => {
              setConflict(null);
              adopt(record);
            }}
            onClose={() => setConflict(null)}
          />
        </Suspense>
      )}
    </FormProvider>
  );
}

/** The questions, or a card of them for each person. People who are asked for here can be added and removed. */
function SectionFields({
  section,
  record,
  people: { ids, nobody, adder, add },
  onRemove,
  onBusy,
}: {
  section: Section;
  record: LoadedForm;
  people: ReturnType<typeof usePeople>;
  onRemove: (index: number) => void;
  onBusy: InputProps["onBusy"];
}) {
  const locked = record.complete;
  const asksForPeople = section.about === "people";

  return (
    <>
      {section.repeats && nobody && (
        <p role="status" className="card">
          {section.none}
        </p>
      )}
      <fieldset disabled={locked} className="grid min-w-0 gap-4 md:gap-6">
        <legend className="sr-only">{section.heading}</legend>
        {section.repeats ? (
          ids.map((id, index) => (
            <PersonCard
              key={id}
              section={section}
              index={index}
              record={record}
              locked={locked}
              onBusy={onBusy}
              onRemove={asksForPeople && index > 0 && !locked ? () => onRemove(index) : undefined}
            />
          ))
        ) : (
          <FieldList section={section} record={record} person={null} locked={locked} onBusy={onBusy} />
        )}
      </fieldset>
      {asksForPeople && !locked && ids.length < MAX_CO_APPLICANTS && (
        <div>
          <Button ref={adder} variant="outline" onClick={add}>
            {t("wizard.addPerson", "+ Add Co-Applicant")}
          </Button>
        </div>
      )}
    </>
  );
}

/** What stands against the server's answers: those of the draft that is offered, else those in the form. */
const conflictOf = (notice: DraftNotice | null, typed: FormValues): Conflict =>
  notice?.kind === "older"
    ? { values: notice.values, isDraft: true }
    : { values: structuredClone(typed), isDraft: notice?.kind === "restored" };

/** Browsers scroll to the caret of a box, not to the box, and the bar at the foot would cover the rest of it. */
const clearOfBar = ({ target }: FocusEvent<HTMLElement>) => {
  if (target.matches("input,select,textarea")) target.scrollIntoView({ block: "nearest" });
};
