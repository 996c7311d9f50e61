import { renderToStaticMarkup } from "react-dom/server";
import { FACT_KEYS } from "@/lib/countries/fact-keys";
import { figureOf, sumOf } from "@/lib/countries/figures";
import { pageWords } from "@/lib/countries/page-words";
import { questionsOf } from "@/lib/countries/questions";
import { studyStructuredData } from "@/lib/countries/structured-data";
import { type FactKey, hasPage, pageFacts, yearCosts } from "@/lib/countries/study-page";
import { abroadOf, lendersThere } from "@/lib/lenders/abroad";
import { exactInCurrency } from "@/lib/lenders/currency";
import { lender, scheme } from "@/lib/lenders/testing";
import { COUNTRIES } from "@/prisma/seed-data/countries";
import { seededFacts } from "@/tests/factories/dated-facts";
import { FactTable } from "./fact-table";
import { FactText } from "./fact-text";
import { LendersThere } from "./lenders-there";
import { MoneyToShow } from "./money-to-show";
import { YearCosts } from "./year-costs";

const TODAY = "2026-11-28";
const FACTS = seededFacts();
const SHOWN = COUNTRIES.filter(({ code }) =>
  hasPage(
    code,
    FACTS.filter(({ country }) => country === code),
    TODAY,
  ),
);
const factsOf = (code: string, today = TODAY) =>
  pageFacts(
    FACTS.filter(({ country }) => country === code),
    today,
  );
const ALL = Object.keys(FACT_KEYS) as FactKey[];
const draw = (code: string, today = TODAY) =>
  renderToStaticMarkup(
    <>
      <MoneyToShow facts={factsOf(code, today)} next={{ address: "/", label: "Plan your money" }} />
      <YearCosts facts={factsOf(code, today)} />
      <FactTable facts={factsOf(code, today)} keys={ALL} />
    </>,
  );
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

it.each(SHOWN)("each figure of $name has its source and its age beside it", ({ code }) => {
  const facts = factsOf(code);
  const each = facts.map((fact) => ({ fact, shown: words(renderToStaticMarkup(<FactText fact={fact} />)) }));
  for (const { fact, shown } of each) {
    const figure = figureOf(fact)?.figure;
    expect(shown).toContain(figure ?? fact.text);
    expect(shown).toContain(fact.source);
    expect(shown).toMatch(/\. .*(Page|page).*; read on \d+ \w+ 20\d\d\./);
  }
  // What stands without a source of its own, the picture and the sums at the reader's rate, stands there once more.
  const table = words(renderToStaticMarkup(<FactTable facts={facts} keys={ALL} />));
  for (const { shown } of each) expect(table).toContain(shown.trim());
  for (const { key, hundredths, currency } of yearCosts(facts)) {
    const own = each.filter(({ fact }) => fact.key === key).map(({ shown }) => shown);
    expect(own.join(" ")).toContain(exactInCurrency(hundredths, currency));
  }
  for (const { fact, shown } of each.filter(({ fact }) => fact.key.startsWith("funds-living"))) {
    const sum = sumOf(fact);
    if (sum) expect(shown).toContain(moneyInText(fact));
  }
});

/** "1,529": as it stands in the row's own sentence or figure. */
const moneyInText = ({ value }: { value: number | null }) => value!.toLocaleString("en-GB");

it("shows both sums where a later one is known, each with its day", () => {
  const shown = words(draw("GB"));
  expect(shown).toContain("£1,529 a month");
  expect(shown).toMatch(/If you apply from 30 Nov 2026 on: £1,570 a month/);
  expect(words(draw("US"))).not.toMatch(/To show[^.]*\d/);
});

