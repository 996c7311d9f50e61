"use client";

import * as z from "zod/mini";
import { EventFields, NOTHING_SAID, eventRules, saidFields, writtenEvent } from "@/components/cases/event-fields";
import { FormField } from "@/components/forms/form-field";
import { Problem } from "@/components/forms/problem";
import { useCallForm } from "@/components/forms/use-call-form";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { Select } from "@/components/ui/select";
import { success } from "@/components/ui/toast";
import { staffChoices } from "@/lib/cases/kinds";
import { staffEventBody } from "@/lib/back-office/schema";
import { t } from "@/lib/messages/text";
import { callBackOffice } from "./call-back-office";

const fields = z.extend(saidFields, { kind: z.string(), happenedOn: z.string() });
type Fields = z.infer<typeof fields>;

export function EventForm({
  caseId,
  isInternalReview,
  today,
  onWritten,
}: {
  caseId: string;
  isInternalReview: boolean;
  today: string;
  onWritten: () => void;
}) {
  const empty: Fields = { ...NOTHING_SAID, kind: "", happenedOn: today };
  const eventOf = (typed: Fields) => writtenEvent(caseId, typed.kind, typed.happenedOn, typed);
  const {
    form: { control, formState, watch, reset },
    problem,
    failCall,
    submit,
  } = useCallForm<Fields>(eventRules(fields, staffEventBody, eventOf), empty);
  const write = submit(async (typed) => {
    try {
      await callBackOffice("write", eventOf(typed));
    } catch (error) {
      return failCall(error);
    }
    success(t("cases.written", "Written down."));
    reset(empty);
    // Not waited for: the next event may be sent before the list of them has come.
    onWritten();
  });
  return (
    <section aria-labelledby="desk-line" className="card">
      <h2 id="desk-line" className="text-h3">
        {t("desk.writeLine", "Write a line")}
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {t("desk.writeLineText", "The student reads it with your name, the note too. The lender never sees the note.")}
      </p>
      <Problem problem={problem} />
      <form noValidate onSubmit={write} className="mt-4 grid gap-5">
        <FormField control={control} form="desk-line" name="kind" label={t("cases.whatHappened", "What happened?")}>
          {(wiring) => <Select {...wiring} choices={staffChoices(isInternalReview)} />}
        </FormField>
        <EventFields
          control={control}
          form="desk-line"
          kind={watch("kind")}
          note={{ label: t("desk.note", "Note to the student") }}
        >
          <FormField
            control={control}
            form="desk-line"
            name="happenedOn"
            label={t("cases.whichDay", "Which day?")}
            group
          >
            {(wiring) => <DateInput {...wiring} />}
          </FormField>
        </EventFields>
        <Button type="submit" busy={formState.isSubmitting} className="justify-self-start">
          {t("cases.write", "Write it down")}
        </Button>
      </form>
    </section>
  );
}
