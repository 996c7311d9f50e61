"use client";

import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { t } from "@/lib/messages/text";
import { sendLetter } from "@/lib/shared-file/send-letter";
import { SendFailure } from "@/lib/uploads/client/send";
import { ACCEPT } from "@/lib/uploads/policy";
import type { Letter } from "./reply-draft";

/** The sanction letter beside an answer; it is sent as soon as it is chosen. */
export function LetterFile({
  passId,
  letter,
  error,
  onLetter,
  onClosed,
}: {
  passId: string;
  letter: Letter | null;
  error?: string;
  onLetter: (letter: Letter | null) => void;
  onClosed: () => void;
}) {
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState<string>();
  const stop = useRef<AbortController>(null);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file may be chosen again after an error, and only a changed value tells.
    event.target.value = "";
    if (!file) return;
    stop.current?.abort();
    const mine = (stop.current = new AbortController());
    onLetter({ url: "", name: file.name });
    setProblem(undefined);
    setPercent(0);
    try {
      const { url, name } = await sendLetter(passId, file, setPercent, mine.signal);
      onLetter({ url, name });
    } catch (failure) {
      if (mine.signal.aborted) return;
      onLetter(null);
      if (failure instanceof SendFailure && failure.why === "session") return onClosed();
      setProblem((failure as Error).message);
    }
  }

  function takeAway() {
    stop.current?.abort();
    onLetter(null);
  }

  return (
    <Field
      id="reply-file"
      label={t("pack.letter", "Sanction letter")}
      hint={t("pack.letterHint", "A PDF or a picture, up to 10 MB. The student can open it.")}
      error={problem ?? error}
      optional
    >
      {({ id, name, describedBy, invalid }) => (
        <>
          <input
            id={id}
            name={name}
            type="file"
            accept={ACCEPT}
            onChange={(event) => void choose(event)}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            className="control h-auto py-2.5"
          />
          <div role="status" className="mt-1 text-sm wrap-anywhere">
            {letter &&
              (letter.url === ""
                ? t("pack.letterUnderway", "{{name}} is on its way: {{percent}}%", { name: letter.name, percent })
                : t("pack.letterThere", "Goes with your answer: {{name}}", { name: letter.name }))}
          </div>
          {letter && (
            <Button variant="plain" size="sm" className="-ml-4" onClick={takeAway}>
              {t("pack.letterAway", "Take it away")}
            </Button>
          )}
        </>
      )}
    </Field>
  );
}
