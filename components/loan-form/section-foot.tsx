import { useId } from "react";
import { Button } from "@/components/ui/button";
import type { DraftStore } from "@/lib/drafts/draft-store";
import type { Section } from "@/lib/loan-form/registry";
import { t } from "@/lib/messages/text";
import type { LoadedForm } from "./loan-form-context";
import { SaveState } from "./save-state";

/** What is kept of a section so far, and the ways back and on. */
export function SectionFoot({
  section,
  record,
  drafts,
  isSubmitting,
  nobody,
  onPrevious,
}: {
  section: Section;
  record: LoadedForm;
  drafts: DraftStore;
  isSubmitting: boolean;
  /** Whether the section waits for a person, so that there is nothing to save. */
  nobody: boolean;
  onPrevious: (() => void) | null;
}) {
  const saveStateId = useId();
  return (
    <div className="foot-bar wizard-foot">
      <p className="basis-full text-xs text-ink-2">
        <SaveState id={saveStateId} at={section.key} record={record} drafts={drafts} />
      </p>
      <Button variant="quiet" className="max-sm:px-3" onClick={onPrevious ?? undefined} disabled={!onPrevious}>
        {t("wizard.previous", "Previous")}
      </Button>
      {!record.complete && (
        <Button
          type="submit"
          className="max-sm:px-3"
          busy={isSubmitting}
          disabled={nobody}
          aria-describedby={saveStateId}
        >
          {section.about === "people"
            ? t("wizard.savePeople", "Save And Proceed")
            : t("wizard.save", "Save and Proceed")}
        </Button>
      )}
    </div>
  );
}
