"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Elements } from "@/components/ui/elements";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { t } from "@/lib/messages/text";
import { CaseSlot } from "./case-slot";
import { handIns, type HandIn, type Request } from "./hand-in";

/** A paper that is asked for: adding it hands it in. */
export function DocumentSlot({
  caseId,
  answersId,
  today,
  label,
  children,
}: {
  caseId: string;
  answersId: number;
  today: string;
  label: string;
  /** Other ways to give it. */
  children?: Elements;
}) {
  const slot = `case ${caseId}-${answersId}`;
  const [problem, setProblem] = useState<string | null>(null);
  const underway = useBrowserValue<HandIn | undefined>(() => handIns.get(slot), undefined, handIns.subscribe);
  useEffect(() => handIns.expect(slot, request(caseId, answersId, today)), [slot, caseId, answersId, today]);

  return (
    <CaseSlot
      slot={slot}
      path={`paper-${caseId}-${answersId}`}
      label={label}
      problem={underway?.problem ?? problem}
      onProblem={setProblem}
    >
      {underway?.problem ? (
        <Button size="sm" onClick={() => handIns.retry(slot)}>
          {t("cases.handInAgain", "Hand it in again")}
          <span className="sr-only">{`: ${label}`}</span>
        </Button>
      ) : underway ? (
        <p role="status" className="text-sm font-semibold">
          {t("cases.handingIn", "Handing it in…")}
        </p>
      ) : (
        children
      )}
    </CaseSlot>
  );
}

const request = (caseId: string, answersId: number, happenedOn: string): Request => ({ caseId, answersId, happenedOn });
