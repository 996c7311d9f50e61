"use client";

import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { FormField } from "@/components/forms/form-field";
import { Problem } from "@/components/forms/problem";
import { useCallForm } from "@/components/forms/use-call-form";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { Textarea } from "@/components/ui/textarea";
import { addDays } from "@/lib/dates/calendar";
import { calledBody } from "@/lib/leads/schema";
import { t } from "@/lib/messages/text";

export type Noted = { note: string; callOn?: string };
const fields = z.strictObject({ note: z.string(), callOn: z.string() });
type Fields = z.infer<typeof fields>;

export function CallNote({
  id,
  leadId,
  withDay,
  today,
  onWrite,
  onClose,
}: {
  /** Keeps the fields of two numbers apart. */
  id: string;
  leadId: string;
  withDay: boolean;
  today: string;
  onWrite: (noted: Noted) => Promise<void>;
  onClose: () => void;
}) {
  const said = ({ note, callOn }: Fields): Noted => ({ note, ...(withDay && { callOn }) });
  // The call's own rules, at the fields of this form.
  const rules = fields.check(
    z.superRefine((typed, context) => {
      const checked = calledBody.safeParse({ leadId, outcome: "note", ...said(typed) });
      for (const { path, message } of checked.error?.issues ?? [])
        context.addIssue({ code: "custom", path: [String(path[0])], message });
    }),
  );
  const {
    form: { control, formState },
    problem,
    failCall,
    submit,
  } = useCallForm<Fields>(rules, { note: "", callOn: withDay ? addDays(today, 1) : "" });
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>("input, textarea")?.focus(), []);

  const write = submit(async (typed) => {
    try {
      await onWrite(said(typed));
    } catch (error) {
      failCall(error);
    }
  });

  return (
    <form ref={place} noValidate onSubmit={write} className="grid gap-4 border-t border-line pt-3">
      <Problem problem={problem} />
      {withDay && (
        <FormField control={control} form={id} name="callOn" label={t("calls.whichDay", "Call on which day?")} group>
          {(wiring) => <DateInput {...wiring} />}
        </FormField>
      )}
      <FormField control={control} form={id} name="note" label={t("calls.note", "Note")} optional={withDay}>
        {(wiring) => <Textarea {...wiring} maxLength={600} rows={2} />}
      </FormField>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={formState.isSubmitting}>
          {t("calls.save", "Save")}
        </Button>
        <Button variant="plain" size="sm" onClick={onClose}>
          {t("ui.cancel", "Cancel")}
        </Button>
      </div>
    </form>
  );
}
