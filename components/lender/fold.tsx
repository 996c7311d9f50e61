import type { ReactNode } from "react";
import type { Elements } from "@/components/ui/elements";
import { Chevron } from "@/components/ui/icon";

/**
 * One line that opens. What is in it stays in the page: it can be searched, is read by search engines, and is printed
 * in full (app/globals.css).
 * @param title a heading or words: a summary takes no block inside
 * @param below words under the title
 */
export function Fold({
  id,
  title,
  below,
  children,
}: {
  id?: string;
  title: Elements;
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <details id={id} className="fold scroll-mt-32">
      <summary
        className={`min-h-11! py-1.5! ${below ? "grid! grid-cols-[minmax(0,1fr)_auto] content-center gap-y-0!" : ""}`}
      >
        {title}
        {below && <span className="text-xs font-normal text-ink-2 md:text-sm">{below}</span>}
        <Chevron className={below ? "col-start-2 row-span-2 row-start-1" : undefined} />
      </summary>
      <div className="fold-body text-sm">{children}</div>
    </details>
  );
}
