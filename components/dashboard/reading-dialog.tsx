"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useAct } from "@/lib/browser/use-act";
import { t } from "@/lib/messages/text";
import { consentReading } from "@/lib/users/consent";
import { switchReading } from "./switch-reading";

/** Asks those who agreed to a notice that did not name the reading of papers. A no costs them nothing else. */
export function ReadingDialog({ onAnswered }: { onAnswered: () => Promise<unknown> }) {
  const answer = (isOn: boolean) => async () => {
    await switchReading(isOn);
    await onAnswered();
  };
  const [isLeft, setLeft] = useState(false);
  // What is asked here is optional: a no that does not arrive blocks nobody, and the next visit asks again.
  const [yes, no] = [useAct(answer(true)), useAct(() => answer(false)().catch(() => setLeft(true)))];
  const problem = yes.problem ?? no.problem;
  return (
    <Dialog
      open={!isLeft}
      // A second Esc closes it while the no is on its way.
      onClose={() => !no.busy && no.run()}
      title={t("reading.askTitle", "May our program read your papers?")}
      closeLabel={t("reading.no", "No, do not read them")}
      dirty
    >
      {problem && (
        <p role="alert" className="mb-4 font-semibold">
          {problem}
        </p>
      )}
      <p>{t("reading.askIntro", "This is new, and was not in the notice that you agreed to.")}</p>
      <p className="mt-3">{consentReading()}</p>
      <div className="mt-5 grid gap-3">
        <Button variant="accent" busy={yes.busy} onClick={yes.run}>
          {t("reading.yes", "Yes, read them")}
        </Button>
        <Button variant="outline" busy={no.busy} onClick={no.run}>
          {t("reading.no", "No, do not read them")}
        </Button>
      </div>
    </Dialog>
  );
}
