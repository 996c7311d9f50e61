import { renderToStaticMarkup } from "react-dom/server";
import type { LenderPage } from "@/lib/lenders/data";
import { forWhomInShort } from "@/lib/lenders/for-whom";
import { KIND_RULES } from "@/lib/lenders/kind-rules";
import { LENDER_KINDS } from "@/lib/lenders/kinds";
import { lenderSnapshot } from "@/lib/lenders/listed";
import { lenderWords } from "@/lib/lenders/words";
import { LENDERS } from "@/prisma/seed-data/lenders";
import { htmlFaults } from "@/tests/html";
import { ApplyCard } from "./apply-card";
import { Features } from "./lender-features";
import { LenderGlance } from "./lender-glance";
import { LenderHead } from "./lender-hero";

// SPEC section 2 by its own words: what stands in the hero and in the features table of every lender.

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
/** A dash for the eye, and the words for the ear. */
const UNKNOWN = "– not published";

async function partsOf(id: string) {
  const { value, readAt } = await lenderSnapshot.get();
  const page: LenderPage = { ...value.pages.get(id)!, readAt };
  const head = renderToStaticMarkup(<LenderHead page={page} />);
  const glance = renderToStaticMarkup(<LenderGlance page={page} starts={{}} />);
  const features = renderToStaticMarkup(<Features page={page} />);
  const apply = renderToStaticMarkup(<ApplyCard page={page} example={null} />);
  const facts = [...glance.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, term, value]) => [term!, text(value!)]);
  const [table = ""] = /<table.*?<\/table>/.exec(features) ?? [];
  const rows = [...table.matchAll(/<th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g)].map(([, term, value]) => [
    term!,
    text(value!),
  ]);
  return { page, head, glance, features, apply, facts: Object.fromEntries(facts), rows: Object.fromEntries(rows) };
}

/** The terms, and which of them this lender publishes nothing of, by what the contract's call says of it. */
function expectFacts(shown: Record<string, string>, known: Record<string, string | null>) {
  expect(Object.keys(shown).sort()).toEqual(Object.keys(known).sort());
  for (const [term, value] of Object.entries(known)) {
    if (value === null) expect([term, shown[term]]).toEqual([term, UNKNOWN]);
    else expect([term, shown[term]]).not.toEqual([term, expect.stringMatching(/^(–.*|)$/)]);
  }
}

test("there are lenders of every kind to look at", () =>
  expect(new Set(LENDERS.map(({ lender }) => lender.kind))).toEqual(new Set(Object.keys(LENDER_KINDS))));

describe.each(LENDERS.map(({ lender }) => [lender.id]))("%s", (id) => {
  let parts: Awaited<ReturnType<typeof partsOf>>;
  beforeAll(async () => {
    parts = await partsOf(id);
  });

  test("has every fact of the hero in sight, or a dash that says that it is not published", () => {
    const { page, head, glance, apply, facts } = parts;
    const { partner, lender } = page;
    const said = lenderWords(lender);
    expect(text(head)).toContain(`Type: ${LENDER_KINDS[lender.kind]}`);
    expect(text(head)).toContain(lender.name);
    expect(text(glance)).toMatch(/Interest rate: Starting from (about )?\d/);
    const { takesOurFile } = KIND_RULES[lender.kind];
    expect(text(apply).includes("Apply Now")).toBe(takesOurFile);
    expect(text(apply).includes("Its own office takes the application")).toBe(!takesOurFile);
    // For whom it is: once, under the rate, which a phone's first half has to hold.
    const whom = forWhomInShort(lender.schemes);
    expect(text(head)).not.toContain("Only for");
    expect(text(glance).includes("Only for:")).toBe(whom !== null);
    if (whom) expect(text(glance)).toMatch(/Starting from .*\d.* Only for: .* Unsecured loan amount/);
    if (KIND_RULES[lender.kind].isForNamed) expect(whom).not.toBeNull();
    expectFacts(facts, {
      "Processing time": partner.loanProcessingTime,
      Margin: said.margin,
      "Processing fees": said.processingFee,
      Collateral: partner.collateral,
      "Early repayment": partner.earlyRepayment,
      "Secured loan amount": said.securedLoanAmount,
      "Unsecured loan amount": said.unsecuredLoanAmount,
      "Countries covered": said.countriescovered,
    });
    // Nothing is cut off, and nothing waits to be opened.
    expect(glance).not.toMatch(/…|<details|title=|truncate|line-clamp/);
  });

  test("has all ten rows of the features table", () => {
    const { page, rows } = parts;
    const said = lenderWords(page.lender);
    expectFacts(rows, {
      "Loan amount": said.loanAmount,
      "Margin money": said.margin,
      "Interest rate": said.interestRate,
      "Processing fees": said.processingFee,
      "Processing time": page.partner.loanProcessingTime,
      "Loan tenure": said.loanTenure,
      "Prepayment charges": said.prepaymentCharges,
      "Countries covered": said.countriescovered,
      "Repayment holiday": said.repaymentholiday,
      "Payment study period": said.paymentStudyPeriod,
    });
  });

  test("is valid HTML", async () => {
    const { head, glance, features, apply } = parts;
    expect(await htmlFaults(head + glance + features + apply)).toEqual([]);
  });
});
