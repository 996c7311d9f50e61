"use client";

import { type ComponentType, useEffect, useState } from "react";
import { useOverview } from "./overview-context";
import { loadPart } from "@/lib/browser/load-part";

/** Asks for the consent that an account was opened without. The loan form sends whoever has not given it here. */
export function AskConsent() {
  const { overview, refresh } = useOverview();
  const [Ask, setAsk] = useState<ComponentType<{ onAgreed: () => Promise<unknown> }> | null>(null);
  const asks = overview?.asksConsent;
  useEffect(() => {
    if (!asks) return;
    // Where it does not come, the next page asks.
    loadPart(() => import("./consent-dialog")).then(
      ({ ConsentDialog }) => setAsk(() => ConsentDialog),
      () => {},
    );
  }, [asks]);
  return asks && Ask ? <Ask onAgreed={refresh} /> : null;
}
