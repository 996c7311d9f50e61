import type { LenderPage } from "@/lib/lenders/data";
import { LenderMark } from "./lender-mark";

/** Who the lender is. */
export function LenderHead({ page: { partner, lender } }: { page: LenderPage }) {
  const count = lender.schemes.length;
  return (
    <div className="flex flex-wrap items-center gap-3 md:gap-4">
      <LenderMark logo={lender.logo} initials={lender.initials} />
      <div className="min-w-[min(10rem,100%)] flex-1">
        <h1 className="text-h3 md:text-h2">{`${lender.name} education loan`}</h1>
        <p className="text-sm text-ink-2 md:text-base">
          <span className="sr-only">Type: </span>
          <span>{[partner.type, count > 1 && `${count} schemes`].filter(Boolean).join(" · ")}</span>
        </p>
      </div>
    </div>
  );
}
