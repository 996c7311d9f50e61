"use client";

import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { CallError, post } from "@/lib/browser/post";
import { DraftBook } from "@/lib/drafts/book";
import { RELOADING } from "@/lib/lazy-part";
import type { LoanFormRecord } from "@/lib/loan-form/data";
import { type SectionKey, SECTION_KEYS } from "@/lib/loan-form/registry";
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
type Known =
  | { state: "loading" }
  | { state: "failed"; offline: boolean }
  | { state: "ready"; record: LoadedForm; drafts: DraftBook };
type Shared = Known & {
  reload: () => Promise<LoadedForm | null>;
  /**
   * Saves one section, then reads the form again, as the server now has it. `seen` is the version it was made from.
   * @throws CallError, with 409 and the sentence CHANGED when it was saved elsewhere since
   */
  save: (key: SectionKey, value: unknown, seen: string) => Promise<LoadedForm | null>;
  /** Sends the complete flag, then reads the form again. @throws CallError */
  submit: () => Promise<void>;
  arrival: Arrival;
  arriveAt: (key: SectionKey) => void;
};

const Context = createContext<Shared | null>(null);

/** Tells the rest of the dashboard that what it shows may have changed. */
const SAVED = "dakhila:saved";
/** Milliseconds within which a page that comes back into view asks only once. */
const RECENT = 2000;

/** Reads the application once for the whole wizard; the steps share it, and the drafts of this phone with it. */
export function LoanFormProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ state: "loading" });
  const [arrival, setArrival] = useState<Arrival>(null);
  const book = useRef<{ owner: string; drafts: Promise<DraftBook> }>(null);
  const readAt = useRef(-Infinity);
  const saving = useRef(0);

  const reload = useCallback(async () => {
    readAt.current = performance.now();
    try {
      const { data } = await post<LoadedForm>("loanform/read");
      // Somebody else has logged in, in another tab: nothing that is on this page is theirs.
      if (book.current && book.current.owner !== data.owner) return (window.location.reload(), null);
      book.current ??= { owner: data.owner, drafts: DraftBook.open(data.owner) };
      const drafts = await book.current.drafts;
      if (data.complete) drafts.dropAll();
      setArrival(
        (before) => before ?? { at: null, before: SECTION_KEYS.some((key) => data[key] !== null) || drafts.hasAny },
      );
      setKnown({ state: "ready", record: data, drafts });
      return data;
    } catch (error) {
      // What was read before stays on screen: a failed refresh must not take a form away from somebody.
      setKnown((before) =>
        before.state === "ready"
          ? before
          : { state: "failed", offline: error instanceof CallError && error.http === 0 },
      );
      return null;
    }
  }, []);

  useEffect(() => {
    void reload();
  }, [reload]);

  // Opened without a line: it fills by itself when there is one.
  const isWaiting = known.state === "failed" && known.offline;
  useEffect(() => {
    if (!isWaiting) return;
    const back = () => void reload();
    window.addEventListener("online", back);
    return () => window.removeEventListener("online", back);
  }, [isWaiting, reload]);

  // A phone may kill a page that is out of sight, and tells it nothing more: now is the time to write.
  const drafts = known.state === "ready" ? known.drafts : null;
  useEffect(() => {
    if (!drafts) return;
    const seen = () => {
      if (document.visibilityState === "hidden") drafts.leave();
      else if (saving.current === 0 && performance.now() - readAt.current > RECENT) void reload();
    };
    const leave = () => drafts.leave();
    // Where nothing can be kept, leaving the page would lose what was typed: the browser asks first, and the page does
    // not reload by itself.
    const ask = (event: Event) => {
      if (drafts.keeping !== "on" && drafts.hasAny) event.preventDefault();
    };
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("pagehide", leave);
    window.addEventListener("beforeunload", ask);
    window.addEventListener(RELOADING, ask);
    return () => {
      leave();
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("beforeunload", ask);
      window.removeEventListener(RELOADING, ask);
    };
  }, [drafts, reload]);

  const send = useCallback(
    async (body: object, headers?: Record<string, string>) => {
      saving.current += 1;
      try {
        await post("loanform/add", body, undefined, headers);
        window.dispatchEvent(new Event(SAVED));
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

  return <Context value={{ ...known, reload, save, submit, arrival, arriveAt }}>{children}</Context>;
}

export function useLoanForm() {
  const shared = use(Context);
  if (!shared) throw new Error("useLoanForm needs a LoanFormProvider above it");
  return shared;
}
