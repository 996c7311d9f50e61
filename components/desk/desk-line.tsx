"use client";

import * as z from "zod";
import { FormField } from "@/components/forms/form-field";
import { Problem } from "@/components/forms/problem";
import { useCallForm } from "@/components/forms/use-call-form";
import { noAnswer } from "@/components/site/load-failures";
import { AmountInput } from "@/components/ui/amount-input";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { Textarea } from "@/components/ui/textarea";
import { success } from "@/components/ui/toast";
import { REASONS_TO_CHOOSE, WRITTEN_CHANNELS } from "@/lib/cases/schema";
import { channelWords, reasonWords } from "@/lib/cases/words";
import { DESK_CHECK_KINDS, DESK_KINDS, deskLineBody } from "@/lib/desk/schema";
import { deskKindWords } from "@/lib/desk/words";
import { t } from "@/lib/messages/text";
import { callDesk } from "./call-desk";

const fields = z.strictObject({
  kind: z.string(),
  happenedOn: z.string(),
  channel: z.string(),
  item: z.string(),
  reason: z.string(),
  amount: z.string(),
  note: z.string(),
});
type Fields = z.infer<typeof fields>;
const WITH_AMOUNT: readonly string[] = ["sanctioned", "paidOut"];

/** What is sent of what was typed: only what the kind of line asks for. */
const lineOf = (caseId: string, typed: Fields) => ({
  ...typed,
  caseId,
  item: typed.kind === "asked" ? typed.item : "",
  reason: typed.kind === "declined" ? typed.reason : "",
  amount: WITH_AMOUNT.includes(typed.kind) && typed.amount !== "" ? Number(typed.amount) : undefined,
});

/** The call's own rules, at the fields of this form. */
const rulesOf = (caseId: string) =>
  fields.superRefine((typed, context) => {
    for (const { path, message } of deskLineBody.safeParse(lineOf(caseId, typed)).error?.issues ?? [])
      context.addIssue({ code: "custom", path: [String(path[0])], message });
  });

/** One line of a case, in the name of the colleague; the student reads it. */
export function DeskLine({
  caseId,
  isCheck,
  today,
  onWritten,
}: {
  caseId: string;
  isCheck: boolean;
  today: string;
  onWritten: () => Promise<unknown>;
}) {
  const empty: Fields = { kind: "", happenedOn: today, channel: "", item: "", reason: "", amount: "", note: "" };
  const {
    form: { control, formState, watch, reset },
    problem,
    failCall,
    submit,
  } = useCallForm<Fields>(rulesOf(caseId), empty);
  const kind = watch("kind");
  const write = submit(async (typed) => {
    try {
      await callDesk("write", lineOf(caseId, typed));
    } catch (error) {
      return failCall(error, noAnswer());
    }
    success(t("cases.written", "Written down."));
    reset(empty);
    await onWritten();
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
          {(wiring) => (
            <Select
              {...wiring}
              choices={(isCheck ? DESK_CHECK_KINDS : DESK_KINDS).map((value) => ({
                value,
                label: deskKindWords(value),
              }))}
            />
          )}
        </FormField>
        {kind === "asked" && (
          <FormField
            control={control}
            form="desk-line"
            name="item"
            label={t("cases.whichPaper", "Which paper, and whose?")}
            hint={t("cases.whichPaperHint", "For example: salary slips of the last three months, father")}
          >
            {(wiring) => <TextInput {...wiring} autoComplete="off" maxLength={600} />}
          </FormField>
        )}
        {kind === "declined" && (
          <FormField
            control={control}
            form="desk-line"
            name="reason"
            label={t("cases.whyNo", "What reason did they give?")}
          >
            {(wiring) => (
              <Select
                {...wiring}
                choices={REASONS_TO_CHOOSE.map((value) => ({ value, label: reasonWords(value).label }))}
              />
            )}
          </FormField>
        )}
        {WITH_AMOUNT.includes(kind) && (
          <FormField control={control} form="desk-line" name="amount" label={t("cases.amount", "Amount")} optional>
            {(wiring) => <AmountInput {...wiring} />}
          </FormField>
        )}
        <FormField control={control} form="desk-line" name="happenedOn" label={t("cases.whichDay", "Which day?")} group>
          {(wiring) => <DateInput {...wiring} />}
        </FormField>
        <FormField control={control} form="desk-line" name="channel" label={t("cases.channel", "How?")} optional>
          {(wiring) => (
            <Select {...wiring} choices={WRITTEN_CHANNELS.map((value) => ({ value, label: channelWords(value) }))} />
          )}
        </FormField>
        <FormField control={control} form="desk-line" name="note" label={t("desk.note", "Note to the student")}>
          {(wiring) => <Textarea {...wiring} maxLength={600} />}
        </FormField>
        <Button type="submit" busy={formState.isSubmitting} className="justify-self-start">
          {t("cases.write", "Write it down")}
        </Button>
      </form>
    </section>
  );
}
