"use client";

import { memo } from "react";
import { annualPercentageRate, processingFee } from "@/lib/emi/apr";
import { GST_PCT } from "@/lib/gst";
import type { LoanTerms } from "@/lib/emi/emi";
import { readFee, type ExtraInputs } from "@/lib/emi/inputs";
import { percent } from "@/lib/emi/words";
import { rupees } from "@/lib/format";
import { NumberBox } from "./number-box";

/** The lender's fee with its tax, and the rate that counts it in. */
export const Fees = memo(function Fees({
  plan,
  extra,
  set,
}: {
  plan: LoanTerms | undefined;
  extra: ExtraInputs;
  set: (change: Partial<ExtraInputs>) => void;
}) {
  const pct = readFee(extra.fee);
  const fees = plan && pct.value !== undefined ? processingFee(plan.principal, pct.value) : undefined;
  const apr = plan && fees ? annualPercentageRate(plan, fees.charges) : NaN;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 md:grid-cols-2">
      <NumberBox
        id="fee"
        label="Processing fee"
        unit="% of the loan"
        value={extra.fee}
        read={pct}
        onValueChange={(fee) => set({ fee })}
      />
      <dl>
        <Line term="Fee" figure={rupees(fees?.fee ?? NaN)} />
        <Line term={`GST on it, ${GST_PCT}%`} figure={rupees(fees?.gst ?? NaN)} />
        <Line term="What reaches you" figure={rupees(fees?.received ?? NaN)} />
        <Line term="Annual percentage rate (APR)" figure={percent(apr, 2)} />
      </dl>
    </div>
  );
});

function Line({ term, figure }: { term: string; figure: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:font-bold">
      <dt className="min-w-[min(8rem,100%)] flex-1">{term}</dt>
      <dd className="amount">{figure}</dd>
    </div>
  );
}
