import { PassOn } from "@/components/application/pass-on";
import { Link } from "@/components/ui/link";
import type { AskedItem } from "@/lib/cases/summary-words";
import { t } from "@/lib/messages/text";

export function AskedList({ items, className = "" }: { items: readonly AskedItem[]; className?: string }) {
  return (
    <ul aria-label={t("dashboard.asked", "What is asked and decided")} className={className}>
      {items.map(({ title, note, href, passOn }) => (
        <li
          key={`${title} ${note}`}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-1"
        >
          <span className="min-w-0">
            <Link href={href} className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere">
              {title}
            </Link>
            {note && <span className="block pb-1 text-sm text-ink-2">{note}</span>}
          </span>
          {passOn && <PassOn words={passOn} />}
        </li>
      ))}
    </ul>
  );
}
