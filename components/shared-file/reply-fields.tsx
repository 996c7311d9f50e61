"use client";

import type { ReactElement } from "react";
import { termField, TERMS } from "@/components/cases/term-fields";
import { AmountInput } from "@/components/ui/amount-input";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { t } from "@/lib/messages/text";
import type { SharedFile } from "@/lib/shared-file/shared-file";
import { LetterFile } from "./letter-file";
import { PaperTicks } from "./paper-ticks";
import type { Errors, ReplyKind, ReplyPart, TypedReply } from "./reply-draft";

type Props = ReplyPart & { kind: ReplyKind | null; passId: string; sharedFile: SharedFile; onClosed: () => void };

export function ReplyFields({ kind, sharedFile, passId, onClosed, ...part }: Props): ReactElement | null {
  switch (kind) {
    case null:
      return null;
    case "received":
      return <p>{t("pack.replyReceivedText", "The student reads that the papers have arrived at your end.")}</p>;
    case "needPapers":
      return <PaperTicks sharedFile={sharedFile} {...part} />;
    case "sanctioned":
      return (
        <>
          <SanctionFields {...part} />
          <Words isOptional {...part} />
          <LetterFile
            passId={passId}
            letter={part.typed.letter}
            error={part.errors.file}
            onLetter={(letter) => part.onChange({ letter }, "file")}
            onClosed={onClosed}
          />
        </>
      );
    case "declined":
      return (
        <>
          <Field {...wiringOf("reason", part.errors)} label={t("pack.reason", "Main reason")}>
            {(wiring) => (
              <Select
                {...wiring}
                choices={sharedFile.reasons}
                value={part.typed.reason}
                onValueChange={(reason) => part.onChange({ reason }, "reason")}
              />
            )}
          </Field>
          <Words isOptional={part.typed.reason !== "other"} {...part} />
        </>
      );
  }
}

const wiringOf = (name: keyof TypedReply, errors: Errors) => ({ id: `reply-${name}`, name, error: errors[name] });

function Words({ isOptional, typed, errors, onChange }: ReplyPart & { isOptional: boolean }) {
  return (
    <Field
      {...wiringOf("words", errors)}
      label={t("pack.words", "In your words")}
      hint={t("pack.wordsHint", "The student reads it.")}
      optional={isOptional}
    >
      {(wiring) => (
        <Textarea
          {...wiring}
          value={typed.words}
          onValueChange={(words) => onChange({ words }, "words")}
          maxLength={600}
        />
      )}
    </Field>
  );
}

function SanctionFields({ typed, errors, onChange }: ReplyPart) {
  return (
    <>
      <Field {...wiringOf("amount", errors)} label={t("pack.amount", "Amount sanctioned")} optional>
        {(wiring) => (
          <AmountInput {...wiring} value={typed.amount} onValueChange={(amount) => onChange({ amount }, "amount")} />
        )}
      </Field>
      {TERMS.map((name) => {
        const { label, hint, isGroup, input } = termField(name);
        return (
          <Field key={name} {...wiringOf(name, errors)} label={label()} hint={hint?.()} group={isGroup} optional>
            {(wiring) =>
              input({ ...wiring, value: typed[name], onValueChange: (value) => onChange({ [name]: value }, name) })
            }
          </Field>
        );
      })}
    </>
  );
}
