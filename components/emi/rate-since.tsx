import { lazyPart } from "@/components/lazy/lazy-part";
import { ChangesNotice } from "@/components/lender/changes-notice";
import { setSearch, useSearch } from "@/components/ui/use-search";
import type { LoanTerms } from "@/lib/emi/emi";
import { pinPart } from "@/lib/emi/pin-address";
import { SCHEME } from "@/lib/lenders/emi-address";

// Only an address that was made earlier needs the code. Where it does not come, the page is as good as before.
const RateChanges = lazyPart(
  async () => (await import("./rate-changes")).RateChanges,
  () => null,
);

/** Where the address holds a lender's rate: what has changed since it was made, and today's rate for the box. */
export function RateSince({
  plan,
  readAt,
  onRate,
}: {
  plan: LoanTerms | undefined;
  readAt: number;
  onRate: (rate: string) => void;
}) {
  const scheme = new URLSearchParams(useSearch()).get(SCHEME);
  if (!scheme) return null;
  return (
    <div className="mb-6">
      <ChangesNotice readAt={readAt} isShared={false}>
        {({ since }) => (
          <RateChanges
            plan={plan}
            since={since}
            schemes={[scheme]}
            onAccept={([change]) => {
              setSearch(pinPart(location.search).slice(1));
              if (change?.rate.after != null) onRate(String(change.rate.after));
            }}
          />
        )}
      </ChangesNotice>
    </div>
  );
}
