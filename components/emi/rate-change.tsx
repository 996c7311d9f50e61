"use client";

import { memo } from "react";
import { Field } from "@/components/ui/field";
import { MonthBox } from "@/components/forms/month-box";
import { monthLater, monthsBetween, parseMonthText, toMonthText } from "@/lib/emi/calendar";
import type { LoanTerms } from "@/lib/emi/emi";
import type { ExtraInputs } from "@/lib/emi/inputs";
import { readRate } from "@/lib/emi/main-inputs";
import { changeRate, type AfterChange } from "@/lib/emi/rate-change";
import { timeWords } from "@/lib/emi/words";
import { rupees } from "@/lib/text/format";
import { NumberBox } from "./number-box";
import { OutcomeTable } from "./outcome-table";
import { useThisMonth } from "./use-this-month";
import { WaysPicture } from "./ways-picture";

/** A floating rate that changes in a month to come: the two answers of a lender, side by side. */
export const RateChange = memo(function RateChange({
  plan,
  extra,
  set,
}: {
  plan: LoanTerms | undefined;
  extra: ExtraInputs;
  set: (change: Partial<ExtraInputs>) => void;
}) {
  const thisMonth = useThisMonth();
  const month = parseMonthText(extra.newRateFrom) ?? (thisMonth && monthLater(thisMonth, 12));
  const rate = readRate(extra.newRate);
  // The first EMI is this month's, as in the schedule.
  const from = thisMonth && month && Math.max(1, monthsBetween(thisMonth, month) + 1);
  const change =
    plan && from && rate.value !== undefined ? changeRate(plan, { newRatePct: rate.value, from }) : undefined;
  const row = (
    name: string,
    after: AfterChange | undefined,
  ): { name: string; difference: string } & Partial<AfterChange> =>
    after ? { ...after, name, difference: difference(after) } : { name, difference: "–" };
  const rows = [
    change?.keepEmi === null
      ? {
          name: "Keep the EMI",
          difference: "The old EMI would not cover the new interest: the loan would grow and never be repaid.",
        }
      : row("Keep the EMI", change?.keepEmi),
    row("Keep the tenure", change?.keepTenure),
  ];

  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <NumberBox
          id="newRate"
          label="New rate"
          unit="% a year"
          value={extra.newRate}
          read={rate}
          onValueChange={(newRate) => set({ newRate })}
        />
        <Field id="newRateFrom" label="From the month" group>
          {(wiring) => (
            <MonthBox
              {...wiring}
              value={month ? `${toMonthText(month)}-01` : ""}
              yearsAhead={20}
              onValueChange={(text) => set({ newRateFrom: text.slice(0, 7) })}
            />
          )}
        </Field>
      </div>
      {plan && from !== undefined && from > plan.months && (
        <p className="mt-3 text-sm text-marigold-ink">The last EMI is paid before that month, so nothing changes.</p>
      )}
      <OutcomeTable caption="When the rate changes" rows={rows} />
      <WaysPicture
        plan={plan}
        ways={rows.flatMap(({ name, difference, balances }) => (balances ? { name, difference, balances } : []))}
      />
    </div>
  );
});

function difference({ moreInterest, moreMonths }: AfterChange) {
  // Of its size, so that half a rupee less goes up as half a rupee more does.
  const interest = Math.round(Math.abs(moreInterest));
  if (interest === 0) return "No difference";
  const money = `${rupees(interest)} ${moreInterest > 0 ? "more" : "less"} interest`;
  return moreMonths === 0
    ? money
    : `${money}, ${timeWords(Math.abs(moreMonths))} ${moreMonths > 0 ? "longer" : "shorter"}`;
}
