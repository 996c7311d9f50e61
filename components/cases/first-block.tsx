import type { ReactNode } from "react";
import { pageRow, type PageState } from "@/lib/cases/page-table";

export const FIRST = "first-block";

/** The one thing that a state of a case needs, with what it costs in time. */
export function FirstBlock({ state, lender, children }: { state: PageState; lender: string; children: ReactNode }) {
  const { heading, time } = pageRow(state);
  return (
    <section aria-labelledby={FIRST} className="card" data-first={state}>
      <h2 id={FIRST} tabIndex={-1} className="text-h3 outline-none">
        {heading(lender)}
      </h2>
      {time && <p className="mt-1 text-sm text-ink-2">{time()}</p>}
      {children}
    </section>
  );
}
