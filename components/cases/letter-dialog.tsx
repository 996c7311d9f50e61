"use client";

import { Copy, Printer } from "lucide-react";
import { useState } from "react";
import { noAnswer } from "@/components/site/load-failures";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { success } from "@/components/ui/toast";
import { copyText } from "@/lib/browser/copy";
import { post } from "@/lib/browser/post";
import { useAct } from "@/lib/browser/use-act";
import { t } from "@/lib/messages/text";

/** Rows of the box that the letter is changed in. */
const ROWS = 14;

/** A letter to read, change, copy or print; that it was sent is written down, which starts the lender's time. */
export function LetterDialog({
  caseId,
  act,
  title,
  text,
  today,
  onWritten,
  onClose,
}: {
  caseId: string;
  act: "ask" | "complain" | "escalate";
  title: string;
  text: string;
  today: string;
  onWritten: () => Promise<unknown>;
  onClose: () => void;
}) {
  const [words, setWords] = useState(text);
  const { busy, problem, run } = useAct(async () => {
    try {
      await post("cases/write", {
        caseId,
        kind: act === "complain" ? "complained" : "spoke",
        happenedOn: today,
        channel: "letter",
        ...(act !== "complain" && { note: title }),
      });
    } catch (error) {
      throw new Error((error instanceof Error && error.message) || noAnswer(), { cause: error });
    }
    await onWritten();
    success(t("cases.written", "Written down."));
    onClose();
  });

  return (
    <Dialog open onClose={onClose} title={title} dirty={words !== text}>
      <p className="no-print mb-4 text-ink-2">
        {t(
          "cases.letterText",
          "Filled from what stands on this page. Read it, change what is not right, and send it yourself, by e-mail or by post. It is no legal advice.",
        )}
      </p>
      <div className="no-print">
        <Field id="letter" label={t("cases.letter", "Your letter")}>
          {(wiring) => <Textarea {...wiring} value={words} onValueChange={setWords} rows={ROWS} />}
        </Field>
      </div>
      <div data-letter lang="en" className="print-only whitespace-pre-wrap">
        {words}
      </div>
      <div className="no-print mt-4 flex flex-wrap gap-3">
        <Button
          variant="outline"
          onClick={() => void copyText(words).then((done) => done && success(t("cases.letterCopied", "Letter copied")))}
        >
          <Copy aria-hidden size={20} />
          {t("cases.copyLetter", "Copy")}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden size={20} />
          {t("cases.printLetter", "Print or save as PDF")}
        </Button>
        {act !== "escalate" && (
          <Button busy={busy} onClick={run}>
            {t("cases.sentToday", "I sent it today")}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
