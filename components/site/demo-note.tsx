import { isDemo } from "@/lib/site";

/** Under the bar of every public page, as long as the contacts that the site shows reach nobody. */
export function DemoNote() {
  if (!isDemo) return null;
  return (
    <aside aria-label="Demo" className="no-print bg-marigold-soft text-marigold-ink">
      <p className="wrap py-1 text-center text-sm">Demo: nobody answers our phone or mail yet.</p>
    </aside>
  );
}
