import type { LenderPage } from "@/lib/lenders/data";
import { forWhomWords } from "@/lib/lenders/for-whom";
import { KIND_RULES } from "@/lib/lenders/kind-rules";
import { LenderMark } from "./lender-mark";

/** For whom its schemes are, each once. */
const whom = (schemes: LenderPage["lender"]["schemes"]) =>
  [...new Set(schemes.flatMap((scheme) => forWhomWords(scheme) ?? []))].join(". Or: ");

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
        {KIND_RULES[lender.kind].isForNamed && (
          <p className="text-sm font-semibold md:text-base">{`Only for: ${whom(lender.schemes)}`}</p>
        )}
      </div>
    </div>
  );
}
