import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";
import { saveFile } from "@/lib/browser/save-file";
import { formatDate } from "@/lib/dates/dates";
import { calendarFile, type CalendarEvent } from "@/lib/dates/ical";
import { now } from "@/lib/dates/now";
import type { LawRule } from "@/lib/law/rules";
import { type LenderAbroad, lendersThere } from "@/lib/lenders/abroad";
import { plural, t } from "@/lib/messages/text";
import type { PlanKey } from "@/lib/money-plan/draft";
import { type LenderDay, lenderDays, moneyDays } from "@/lib/money-plan/loan-days";
import type { planMoney } from "@/lib/money-plan/plan";
import type { PlanCountry } from "@/lib/money-plan/plan-country";
import type { SoundRead } from "@/lib/money-plan/read-draft";
import { dueWords } from "@/lib/money-plan/words";
import { routes } from "@/lib/routes";
import { duesByDay } from "./by-when";

const FIRST = 5;

type Props = {
  read: SoundRead;
  result: ReturnType<typeof planMoney>;
  country: PlanCountry | null;
  rules: readonly LawRule[];
  lenders: readonly LenderAbroad[];
  today: string;
  onChange: (key: PlanKey, text: string) => void;
};

/** The last safe days of a plan: of its own steps, at each lender there, and at the one that was chosen. */
export function lastDays({ read, country, rules, lenders, today }: Omit<Props, "result" | "onChange">) {
  const { visaDay, hold, loanHold, transferDays, payoutDays, filled } = read;
  if (!visaDay) return { steps: null, found: [], chosen: undefined };
  const spans = { end: visaDay, hold: loanHold, transfer: transferDays, payout: payoutDays, today };
  const found = lenderDays(country ? lendersThere(country.code, lenders) : [], { ...spans, rules });
  const chosen = found.find(({ id }) => id === filled.handIn);
  return { steps: moneyDays({ ...spans, own: hold }), found, chosen };
}

/** The steps back from the day of the visa, in words. */
export function stepsInWords({ steps, chosen }: Pick<ReturnType<typeof lastDays>, "steps" | "chosen">) {
  if (!steps) return [];
  return [
    { ...steps.there, words: t("moneyPlan.step.there", "your own money lies there") },
    { ...steps.paidOut, words: t("moneyPlan.step.paidOut", "a loan is paid out") },
    { ...steps.accepted, words: t("moneyPlan.step.accepted", "you say yes to the lender’s offer") },
    ...(chosen
      ? [
          {
            ...{ id: "handIn", day: chosen.handIn, isPast: chosen.isPast },
            words: t("moneyPlan.step.handIn", "all papers at {{lender}}", { lender: chosen.name }),
          },
        ]
      : []),
  ];
}

