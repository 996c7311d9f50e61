import { renderToStaticMarkup } from "react-dom/server";
import { exampleOf } from "@/lib/eligibility/example";
import type { LenderPage } from "@/lib/lenders/data";
import type { Lender } from "@/lib/lenders/rows";
import { lender, rate, scheme } from "@/lib/lenders/testing";
import { ApplyCard } from "./apply-card";
import { LenderGlance } from "./lender-glance";

const PAGE = {
  source: "https://bank.example/rates",
  readOn: "2026-11-21",
  readAs: "storedCopy",
  confidence: "high",
  rank: "ownPage",
  isCopy: false,
} as const;

/** What stands beside a lender's page, for a page of this date: its HTML and its words. */
function glanceAt(publishedOn: string | null, rest: Partial<Lender> = {}) {
  const offered = scheme({ rates: [rate(11, { publishedOn, source: PAGE.source })] });
  const one = lender([offered], rest);
  const page = {
    partner: { _id: one.id, name: one.name, loanProcessingTime: null },
    lender: { ...one, pages: [{ ...PAGE, publishedOn, about: [{ schemeId: null, covers: ["rate"] }] }] },
    readAt: Date.parse("2026-11-21"),
  } as unknown as LenderPage;
  const html = renderToStaticMarkup(
    <>
      <LenderGlance page={page} starts={{}} />
      <ApplyCard page={page} example={exampleOf(offered, 11)} />
    </>,
  );
  return { html, text: html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ") };
}

test("the EMI after the study is what is bold; what it would be without that time stands small behind it", () => {
  const { html, text } = glanceAt("2026-09");
  expect(/<strong class="[^"]*\btext-h4\b[^"]*">([^<]*)/.exec(html)?.[1]).toBe("₹40,056");
  expect(/<span class="text-xs[^"]*">([^<]*)<span[^>]*>([^<]*)/.exec(html)?.slice(1).join("")).toBe(
    "If EMIs began at once: ₹31,417",
  );
  expect(text).toContain("₹40,056 a month after your study");
});

test.each([
  ["an old page", "2021-03", "Lender&#x27;s own page of Mar 2021 (source 1)"],
  ["a page without a date", null, "Lender&#x27;s own page without a date: age unknown (source 1)"],
])("%s says how old it is in words, and wears no badge", (_what, publishedOn, says) => {
  const { html, text } = glanceAt(publishedOn);
  expect(text).toContain(says);
  expect(text).not.toMatch(/days? old/);
  expect(html).not.toMatch(/class="tag/);
});

test("a lender that we have agreed nothing with says so beside its Apply Now, also a new one", () => {
  const says = "We have no agreement with Some Bank.";
  expect(glanceAt("2026-09").text).toContain(says);
  expect(glanceAt("2026-09", { agreement: "direct" }).text).not.toContain(says);
});
