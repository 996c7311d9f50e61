"use client";

import { type FormEvent, useState } from "react";
import { AmountInput } from "@/components/ui/amount-input";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { focusField } from "@/components/ui/focus-field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { CallError, isRefused } from "@/lib/browser/post";
import { saidBy } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { callSharedFile } from "@/lib/shared-file/calls";
import type { Choice } from "@/lib/shared-file/shared-file";
import type { Reply } from "@/lib/shared-file/schema";

type Kind = Reply["kind"];
const HEADING = "reply";
const EMPTY = { slot: "", amount: "", reason: "", words: "" };
type Typed = typeof EMPTY;
/** An answer that is being written. */
export type ReplyDraft = { kind: Kind | null; typed: Typed };
type Errors = Partial<Record<string, string>>;
const NO_ANSWER: ReplyDraft = { kind: null, typed: EMPTY };

const LABELS: Record<Kind, () => string> = {
  received: () => t("pack.replyReceived", "Received"),
  needPaper: () => t("pack.replyNeedPaper", "Need another paper"),
  sanctioned: () => t("pack.replySanctioned", "Sanctioned"),
  declined: () => t("pack.replyDeclined", "Declined"),
};
const KINDS = Object.keys(LABELS) as Kind[];

/** What is sent of what was typed: only what belongs to the kind of reply. */
function replyOf(kind: Kind, { slot, amount, reason, words }: Typed) {
  switch (kind) {
    case "received":
      return { kind };
    case "needPaper":
      return { kind, slot, words };
    case "sanctioned":
      return { kind, words, ...(amount !== "" && { amount: Number(amount) }) };
    case "declined":
      return { kind, reason, words };
  }
}

/** Goes to where an officer answers. Not by an address: what stands there after the # is the link. */
export const goToReply = () => document.getElementById(HEADING)?.focus();

/** The four answers of an officer; each stands in the student's timeline as the lender's own event. */
export function ReplyForm({
  passId,
  slots,
  reasons,
  answer,
  onAnswer,
  onSent,
  onClosed,
}: {
  passId: string;
  slots: readonly Choice[];
  reasons: readonly Choice[];
  /** Null as long as nothing is written. */
  answer: ReplyDraft | null;
  onAnswer: (answer: ReplyDraft | null) => void;
  onSent: () => void;
  onClosed: () => void;
}) {
  const { kind, typed } = answer ?? NO_ANSWER;
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function choose(next: Kind) {
    onAnswer({ kind: next === kind ? null : next, typed });
    setErrors({});
    setProblem(null);
    setDone(null);
  }
  const type = (name: keyof Typed) => (value: string) => {
    onAnswer({ kind, typed: { ...typed, [name]: value } });
    setErrors((before) => ({ ...before, [name]: undefined }));
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || !kind) return;
    setBusy(true);
    setErrors({});
    setProblem(null);
    try {
      await callSharedFile(passId, "pack/reply", replyOf(kind, typed));
      onAnswer(null);
      setDone(t("pack.written", "Written into the student's timeline: {{reply}}.", { reply: LABELS[kind]() }));
      goToReply();
      // Not waited for: the next answer may be sent before the list of them has come.
      onSent();
    } catch (error) {
      if (isRefused(error, "openPassFirst")) return onClosed();
      const issues = error instanceof CallError ? error.issues : [];
      const atFields = Object.fromEntries(
        issues.filter(({ path }) => path in EMPTY).map(({ path, message }) => [path, message]),
      );
      // As they stand on screen: the order of the names in it.
      const first = Object.keys(EMPTY).find((name) => name in atFields);
      setErrors(atFields);
      if (first) focusField(`reply-${first}`);
      else setProblem(saidBy(error));
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
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {KINDS.map((one) => (
          <Button
            key={one}
            variant={one === kind ? "main" : "outline"}
            aria-expanded={one === kind}
            aria-controls="reply-form"
            onClick={() => choose(one)}
          >
            {LABELS[one]()}
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
        <ReplyFields kind={kind} typed={typed} errors={errors} slots={slots} reasons={reasons} onType={type} />
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

/** What a reply of this kind is asked for. */
function ReplyFields({
  kind,
  typed,
  errors,
  slots,
  reasons,
  onType,
}: {
  kind: Kind | null;
  typed: Typed;
  errors: Errors;
  slots: readonly Choice[];
  reasons: readonly Choice[];
  onType: (name: keyof Typed) => (value: string) => void;
}) {
  const wiringOf = (name: keyof Typed) => ({ id: `reply-${name}`, name, error: errors[name] });

  return (
    <>
      {kind === "received" && (
        <p>{t("pack.replyReceivedText", "The student reads that the papers have arrived at your end.")}</p>
      )}
      {kind === "needPaper" && (
        <Field {...wiringOf("slot")} label={t("pack.whichPaper", "Which paper?")}>
          {(wiring) => (
            <Select
              {...wiring}
              choices={slots}
              placeholder={t("pack.otherPaper", "Another paper")}
              value={typed.slot}
              onValueChange={onType("slot")}
            />
          )}
        </Field>
      )}
      {kind === "sanctioned" && (
        <Field {...wiringOf("amount")} label={t("pack.amount", "Amount sanctioned")} optional>
          {(wiring) => <AmountInput {...wiring} value={typed.amount} onValueChange={onType("amount")} />}
        </Field>
      )}
      {kind === "declined" && (
        <Field {...wiringOf("reason")} label={t("pack.reason", "Main reason")}>
          {(wiring) => <Select {...wiring} choices={reasons} value={typed.reason} onValueChange={onType("reason")} />}
        </Field>
      )}
      {kind !== null && kind !== "received" && (
        <Field
          {...wiringOf("words")}
          label={t("pack.words", "In your words")}
          hint={
            kind === "needPaper"
              ? t("pack.paperWordsHint", "Such as whose it is, and for which months. The student reads it.")
              : t("pack.wordsHint", "The student reads it.")
          }
          optional={kind === "needPaper" ? typed.slot !== "" : kind !== "declined" || typed.reason !== "other"}
        >
          {(wiring) => <Textarea {...wiring} value={typed.words} onValueChange={onType("words")} maxLength={600} />}
        </Field>
      )}
    </>
  );
}
