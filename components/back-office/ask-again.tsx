"use client";

import { useEffect } from "react";
import * as z from "zod/mini";
import { FormField } from "@/components/forms/form-field";
import { Problem } from "@/components/forms/problem";
import { useCallForm } from "@/components/forms/use-call-form";
import { Button } from "@/components/ui/button";
import { focusField } from "@/components/ui/focus-field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { success } from "@/components/ui/toast";
import type { LoadedFile, StaffDocument } from "@/lib/back-office/data";
import type { PaperCheckAnswer, VERDICTS } from "@/lib/back-office/schema";
import { t } from "@/lib/messages/text";

export type Verdict = (typeof VERDICTS)[number];
export type Answer = Pick<PaperCheckAnswer, "verdict" | "words" | "caseId">;
type Cases = LoadedFile["cases"];

const fields = z.strictObject({ words: z.string(), caseId: z.string() });

export function AskAgain({
  document: { label, slot, fileId, caseId },
  verdict,
  cases,
  onSend,
  onCancel,
}: {
  document: StaffDocument;
  verdict: Exclude<Verdict, "fine">;
  cases: Cases;
  onSend: (answer: Answer) => Promise<void>;
  onCancel: () => void;
}) {
  const own = cases.find(({ isInternalReview }) => isInternalReview)?.id ?? "";
  const lenders = cases.filter(({ isInternalReview }) => !isInternalReview);
  const askedAt = lenders.length === 0 ? own : lenders.length === 1 && !own ? lenders[0]!.id : "";
  const { form, problem, failCall, submit } = useCallForm(fields, {
    words: "",
    caseId: cases.find(({ id }) => id === caseId)?.id ?? askedAt,
  });
  const name = `ask-${verdict}-${slot}-${fileId}`;
  const ask = submit(async (answers) => {
    try {
      await onSend({ verdict, ...answers });
    } catch (error) {
      return failCall(error);
    }
    success(t("desk.askedAgain", "The student is asked for it again."));
  });
  const first = `${name}-words`;
  useEffect(() => {
    focusField(first);
  }, [first]);
  return (
    <form
      noValidate
      onSubmit={ask}
      onKeyDown={({ key }) => {
        if (key === "Escape") onCancel();
      }}
      aria-label={label}
      className="mt-3 grid gap-4 rounded-sm bg-sunk p-3"
    >
      <Problem problem={problem} />
      <FormField
        control={form.control}
        form={name}
        name="words"
        label={t("desk.whatIsWrong", "What is wrong with it?")}
        hint={t("desk.whatIsWrongHint", "The student reads it: what to do better, in a few words.")}
        optional
      >
        {(wiring) => <TextInput {...wiring} autoComplete="off" maxLength={300} />}
      </FormField>
      {lenders.length > 0 && (
        <FormField control={form.control} form={name} name="caseId" label={t("desk.askWhere", "Ask for it at")}>
          {(wiring) => (
            <Select {...wiring} choices={cases.map(({ id, lenderName }) => ({ value: id, label: lenderName }))} />
          )}
        </FormField>
      )}
      <Button type="submit" size="sm" busy={form.formState.isSubmitting} className="justify-self-start">
        {t("desk.askAgain", "Ask for it again")}
        <span className="sr-only">{`: ${label}`}</span>
      </Button>
    </form>
  );
}
