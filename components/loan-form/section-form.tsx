"use client";

import { type FocusEvent, Suspense, useCallback, useRef, useState } from "react";
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
import type { LoadedForm } from "./loan-form-context";
import { PersonCard } from "./person-card";
import { SectionFoot } from "./section-foot";
import { SectionNotice } from "./section-notice";
import { asStored, byPlace, type FormValues, blankPerson, peopleIn, sectionResolver } from "./section-values";
import { openSection } from "./use-section-draft";
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
  const adder = useRef<HTMLButtonElement>(null);
  const form = useForm<FormValues>({
    defaultValues: opening.values,
    resolver: sectionResolver(section, formContext(record)),
    // An error goes when its field is edited, and comes back only when the field is left and still wrong.
    reValidateMode: "onBlur",
    shouldFocusError: false,
  });
  const [people, setPeople] = useState(() => idsIn(section, opening.values));
  const { reset } = form;
  const show = useCallback(
    (values: FormValues) => {
      reset(structuredClone(values));
      setProblem(null);
      setPeople(idsIn(section, values));
    },
    [reset, section],
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
  const locked = record.complete;
  const asksForPeople = section.about === "people";
  const nobody = section.repeats && !asksForPeople && people.length === 0;

  function keepMine({ values, isDraft }: Conflict) {
    setConflict(null);
    const seen = rebase(record);
    if (isDraft) show(values);
    else void send(seen)();
  }

  function addPerson() {
    if (!section.repeats) return;
    const person = blankPerson(section);
    form.setValue(String(people.length), person);
    setPeople([...people, person.id]);
  }

  function removePerson(index: number) {
    const left = peopleIn(form.getValues()).filter((_, place) => place !== index);
    // A reset drops the errors of the one who left with everything else; the next submit finds the others again.
    form.reset(byPlace(left), { keepDefaultValues: true, keepSubmitCount: true });
    setProblem(null);
    setPeople(left.map(({ id }) => id));
    // The button that was pressed is gone; the dialog gives the focus back first.
    requestAnimationFrame(() => adder.current?.focus());
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
          onDiscard={() => adopt(record)}
          onCompare={() =>
            setConflict(
              notice?.kind === "older"
                ? { values: notice.values, isDraft: true }
                : { values: structuredClone(form.getValues()), isDraft: false },
            )
          }
        />
        {problem && <ErrorSummary at={problem.at} message={problem.message} errors={problem.errors} />}
        {nobody && (
          <p role="status" className="card">
            {section.none}
          </p>
        )}
        <fieldset disabled={locked} className="grid min-w-0 gap-4 md:gap-6">
          <legend className="sr-only">{section.heading}</legend>
          {section.repeats ? (
            people.map((id, index) => (
              <PersonCard
                key={id}
                section={section}
                index={index}
                record={record}
                locked={locked}
                onBusy={setUploading}
                onRemove={asksForPeople && index > 0 && !locked ? () => removePerson(index) : undefined}
              />
            ))
          ) : (
            <FieldList section={section} record={record} person={null} locked={locked} onBusy={setUploading} />
          )}
        </fieldset>
        {asksForPeople && !locked && people.length < MAX_CO_APPLICANTS && (
          <div>
            <Button ref={adder} variant="outline" onClick={addPerson}>
              {t("wizard.addPerson", "+ Add Co-Applicant")}
            </Button>
          </div>
        )}
        <WaitingNotice waiting={press.waiting} isKept={drafts.keeping === "on"} />
        <SectionFoot
          section={section}
          record={record}
          drafts={drafts}
          isSubmitting={form.formState.isSubmitting}
          nobody={nobody}
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

/** Browsers scroll to the caret of a box, not to the box, and the bar at the foot would cover the rest of it. */
const clearOfBar = ({ target }: FocusEvent<HTMLElement>) => {
  if (target.matches("input,select,textarea")) target.scrollIntoView({ block: "nearest" });
};

/** Who a per-person section is about, in order. */
const idsIn = (section: Section, values: FormValues) => (section.repeats ? peopleIn(values).map(({ id }) => id) : []);
