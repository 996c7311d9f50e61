import type { LenderPage } from "@/lib/lenders/data";
import { LenderMark } from "./lender-mark";

/** Letters of a name that would push the rate off a phone's first half in the size of the others. */
const LONG_NAME = 30;

export function LenderHead({ page: { partner, lender } }: { page: LenderPage }) {
  const count = lender.schemes.length;
  const isLong = lender.name.length > LONG_NAME;
  return (
    <div className="flex flex-wrap items-center gap-3 md:gap-4">
      <LenderMark logo={lender.logo} initials={lender.initials} size="head" />
      <div className="min-w-[min(10rem,100%)] flex-1">
        <h1 className={isLong ? "text-lg leading-tight text-wrap md:text-h3" : "text-h3 md:text-h2"}>
          {`${lender.name} education loan`}
        </h1>
        <p className={`${isLong ? "text-xs" : "text-sm"} text-ink-2 md:text-base`}>
          <span className="sr-only">Type: </span>
          <span>{[partner.type, count > 1 && `${count} schemes`].filter(Boolean).join(" · ")}</span>
        </p>
      </div>
    </div>
  );
}
