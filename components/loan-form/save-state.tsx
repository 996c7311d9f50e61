"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";
import type { DraftStore } from "@/lib/drafts/draft-store";
import { formatDate, formatTime } from "@/lib/dates";
import type { SectionKey } from "@/lib/loan-form/registry";
import type { LoadedForm } from "./loan-form-context";

/** Where the answers of a step stand: saved with us, or only kept on this phone, and since when. */
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
  if (record.complete) return record.submittedAt ? `Submitted ${whenOf(Date.parse(record.submittedAt))}` : "Submitted";
  if (drafts.get(at)) {
    const kept = drafts.keptAt(at);
    return kept === undefined || drafts.keeping !== "on"
      ? "Not saved yet"
      : `Kept on this phone ${whenOf(kept)}, not saved with us yet`;
  }
  return record.savedAt ? `Saved ${whenOf(Date.parse(record.savedAt))}` : "Nothing to save yet";
}

/** "10:42 am" today, with the day before it otherwise. */
function whenOf(moment: number) {
  const day = formatDate(moment);
  return day === formatDate(Date.now()) ? formatTime(moment) : `${day}, ${formatTime(moment)}`;
}
