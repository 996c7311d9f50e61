import { buttonClass } from "@/components/ui/button-class";
import type { Elements } from "@/components/ui/elements";
import { Link } from "@/components/ui/link";
import { RichText } from "@/components/ui/rich-text";
import type { SectionKey } from "@/lib/loan-form/registry";
import { hidden } from "./section-summary";
import { changeAt, REVIEW } from "./way-back";

type NoticedPaper = { key: SectionKey; path: string; name: string; why?: string };

/** Papers of the review that something is to be said of, each with the way to its slot; nothing is refused for it. */
export const NoticedPapers = ({
  id,
  title,
  papers,
  wayTo,
  children,
}: {
  id: string;
  title: string;
  papers: readonly NoticedPaper[];
  /** What the way is called; the name stands in `<hidden>`. */
  wayTo: (name: string) => string;
  children?: Elements;
}) => (
  <section
    aria-labelledby={id}
    className="grid gap-2 rounded-md border border-line border-l-4 border-l-marigold bg-surface p-4 md:p-6"
  >
    <h2 id={id} className="text-h4">
      {title}
    </h2>
    <ul className="grid">
      {papers.map(({ key, path, name, why }) => (
        <li key={`${key} ${path}`} className="flex items-center justify-between gap-3 border-b border-line py-1.5">
          <span className="min-w-0">
            <span className="block leading-snug font-bold">{name}</span>
            {why && <span className="block text-sm text-ink-2">{why}</span>}
          </span>
          <Link href={changeAt(key, path, REVIEW)} className={buttonClass({ variant: "outline", size: "sm" })}>
            <RichText text={wayTo(name)} parts={{ hidden }} />
          </Link>
        </li>
      ))}
    </ul>
    {children}
  </section>
);
