"use client";

import { memo, type ReactNode } from "react";
import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import { annualPercentageRate, processingFee } from "@/lib/emi/apr";
import { GST_PCT } from "@/lib/emi/gst";
import type { LoanTerms } from "@/lib/emi/emi";
import { readFee, type ExtraInputs } from "@/lib/emi/inputs";
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
        <Line term="Fee">
          <Money amount={fees?.fee} />
        </Line>
        <Line
          term={
            <span>
              GST on it, <Percent pct={GST_PCT} />
            </span>
          }
        >
          <Money amount={fees?.gst} />
        </Line>
        <Line term="What reaches you">
          <Money amount={fees?.received} />
        </Line>
        <Line term="Annual percentage rate (APR)">
          <Percent pct={apr} places={2} />
        </Line>
      </dl>
    </div>
  );
});

function Line({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:font-bold">
      <dt className="min-w-[min(8rem,100%)] flex-1">{term}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}
