import { useId } from "react";
import { Link } from "@/components/ui/link";
import { slotId } from "@/lib/loan-form/slot-id";
import { slugOf } from "@/lib/loan-form/steps";
import type { AgedPaper } from "@/lib/papers/read/aged";
import { routes } from "@/lib/routes";

/** Papers that have become too old, what each lacks, and the way to its slot, where that is not locked. */
export function AgedPapers({
  papers,
  title,
  text,
  level: Heading,
  isLocked = false,
}: {
  papers: readonly AgedPaper[];
  title: string;
  text: string;
  level: "h2" | "h4";
  isLocked?: boolean;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-2 rounded-md border border-line border-l-4 border-l-marigold bg-surface p-4 md:p-6"
    >
      <Heading id={id} className="text-h4">
        {title}
      </Heading>
      <p className="text-ink-2">{text}</p>
      <ul className="grid">
        {papers.map(({ key, path, label, why }) => (
          <li key={`${key} ${path}`} className="border-b border-line py-1.5 last:border-b-0">
            {isLocked ? (
              <span className="font-bold">{label}</span>
            ) : (
              <Link
                href={`${routes.loanFormSection(slugOf(key))}#${slotId(path)}`}
                className="link inline-flex min-h-11 items-center font-bold"
              >
                {label}
              </Link>
            )}
            <span className="block text-sm text-ink-2">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
