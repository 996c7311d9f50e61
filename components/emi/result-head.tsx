import { useEffect, useState } from "react";
import { Money } from "@/components/ui/money";

/** A screen reader hears the answer when the figures have come to rest (UX E7). */
const QUIET_MS = 600;

/** @param monthlyEMI rupees; NaN where there is no answer yet */
export function ResultHead({ sentence, monthlyEMI }: { sentence: string; monthlyEMI: number }) {
  return (
    <section aria-labelledby="result" className="lg:col-start-2 lg:row-start-1">
      <div className="file-tabs">
        <h2 id="result" className="file-tab file-tab-current">
          Result
        </h2>
      </div>
      <div className="file-panel lg:rounded-b-none lg:border-b-0 lg:pb-0">
        <Announcement sentence={sentence} />
        <p className="mt-4">
          <Money amount={monthlyEMI} className="figure" /> <span className="text-ink-2">a month</span>
        </p>
      </div>
    </section>
  );
}

/** The sentence, a moment after the last change: dragging must not flood a screen reader. */
function Announcement({ sentence }: { sentence: string }) {
  const [said, setSaid] = useState(sentence);
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(sentence), QUIET_MS);
    return () => window.clearTimeout(timer);
  }, [sentence]);
  return (
    <output aria-live="polite" className="block min-h-[4.65em] font-display md:min-h-[3.1em]">
      {said}
    </output>
  );
}
