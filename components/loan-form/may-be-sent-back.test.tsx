import { renderToStaticMarkup } from "react-dom/server";
import type { PaperFindings } from "@/lib/papers/read/in-application";
import { maySendBack } from "@/lib/papers/read/send-back";
import type { Findings } from "@/lib/papers/read/findings";
import { createLooks, SentBack } from "./may-be-sent-back";

const CHECK: Findings = {
  ...{ verdict: "check", reasons: ["periodOld", "periodShort"], missing: [], isSaidRight: false },
  ...{ seen: "This looks like a bank statement.", words: ["It ends on 31 Jul 2026.", "It covers less than 6 months."] },
};
const findings = (path: string, label: string, one: Findings): PaperFindings => ({
  ...{ key: "coApplicantFinancialDetails", path, label, url: "/api/files/1", isAged: false },
  findings: one,
});
const PAPERS = [
  findings("0.savingAccountStatement", "Savings statement, Primary Co-applicant", CHECK),
  findings("0.itr", "ITR, Primary Co-applicant", { ...CHECK, isSaidRight: true }),
  findings("0.form16", "Form 16, Primary Co-applicant", { verdict: "fits", seen: "", words: [], isSaidRight: false }),
  findings("0.paySlips", "Salary slips", { verdict: "cannotTell", seen: "", words: ["Check it."], isSaidRight: false }),
];
const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("the review names the papers that may be sent back, each with the first reason and the way to its slot", () => {
  const html = renderToStaticMarkup(<SentBack papers={maySendBack(PAPERS)} waiting={0} />);
  expect(textOf(html).trim()).toBe(
    "1 paper may be sent back Savings statement, Primary Co-applicant It ends on 31 Jul 2026. Look at Savings statement, Primary Co-applicant",
  );
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "/dashboard/loanform/co-applicant-financial?from=review#0.savingAccountStatement",
  ]);
  expect(html).toMatch(/<section aria-labelledby="sent-back".*<h2 id="sent-back"/);
});

test("it says nothing where none may be", () => {
  expect(renderToStaticMarkup(<SentBack papers={maySendBack(PAPERS.slice(1))} waiting={0} />)).toBe("");
});

test.each([
  [PAPERS, 1, /^1 paper may be sent back .* 1 paper was not looked at yet\.$/],
  [PAPERS.slice(1), 3, /^3 papers were not looked at yet\.$/],
])("it says how many were not looked at yet, also where none may be sent back", (papers, waiting, words) => {
  const html = renderToStaticMarkup(<SentBack papers={maySendBack(papers)} waiting={waiting} />);
  expect(textOf(html).trim()).toMatch(words);
});

describe("looks at what waits", () => {
  const papers = ["0.itr", "0.form16", "0.paySlips"].map((slot) => ({ slot, url: "/api/files/1" }));
  const page = () => new AbortController();

  test("one after the other, each once, and what failed again later", async () => {
    const asked: string[] = [];
    let isDown = true;
    let time = 0;
    const lookAt = createLooks(
      async ({ slot }) => {
        asked.push(slot);
        if (isDown && slot === "0.form16") throw new Error("429");
      },
      () => time,
    );
    const { signal } = page();
    expect((await Promise.all([lookAt(papers, signal), lookAt(papers, signal)])).sort()).toEqual([false, true]);
    expect(asked).toEqual(["0.itr", "0.form16", "0.paySlips"]);
    expect(await lookAt(papers, signal)).toBe(false);
    time = 60_000;
    expect(await lookAt(papers, signal)).toBe(false);
    isDown = false;
    time = 120_000;
    expect(await lookAt(papers, signal)).toBe(true);
    expect(asked.slice(3)).toEqual(["0.form16", "0.form16"]);
  });

  test("until the page is left, and the rest when it is opened again", async () => {
    const asked: string[] = [];
    const left = page();
    const lookAt = createLooks(async ({ slot }) => {
      asked.push(slot);
      left.abort();
    });
    await lookAt(papers, left.signal);
    expect(asked).toEqual(["0.itr"]);
    await lookAt(papers, page().signal);
    expect(asked).toEqual(["0.itr", "0.form16", "0.paySlips"]);
  });
});
