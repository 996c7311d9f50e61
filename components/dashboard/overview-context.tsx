"use client";

import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { logInAgain } from "@/lib/auth/session-client";
import { CallError, post } from "@/lib/browser/post";
import type { LoadedOverview } from "@/lib/dashboard/data";

type Known =
  | { state: "loading"; overview: null }
  | { state: "failed"; overview: null; offline: boolean }
  | { state: "ready"; overview: LoadedOverview };
type Shared = Known & { reload: () => Promise<void> };

const LOADING = { state: "loading", overview: null } as const;
const Context = createContext<Shared | null>(null);

/**
 * Reads the overview once for the shell and all pages of the dashboard, and again when the window gets the focus, the
 * line comes back, or a page says that something was saved (the event "dakhila:saved").
 */
export function OverviewProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>(LOADING);
  // Answers may come out of order; only the latest question counts.
  const latest = useRef(0);

  const reload = useCallback(async () => {
    const mine = ++latest.current;
    try {
      const { data } = await post<LoadedOverview>("users/webdashboard");
      if (mine === latest.current) setKnown({ state: "ready", overview: data });
    } catch (error) {
      if (error instanceof CallError && error.http === 401) return logInAgain();
      if (mine !== latest.current) return;
      const offline = error instanceof CallError && error.http === 0;
      // What was read before stays: a failed refresh must not empty the page.
      setKnown((before) => (before.state === "ready" ? before : { state: "failed", overview: null, offline }));
    }
  }, []);

  useEffect(() => {
    const again = () => void reload();
    // A page that the browser kept alive may belong to somebody who has logged out since: nothing shows until asked.
    const restored = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setKnown(LOADING);
      again();
    };
    again();
    for (const event of ["focus", "online", "dakhila:saved"]) window.addEventListener(event, again);
    window.addEventListener("pageshow", restored);
    return () => {
      for (const event of ["focus", "online", "dakhila:saved"]) window.removeEventListener(event, again);
      window.removeEventListener("pageshow", restored);
    };
  }, [reload]);

  const retry = useCallback(() => {
    setKnown((before) => (before.state === "ready" ? before : LOADING));
    return reload();
  }, [reload]);

  return <Context value={{ ...known, reload: retry }}>{children}</Context>;
}

/** The overview, or how far its loading has come. */
export function useOverview() {
  const shared = use(Context);
  if (!shared) throw new Error("useOverview needs an OverviewProvider above it");
  return shared;
}
