"use client";

import { CalendarPlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { post } from "@/lib/browser/post";
import { useAct } from "@/lib/browser/use-act";
import { saveFile } from "@/lib/browser/save-file";
import { announceSaved } from "@/lib/browser/saved";
import { daysBetween } from "@/lib/dates/calendar";
import { keyDatesFile, dayNames, KEY_DATES } from "@/lib/cases/key-dates";
import { dateProblem } from "@/lib/dates/date-problem";
import { formatDate, formatMonth } from "@/lib/dates/dates";
import { now } from "@/lib/dates/now";
import type { KeyDateKind } from "@/lib/generated/prisma/enums";
import { saidBy } from "@/lib/messages/load-failures";
import { plural, t } from "@/lib/messages/text";

type Dates = Partial<Record<string, string>>;

export function KeyDates({
  dates,
  proposed,
  today,
  onChanged,
}: {
  dates: Dates;
  /** Days from the application, which the student has not set. */
  proposed: Dates;
  today: string;
  onChanged: () => Promise<unknown>;
}) {
  const [editing, setEditing] = useState<KeyDateKind | null>(null);
  // What was pressed goes with its form or its proposal: then the focus goes to the day's own button.
  const done = useRef<KeyDateKind>(null);
  useEffect(() => {
    const button = done.current && buttonOf(done.current);
    if (!button) return;
    if (document.activeElement === document.body) button.focus();
    done.current = null;
  }, [editing, dates]);
  const hasAny = KEY_DATES.some((kind) => dates[kind]);

  const download = () =>
    saveFile(keyDatesFile(dates, new Date(now())), { name: "dakhila-dates.ics", type: "text/calendar" });

  return (
    <section aria-labelledby="my-dates" className="card">
      <h2 id="my-dates" className="text-h3">
        {t("cases.myDates", "My dates")}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t("cases.myDatesText", "Days that your money has to be ready for.")}</p>
      <ul className="mt-3">
        {KEY_DATES.map((kind) => (
          <li key={kind} className="border-b border-line py-2">
            {editing === kind ? (
              <EditDate
                kind={kind}
                day={dates[kind] ?? ""}
                onDone={async (saved) => {
                  if (saved) await onChanged();
                  done.current = kind;
                  setEditing(null);
                }}
              />
            ) : (
              <div className="flex min-h-11 items-center justify-between gap-3">
                <div className="min-w-0">
                  <p>{dayNames(kind)}</p>
                  <p className="text-sm text-ink-2">
                    {dates[kind]
                      ? leftUntil(dates[kind], today)
                      : proposed[kind]
                        ? t("cases.fromIntake", "Not set. Your intake is {{month}}: {{date}}?", {
                            month: formatMonth(proposed[kind]),
                            date: formatDate(proposed[kind]),
                          })
                        : "–"}
                  </p>
                  {!dates[kind] && proposed[kind] && (
                    <TakeOver
                      kind={kind}
                      day={proposed[kind]}
                      onTaken={async () => {
                        await onChanged();
                        buttonOf(kind)?.focus();
                      }}
                    />
                  )}
                </div>
                <Button id={`set-${kind}`} variant="quiet" size="sm" onClick={() => setEditing(kind)}>
                  <span>{dates[kind] ? t("cases.changeDate", "Change") : t("cases.setDate", "Set")}</span>
                  <span className="sr-only">{`: ${dayNames(kind)}`}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {hasAny && (
        <Button variant="outline" className="mt-4" onClick={download}>
          <CalendarPlus aria-hidden size={20} />
          {t("cases.keyDatesFile", "Calendar file")}
        </Button>
      )}
    </section>
  );
}

const buttonOf = (kind: KeyDateKind) => document.getElementById(`set-${kind}`);

function leftUntil(day: string, today: string) {
  const left = daysBetween(today, day);
  const date = formatDate(day);
  if (left < 0) return t("cases.dayPast", "{{date}}, past", { date });
  if (left === 0) return t("cases.dayToday", "{{date}}, today", { date });
  return plural("cases.daysLeft", left, { one: "{{date}}, tomorrow", other: "{{date}}, in {{count}} days" }, { date });
}

function TakeOver({ kind, day, onTaken }: { kind: KeyDateKind; day: string; onTaken: () => Promise<unknown> }) {
  const { busy, problem, run } = useAct(async () => {
    await saveDate(kind, day);
    await onTaken();
  });
  return (
    <>
      <Button variant="quiet" size="sm" busy={busy} onClick={run} className="-ml-4">
        {t("cases.takeOver", "Take over this day")}
        <span className="sr-only">{`: ${dayNames(kind)}`}</span>
      </Button>
      {problem && (
        <span role="alert" className="field-error block">
          {problem}
        </span>
      )}
    </>
  );
}

async function saveDate(kind: KeyDateKind, day: string) {
  await post("cases/dates", { kind, day });
  announceSaved();
}

function EditDate({
  kind,
  day,
  onDone,
}: {
  kind: KeyDateKind;
  day: string;
  onDone: (saved: boolean) => Promise<void>;
}) {
  const [value, setValue] = useState(day);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function save(next: string) {
    const problem =
      next && dateProblem(next, t("cases.dayInvalid", "Enter the day as day, month and year, such as 3 Nov 2026."));
    if (problem) return setError(problem);
    setBusy(true);
    try {
      await saveDate(kind, next);
      await onDone(true);
    } catch (failed) {
      setError(saidBy(failed));
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save(value);
      }}
      className="grid gap-3 py-2"
    >
      <Field id={`date-${kind}`} label={dayNames(kind)} error={error} group>
        {(wiring) => (
          <DateInput
            {...wiring}
            value={value}
            onValueChange={(next) => {
              setValue(next);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {t("cases.saveDate", "Save")}
        </Button>
        {day !== "" && (
          <Button variant="quiet" size="sm" onClick={() => void save("")}>
            {t("cases.removeDate", "Remove")}
          </Button>
        )}
        <Button variant="plain" size="sm" onClick={() => void onDone(false)}>
          {t("ui.cancel", "Cancel")}
        </Button>
      </div>
    </form>
  );
}
