"use client";

import * as z from "zod/mini";
import { FormField } from "@/components/forms/form-field";
import { Problem } from "@/components/forms/problem";
import { useCallForm } from "@/components/forms/use-call-form";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { success } from "@/components/ui/toast";
import { STAFF_STAGES, stageBody } from "@/lib/back-office/schema";
import { stageWords } from "@/lib/back-office/words";
import { t } from "@/lib/messages/text";
import { callBackOffice } from "./call-back-office";

const fields = z.pick(stageBody, { stage: true, note: true });
type Fields = z.input<typeof fields>;

/** Moves an application, never without a sentence that tells the student. */
export function StageForm({
  reference,
  caseId,
  stage,
  onMoved,
}: {
  reference: string;
  /** Where the sentence stands; "" for Dakhila's own check of the papers. */
  caseId: string;
  stage: string;
  onMoved: () => Promise<unknown>;
}) {
  const empty = { stage: "", note: "" } as unknown as Fields;
  const { form, problem, failCall, submit } = useCallForm<Fields>(fields, empty);
  const move = submit(async (answers) => {
    try {
      await callBackOffice("stage", { reference, caseId, ...answers });
    } catch (error) {
      return failCall(error);
    }
    await onMoved();
    form.reset(empty);
    success(t("desk.moved", "Moved, and the student is told."));
  });
  return (
    <section aria-labelledby="stage" className="card">
      <h2 id="stage" className="text-h3">
        {t("desk.stage", "Move the application")}
      </h2>
      <Problem problem={problem} />
      <form noValidate onSubmit={move} className="mt-4 grid gap-5">
        <FormField
          control={form.control}
          form="stage"
          name="stage"
          label={t("desk.stageNow", "Where does it stand now?")}
        >
          {(wiring) => (
            <Select
              {...wiring}
              choices={STAFF_STAGES.filter((value) => value !== stage).map((value) => ({
                value,
                label: stageWords(value),
              }))}
            />
          )}
        </FormField>
        <FormField
          control={form.control}
          form="stage"
          name="note"
          label={t("desk.sentence", "One sentence to the student")}
          hint={t("desk.sentenceHint", "It stands in My lenders, with your name, and a mail says that there is news.")}
        >
          {(wiring) => <Textarea {...wiring} maxLength={600} />}
        </FormField>
        <Button type="submit" busy={form.formState.isSubmitting} className="justify-self-start">
          {t("desk.move", "Move it")}
        </Button>
      </form>
    </section>
  );
}
