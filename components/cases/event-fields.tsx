"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import * as z from "zod/mini";
import { FormField } from "@/components/forms/form-field";
import { AmountInput } from "@/components/ui/amount-input";
import type { Elements } from "@/components/ui/elements";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { Textarea } from "@/components/ui/textarea";
import { hasField } from "@/lib/cases/kinds";
import { reasonChoice, REASONS } from "@/lib/cases/reasons";
import { WRITTEN_CHANNELS, type WrittenEvent } from "@/lib/cases/schema";
import { channelWords } from "@/lib/cases/words";
import { t } from "@/lib/messages/text";
import { NO_TYPED_TERMS, sentTerms, termField, TERMS } from "./term-fields";

/** What every form of an event has, beside its kind and its day. */
export const saidFields = z.strictObject({
  channel: z.string(),
  item: z.string(),
  reason: z.string(),
  amount: z.string(),
  note: z.string(),
  rate: z.string(),
  rateType: z.string(),
  termMonths: z.string(),
  processingFee: z.string(),
  conditions: z.string(),
  validUntil: z.string(),
});
type Said = z.infer<typeof saidFields>;
export const NOTHING_SAID: Said = { channel: "", item: "", reason: "", amount: "", note: "", ...NO_TYPED_TERMS };

/** What is sent of what was typed: only what the kind of event asks for. */
export const writtenEvent = (caseId: string, kind: string, happenedOn: string, said: Said) =>
  ({
    caseId,
    kind,
    happenedOn,
    channel: said.channel,
    note: said.note,
    item: hasField(kind, "item") ? said.item : "",
    reason: hasField(kind, "reason") ? said.reason : "",
    amount: hasField(kind, "amount") && said.amount !== "" ? Number(said.amount) : undefined,
    ...(hasField(kind, "rate") && sentTerms(said)),
  }) as WrittenEvent;

/**
 * The rules of the call, at the fields of a form.
 * @param fieldOf where the form shows what is wrong with a part of the event
 */
export const eventRules = <Fields extends FieldValues>(
  fields: z.ZodMiniType<Fields, Fields>,
  call: z.ZodMiniType,
  eventOf: (typed: Fields) => WrittenEvent,
  fieldOf: (part: string, typed: Fields) => string = (part) => part,
) =>
  fields.check(
    z.superRefine((typed, context) => {
      for (const { path, message } of call.safeParse(eventOf(typed)).error?.issues ?? [])
        context.addIssue({ code: "custom", path: [fieldOf(String(path[0]), typed)], message });
    }),
  );

/** What an event of this kind says. `children` is the field of its day. */
export function EventFields<Values extends FieldValues & Said>({
  control,
  form,
  kind,
  note,
  children,
}: {
  control: Control<Values>;
  form: string;
  /** "" while none is chosen: then nothing is asked. */
  kind: string;
  note: { label: string; hint?: string; optional?: boolean };
  children: Elements;
}) {
  const field = (name: keyof Said) => ({ control, form, name: name as FieldPath<Values> });
  if (kind === "") return null;
  return (
    <>
      {hasField(kind, "item") && (
        <FormField
          {...field("item")}
          label={t("cases.whichPaper", "Which paper, and whose?")}
          hint={t("cases.whichPaperHint", "For example: salary slips of the last three months, father")}
        >
          {(wiring) => <TextInput {...wiring} autoComplete="off" maxLength={600} />}
        </FormField>
      )}
      {hasField(kind, "reason") && (
        <FormField {...field("reason")} label={t("cases.whyNo", "What reason did they give?")}>
          {(wiring) => <Select {...wiring} choices={REASONS.map(reasonChoice)} />}
        </FormField>
      )}
      {hasField(kind, "amount") && (
        <FormField {...field("amount")} label={t("cases.amount", "Amount")} optional>
          {(wiring) => <AmountInput {...wiring} />}
        </FormField>
      )}
      {TERMS.filter((name) => hasField(kind, name)).map((name) => {
        const { label, hint, isGroup, input } = termField(name);
        return (
          <FormField key={name} {...field(name)} label={label()} hint={hint?.()} group={isGroup} optional>
            {input}
          </FormField>
        );
      })}
      {children}
      <FormField {...field("channel")} label={t("cases.channel", "How?")} optional>
        {(wiring) => (
          <Select {...wiring} choices={WRITTEN_CHANNELS.map((value) => ({ value, label: channelWords(value) }))} />
        )}
      </FormField>
      <FormField {...field("note")} {...note}>
        {(wiring) => <Textarea {...wiring} maxLength={600} />}
      </FormField>
    </>
  );
}
