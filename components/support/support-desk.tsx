"use client";

import { type ReactNode, useState } from "react";
import { useServerDay } from "@/components/forms/use-server-day";
import { AmountInput } from "@/components/ui/amount-input";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TabPanel } from "@/components/ui/tab-panel";
import { parseAmount } from "@/lib/text/format";
import { plural, t } from "@/lib/messages/text";
import { judgeSupport, type SupportVerdict } from "@/lib/support/judge";
import type { SupportScheme } from "@/lib/support/schemes";
import { SchemeCard } from "./scheme-card";

const ORDER: readonly SupportVerdict["verdict"][] = ["mayAsk", "cannotTell", "doesNotFit", "closed"];

/**
 * Three questions, and what of the state's help may be asked for. All of it happens in the browser: nothing that is
 * answered is sent, kept or written into the address.
 * @param day YYYY-MM-DD on which the page was made, until the server has told today's
 */
export function SupportDesk({
  schemes,
  states,
  day,
  children,
}: {
  schemes: readonly SupportScheme[];
  states: readonly { value: string; label: string }[];
  day: string;
  children: ReactNode;
}) {
  const [state, setState] = useState("");
  const [place, setPlace] = useState("");
  const [income, setIncome] = useState("");
  const today = useServerDay() || day;
  const amount = income.trim() === "" ? null : (parseAmount(income) ?? NaN);
  const answers = {
    state,
    place: place === "india" || place === "abroad" ? place : "",
    income: amount === null || Number.isNaN(amount) ? null : amount,
  } as const;
  const judged = schemes.map((scheme) => ({
    scheme,
    ...judgeSupport(scheme, answers, today),
  }));
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-20">
        <TabPanel label={t("support.you", "About you")} as="h2">
          <div className="grid gap-5">
            <ChoiceGroup
              id="support-place"
              label={t("support.place", "Where will you study?")}
              columns="short"
              choices={[
                { value: "india", label: t("support.india", "In India") },
                { value: "abroad", label: t("support.abroad", "Abroad") },
              ]}
              value={place}
              onValueChange={setPlace}
            />
            <Field id="support-state" label={t("support.state", "Your state")}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={state}
                  onValueChange={setState}
                  placeholder={t("support.notSaid", "Not said")}
                  choices={states}
                />
              )}
            </Field>
            <Field
              id="support-income"
              label={t("support.income", "Income of the family in a year")}
              hint={t("support.incomeHint", "Before tax, as an income certificate says it. Blank is fine.")}
              error={
                Number.isNaN(amount ?? 0)
                  ? t("moneyPlan.noAmount", "Write the amount, such as 20,00,000 or 20 lakh")
                  : undefined
              }
            >
              {(wiring) => <AmountInput {...wiring} value={income} onValueChange={setIncome} />}
            </Field>
            <p className="text-sm text-ink-2">
              {t(
                "support.private",
                "Nothing that you answer is sent or kept, not in the address either. Community is not asked: each scheme says whom it is for.",
              )}
            </p>
          </div>
        </TabPanel>
      </div>
      <div className="min-w-0">
        {ORDER.map((verdict) => {
          const own = judged.filter((each) => each.verdict === verdict);
          if (own.length === 0) return null;
          const words = groupWords(verdict, own.length);
          const list = (
            <ul className="grid">
              {own.map(({ scheme, reasons }) => (
                <SchemeCard key={scheme.id} scheme={scheme} reasons={reasons} today={today} />
              ))}
            </ul>
          );
          return verdict === "mayAsk" || verdict === "cannotTell" ? (
            <section key={verdict} aria-labelledby={`support-${verdict}`} className="mb-8">
              <h2 id={`support-${verdict}`} className="mb-2 text-h3">
                {words}
              </h2>
              {list}
            </section>
          ) : (
            <details key={verdict} className="fold">
              <summary>
                <h2 className="text-lg">{words}</h2>
              </summary>
              <div className="fold-body">{list}</div>
            </details>
          );
        })}
        <p role="status" className="sr-only">
          {groupWords("mayAsk", judged.filter(({ verdict }) => verdict === "mayAsk").length)}
        </p>
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}

function groupWords(verdict: SupportVerdict["verdict"], count: number): string {
  switch (verdict) {
    case "mayAsk":
      return plural("support.mayAsk", count, {
        one: "{{count}} that you may ask for, if the rest fits",
        other: "{{count}} that you may ask for, if the rest fits",
      });
    case "cannotTell":
      return plural("support.cannotTell", count, {
        one: "{{count}} cannot be told",
        other: "{{count}} cannot be told",
      });
    case "doesNotFit":
      return plural("support.doesNotFit", count, {
        one: "{{count}} does not fit",
        other: "{{count}} do not fit",
      });
    case "closed":
      return plural("support.closed", count, {
        one: "{{count}} that other pages still name: closed, or not begun",
        other: "{{count}} that other pages still name: closed, or not begun",
      });
  }
}
