"use client";

import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { failure } from "@/components/ui/toast";
import { CallError } from "@/lib/http/post";
import { circumstancesOf, type Section } from "@/lib/loan-form/registry";
import { MAX_CO_APPLICANTS } from "@/lib/loan-form/section";
import { FieldList } from "./field-list";
import { type LoadedForm, useLoanForm } from "./loan-form-context";
import { PersonCard } from "./person-card";
import { byPlace, type FormValues, listErrors, newPerson, peopleIn, sectionResolver, startValues, toSave } from "./section-values";

const UPLOADS_MISSING = "Please upload all required documents before proceeding.";
const CO_APPLICANT_UPLOADS_MISSING = "Please upload all required documents for co-applicants before proceeding.";
const SAVE_FAILED = "Error saving data. Please try again.";
const CO_APPLICANT_SAVE_FAILED = "Error saving co-applicant details. Please try again.";
const NO_LINE = "You seem to be offline. What you entered is still here; please try again when you are back online.";
const STILL_UPLOADING = "A document is still being uploaded. Please wait until it is done.";

type Problem = { at: number; message?: string; errors: { id: string; message: string }[] };

/**
 * One section of the form, drawn from the registry. Checked by the same rules as on the server; what the server refuses
 * is shown at the fields as well, and nothing typed is lost by a failed save.
 */
export function SectionForm({ section, record, onPrevious, onSaved }: {
  section: Section;
  record: LoadedForm;
  /** Null on the first section. */
  onPrevious: (() => void) | null;
  onSaved: (record: LoadedForm) => Promise<void> | void;
}) {
  const { save } = useLoanForm();
  const circumstances = circumstancesOf(record);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [uploading, setUploading] = useState(0);
  const form = useForm<FormValues>({
    defaultValues: startValues(section, record),
    resolver: sectionResolver(section, circumstances),
    // An error goes when its field is edited, and comes back only when the field is left and still wrong.
    reValidateMode: "onBlur",
    shouldFocusError: false,
  });
  const [people, setPeople] = useState(() => (section.repeats ? peopleIn(form.getValues()).map(({ id }) => id) : []));
  const locked = record.complete;
  const asksForPeople = section.key === "coApplicantDetails";
  const nobody = section.repeats && !asksForPeople && people.length === 0;

  const raise = (message: string | undefined, errors: Problem["errors"]) => setProblem((before) => ({ at: (before?.at ?? 0) + 1, message, errors }));

  const send = form.handleSubmit(
    async (values) => {
      if (uploading > 0) return raise(STILL_UPLOADING, []);
      try {
        const saved = await save(section.key, toSave(section, values, circumstances));
        setProblem(null);
        if (saved) await onSaved(saved);
      } catch (error) {
        const call = error instanceof CallError ? error : new CallError("", 0);
        for (const { path, message } of call.issues) form.setError(path, { type: "server", message });
        const sentence = section.repeats ? CO_APPLICANT_SAVE_FAILED : SAVE_FAILED;
        raise(call.http === 0 ? `${sentence} ${NO_LINE}` : call.http < 500 && call.message ? call.message : sentence,
          call.issues.map(({ path, message }) => ({ id: path, message })));
        failure(sentence);
      }
    },
    (errors) => raise(asksForFiles(section) ? (section.repeats ? CO_APPLICANT_UPLOADS_MISSING : UPLOADS_MISSING) : undefined, listErrors(errors)),
  );

  function addPerson() {
    if (!section.repeats) return;
    const person = newPerson(section);
    form.setValue(String(people.length), person);
    setPeople([...people, person.id]);
  }

  function removePerson(index: number) {
    const left = peopleIn(form.getValues()).filter((_, place) => place !== index);
    // A reset drops the errors of the one who left with everything else; the next submit finds the others again.
    form.reset(byPlace(left), { keepDefaultValues: true, keepSubmitCount: true });
    setProblem(null);
    setPeople(left.map(({ id }) => id));
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={send} aria-label={section.title} className="grid gap-6">
        {section.intro && <p className="text-ink-2">{section.intro}</p>}
        {problem && <ErrorSummary at={problem.at} message={problem.message} errors={problem.errors} />}
        {nobody && <p role="status" className="card">{section.none}</p>}
        <fieldset disabled={locked} className="grid min-w-0 gap-6">
          <legend className="sr-only">{section.heading}</legend>
          {section.repeats
            ? people.map((id, index) => (
              <PersonCard key={id} section={section} index={index} record={record} locked={locked} onBusy={setUploading}
                onRemove={asksForPeople && index > 0 && !locked ? () => removePerson(index) : undefined} />
            ))
            : <FieldList section={section} prefix="" circumstances={circumstances} files={record.files} locked={locked} onBusy={setUploading} />}
        </fieldset>
        {asksForPeople && !locked && people.length < MAX_CO_APPLICANTS && (
          <div><Button variant="outline" onClick={addPerson}>+ Add Co-Applicant</Button></div>
        )}
        <div className="sticky bottom-0 -mx-4 flex justify-between gap-3 border-t border-line bg-surface px-4 py-3 md:static md:mx-0 md:px-0">
          <Button variant="quiet" onClick={onPrevious ?? undefined} disabled={!onPrevious}>Previous</Button>
          {!locked && (
            <Button type="submit" busy={form.formState.isSubmitting} disabled={nobody}>
              {asksForPeople ? "Save And Proceed" : "Save and Proceed"}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}

const asksForFiles = (section: Section) => Object.values(section.fields).some((field) => field.kind === "upload");
