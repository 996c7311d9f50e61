import { formatDate } from "@/lib/dates/dates";
import type { HistoryEntry } from "@/lib/lenders/history";
import { Fold } from "./fold";

/** What changed in a lender's figures since we keep a log, day by day. */
export function LenderHistory({ history }: { history: readonly HistoryEntry[] }) {
  return (
    <Fold id="history" title={<h3 className="text-base">What changed</h3>}>
      {history.length === 0 ? (
        <p>Nothing since we began to keep a log. Each change of a figure is kept here.</p>
      ) : (
        <ol className="grid gap-4">
          {history.map(({ day, scheme, facts }) => (
            <li key={`${day} ${scheme}`} className="border-l-2 border-line pl-4">
              <p className="font-semibold">
                <time dateTime={day}>{formatDate(day)}</time>
                <span>{`, ${scheme}`}</span>
              </p>
              <ul>
                {facts.map(({ key, term, before, after }) => (
                  <li key={key}>
                    <span>{`${term}: ${before ?? "not known"} `}</span>
                    <span aria-hidden>→</span>
                    <span className="sr-only"> became </span> <strong>{after ?? "not known"}</strong>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </Fold>
  );
}
