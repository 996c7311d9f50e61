import type { ReactNode } from "react";
import { Chevron } from "@/components/ui/icon";

/**
 * One line that opens. What is in it stays in the page: it can be searched, is read by search engines, and is printed
 * in full (app/globals.css).
 */
export function Fold({ id, title, children }: { id?: string; title: ReactNode; children: ReactNode }) {
  return (
    <details id={id} className="fold scroll-mt-32">
      <summary className="min-h-11! py-1.5!">
        <div>{title}</div>
        <Chevron />
      </summary>
      <div className="fold-body text-sm">{children}</div>
    </details>
  );
}
