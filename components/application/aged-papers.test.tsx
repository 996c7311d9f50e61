import { renderToStaticMarkup } from "react-dom/server";
import { AgedPapers } from "./aged-papers";

test("each paper says what it lacks, with the way to its slot", () => {
  const html = renderToStaticMarkup(
    <AgedPapers
      level="h2"
      title="1 paper has become too old"
      text="Lenders may send it back."
      papers={[
        {
          ...{ key: "coApplicantFinancialDetails", path: "0.savingAccountStatement" },
          ...{ label: "Savings statement, Primary Co-applicant", why: "It ends on 31 Oct 2026." },
        },
      ]}
    />,
  );
  const [, id] = /<section aria-labelledby="([^"]+)"/.exec(html)!;
  expect(html).toContain(`<h2 id="${id}"`);
  expect(html).toContain('href="/dashboard/loanform/co-applicant-financial#doc-0.savingAccountStatement"');
  expect(html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")).toContain(
    "Savings statement, Primary Co-applicant It ends on 31 Oct 2026.",
  );
});

test("after the submit, no way leads to a slot that is locked", () => {
  const papers = [{ key: "financialDetails" as const, path: "itr", label: "ITR", why: "Missing: 2026-27." }];
  const html = renderToStaticMarkup(<AgedPapers level="h4" title="1 paper" text="" papers={papers} isLocked />);
  expect([html.includes("ITR"), html.includes("href")]).toEqual([true, false]);
});
