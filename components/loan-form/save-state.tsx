"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";
import type { DraftStore } from "@/lib/drafts/draft-store";
import { formatDate, formatTime } from "@/lib/dates/dates";
import { now } from "@/lib/dates/now";
import { t } from "@/lib/messages/text";
import type { SectionKey } from "@/lib/loan-form/registry";
import type { LoadedForm } from "./loan-form-context";

/** Where the answers of a step stand: saved with us, or kept in the account or on this device, and since when. */
export function SaveState({
  id,
  at,
  record,
  drafts,
}: {
  id: string;
  at: SectionKey;
  record: LoadedForm;
  drafts: DraftStore;
}) {
  const text = useBrowserValue(() => stateOf(at, record, drafts), "", drafts.subscribe);
  return <span id={id}>{text}</span>;
}

function stateOf(at: SectionKey, record: LoadedForm, drafts: DraftStore) {
  if (record.complete)
    return record.submittedAt
      ? t("wizard.submittedAt", "Submitted {{when}}", { when: whenOf(Date.parse(record.submittedAt)) })
      : t("wizard.submitted", "Submitted");
  const draft = drafts.get(at);
  if (draft) {
    if (draft.keptAt !== undefined)
      return t("wizard.keptInAccountAt", "Kept in your account {{when}}, not saved to your application yet", {
        when: whenOf(draft.keptAt),
      });
    const kept = drafts.keptAt(at);
    return kept === undefined || drafts.keeping !== "on"
      ? t("wizard.notSaved", "Not saved yet")
      : t("wizard.keptAt", "Kept on this device {{when}}, not saved with us yet", { when: whenOf(kept) });
  }
  return record.savedAt
    ? t("wizard.savedAt", "Saved {{when}}", { when: whenOf(Date.parse(record.savedAt)) })
    : t("wizard.nothingToSave", "Nothing to save yet");
}

/** "10:42 am" today, with the day before it otherwise. */
function whenOf(moment: number) {
  const day = formatDate(moment);
  const time = formatTime(moment);
  return day === formatDate(now()) ? time : t("wizard.dayAndTime", "{{day}}, {{time}}", { day, time });
}
