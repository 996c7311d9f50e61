"use client";

import { useEffect } from "react";
import { focusField } from "@/components/ui/focus-field";
import type { DraftStore } from "@/lib/drafts/draft-store";
import { type SectionKey, sectionOf } from "@/lib/loan-form/registry";
import { slugOf } from "@/lib/loan-form/steps";
import { t } from "@/lib/messages/text";
import type { LoadedForm } from "./loan-form-context";
import { OnlyHere, SectionSummary } from "./section-summary";
import { isSummaryRowId } from "./way-back";

/** The answers of the sections `before` the step that begins with `at`, each with a way to change it and back. */
export function RecapAnswers({
  at,
  before,
  record,
  drafts,
}: {
  at: SectionKey;
  before: readonly SectionKey[];
  record: LoadedForm;
  drafts: DraftStore;
}) {
  // The address may name a row, and the page looked for it before it was here.
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (isSummaryRowId(id)) focusField(id);
  }, []);
  return (
    <div className="grid gap-6">
      <p className="text-ink-2">
        {t(
          "wizard.recapIntro",
          "You can change an answer here and come straight back. Everything is shown once more before you submit.",
        )}
      </p>
      <OnlyHere sections={before.filter((key) => drafts.get(key))} back={slugOf(at)} />
      {before.map((key) => (
        <SectionSummary key={key} section={sectionOf(key)} record={record} back={slugOf(at)} />
      ))}
    </div>
  );
}
