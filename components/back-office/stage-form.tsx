"use client";

import * as z from "zod/mini";
import { FormField } from "@/components/forms/form-field";
import { Problem } from "@/components/forms/problem";
import { useCallForm } from "@/components/forms/use-call-form";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { success } from "@/components/ui/toast";
import { stageBody } from "@/lib/back-office/schema";
import { stageWords } from "@/lib/back-office/words";
import type { Stage } from "@/lib/generated/prisma/enums";
import { t } from "@/lib/messages/text";
import { callBackOffice } from "./call-back-office";

const fields = z.pick(stageBody, { stage: true, note: true });
type Fields = z.input<typeof fields>;

/** Corrects where an application stands beyond what its cases say, never without a reason that the student reads. */
export function StageForm({
  reference,
  caseId,
  stage,
  stages,
  onMoved,
}: {
  reference: string;
  /** Where the sentence stands; "" for Dakhila's own check of the papers. */
  caseId: string;
  stage: Stage;
  /** What a correction may name: nothing less than the cases say. */
  stages: readonly Stage[];
  onMoved: () => Promise<unknown>;
}) {
  const others = stages.filter((value) => value !== stage);
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
    success(t("desk.corrected", "Corrected, and the student is told."));
  });
  return (
    <section aria-labelledby="stage" className="card">
      <h2 id="stage" className="text-h3">
        {t("desk.stage", "Where the application stands")}
      </h2>
      <p className="mt-1 font-bold">{stageWords(stage)}</p>
      <p className="text-sm text-ink-2">
        {t(
          "desk.stageFollows",
          "It follows from the cases. Correct it only where something happened that stands in none of them.",
        )}
      </p>
      {others.length > 0 && (
        <>
          <Problem problem={problem} />
          <form noValidate onSubmit={move} className="mt-4 grid gap-5">
            <FormField
              control={form.control}
              form="stage"
              name="stage"
              label={t("desk.stageCorrected", "Correct it to")}
            >
              {(wiring) => (
                <Select {...wiring} choices={others.map((value) => ({ value, label: stageWords(value) }))} />
              )}
            </FormField>
            <FormField
              control={form.control}
              form="stage"
              name="note"
              label={t("desk.reason", "Why?")}
              hint={t(
                "desk.reasonHint",
                "The student reads it in My lenders, with your name, and a mail says that there is news.",
              )}
            >
              {(wiring) => <Textarea {...wiring} maxLength={600} />}
            </FormField>
            <Button type="submit" busy={form.formState.isSubmitting} className="justify-self-start">
              {t("desk.correct", "Correct it")}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
