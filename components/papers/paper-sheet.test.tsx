import { renderToStaticMarkup } from "react-dom/server";
import type { Paper } from "@/lib/papers/paper";
import { PaperSheet } from "./paper-sheet";

const rows = (...labels: string[]) => labels.map((label) => ({ label, value: "Needed", done: false }));
const PAPER: Paper = {
  title: "Document checklist",
  address: "https://dakhila.example/dashboard/checklist",
  madeAt: "2026-11-21T05:12:00.000Z",
  facts: [],
  notes: [],
  columns: ["Document", "Status"],
  sections: [
    { group: "Needed", title: "You", rows: rows("PAN card") },
    { group: "Needed", title: "Your co-applicant", rows: rows("Aadhaar card") },
    { group: "Only if it applies", folded: true, title: "You", rows: rows("Gap certificate") },
    { group: "Only if it applies", folded: true, title: "Your co-applicant", rows: rows("Lease", "Tax return") },
  ],
};
const html = renderToStaticMarkup(<PaperSheet paper={PAPER} />);
const fold = /<details.*<\/details>/.exec(html)![0];

test("what is seldom asked for is behind its heading, with how much there is, and in the page", () => {
  expect(html.match(/<details[^>]*>/g)).toEqual(['<details class="fold">']);
  expect(fold).toMatch(/<summary>.*Only if it applies.*3 documents.*<\/summary>/);
  for (const label of ["Gap certificate", "Lease", "Tax return"]) expect(fold).toContain(label);
  for (const label of ["PAN card", "Aadhaar card"]) expect(fold).not.toContain(label);
});

test("each group has one heading, and each table is named by it and its own", () => {
  const headings = [...html.matchAll(/<h2[^>]*>(?:<span[^>]*>)?([^<]+)/g)].map(([, text]) => text);
  expect(headings).toEqual(["Needed", "Only if it applies"]);
  const names = [...html.matchAll(/<table aria-labelledby="([^"]+)"/g)].map(([, ids]) => ids!.split(" "));
  expect(new Set(names.flat()).size).toBe(2 + 4);
  for (const id of names.flat()) expect(html).toContain(` id="${id}"`);
});
