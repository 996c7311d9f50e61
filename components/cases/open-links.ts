import type { Reading } from "@/lib/browser/use-call";
import type { LoadedShareLinks } from "@/lib/share-links/data";

type Part = LoadedShareLinks["passes"][number]["parts"][number];

/** How many links of a case are open, of those that give `part` where it is named; null while that is not known. */
export const openLinksOf = (links: Reading<LoadedShareLinks>, caseId: string, part?: Part): number | null =>
  links.state === "ready"
    ? links.data.passes.filter(
        (link) => link.caseId === caseId && link.state === "open" && (!part || link.parts.includes(part)),
      ).length
    : null;
