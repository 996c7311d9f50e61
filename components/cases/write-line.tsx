"use client";

import { useController } from "react-hook-form";
import * as z from "zod";
import { FormField } from "@/components/forms/form-field";
import { Problem } from "@/components/forms/problem";
import { useCallForm } from "@/components/forms/use-call-form";
import { noAnswer } from "@/components/site/load-failures";
import { AmountInput } from "@/components/ui/amount-input";
import { Button } from "@/components/ui/button";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { DateInput } from "@/components/ui/date-input";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { Textarea } from "@/components/ui/textarea";
import { success } from "@/components/ui/toast";
import { post } from "@/lib/browser/post";
import { addDays } from "@/lib/calendar";
import type { CaseEventKind } from "@/lib/cases/event";
import { REASONS_TO_CHOOSE, WRITTEN_CHANNELS, writeBody, type WrittenLine } from "@/lib/cases/schema";
import { happenedWords, OFTEN_HAPPENED, type Happened, SELDOM_HAPPENED } from "@/lib/cases/choice-words";
import { channelWords, reasonWords } from "@/lib/cases/words";
import { t } from "@/lib/messages/text";
import { useLinePhoto } from "./line-photo";

const choicesOf = (kinds: readonly Happened[]) => kinds.map((value) => ({ value, label: happenedWords(value) }));
const ELSE = "else";
const HEADING = "write-line";

const fields = z.strictObject({
  kind: z.string(),
  more: z.string(),
  when: z.string(),
  day: z.string(),
  channel: z.string(),
  item: z.string(),
  reason: z.string(),
  amount: z.string(),
  note: z.string(),
});
type Fields = z.infer<typeof fields>;

const EMPTY: Fields = {
  kind: "",
  more: "",
  when: "today",
  day: "",
  channel: "",
  item: "",
  reason: "",
  amount: "",
  note: "",
};
const WITH_AMOUNT: readonly string[] = ["sanctioned", "paidOut"];

const kindOf = ({ kind, more }: Fields) => (kind === ELSE ? more : kind) as CaseEventKind | "";

/** What is sent of what was typed: only what the kind of line asks for. */
function lineOf(caseId: string, today: string, typed: Fields): WrittenLine {
  const kind = kindOf(typed);
  const days = { today, yesterday: addDays(today, -1) } as Record<string, string>;
  return {
    caseId,
    kind,
    happenedOn: days[typed.when] ?? typed.day,
    channel: typed.channel,
    note: typed.note,
    item: kind === "asked" ? typed.item : "",
    reason: kind === "declined" ? typed.reason : "",
    amount: WITH_AMOUNT.includes(kind) && typed.amount !== "" ? Number(typed.amount) : undefined,
  } as WrittenLine;
}

/** The call's own rules, at the fields of this form. */
const rulesOf = (caseId: string, today: string) =>
  fields.superRefine((typed, context) => {
    const checked = writeBody.safeParse(lineOf(caseId, today, typed));
    for (const { path, message } of checked.error?.issues ?? [])
      context.addIssue({ code: "custom", path: [fieldOf(String(path[0]), typed)], message });
  });
const fieldOf = (path: string, typed: Fields) =>
  path === "happenedOn" ? "day" : path === "kind" && typed.kind === ELSE ? "more" : path;

