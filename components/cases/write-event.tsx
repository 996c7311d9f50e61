"use client";

import { useController } from "react-hook-form";
import * as z from "zod/mini";
import { FormField } from "@/components/forms/form-field";
import { Problem } from "@/components/forms/problem";
import { useCallForm } from "@/components/forms/use-call-form";
import { Button } from "@/components/ui/button";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { DateInput } from "@/components/ui/date-input";
import { Select } from "@/components/ui/select";
import { success } from "@/components/ui/toast";
import { post } from "@/lib/browser/post";
import { addDays } from "@/lib/dates/calendar";
import { studentChoices } from "@/lib/cases/kinds";
import { writeBody } from "@/lib/cases/schema";
import { t } from "@/lib/messages/text";
import { stoppedLinksWords } from "@/lib/share-links/words";
import { EventFields, NOTHING_SAID, eventRules, saidFields, writtenEvent } from "./event-fields";
import { focusFold } from "./case-fold";
import { useEventPhoto } from "./event-photo";

const ELSE = "else";

const fields = z.extend(saidFields, { kind: z.string(), more: z.string(), when: z.string(), day: z.string() });
type Fields = z.infer<typeof fields>;
type Written = { stoppedLinks: readonly string[] };
const EMPTY: Fields = { ...NOTHING_SAID, kind: "", more: "", when: "today", day: "" };

const kindOf = ({ kind, more }: Fields) => (kind === ELSE ? more : kind);

function eventOf(caseId: string, today: string, typed: Fields, offerId?: number) {
  const days: Record<string, string> = { today, yesterday: addDays(today, -1) };
  const event = writtenEvent(caseId, kindOf(typed), days[typed.when] ?? typed.day, typed);
  return event.kind === "accepted" ? { ...event, answersId: offerId } : event;
}
const fieldOf = (part: string, typed: Fields) =>
  part === "happenedOn" ? "day" : part === "kind" && typed.kind === ELSE ? "more" : part;

export function WriteEvent({
  caseId,
  today,
  offerId,
  onWritten,
}: {
  caseId: string;
  today: string;
  /** The sanction that counts, as it stands on the page. */
  offerId: number | undefined;
  onWritten: () => void;
}) {
  const {
    form: { control, formState, watch, reset },
    problem,
    failCall,
    submit,
  } = useCallForm<Fields>(
    eventRules(fields, writeBody, (typed) => eventOf(caseId, today, typed), fieldOf),
    EMPTY,
  );
  const typed = watch();
  const kind = kindOf(typed);
  const photo = useEventPhoto(caseId);

  const write = submit(async (answers) => {
    const file = photo.take();
    if (!file) return;
    let stoppedLinks: readonly string[];
    try {
      ({ stoppedLinks } = (
        await post<Written>("cases/write", { ...eventOf(caseId, today, answers, offerId), ...file })
      ).data);
    } catch (error) {
      // The offer may be another one by now.
      if (kindOf(answers) === "accepted") onWritten();
      return failCall(error);
    }
    photo.done();
    // Before the list is read again: what is chosen as soon as the new event stands there must not be reset.
    reset(EMPTY);
    success([t("cases.written", "Written down."), stoppedLinksWords(stoppedLinks)].filter(Boolean).join(" "));
    focusFold("write");
    // Not waited for: the next event may be sent before the list of them has come.
    onWritten();
  });

  return (
    <>
      <p className="text-sm text-ink-2">
        {t("cases.writeLineText", "It stands as your own line, with its day. The lender does not see it.")}
      </p>
      <Problem problem={problem} />
      <form noValidate onSubmit={write} className="mt-4 grid gap-5">
        <Choices
          control={control}
          name="kind"
          label={t("cases.whatHappened", "What happened?")}
          choices={[...studentChoices(true), { value: ELSE, label: t("cases.somethingElse", "Something else") }]}
          columns="medium"
        />
        {typed.kind === ELSE && (
          <FormField control={control} form="line" name="more" label={t("cases.whatElse", "What was it?")}>
            {(wiring) => <Select {...wiring} choices={studentChoices(false)} />}
          </FormField>
        )}
        <EventFields
          control={control}
          form="line"
          kind={kind}
          note={{
            label: t("cases.note", "In your words"),
            hint: t("cases.noteHint", "Names, what was said, a number that you were given."),
            optional: typed.reason !== "other",
          }}
        >
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
        </EventFields>
        {kind !== "" && <div className="contents">{photo.field}</div>}
        <Button type="submit" busy={formState.isSubmitting} className="justify-self-start">
          {t("cases.write", "Write it down")}
        </Button>
      </form>
    </>
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
