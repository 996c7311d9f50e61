"use client";

import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { DraftStore } from "@/lib/drafts/draft-store";
import type { Draft } from "@/lib/drafts/draft";
import { now } from "@/lib/dates/now";
import { uploadsIn } from "@/lib/loan-form/record";
import { formContext, type Section } from "@/lib/loan-form/registry";
import { isSame } from "@/lib/loan-form/deep-equal";
import type { LoadedForm } from "./loan-form-context";
import { asStored, draftValues, type FormValues, holdsSaved, startValues } from "./section-values";

/** What the page has to say about answers that are not, or not only, the server's. */
export type DraftNotice =
  | { kind: "restored"; at: number; isInAccount: boolean }
  /** A draft from before that was made over an older save; `values` are its answers. */
  | { kind: "older"; at: number; isInAccount: boolean; values: FormValues }
  /** Saved elsewhere while this page has unsaved answers. */
  | { kind: "newer" }
  /** Saved elsewhere, and shown here now. */
  | { kind: "adopted" };

export type InitialDraft = { values: FormValues; base: Base; notice: DraftNotice | null };
/** What the server has, as this form knows it: the version that a save is made over. */
type Base = { version: string; values: FormValues };

const baseOf = (section: Section, record: LoadedForm): Base => ({
  version: record.versions[section.key],
  values: startValues(section, record),
});

/**
 * What a section opens with: the server's answers, or the draft made over just these. A draft made over an older save
 * is offered, never applied by itself.
 */
export function openSection(section: Section, record: LoadedForm, drafts: DraftStore): InitialDraft {
  const base = baseOf(section, record);
  const draft = record.complete ? undefined : drafts.get(section.key);
  if (!draft) return { values: base.values, base, notice: null };
  const values = draftValues(section, record, draft.values);
  if (isSame(values, base.values)) return { values: base.values, base, notice: null };
  const from = { at: draft.at, isInAccount: draft.keptAt !== undefined };
  if (draft.version !== base.version) return { values: base.values, base, notice: { kind: "older", ...from, values } };
  return { values, base, notice: drafts.isFromBefore(section.key) ? { kind: "restored", ...from } : null };
}

/** Keeps the form's unsaved answers as a draft, and notices when the section is saved elsewhere. */
export function useSectionDraft({
  section,
  record,
  drafts,
  form,
  opening,
  show,
}: {
  section: Section;
  record: LoadedForm;
  drafts: DraftStore;
  form: UseFormReturn<FormValues>;
  opening: InitialDraft;
  show: (values: FormValues) => void;
}) {
  const [base, setBase] = useState(opening.base);
  const [notice, setNotice] = useState(opening.notice);
  const saving = useRef(false);
  const documents = useRef(documentsIn(section, opening.values));
  const offered = notice?.kind === "older";
  const { key } = section;

  const keep = useCallback(() => {
    if (record.complete) return;
    const typed = form.getValues();
    const kept = drafts.get(key);
    if (isSame(typed, base.values)) {
      // An offered draft stays until it was decided about.
      if (kept && !offered) drafts.drop(key);
      return;
    }
    if (kept && kept.version === base.version && isSame(kept.values, typed)) return;
    const newDocuments = documentsIn(section, typed);
    // A finished upload cannot be typed again, so it does not wait.
    drafts.keep(
      key,
      structuredClone({ values: typed, version: base.version, at: now() } satisfies Draft),
      newDocuments !== documents.current,
    );
    documents.current = newDocuments;
  }, [base, offered, record.complete, drafts, form, key, section]);
  const { subscribe } = form;
  useEffect(() => {
    keep();
    // Not by drawing the step again: a key would draw every field of it.
    return subscribe({ formState: { values: true }, callback: keep });
  }, [subscribe, keep]);
  useEffect(() => drafts.collectFrom(keep), [drafts, keep]);

  /** Shows what the server has now, and forgets the draft. */
  const adopt = useCallback(
    (from: LoadedForm, because: DraftNotice | null = null) => {
      const next = baseOf(section, from);
      setBase(next);
      setNotice(because);
      drafts.drop(section.key);
      show(next.values);
    },
    [section, drafts, show],
  );

  /** Keeps what is in the form, but over what the server has now: the next save is made in knowledge of it. */
  const rebase = useCallback(
    (from: LoadedForm) => {
      const next = baseOf(section, from);
      setBase(next);
      setNotice(null);
      return next.version;
    },
    [section],
  );

  const compare = useEffectEvent((latest: LoadedForm) => {
    if (latest.complete || saving.current || latest.versions[key] === base.version) return;
    const now = form.getValues();
    const theirs = startValues(section, latest);
    if (isSame(now, base.values) && !offered) adopt(latest, isSame(theirs, base.values) ? null : { kind: "adopted" });
    else if (holdsSaved(section, now, theirs, formContext(latest))) adopt(latest);
    else if (!offered) setNotice({ kind: "newer" });
  });
  useEffect(() => {
    const timer = setTimeout(() => compare(record));
    return () => clearTimeout(timer);
  }, [record]);

  return { base, notice, adopt, rebase, saving };
}

const documentsIn = (section: Section, values: FormValues) =>
  uploadsIn(section.key, asStored(section, values))
    .map(({ path, url }) => path + url)
    .join();
