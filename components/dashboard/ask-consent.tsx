"use client";

import { type ComponentType, useEffect, useState } from "react";
import { useOverview } from "./overview-context";
import { loadPart } from "@/lib/browser/load-part";

type Asking = ComponentType<{ onAnswered: () => Promise<unknown> }>;

const loadConsent = (): Promise<Asking> => import("./consent-dialog").then(({ ConsentDialog }) => ConsentDialog);
const loadReading = (): Promise<Asking> => import("./reading-dialog").then(({ ReadingDialog }) => ReadingDialog);

/**
 * Asks for the consent that an account was opened without, or for what the notice that it agreed to did not name. The
 * loan form sends whoever has given none here.
 */
export function AskConsent() {
  const { overview, refresh } = useOverview();
  const [Ask, setAsk] = useState<Asking | null>(null);
  const load = overview?.asksConsent ? loadConsent : overview?.asksReading ? loadReading : null;
  useEffect(() => {
    if (!load) return;
    // Where it does not come, the next page asks.
    loadPart(load).then(
      (part) => setAsk(() => part),
      () => {},
    );
  }, [load]);
  return load && Ask ? <Ask onAnswered={refresh} /> : null;
}