/** Backwards from the day of the visa to the last safe day to hand in at each lender, and all days as a file. */
export function MoneyDays({ read, result, country, rules, lenders, today, onChange }: Props) {
  const { visaDay, filled } = read;
  const { steps, found, chosen } = useMemo(
    () => lastDays({ read, country, rules, lenders, today }),
    [read, country, rules, lenders, today],
  );
  const events = eventsOf({ read, result, steps, chosen });
  return (
    <section aria-labelledby="plan-days" className="mt-8">
      <h3 id="plan-days">{t("moneyPlan.days", "Money on the day")}</h3>
      {visaDay && steps ? (
        <>
          <ul className="mt-2 grid gap-1 text-sm">
            <Step
              day={visaDay}
              isPast={visaDay < today}
              words={t("moneyPlan.step.visa", "the visa, where the money is shown")}
            />
            {stepsInWords({ steps, chosen: undefined }).map(({ id, ...step }) => (
              <Step key={id} {...step} />
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-2">
            {t(
              "moneyPlan.daysText",
              "Before that come the three working days in which the Key Facts Statement stays open, where that rule holds, and the time that the lender itself states. What a broker says of it gives no day. These are last safe days, no promise of the lender’s; holidays of states are not known.",
            )}
          </p>
          {found.length > 0 && (
            <>
              <Lenders lenders={found} />
              <Field id="plan-handIn" label={t("moneyPlan.handIn", "Your lender, for the calendar")} className="mt-3">
                {(wiring) => (
                  <Select
                    {...wiring}
                    value={filled.handIn ?? ""}
                    onValueChange={(id) => onChange("handIn", id)}
                    placeholder={t("moneyPlan.noLender", "None yet")}
                    choices={found.map(({ id, name }) => ({ value: id, label: name }))}
                  />
                )}
              </Field>
            </>
          )}
        </>
      ) : (
        <p className="mt-1 text-sm text-ink-2">
          {t("moneyPlan.noVisaDay", "Write the day of the visa, and the last safe days show here.")}
        </p>
      )}
      <Button
        variant="quiet"
        className="mt-3"
        onClick={() =>
          saveFile(calendarFile(events, new Date(now())), { name: "money-plan.ics", type: "text/calendar" })
        }
      >
        {plural("moneyPlan.calendar", events.length, {
          one: "Save {{count}} day as a calendar file",
          other: "Save {{count}} days as a calendar file",
        })}
      </Button>
    </section>
  );
}

type StepProps = { day: string | null; isPast: boolean; words: string };

export const dayInWords = ({ day, isPast, words }: StepProps): string =>
  day
    ? isPast
      ? t("moneyPlan.dayPast", "By {{day}}: {{words}}. That day has passed.", { day: formatDate(day), words })
      : t("moneyPlan.day", "By {{day}}: {{words}}.", { day: formatDate(day), words })
    : t("moneyPlan.dayUnknown", "Cannot tell by when: {{words}}. A number of days is not known.", { words });

const Step = (step: StepProps) => <li className={step.isPast ? "font-semibold text-bad" : ""}>{dayInWords(step)}</li>;

function Lenders({ lenders }: { lenders: readonly LenderDay[] }) {
  const rest = lenders.slice(FIRST);
  return (
    <>
      <h4 className="mt-4 text-base">{t("moneyPlan.lastDays", "Last safe day to hand in, by lender")}</h4>
      <LenderRows lenders={lenders.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className="fold">
          <summary>
            <span>
              {plural("countries.moreLenders", rest.length, {
                one: "{{count}} more lender",
                other: "{{count}} more lenders",
              })}
            </span>
          </summary>
          <div className="fold-body">
            <LenderRows lenders={rest} />
          </div>
        </details>
      )}
    </>
  );
}

const LenderRows = ({ lenders }: { lenders: readonly LenderDay[] }) => (
  <ul className="mt-1 border-t border-line text-sm">
    {lenders.map(({ id, name, time, timeDated, handIn, isPast }) => (
      <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1">
        <Link href={routes.lender(id)} className="link inline-flex min-h-11 items-center">
          {name}
        </Link>
        <span className="text-end">
          <span className={isPast ? "block font-semibold text-bad" : "block font-semibold"}>
            {handIn
              ? isPast
                ? t("moneyPlan.tooLate", "{{day}}: passed", { day: formatDate(handIn) })
                : formatDate(handIn)
              : t("moneyPlan.cannotTell", "Cannot tell")}
          </span>
          <span className="block text-xs text-ink-3" lang={time ? "en" : undefined}>
            {time ?? t("moneyPlan.noTime", "States no time")}
          </span>
          {timeDated && <span className="block text-xs text-ink-3">{timeDated}</span>}
        </span>
      </li>
    ))}
  </ul>
);

/** All days of a plan for a calendar, without sums: a calendar is often shared. */
export function eventsOf({
  read: { plan, visaDay, filled },
  result,
  steps,
  chosen,
}: {
  read: SoundRead;
  result: ReturnType<typeof planMoney>;
  steps: ReturnType<typeof moneyDays> | null;
  chosen: LenderDay | undefined;
}): CalendarEvent[] {
  // A family may keep two plans in one calendar: neither takes the other's events for its own.
  const own = `money-plan-${filled.country ?? ""}-${filled.start ?? ""}`.toLowerCase();
  const event = (id: string, day: string | null | undefined, summary: string) =>
    day ? [{ id: `${own}-${id}`, day, summary }] : [];
  return [
    ...(chosen
      ? event(
          "hand-in",
          chosen.handIn,
          t("moneyPlan.event.handIn", "Last safe day: all papers at {{lender}}", { lender: chosen.name }),
        )
      : []),
    ...event("accepted", steps?.accepted.day, t("moneyPlan.event.accepted", "Last safe day: your yes to the offer")),
    ...event("paid-out", steps?.paidOut.day, t("moneyPlan.event.paidOut", "Last safe day: the loan is paid out")),
    ...event("there", steps?.there.day, t("moneyPlan.event.there", "Last safe day: your own money lies there")),
    ...event("visa", visaDay, t("moneyPlan.event.visa", "Visa: the money is shown")),
    ...duesByDay(plan, result).flatMap((due) =>
      event(due.id, due.day, t("moneyPlan.event.due", "To pay: {{what}}", { what: dueWords(due) })),
    ),
  ];
}
