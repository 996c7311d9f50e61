import { Suspense } from "react";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import type { LoanTerms } from "@/lib/emi/emi";
import { SecondLines } from "./lazy-parts";

/** Ways to repay a loan as lines beside its own. They come after the page, whose first view does not hold them. */
export function WaysPicture({
  plan,
  ways,
}: {
  plan: LoanTerms | undefined;
  ways: readonly { name: string; difference: string; balances: readonly number[] }[] | undefined;
}) {
  const isInBrowser = useBrowserValue(() => true, false);
  return (
    <div className="mt-4 min-h-80 max-w-xl">
      {isInBrowser && plan && ways && ways.length > 0 && (
        <Suspense>
          <SecondLines plan={plan} ways={ways} />
        </Suspense>
      )}
    </div>
  );
}
