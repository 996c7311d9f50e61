"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { addressIn, LoneSlot } from "@/components/uploads/lone-slot";
import { useUpload } from "@/components/uploads/use-upload";
import { saidBy } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { uploads } from "@/lib/uploads/client/page-uploads";

/** One paper for a lender: added as a document of the form is, then handed in with one press. */
export function DocumentSlot({
  id,
  label,
  onSend,
}: {
  id: string;
  label: string;
  /** Hands in the file at this address. @throws what is to be said */
  onSend: (url: string) => Promise<void>;
}) {
  const slot = `case ${id}`;
  const url = addressIn(useUpload(slot));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    setProblem(null);
    try {
      await onSend(url);
      uploads.forget(slot);
    } catch (error) {
      setProblem(saidBy(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <LoneSlot slot={slot} path={`paper-${id}`} label={label} problem={problem} onProblem={setProblem}>
      {url !== "" && (
        <Button size="sm" busy={busy} onClick={() => void send()}>
          {t("cases.handIn", "Hand in this paper")}
          <span className="sr-only">{`: ${label}`}</span>
        </Button>
      )}
    </LoneSlot>
  );
}
