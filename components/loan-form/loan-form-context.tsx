"use client";

import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { mayBeKept } from "@/lib/auth/browser-flag";
import { post } from "@/lib/browser/post";
import { announceSaved } from "@/lib/browser/saved";
import { type Reading, useCall } from "@/lib/browser/use-call";
import { loadAnswers } from "@/lib/drafts/answer-store";
import type { DraftStore } from "@/lib/drafts/draft-store";
import { keepLeft, openDrafts } from "@/lib/drafts/unsaved";
import type { LoanFormRecord } from "@/lib/loan-form/data";
import { type SectionKey, SECTION_KEYS } from "@/lib/loan-form/steps";
import { routes } from "@/lib/routes";
import type { Uploaded } from "@/lib/uploads/client/send";

/** The record as it arrives: over JSON a date is text. */
export type LoadedForm = Omit<LoanFormRecord, "startDate" | "submittedAt" | "savedAt" | "files"> & {
  startDate: string;
  submittedAt: string | null;
  savedAt: string | null;
  /** What is known of each document, by its address. */
  files: Partial<Record<string, Uploaded>>;
};

/**
 * How this visit began: on which step, and whether the student had been here before; "over" once that step was saved or
 * left.
 */
type Arrival = { at: SectionKey | null; before: boolean } | "over" | null;
type Shared = (
  Exclude<Reading<never>, { state: "ready" }> | { state: "ready"; record: LoadedForm; drafts: DraftStore }
) & {
  reload: () => Promise<LoadedForm | null>;
  /**
   * Saves one section, then reads the form again, as the server now has it. `seen` is the version it was made from.
   * @throws CallError, "changedElsewhere" when it was saved elsewhere since
   */
  save: (key: SectionKey, value: unknown, seen: string) => Promise<LoadedForm | null>;
  /** Sends the complete flag, then reads the form again. @throws CallError */
  submit: () => Promise<void>;
  arrival: Arrival;
  arriveAt: (key: SectionKey) => void;
};

const Context = createContext<Shared | null>(null);

/** Milliseconds within which a page that comes back into view asks only once. */
const RECENT = 2000;

/** With what other forms were told in this browser. Where its code does not come, the questions are asked again. */
async function withSavedAnswers(prefill: LoadedForm["prefill"]) {
  const told = loadAnswers();
  if (!told.email) return prefill;
  const forms = await import("@/lib/drafts/shared-answers").catch(() => null);
  return forms?.withAnswers(prefill, told) ?? prefill;
}

/** Reads the application once for the whole wizard; the steps share it, and the drafts of this device with it. */
export function LoanFormProvider({ children }: { children: ReactNode }) {
  const [arrival, setArrival] = useState<Arrival>(null);
  const opened = useRef<{ owner: string; drafts: Promise<DraftStore> }>(null);
  const readAt = useRef(-Infinity);
  const saving = useRef(0);

  const read = useCallback(async () => {
    readAt.current = performance.now();
    const { data: loaded } = await post<LoadedForm>("loanform/read");
    // Somebody else has logged in, in another tab: nothing that is on this page is theirs.
    const isAnother = opened.current && opened.current.owner !== loaded.owner;
    if (isAnother || loaded.asksConsent) {
      if (isAnother) location.reload();
      else location.replace(routes.dashboard);
      return new Promise<never>(() => {});
    }
    const record = { ...loaded, prefill: await withSavedAnswers(loaded.prefill) };
    opened.current ??= { owner: record.owner, drafts: openDrafts(record.owner, record.draftsAt) };
    const drafts = await opened.current.drafts;
    if (record.complete) drafts.dropAll();
    setArrival(
      (before) => before ?? { at: null, before: SECTION_KEYS.some((key) => record[key] !== null) || drafts.hasAny },
    );
    return { record, drafts };
  }, []);
  const call = useCall(read);
  const { reload: reloadCall } = call;
  const reload = useCallback(async () => (await reloadCall())?.record ?? null, [reloadCall]);

  // A phone may kill a page that is out of sight, and tells it nothing more: now is the time to write.
  const drafts = call.state === "ready" ? call.data.drafts : null;
  useEffect(() => {
    if (!drafts) return;
    const seen = () => {
      if (document.visibilityState === "hidden") goAway();
      else if (saving.current === 0 && performance.now() - readAt.current > RECENT) void reload();
    };
    // Once its person has logged out, nothing of them is written any more, and nobody is asked.
    const leave = () => mayBeKept() && drafts.leave();
    const goAway = () => {
      if (!mayBeKept()) return;
      leave();
      keepLeft(drafts);
    };
    // Where nothing can be kept, leaving the page would lose what was typed: the browser asks first.
    const ask = (event: Event) => {
      if (mayBeKept() && drafts.isOnlyHere) event.preventDefault();
    };
    const listening = new AbortController();
    document.addEventListener("visibilitychange", seen, listening);
    window.addEventListener("pagehide", goAway, listening);
    window.addEventListener("beforeunload", ask, listening);
    return () => {
      leave();
      listening.abort();
    };
  }, [drafts, reload]);

  const send = useCallback(
    async (body: object, headers?: Record<string, string>) => {
      saving.current += 1;
      try {
        // Named, so that the server refuses it where another account with the same e-mail logged in over the page.
        await post("loanform/add", { ...body, userId: opened.current?.owner }, undefined, headers);
        announceSaved();
        setArrival("over");
        return await reload();
      } finally {
        saving.current -= 1;
      }
    },
    [reload],
  );

  const save = useCallback(
    (key: SectionKey, value: unknown, seen: string) => send({ [key]: value }, { "if-match": `"${seen}"` }),
    [send],
  );

  const submit = useCallback(async () => {
    await send({ complete: true });
  }, [send]);

  const arriveAt = useCallback(
    (key: SectionKey) =>
      setArrival((now) => {
        if (now === null || now === "over" || now.at === key) return now;
        return now.at === null ? { ...now, at: key } : "over";
      }),
    [],
  );

  const known = call.state === "ready" ? { state: call.state, ...call.data } : call;
  return <Context value={{ ...known, reload, save, submit, arrival, arriveAt }}>{children}</Context>;
}

export function useLoanForm() {
  const shared = use(Context);
  if (!shared) throw new Error("useLoanForm needs a LoanFormProvider above it");
  return shared;
}
