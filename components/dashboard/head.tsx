import { welcome } from "@/lib/application/status";
import type { LoadedOverview } from "@/lib/dashboard/data";
import { AskedList } from "./asked-list";
import { WELCOME } from "./home-skeleton";

export function Head({ overview, hasDrafts }: { overview: LoadedOverview; hasDrafts: boolean }) {
  const { complete, head, asked, news } = overview;
  const isListed = asked.length > 0 || news.length > 0;
  if (!isListed) return <p className={WELCOME}>{complete ? head : welcome(overview, hasDrafts)}</p>;
  return (
    <div className="max-w-3xl">
      {asked.length > 0 && <p className="mt-1 text-ink-2">{head}</p>}
      <AskedList items={[...asked, ...news]} className="mt-1" />
      {!complete && <p className="mt-1 text-ink-2">{welcome(overview, hasDrafts)}</p>}
    </div>
  );
}
