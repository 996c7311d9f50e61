import type { Elements } from "@/components/ui/elements";
import { pageRow, type PageState } from "@/lib/cases/page-table";

/** Puts the focus on the heading of what comes first now. */
export const focusFirst = (options?: FocusOptions) =>
  document.querySelector<HTMLElement>("[data-first] h2")?.focus(options);

export function Cost({ state }: { state: PageState }) {
  const { time } = pageRow(state);
  return time && <p className="mt-1 text-sm text-ink-2">{time()}</p>;
}

export function FirstBlock({ state, lender, children }: { state: PageState; lender: string; children: Elements }) {
  const { heading } = pageRow(state);
  const id = `first-${state}`;
  return (
    <section aria-labelledby={id} className="card" data-first={state}>
      <h2 id={id} tabIndex={-1} className="text-h3 outline-none">
        <span>{heading(lender)}</span>
      </h2>
      {children}
    </section>
  );
}