it("tells of a sum a month how many months, which place and from when, beside the rupees and in search results", () => {
  const shown = words(
    renderToStaticMarkup(<MoneyToShow facts={factsOf("GB")} next={{ address: "/", label: "Plan" }} />),
  );
  // Nine months at 1,529, 1,570, 1,171 and 1,203 pounds.
  for (const line of [
    "£13,761, in London, at most 9 months",
    "From 30 Nov 2026: £14,130, in London, at most 9 months",
    "£10,539, outside London, at most 9 months",
    "From 30 Nov 2026: £10,827, outside London, at most 9 months",
  ])
    expect(shown).toContain(line);
  expect(pageWords("GB", "United Kingdom", factsOf("GB"), TODAY).description).toContain(
    "To show for the visa: £13,761, in London, at most 9 months.",
  );
  expect(pageWords("GB", "United Kingdom", factsOf("GB"), TODAY).description).not.toContain("£1,529 a month");
});

it.each(SHOWN)("past its review nothing of $name has a figure any more, and says so", ({ code }) => {
  const facts = factsOf(code, "2029-01-01");
  const html = renderToStaticMarkup(<FactTable facts={facts} keys={ALL} />);
  // What is left of figures is the age of the sources.
  const rest = html
    .replace(/<p class="mt-0.5[^"]*">.*?<\/p>/gs, "")
    .replace(/<p class="text-sm font-semibold">.*?<\/p>/gs, "");
  expect(words(rest.replace(/<dt[^>]*>.*?<\/dt>/gs, ""))).not.toMatch(/\d/);
  expect(words(html)).toContain("we have not read it again in time");
  expect(questionsOf("X", facts)).toEqual([]);
});

it("says of lenders what they publish, and nothing of all of them that no row says", () => {
  const lenders = lendersThere(
    "DE",
    abroadOf(
      Array.from({ length: 9 }, (_, index) =>
        lender([scheme({ id: `l${index}.1`, unsecuredMax: index === 8 ? null : (index + 1) * 1_000_000 })], {
          ...{ id: `l${index}`, name: `Lender ${index}` },
        }),
      ),
    ),
  );
  const html = renderToStaticMarkup(<LendersThere name="Germany" lenders={lenders} eligibility="/x" />);
  expect(words(html)).toContain("Whether a lender pays before the visa is not in this list: ask it.");
  expect(words(html)).not.toMatch(/none of them/i);
  expect(words(html)).toContain("Without security: Up to ₹80 lakh");
  expect(words(html)).toContain("3 more lenders");
  expect(words(html).indexOf("Sum without security not published")).toBeGreaterThan(words(html).indexOf("₹10 lakh"));
  expect(words(renderToStaticMarkup(<LendersThere name="X" lenders={[]} eligibility="/x" />))).toContain(
    "No lender of our list",
  );
});

it("gives each page a title of its own that says what is searched for", () => {
  const all = SHOWN.map(({ code, name }) => pageWords(code, name, factsOf(code), TODAY));
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  for (const { title, description } of all) {
    expect(title.length).toBeLessThanOrEqual(75);
    expect(description.length).toBeLessThanOrEqual(230);
  }
  expect(pageWords("DE", "Germany", factsOf("DE"), TODAY)).toMatchObject({
    title: "Education loan for Germany: proof of funds 2026, fees, lenders",
    description: expect.stringContaining("€11,904 a year"),
  });
});

it.each(SHOWN)("the structured data of $name say what the page shows", ({ code, name }) => {
  const facts = factsOf(code);
  const [page, faq] = studyStructuredData(
    { ...pageWords(code, name, facts, TODAY), url: "https://example.com/study/x", name, changedOn: TODAY },
    facts,
    { name: "Dakhila", url: "https://example.com/" },
  ) as [Record<string, unknown>, { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }];
  expect(page).toMatchObject({ "@context": "https://schema.org", "@type": "WebPage", dateModified: TODAY });
  expect(faq.mainEntity.length).toBeGreaterThan(2);
  for (const { name: question, acceptedAnswer } of faq.mainEntity) {
    expect(question).toMatch(/\?$/);
    expect(acceptedAnswer.text.trim()).not.toBe("");
  }
});
