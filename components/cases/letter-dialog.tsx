"use client";

import { Copy, Download, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { success } from "@/components/ui/toast";
import { copyText } from "@/lib/browser/copy";
import { post } from "@/lib/browser/post";
import { saveFile } from "@/lib/browser/save-file";
import { useAct } from "@/lib/browser/use-act";
import type { LetterFile } from "@/lib/cases/letter-file";
import { LETTER_MAX, type LetterKind } from "@/lib/cases/schema";
import { t } from "@/lib/messages/text";

const ROWS = 14;

/** A letter to read, change, copy, save or print; that it was sent is written down, which starts the lender's time. */
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
  act: LetterKind;
  title: string;
  text: string;
  today: string;
  onWritten: () => Promise<unknown>;
  onClose: () => void;
}) {
  const [words, setWords] = useState(text);
  const box = useRef<HTMLTextAreaElement>(null);
  const save = useAct(async () => {
    try {
      const { data } = await post<LetterFile>("cases/letter", { caseId, act, text: words });
      const bytes = Uint8Array.from(atob(data.pdf), (byte) => byte.charCodeAt(0));
      saveFile(bytes, { name: data.name, type: "application/pdf" });
    } catch (error) {
      box.current?.focus();
      throw error;
    }
  });
  const send = useAct(async () => {
    const kind = act === "complain" ? "complained" : "wrote";
    const event = { caseId, kind, happenedOn: today, channel: "letter", ...(act !== "complain" && { note: title }) };
    await post("cases/write", event);
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
        <Field id="letter" label={t("cases.letter", "Your letter")} error={save.problem ?? undefined}>
          {(wiring) => (
            <Textarea {...wiring} ref={box} value={words} onValueChange={setWords} rows={ROWS} maxLength={LETTER_MAX} />
          )}
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
        <Button variant="outline" busy={save.busy} onClick={save.run}>
          <Download aria-hidden size={20} />
          {t("cases.saveLetter", "Save as PDF")}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden size={20} />
          {t("cases.printLetter", "Print")}
        </Button>
        {act !== "escalate" && (
          <Button busy={send.busy} onClick={send.run}>
            {t("cases.sentToday", "I sent it today")}
          </Button>
        )}
      </div>
      {send.problem && (
        <p role="alert" className="field-error">
          {send.problem}
        </p>
      )}
    </Dialog>
  );
}
