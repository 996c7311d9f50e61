"use client";

import { type Dispatch, type FormEvent, type SetStateAction, useState } from "react";
import { Button } from "@/components/ui/button";
import { focusField } from "@/components/ui/focus-field";
import { CallError, isRefused } from "@/lib/browser/post";
import { saidBy } from "@/lib/messages/load-failures";
import { plural, t } from "@/lib/messages/text";
import { callSharedFile } from "@/lib/shared-file/calls";
import type { SharedFile } from "@/lib/shared-file/shared-file";
import {
  type Errors,
  NO_ANSWER,
  REPLY_KINDS,
  type ReplyDraft,
  type ReplyKind,
  replyLabel,
  replyOf,
} from "./reply-draft";
import { ReplyFields } from "./reply-fields";

const HEADING = "reply";

/** Goes to where an officer answers. Not by an address: what stands there after the # is the link. */
export const goToReply = () => document.getElementById(HEADING)?.focus();

export function ReplyForm({
  passId,
  sharedFile,
  answer,
  onAnswer,
  onSent,
  onClosed,
}: {
  passId: string;
  sharedFile: SharedFile;
  /** Null as long as nothing is written. */
  answer: ReplyDraft | null;
  onAnswer: Dispatch<SetStateAction<ReplyDraft | null>>;
  onSent: () => void;
  onClosed: () => void;
}) {
  const { kind, typed } = answer ?? NO_ANSWER;
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function choose(next: ReplyKind) {
    onAnswer({ kind: next === kind ? null : next, typed });
    setErrors({});
    setProblem(null);
    setDone(null);
  }
  function change(part: Partial<ReplyDraft["typed"]>, field: string) {
    // A letter comes late, when more was typed.
    onAnswer((now) => ({ ...(now ?? NO_ANSWER), typed: { ...(now ?? NO_ANSWER).typed, ...part } }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || !kind) return;
    if (kind === "sanctioned" && typed.letter?.url === "") {
      setErrors({ file: t("pack.letterWait", "The letter is still on its way. Wait a moment, or take it away.") });
      return void focusField("reply-file");
    }
    setBusy(true);
    setErrors({});
    setProblem(null);
    const { body, fieldOf } = replyOf(kind, typed);
    try {
      await callSharedFile(passId, "pack/reply", body);
      onAnswer(null);
      setDone(t("pack.written", "Written into the student's timeline: {{reply}}.", { reply: writtenWords(body) }));
      goToReply();
      // Not waited for: the next answer may be sent before the list of them has come.
      onSent();
    } catch (error) {
      if (isRefused(error, "openPassFirst")) return onClosed();
      const issues = error instanceof CallError ? error.issues : [];
      const atFields = issues.map(({ path, message }) => [fieldOf(path), message] as const);
      setErrors(Object.fromEntries(atFields));
      if (!atFields[0] || !focusField(`reply-${atFields[0][0]}`)) setProblem(saidBy(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby={HEADING} className="card no-print">
      <h2 id={HEADING} tabIndex={-1} className="text-h3 outline-none">
        {t("pack.reply", "Your answer")}
      </h2>
      <p className="mt-1 text-ink-2">
        {t("pack.replyText", "This is written into the student's timeline under your name.")}
      </p>
      <p role="status" className={done ? "mt-3 font-bold text-ok" : "sr-only"}>
        {done}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        {REPLY_KINDS.map((one) => (
          <Button
            key={one}
            variant={one === kind ? "main" : "outline"}
            aria-expanded={one === kind}
            aria-controls="reply-form"
            onClick={() => choose(one)}
          >
            {replyLabel(one)}
          </Button>
        ))}
      </div>
      <form
        id="reply-form"
        noValidate
        hidden={kind === null}
        onSubmit={(event) => void send(event)}
        className="mt-5 grid gap-5"
      >
        <ReplyFields
          kind={kind}
          typed={typed}
          errors={errors}
          passId={passId}
          sharedFile={sharedFile}
          onChange={change}
          onClosed={onClosed}
        />
        {problem && (
          <p role="alert" className="field-error">
            {problem}
          </p>
        )}
        <Button type="submit" busy={busy} className="justify-self-start">
          {t("pack.send", "Write it down")}
        </Button>
      </form>
    </section>
  );
}

const writtenWords = (body: ReturnType<typeof replyOf>["body"]) =>
  body.kind === "needPapers"
    ? plural("pack.papersAsked", body.papers.length, { one: "1 paper asked for", other: "{{count}} papers asked for" })
    : replyLabel(body.kind);
