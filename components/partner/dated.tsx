import { asOfLine, asOfText, isStale, staleFrom } from "@/lib/partners/as-of";
import { AgeTag } from "./age-tag";

/**
 * How old a lender's figures are, in words, with a tag when that is too old. `madeAt` is when the page was made, in
 * milliseconds; `bare` where a label beside it already says "As of".
 */
export function Dated({ asOf, madeAt, bare = false }: { asOf: string; madeAt: number; bare?: boolean }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>{bare ? asOfText(asOf) : asOfLine(asOf)}</span>
      <AgeTag from={staleFrom(asOf)} stale={isStale(asOf, madeAt)} />
    </span>
  );
}
