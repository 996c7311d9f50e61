"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Elements } from "@/components/ui/elements";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { t } from "@/lib/messages/text";
import { type HandIn, handIns, type Send } from "@/lib/uploads/client/hand-ins";
import { LoneSlot } from "./lone-slot";

/** A paper that is handed in by adding it. */
export function HandInSlot({
  slot,
  path,
  label,
  help,
  send,
  children,
}: {
  slot: string;
  path: string;
  label: string;
  help?: string;
  /** Must stay the same as long as what it answers does. */
  send: Send;
  /** Other ways to give it. */
  children?: Elements;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const underway = useBrowserValue<HandIn | undefined>(() => handIns.get(slot), undefined, handIns.subscribe);
  useEffect(() => handIns.expect(slot, send), [slot, send]);

  return (
    <LoneSlot
      slot={slot}
      path={path}
      label={label}
      help={help}
      problem={underway?.problem ?? problem}
      onProblem={setProblem}
    >
      {underway?.problem ? (
        <Button size="sm" onClick={() => handIns.retry(slot)}>
          {t("uploads.handInAgain", "Hand it in again")}
          <span className="sr-only">{`: ${label}`}</span>
        </Button>
      ) : underway ? (
        <p role="status" className="text-sm font-semibold">
          {t("uploads.handingIn", "Handing it in…")}
        </p>
      ) : (
        children
      )}
    </LoneSlot>
  );
}
