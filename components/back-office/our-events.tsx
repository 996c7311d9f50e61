"use client";

import { useState } from "react";
import * as z from "zod/mini";
import { eventRules } from "@/components/cases/event-fields";
import { EventTimeline } from "@/components/cases/timeline";
import { FormField } from "@/components/forms/form-field";
import { Problem } from "@/components/forms/problem";
import { useCallForm } from "@/components/forms/use-call-form";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { success } from "@/components/ui/toast";
import type { LoadedStaffCase } from "@/lib/back-office/data";
import { staffEventBody } from "@/lib/back-office/schema";
import { t } from "@/lib/messages/text";
import { callBackOffice } from "./call-back-office";

const HEADING = "our-lines";

export function OurEvents({
  each: { id, lenderName, ourEvents, today },
  onChanged,
}: {
  each: LoadedStaffCase;
  onChanged: () => Promise<unknown>;
}) {
  // The button that was pressed is gone.
  const onDone = async () => {
    await onChanged();
    document.getElementById(HEADING)?.focus();
  };
  return (
    <section aria-labelledby={HEADING} className="card">
      <h2 id={HEADING} tabIndex={-1} className="text-h3 outline-none">
        {t("desk.ourLines", "What we wrote")}
      </h2>
      {ourEvents.length === 0 && <p className="mt-2 text-ink-2">{t("desk.noLines", "Nothing yet.")}</p>}
      <EventTimeline
        events={ourEvents}
        lenderName={lenderName}
        actOn={(event, words) => (
          <TakeBack
            words={words}
            correction={{ caseId: id, happenedOn: today, correctsId: event.id }}
            onDone={onDone}
          />
        )}
      />
    </section>
  );
}

const fields = z.strictObject({ note: z.string() });
type Correction = { caseId: string; happenedOn: string; correctsId: number };

/** Never without a sentence that tells the student. */
function TakeBack({
  words,
  correction,
  onDone,
}: {
  words: string;
  correction: Correction;
  onDone: () => Promise<unknown>;
}) {
  const [isAsked, setAsked] = useState(false);
  const eventOf = ({ note }: z.infer<typeof fields>) => ({ ...correction, kind: "corrected" as const, note });
  const { form, problem, failCall, submit } = useCallForm(eventRules(fields, staffEventBody, eventOf), { note: "" });
  const takeBack = submit(async (typed) => {
    try {
      await callBackOffice("write", eventOf(typed));
    } catch (error) {
      return failCall(error);
    }
    success(t("desk.takenBack", "Taken back, and the student is told."));
    await onDone();
  });
  return (
    <>
      <Button variant="plain" size="sm" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)} className="-ml-4">
        {t("cases.takeBack", "Take this line back")}
        <span className="sr-only">{`: ${words}`}</span>
      </Button>
      {isAsked && (
        <form noValidate onSubmit={takeBack} aria-label={words} className="mt-2 grid gap-4 rounded-sm bg-sunk p-3">
          <Problem problem={problem} />
          <FormField
            control={form.control}
            form={`take-back-${correction.correctsId}`}
            name="note"
            label={t("desk.sentence", "One sentence to the student")}
            hint={t(
              "desk.takeBackHint",
              "What was wrong with it. Both stay readable in My lenders, and a mail says that there is news.",
            )}
          >
            {(wiring) => <Textarea {...wiring} rows={2} maxLength={600} />}
          </FormField>
          <Button type="submit" size="sm" busy={form.formState.isSubmitting} className="justify-self-start">
            {t("desk.takeBack", "Take it back")}
            <span className="sr-only">{`: ${words}`}</span>
          </Button>
        </form>
      )}
    </>
  );
}
