import { Money } from "@/components/ui/money";
import type { emiResult } from "@/lib/emi/emi";
import { roundedPercent } from "@/lib/emi/words";
import { rupees } from "@/lib/text/format";
import { Ring } from "./ring";

/** What is paid in all, as a ring and in figures. */
export function RingAndSums({ result, known }: { result: ReturnType<typeof emiResult>; known: boolean }) {
  return (
    <div className="hidden flex-wrap items-center gap-x-6 gap-y-4 no-has:mb-6 no-has:flex group-has-[#picture-ring:checked]/picture:flex">
      <Ring
        principalPct={result.principalPercentage}
        name={
          known
            ? `Of ${rupees(result.totalAmount)} in all, ${roundedPercent(result.principalPercentage)} is the loan and ${roundedPercent(result.interestPercentage)} is interest.`
            : "No answer yet"
        }
      />
      <dl className="grid min-w-[min(11rem,100%)] flex-1 gap-3">
        <Sum label="Principal" figure={result.principalAmount} swatch="bg-chart-1" />
        <Sum label="Interest" figure={result.interestAmount} swatch="bg-chart-2" />
        <Sum label="Total you pay" figure={result.totalAmount} />
        <Sum label="Monthly EMI" figure={result.monthlyEMI} />
      </dl>
    </div>
  );
}

function Sum({ label, figure, swatch }: { label: string; figure: number; swatch?: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line pb-2">
      <dt className="flex items-center gap-2 text-sm text-ink-2">
        {swatch && <span aria-hidden className={`size-3 shrink-0 rounded-xs ${swatch}`} />}
        <span>{label}</span>
      </dt>
      <Money as="dd" amount={figure} className="text-lg font-bold" />
    </div>
  );
}
