import { Suspense } from "react";
import { lazyPart } from "@/components/lazy/lazy-part";
import { SectionLoadError } from "@/components/lazy/section-load-error";
import { Accordion } from "@/components/ui/accordion";
import type { DraftStore } from "@/lib/drafts/draft-store";
import type { SectionKey } from "@/lib/loan-form/registry";
import { firstOf, sectionPosition, sectionsIn, STEPS } from "@/lib/loan-form/steps";
import { t } from "@/lib/messages/text";
import type { LoadedForm } from "./loan-form-context";

const RecapAnswers = lazyPart(async () => (await import("./recap-answers")).RecapAnswers, SectionLoadError);

/**
 * Where a step begins: a closed summary of the step before, once that one's last part was saved. It is no page of its
 * own, so going on costs nothing; the review does the same for everything.
 */
export function StepRecap({ at, record, drafts }: { at: SectionKey; record: LoadedForm; drafts: DraftStore }) {
  const { step } = sectionPosition(at);
  if (record.complete || step === 0 || at !== firstOf(step)) return null;
  const before = sectionsIn(step - 1);
  if (record[before.at(-1)!] === null) return null;
  return (
    // Opens at once: while it grows slowly, the row that takes the focus back would be moved out of sight.
    <div className="fold-slim [&>.fold::details-content]:transition-none">
      <Accordion
        card
        level={2}
        title={
          <span className="text-sm md:text-base">
            {t("wizard.recapTitle", "Check what you gave in {{step}}", { step: STEPS[step - 1]!.title })}
          </span>
        }
      >
        <Suspense>
          <RecapAnswers at={at} before={before} record={record} drafts={drafts} />
        </Suspense>
      </Accordion>
    </div>
  );
}
