import type { ReactNode } from "react";

/** A legal text: a title, the day it was last changed, and one column that can be read. */
export function LegalPage({ title, changed, children }: { title: string; changed: { shown: string; iso: string }; children: ReactNode }) {
  return (
    <article className="wrap section">
      <h1>{title}</h1>
      <p className="mt-3 mb-10 text-ink-2">
        Last changed on <time dateTime={changed.iso}>{changed.shown}</time>
      </p>
      <div className="reading">{children}</div>
    </article>
  );
}
