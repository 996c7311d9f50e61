import { renderToStaticMarkup } from "react-dom/server";
import type { LoadedPass } from "@/lib/share-links/data";
import { PassList } from "./link-list";

const pass = (name: string, state: LoadedPass["state"]): LoadedPass => ({
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
  const passes = [pass("A", "stopped"), pass("B", "open"), pass("C", "over"), pass("D", "open"), pass("E", "locked")];
  const html = renderToStaticMarkup(<PassList passes={passes} onChanged={async () => {}} />);
  expect([...html.matchAll(/wrap-anywhere">(\w)</g)].map(([, name]) => name)).toEqual(["B", "D", "A", "C", "E"]);
});