/** "Write down what happened": one line of the case, in the student's own name. */
export function WriteLine({
  caseId,
  today,
  onWritten,
}: {
  caseId: string;
  today: string;
  onWritten: () => Promise<unknown>;
}) {
  const {
    form: { control, formState, watch, reset },
    problem,
    failCall,
    submit,
  } = useCallForm<Fields>(rulesOf(caseId, today), EMPTY);
  const typed = watch();
  const kind = kindOf(typed);
  const photo = useLinePhoto(caseId);

  const write = submit(async (answers) => {
    const file = photo.take();
    if (!file) return;
    try {
      await post("cases/write", { ...lineOf(caseId, today, answers), ...file });
    } catch (error) {
      return failCall(error, noAnswer());
    }
    photo.done();
    await onWritten();
    reset(EMPTY);
    success(t("cases.written", "Written down."));
    document.getElementById(HEADING)?.focus();
  });

  return (
    <section aria-labelledby={HEADING} className="card no-print">
      <h2 id={HEADING} tabIndex={-1} className="text-h3 outline-none">
        {t("cases.writeLine", "Write down what happened")}
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {t("cases.writeLineText", "It stands as your own line, with its day. The lender does not see it.")}
      </p>
      <Problem problem={problem} />
      <form noValidate onSubmit={write} className="mt-4 grid gap-5">
        <Choices
          control={control}
          name="kind"
          label={t("cases.whatHappened", "What happened?")}
          choices={[...choicesOf(OFTEN_HAPPENED), { value: ELSE, label: t("cases.somethingElse", "Something else") }]}
          columns="medium"
        />
        {typed.kind === ELSE && (
          <FormField control={control} form="line" name="more" label={t("cases.whatElse", "What was it?")}>
            {(wiring) => <Select {...wiring} choices={choicesOf(SELDOM_HAPPENED)} />}
          </FormField>
        )}
        {kind === "asked" && (
          <FormField
            control={control}
            form="line"
            name="item"
            label={t("cases.whichPaper", "Which paper, and whose?")}
            hint={t("cases.whichPaperHint", "For example: salary slips of the last three months, father")}
          >
            {(wiring) => <TextInput {...wiring} autoComplete="off" maxLength={600} />}
          </FormField>
        )}
        {kind === "declined" && (
          <FormField control={control} form="line" name="reason" label={t("cases.whyNo", "What reason did they give?")}>
            {(wiring) => (
              <Select
                {...wiring}
                choices={REASONS_TO_CHOOSE.map((value) => ({ value, label: reasonWords(value).label }))}
              />
            )}
          </FormField>
        )}
        {WITH_AMOUNT.includes(kind) && (
          <FormField control={control} form="line" name="amount" label={t("cases.amount", "Amount")} optional>
            {(wiring) => <AmountInput {...wiring} />}
          </FormField>
        )}
        {kind !== "" && (
          <>
            <Choices
              control={control}
              name="when"
              label={t("cases.when", "When was it?")}
              choices={[
                { value: "today", label: t("cases.today", "Today") },
                { value: "yesterday", label: t("cases.yesterday", "Yesterday") },
                { value: "other", label: t("cases.otherDay", "Another day") },
              ]}
              columns="short"
            />
            {typed.when === "other" && (
              <FormField control={control} form="line" name="day" label={t("cases.whichDay", "Which day?")} group>
                {(wiring) => <DateInput {...wiring} />}
              </FormField>
            )}
            <FormField control={control} form="line" name="channel" label={t("cases.channel", "How?")} optional>
              {(wiring) => (
                <Select
                  {...wiring}
                  choices={WRITTEN_CHANNELS.map((value) => ({ value, label: channelWords(value) }))}
                />
              )}
            </FormField>
            <FormField
              control={control}
              form="line"
              name="note"
              label={t("cases.note", "In your words")}
              hint={t("cases.noteHint", "Names, what was said, a number that you were given.")}
              optional={typed.reason !== "other"}
            >
              {(wiring) => <Textarea {...wiring} maxLength={600} />}
            </FormField>
          </>
        )}
        {kind !== "" && photo.field}
        <Button type="submit" busy={formState.isSubmitting} className="justify-self-start">
          {t("cases.write", "Write it down")}
        </Button>
      </form>
    </section>
  );
}

function Choices({
  control,
  name,
  label,
  choices,
  columns,
}: {
  control: Parameters<typeof FormField<Fields, "kind">>[0]["control"];
  name: "kind" | "when";
  label: string;
  choices: readonly { value: string; label: string }[];
  columns: "short" | "medium";
}) {
  const { field, fieldState } = useController({ control, name });
  return (
    <ChoiceGroup
      id={`line-${name}`}
      label={label}
      error={fieldState.error?.message}
      choices={choices}
      value={field.value}
      onValueChange={field.onChange}
      columns={columns}
    />
  );
}
