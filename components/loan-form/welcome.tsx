"use client";

import type { DraftStore } from "@/lib/drafts/draft-store";
import { welcomeBack } from "@/lib/application/status";
import { isDone } from "@/lib/loan-form/progress";
import { SECTION_KEYS, type SectionKey } from "@/lib/loan-form/registry";
import { t } from "@/lib/messages/text";
import { storageOff } from "./kept-here";
import { type LoadedForm, useLoanForm } from "./loan-form-context";

/**
 * On the step where a visit begins, once: what is left for somebody who was here before, and whether drafts can be
 * kept.
 */
export function Welcome({ at, record, drafts }: { at: SectionKey; record: LoadedForm; drafts: DraftStore }) {
  const { arrival } = useLoanForm();
  // Until the visit is noted, this is the step that it begins on: said at once, so that nothing moves for it.
  if (!arrival || arrival === "over" || (arrival.at ?? at) !== at) return null;
  const left = SECTION_KEYS.filter((key) => !isDone(record, key)).length;
  return (
    <>
      {arrival.before && (
        <p className="font-bold">
          {left === 0 ? t("wizard.welcomeBackDone", "Welcome back, nothing is left to fill in.") : welcomeBack(left)}
        </p>
      )}
      {drafts.keeping === "unavailable" && (
        <p role="status" className="rounded-md bg-info-soft p-4 text-info">
          {storageOff()}
        </p>
      )}
    </>
  );
}
