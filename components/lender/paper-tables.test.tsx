import { renderToStaticMarkup } from "react-dom/server";
import { PaperTables } from "./paper-tables";

const PAPERS = [
  { type: "Student", value: "PAN card\nPhotographs" },
  { type: "Co-applicant with a salary", value: "Salary slips" },
  { type: "Student and co-applicant", value: "Aadhaar" },
  { type: "Your co-applicant, with a business", value: "Returns of 2 years" },
];
/** Each table's name, and the types in it. */
const tables = (papers: typeof PAPERS) =>
  renderToStaticMarkup(<PaperTables papers={papers} />)
    .split("<table")
    .slice(1)
    .map((table) => [
      /<caption[^>]*>([^<]*)/.exec(table)?.[1],
      ...[...table.matchAll(/<summary[^>]*><span>([^<]*)/g)].map(([, type]) => type),
    ]);

test("the co-applicant's papers stand in a table of their own, everything else with the student's", () => {
  expect(tables(PAPERS)).toEqual([
    ["You", "Student", "Student and co-applicant"],
    ["Your co-applicant", "Co-applicant with a salary", "Your co-applicant, with a business"],
  ]);
  expect(tables(PAPERS.slice(0, 1))).toEqual([["You", "Student"]]);
});

test("every paper is in the page, one for each line, also while it is folded", () => {
  const html = renderToStaticMarkup(<PaperTables papers={PAPERS} />);
  for (const paper of ["<li>PAN card</li>", "<li>Photographs</li>", "Salary slips", "Returns of 2 years"])
    expect(html).toContain(paper);
});
