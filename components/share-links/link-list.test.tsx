import { renderToStaticMarkup } from "react-dom/server";
import type { LoadedShareLink } from "@/lib/share-links/data";
import { LinkList } from "./link-list";

const link = (name: string, state: LoadedShareLink["state"]): LoadedShareLink => ({
  id: name,
  caseId: "case",
  name,
  parts: ["you"],
  createdAt: "2026-11-01T10:00:00.000Z",
  expiresAt: "2026-12-01T10:00:00.000Z",
  openedAt: null,
  wrongCodes: 0,
  state,
});

test("links that still open stand before those that ended, each kind in the order it came in", () => {
  const links = [link("A", "stopped"), link("B", "open"), link("C", "over"), link("D", "open"), link("E", "locked")];
  const html = renderToStaticMarkup(<LinkList links={links} onChanged={async () => {}} />);
  expect([...html.matchAll(/wrap-anywhere">(\w)</g)].map(([, name]) => name)).toEqual(["B", "D", "A", "C", "E"]);
});
