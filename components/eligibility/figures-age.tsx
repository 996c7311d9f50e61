import { SourceLink } from "@/components/partner/source-link";
import { Tag } from "@/components/ui/tag";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { DAY } from "@/lib/calendar";
import type { RatedLender } from "@/lib/eligibility/schema";
import { asOfLine, isStale } from "@/lib/partners/as-of";

/** Days since 1970 by this browser's clock: a page made earlier may be read much later. Null while it is made. */
const useToday = () => useBrowserValue(() => Math.floor(Date.now() / DAY), null);

/** When and where a lender's figures are from, and a badge when they are old. */
export function FiguresAge({ lender }: { lender: RatedLender }) {
  const today = useToday();
  return (
    <div className="text-xs text-ink-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {asOfLine(lender.asOf)}
        {today !== null && isStale(lender.asOf, today * DAY) && <Tag tone="todo">Figures older than 180 days</Tag>}
      </p>
      {lender.source && (
        <p className="mt-1">
          Source:{" "}
          {lender.source.split("; ").map((source, index) => (
            <span key={index}>
              {index > 0 && "; "}
              <SourceLink source={source} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
