import { renderToStaticMarkup } from "react-dom/server";
import type { PlanDraft } from "@/lib/money-plan/draft";
import { readDraft } from "@/lib/money-plan/read-draft";
import { seededCountry } from "@/lib/money-plan/testing";
import { PlanForm } from "./plan-form";

const TODAY = "2026-11-28";

/** The words at a box: its label, its hint and its error. */
function hintOf(id: string, code: string, draft: PlanDraft = {}, today = TODAY): string {
  const country = seededCountry(code, TODAY);
  const html = renderToStaticMarkup(
    <PlanForm
      {...{ read: readDraft({ country: code, ...draft }, country, today), country, countries: [country] }}
      {...{ errorOf: () => undefined, errors: [], attempt: 0 }}
      onChange={() => {}}
      onLeave={() => {}}
      onShow={() => {}}
    />,
  );
  const [, hint = ""] = new RegExp(`id="plan-${id}-hint"[^>]*>(.*?)</`, "s").exec(html) ?? [];
  return hint.replace(/<[^>]+>/g, " ").replaceAll("&#x27;", "'");
}

it("names the source of a country's figure only while nothing else was typed over it", () => {
  expect(hintOf("living", "DE")).toMatch(/^By .*read on 25 Nov 2026/);
  expect(hintOf("living", "DE", { living: "20000" })).not.toContain("By ");
  expect(hintOf("fees", "DE", { fees: "80" })).not.toContain("By ");
  expect(hintOf("hold", "GB")).toMatch(/^By GOV\.UK/);
  expect(hintOf("hold", "GB", { hold: "20" })).not.toContain("By ");
});

it("gives the words of a row whose sum is not one of a year", () => {
  expect(hintOf("living", "GB")).toContain("the official minimum for nine months is 13,761 pounds in London");
});

it("says what comes on top of the visa fee, and whose figures stand in the box", () => {
  expect(hintOf("fees", "US")).toContain("The SEVIS fee of 350 dollars is paid before the interview");
  expect(hintOf("fees", "US")).toContain("US State Department");
  expect(hintOf("fees", "US")).toContain("US ICE, SEVP");
  expect(hintOf("fees", "DE")).toContain("The residence permit costs 100 euros");
  expect(hintOf("fees", "GB")).toContain("776 pounds for each year of the visa");
  expect(hintOf("fees", "GB").match(/By GOV\.UK/g)).toHaveLength(2);
  // ie-visa-fee 60 and ie-visa-fee-extra 300, each with its source.
  expect(hintOf("fees", "IE").match(/read on 25 Nov 2026/g)).toHaveLength(2);
  for (const code of ["US", "DE", "GB", "NZ", "AU"])
    expect([code, hintOf("fees", code)]).toEqual([code, expect.stringContaining("At least")]);
  for (const code of ["IE", "CA"]) expect(hintOf("fees", code)).not.toContain("At least");
});

it("asks for a figure that is told no more", () => {
  expect(hintOf("living", "DE", {}, "2026-12-16")).toContain("No figure is told here");
  expect(hintOf("fees", "DE", {}, "2027-03-01")).toContain("No figure is told here");
});
