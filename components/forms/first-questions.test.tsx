import { renderToStaticMarkup } from "react-dom/server";
import { fromSearch, QUESTIONS } from "@/lib/eligibility/answers";
import { FirstQuestions } from "./first-questions";

const html = renderToStaticMarkup(<FirstQuestions countries={[{ code: "CA", name: "Canada" }]} />);
const names = [...new Set([...html.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name!))];

test("asks by the names that the check reads its address by, and is sent there without a script", () => {
  expect(names).toEqual(["country", "amount", "security"]);
  for (const name of names) expect(QUESTIONS).toContain(name);
  expect(html).toMatch(/^<form [^>]*action="\/tools\/education-loan-eligibility"/);
});

test("what it sends unchanged fills the check's own boxes", () => {
  const amount = /name="amount"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? "";
  const security = /name="security"[^>]*checked=""[^>]*value="([^"]*)"/.exec(html)?.[1] ?? "";
  const draft = fromSearch(`?${new URLSearchParams({ country: "CA", amount, security })}`, []);
  expect(draft).toMatchObject({ country: "CA", amount: "2000000", security: "no" });
});
