import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { success } from "@/components/ui/toast";
import { CallError, isOffline, isRefused } from "@/lib/browser/post";
import type { DraftStore } from "@/lib/drafts/draft-store";
import { isDone } from "@/lib/loan-form/progress";
import { formContext, type Section } from "@/lib/loan-form/registry";
import { isSame } from "@/lib/loan-form/deep-equal";
import { t } from "@/lib/messages/text";
import { type LoadedForm, useLoanForm } from "./loan-form-context";
import { type FormValues, holdsSaved, listErrors, startValues, toSave } from "./section-values";
import { saveFailed } from "./texts";
import { type InitialDraft, useSectionDraft } from "./use-section-draft";
import { useWaitingPress } from "./use-waiting-press";

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

export type SaveProblem = { at: number; message?: string; errors: { id: string; message: string }[] };
/** Answers that stand against the server's; a draft's are not in the form yet. */
export type Conflict = { values: FormValues; isDraft: boolean };

/**
 * Saves a section over the version that its form was made from, at once or when the line is back, and says what keeps
 * it from being saved.
 * @param isUploading while a document is on its way, nothing is saved
 */
export function useSectionSave({
  section,
  record,
  drafts,
  form,
  opening,
  show,
  isUploading,
  setProblem,
  onConflict,
  onSaved,
}: {
  section: Section;
  record: LoadedForm;
  drafts: DraftStore;
  form: UseFormReturn<FormValues>;
  opening: InitialDraft;
  show: (values: FormValues) => void;
  isUploading: boolean;
  setProblem: (next: SaveProblem | null | ((before: SaveProblem | null) => SaveProblem)) => void;
  onConflict: (conflict: Conflict) => void;
  onSaved: (record: LoadedForm) => Promise<void> | void;
}) {
  const { save, reload } = useLoanForm();
  const context = formContext(record);
  const { base, notice, adopt, rebase, saving } = useSectionDraft({ section, record, drafts, form, opening, show });
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const press = useWaitingPress({ probe: reload, again: pressAgain, isBusy: () => isUploading });

  const raise = (message: string | undefined, errors: SaveProblem["errors"]) =>
    setProblem((before) => ({ at: (before?.at ?? 0) + 1, message, errors }));

  /** `waited`: the press was made before, when there was no line. */
  const send = (seen: string, waited = false) =>
    form.handleSubmit(
      async (values) => {
        if (isUploading) return raise(stillUploading(), []);
        const sent = structuredClone(values);
        saving.current = true;
        try {
          const saved = await save(section.key, toSave(section, sent, context), seen);
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
            return onConflict({ values: sent, isDraft: false });
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
    const isTheirs = (values: FormValues) => isSaved && holdsSaved(section, values, theirs, context);
    if (isTheirs(form.getValues())) return goOn(latest, true);
    await send(isTheirs(sent) ? rebase(latest) : base.version, true)();
  }

  return { base, notice, adopt, rebase, press, send };
}

const asksForFiles = (section: Section) => Object.values(section.fields).some((field) => field.kind === "upload");
