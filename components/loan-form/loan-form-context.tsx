"use client";

import { createContext, type ReactNode, use, useCallback, useEffect, useState } from "react";
import { CallError, post } from "@/lib/http/post";
import type { LoanFormRecord } from "@/lib/loan-form/data";
import type { Uploaded } from "@/lib/uploads/send";
import type { SectionKey } from "@/lib/loan-form/registry";

/** The record as it arrives: over JSON a date is text. */
export type LoadedForm = Omit<LoanFormRecord, "startDate" | "submittedAt" | "files"> & {
  startDate: string;
  submittedAt: string | null;
  /** What is known of each document, by its address. */
  files: Partial<Record<string, Uploaded>>;
};

type Known = { state: "loading" } | { state: "failed"; offline: boolean } | { state: "ready"; record: LoadedForm };
type Shared = Known & {
  reload: () => Promise<LoadedForm | null>;
  /** Saves one section, then reads the form again, as the server now has it. @throws CallError */
  save: (key: SectionKey, value: unknown) => Promise<LoadedForm | null>;
  /** Sends the complete flag, then reads the form again. @throws CallError */
  submit: () => Promise<void>;
};

const Context = createContext<Shared | null>(null);

/** Tells the rest of the dashboard that what it shows may have changed. */
const SAVED = "dakhila:saved";

/** Reads the application once for the whole wizard; the steps share it. */
export function LoanFormProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ state: "loading" });

  const reload = useCallback(async () => {
    try {
      const { data } = await post<LoadedForm>("loanform/read");
      setKnown({ state: "ready", record: data });
      return data;
    } catch (error) {
      if (error instanceof CallError && error.http === 401) return window.location.replace("/"), null;
      // What was read before stays on screen: a failed refresh must not take a form away from somebody.
      setKnown((before) => (before.state === "ready" ? before : { state: "failed", offline: error instanceof CallError && error.http === 0 }));
      return null;
    }
  }, []);

  useEffect(() => { void reload(); }, [reload]);

  const save = useCallback(async (key: SectionKey, value: unknown) => {
    await post("loanform/add", { [key]: value });
    window.dispatchEvent(new Event(SAVED));
    return reload();
  }, [reload]);

  const submit = useCallback(async () => {
    await post("loanform/add", { complete: true });
    window.dispatchEvent(new Event(SAVED));
    await reload();
  }, [reload]);

  return <Context value={{ ...known, reload, save, submit }}>{children}</Context>;
}

export function useLoanForm() {
  const shared = use(Context);
  if (!shared) throw new Error("useLoanForm needs a LoanFormProvider above it");
  return shared;
}
