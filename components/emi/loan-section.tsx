import { Money } from "@/components/ui/money";
import { type MainInputs, SLIDERS, type SliderName } from "@/lib/emi/main-inputs";
import { SliderLine } from "./slider-line";

const NAMES = Object.keys(SLIDERS) as SliderName[];

/**
 * What is asked of the loan; on a phone its line with the answer stays in sight.
 * @param monthlyEMI rupees; NaN where there is no answer yet
 */
export function LoanSection({
  main,
  monthlyEMI,
  onChange,
}: {
  main: MainInputs;
  monthlyEMI: number;
  onChange: (name: SliderName, text: string) => void;
}) {
  return (
    <section aria-labelledby="loan" className="max-lg:mt-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <div className="sticky top-16 z-20 -mx-4 flex items-baseline justify-between gap-4 border-b border-line bg-paper px-4 py-2 md:-mx-6 md:px-6 lg:static lg:mx-0 lg:border-0 lg:px-0 lg:pt-0">
        <h2 id="loan" className="text-h3">
          Your loan
        </h2>
        <p aria-hidden className="amount text-lg lg:hidden">
          <Money amount={monthlyEMI} /> / month
        </p>
      </div>
      {/* The sticky line must not cover what has the focus. */}
      <div className="mt-4 grid gap-7 max-lg:[&_:is(input,button)]:scroll-mt-14 lg:mt-2">
        {NAMES.map((name) => (
          <SliderLine key={name} name={name} text={main[name]} onChange={onChange} />
        ))}
      </div>
      <p className="mt-4 text-sm text-ink-2">
        The course duration does not change the EMI above: see what it does under &ldquo;While you study&rdquo;.
      </p>
    </section>
  );
}
