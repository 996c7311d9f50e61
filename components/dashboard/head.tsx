import { welcome } from "@/lib/application/status";
import type { LoadedOverview } from "@/lib/dashboard/data";
import { AskedList } from "./asked-list";
import { WELCOME } from "./home-skeleton";

/** How the application stands, in a line, and each thing that is asked for. On a phone the strip above names those. */
export function Head({ overview, hasDrafts }: { overview: LoadedOverview; hasDrafts: boolean }) {
  const { complete, head, asked, news } = overview;
  const items = [...asked, ...news];
  return (
    <>
      <p className={WELCOME}>{complete || asked.length > 0 ? head : welcome(overview, hasDrafts)}</p>
      {items.length > 0 && <AskedList items={items} className="mt-1 max-w-3xl max-md:hidden" />}
    </>
  );
}
