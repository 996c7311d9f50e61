"use client";

import { type FocusEvent, Suspense, useCallback, useEffect, useId, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { lazyPart } from "@/components/lazy/lazy-part";
import { NotOpened } from "@/components/lazy/not-opened";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { clearToasts, success } from "@/components/ui/toast";
import { CallError, isOffline, isRefused } from "@/lib/browser/post";
import type { DraftStore } from "@/lib/drafts/draft-store";
import { isDone } from "@/lib/loan-form/progress";
import { circumstancesOf, type Section } from "@/lib/loan-form/registry";
import { isSame } from "@/lib/loan-form/same";
import { MAX_CO_APPLICANTS } from "@/lib/loan-form/section";
import { t } from "@/lib/messages/text";
import { FieldList } from "./field-list";
import { type LoadedForm, useLoanForm } from "./loan-form-context";
import { PersonCard } from "./person-card";
import { SaveState } from "./save-state";
import { SectionNotice } from "./section-notice";
import {
  asStored,
  byPlace,
  type FormValues,
  holdsSaved,
  listErrors,
  newPerson,
  peopleIn,
  sectionResolver,
  startValues,
  toSave,
} from "./section-values";
import { saveFailed } from "./texts";
import { openSection, useSectionDraft } from "./use-section-draft";
import { useWaitingPress } from "./use-waiting-press";
import { WaitingNotice } from "./waiting-notice";

const ConflictDialog = lazyPart(async () => (await import("./conflict-dialog")).ConflictDialog, NotOpened);

const uploadsMissing = () => t("wizard.uploadsMissing", "Please upload all required documents before proceeding.");
const coApplicantUploadsMissing = () =>
  t("wizard.coApplicantUploadsMissing", "Please upload all required documents for co-applicants before proceeding.");
const coApplicantSaveFailed = () =>
  t("wizard.coApplicantSaveFailed", "Error saving co-applicant details. Please try again.");
const savedNotRead = () =>
  t(
    "wizard.savedNotRead",
    "This step is saved, but the line dropped before we could go on. Please press the button again.",
  );
const changedWhileSaving = () =>
  t(
    "wizard.changedWhileSaving",
    "You changed an answer while this step was being saved. Please press the button again to save that too.",
  );
const stillUploading = () =>
  t("wizard.stillUploading", "A document is still being uploaded. Please wait until it is done.");

type Problem = { at: number; message?: string; errors: { id: string; message: string }[] };
/** Answers that stand against the server's; a draft's are not in the form yet. */
type Conflict = { values: FormValues; isDraft: boolean };

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
  const { save, reload } = useLoanForm();
  const circumstances = circumstancesOf(record);
  const [opening] = useState(() => openSection(section, record, drafts));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [uploading, setUploading] = useState(0);
  const saveStateId = useId();
  const adder = useRef<HTMLButtonElement>(null);
  const form = useForm<FormValues>({
    defaultValues: opening.values,
    resolver: sectionResolver(section, circumstances),
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
  const { base, notice, adopt, rebase, saving } = useSectionDraft({ section, record, drafts, form, opening, show });
  const locked = record.complete;
  const asksForPeople = section.about === "people";
  const nobody = section.repeats && !asksForPeople && people.length === 0;

  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const press = useWaitingPress({ probe: reload, again: pressAgain, isBusy: () => uploading > 0 });

  const raise = (message: string | undefined, errors: Problem["errors"]) =>
    setProblem((before) => ({ at: (before?.at ?? 0) + 1, message, errors }));

  /** `waited`: the press was made before, when there was no line. */
  const send = (seen: string, waited = false) =>
    form.handleSubmit(
      async (values) => {
        if (uploading > 0) return raise(stillUploading(), []);
        const sent = structuredClone(values);
        saving.current = true;
        try {
          const saved = await save(section.key, toSave(section, sent, circumstances), seen);
          if (!saved) return raise(savedNotRead(), []);
          if (!isSame(form.getValues(), sent)) {
            rebase(saved);
            return raise(changedWhileSaving(), []);
          }
          await goOn(saved, waited);
        } catch (error) {
          if (isOffline(error) && shown.current) {
            setProblem(null);
            return press.wait(sent);
          }
          const call = error instanceof CallError ? error : new CallError("", 500);
          if (isRefused(error, "changedElsewhere") && (await reload()))
            return setConflict({ values: sent, isDraft: false });
          for (const { path, message } of call.issues) form.setError(path, { type: "server", message });
          const sentence = section.repeats ? coApplicantSaveFailed() : saveFailed();
          raise(
            call.http < 500 && call.message ? call.message : sentence,
            call.issues.map(({ path, message }) => ({ id: path, message })),
          );
        } finally {
          saving.current = false;
        }
      },
      (errors) =>
        raise(
          asksForFiles(section)
            ? section.key === "coApplicantKycDetails"
              ? coApplicantUploadsMissing()
              : uploadsMissing()
            : undefined,
          listErrors(section, errors),
        ),
    );

  async function goOn(saved: LoadedForm, waited: boolean) {
    adopt(saved);
    if (waited) success(t("wizard.savedOnline", "The line is back. {{section}}: saved.", { section: section.title }));
    // Somebody who has gone elsewhere while it was being saved is not taken away from there.
    if (shown.current) await onSaved(saved);
  }

  /** What a press of the button does that had to wait for the line; `latest` is what the server has now. */
  async function pressAgain(latest: LoadedForm, sent: FormValues) {
    const theirs = startValues(section, latest);
    const isSaved = isDone(latest, section.key);
    // The first call may have arrived, and only its answer been lost: then there is nothing more to save, or only what
    // was changed since.
    const isTheirs = (values: FormValues) => isSaved && holdsSaved(section, values, theirs, circumstances);
    if (isTheirs(form.getValues())) return goOn(latest, true);
    await send(isTheirs(sent) ? rebase(latest) : base.version, true)();
  }

  function keepMine({ values, isDraft }: Conflict) {
    setConflict(null);
    const seen = rebase(record);
    if (isDraft) show(values);
    else void send(seen)();
  }

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
        <div className="foot-bar wizard-foot">
          <p className="basis-full text-xs text-ink-2">
            <SaveState id={saveStateId} at={section.key} record={record} drafts={drafts} />
          </p>
          <Button variant="quiet" className="max-sm:px-3" onClick={onPrevious ?? undefined} disabled={!onPrevious}>
            {t("wizard.previous", "Previous")}
          </Button>
          {!locked && (
            <Button
              type="submit"
              className="max-sm:px-3"
              busy={form.formState.isSubmitting}
              disabled={nobody}
              aria-describedby={saveStateId}
            >
              {asksForPeople ? t("wizard.savePeople", "Save And Proceed") : t("wizard.save", "Save and Proceed")}
            </Button>
          )}
        </div>
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

const asksForFiles = (section: Section) => Object.values(section.fields).some((field) => field.kind === "upload");

/** Who a per-person section is about, in order. */
const idsIn = (section: Section, values: FormValues) => (section.repeats ? peopleIn(values).map(({ id }) => id) : []);
