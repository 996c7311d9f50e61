"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Elements } from "@/components/ui/elements";
import { failure, success } from "@/components/ui/toast";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { t } from "@/lib/messages/text";
import { readField } from "@/lib/papers/read/fields";
import type { HandIn } from "@/lib/uploads/client/hand-in";
import { handIns, type Send } from "@/lib/uploads/client/hand-ins";
import { uploads } from "@/lib/uploads/client/page-uploads";
import { KINDS } from "@/lib/uploads/policy";
import { askReading } from "./ask-reading";
import { LoneSlot } from "./lone-slot";
import { PaperReading } from "./paper-reading";

/** How the handing in of a slot's paper goes; undefined while there is nothing to hand in. */
export const useHandIn = (slot: string): HandIn | undefined =>
  useBrowserValue(() => handIns.get(slot), undefined, handIns.subscribe);

/** Why this file may be sent back; null where nothing is known against it, or the student said that it is right. */
async function doubtOf(slot: string, url: string) {
  if (uploads.get(slot)?.uploaded?.mime !== KINDS.pdf.mime) return null;
  const findings = await askReading({ url, slot }).catch(() => null);
  return findings?.verdict === "check" && !findings.isSaidRight ? findings : null;
}

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
  children?: Elements;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const underway = useHandIn(slot);
  useEffect(
    () =>
      handIns.expect(slot, {
        send,
        ...(readField(slot) && {
          doubt: (url) => doubtOf(slot, url),
          sayRight: (url) => askReading({ url, slot, isRight: true }),
        }),
        onEnd(wrong, isLeft) {
          if (wrong === null) success(t("uploads.handedIn", "Handed in: {{paper}}", { paper: label }));
          // On its page it stands in the slot.
          else if (isLeft)
            failure(
              t("uploads.notHandedIn", "Not handed in: {{paper}}. {{problem}}", { paper: label, problem: wrong }),
            );
        },
      }),
    [slot, send, label],
  );

  return (
    <LoneSlot
      slot={slot}
      path={path}
      label={label}
      help={help}
      many
      problem={problem}
      handIn={underway ?? null}
      onProblem={setProblem}
    >
      {underway?.problem ? (
        <Button size="sm" onClick={() => handIns.retry(slot)}>
          {t("uploads.handInAgain", "Hand it in again")}
          <span className="sr-only">{`: ${label}`}</span>
        </Button>
      ) : underway?.doubt ? (
        <PaperReading findings={{ ...underway.doubt, verdict: "check", isSaidRight: false }}>
          <Button size="sm" className="mt-2" onClick={() => handIns.sayRight(slot)}>
            {t("reading.handIn", "It is right, hand it in")}
            <span className="sr-only">{`: ${label}`}</span>
          </Button>
        </PaperReading>
      ) : underway ? (
        // The slot says it aloud.
        <p className="text-sm font-semibold">{t("uploads.handingIn", "Handing it in…")}</p>
      ) : (
        children
      )}
    </LoneSlot>
  );
}
