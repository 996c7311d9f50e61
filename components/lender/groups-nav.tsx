import type { TablePart } from "@/lib/lenders/lender-views";

const chip =
  "inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-surface px-3 text-sm whitespace-nowrap hover:border-ink aria-[current]:border-peacock aria-[current]:bg-peacock-soft aria-[current]:font-semibold";

/**
 * The groups of lenders with how many schemes each has, in one line that scrolls on a phone. Links, so that they work
 * without a script.
 * @param onChoose where the whole table is here: shows the group at once
 */
export function GroupsNav({
  groups,
  all,
  chosen,
  addressOf,
  onChoose,
}: {
  groups: TablePart["groups"];
  all: number;
  chosen: string;
  addressOf: (type: string) => string;
  onChoose?: (type: string) => void;
}) {
  if (groups.length < 2) return null;
  // The chosen one beside "All": further on it would be out of sight on a phone.
  const inOrder = [...groups].sort((a, b) => Number(b.type === chosen) - Number(a.type === chosen));
  return (
    <nav
      aria-label="Groups of lenders"
      className="-mx-4 overflow-x-auto px-4 py-2 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <ul className="flex gap-2 md:flex-wrap">
        {[{ type: "", name: "All", schemes: all }, ...inOrder].map(({ type, name, schemes }) => (
          <li key={type}>
            <a
              href={addressOf(type)}
              aria-current={chosen === type ? "true" : undefined}
              className={chip}
              onClick={(event) => {
                if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(type);
              }}
            >
              <span>{name}</span>
              <span className="text-ink-2">{schemes}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
