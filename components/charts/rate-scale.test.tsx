import { renderToStaticMarkup } from "react-dom/server";
import { axisPosition, rateAxis } from "@/lib/charts/rate-scale";
import { rateSpan } from "@/lib/lenders/rate-span";
import { lender, rate, scheme } from "@/lib/lenders/testing";
import { startingFrom } from "@/lib/lenders/words";
import { RateScale, RateScaleOfOne, type Starts } from "./rate-scale";

const onScale = (name: string, fromPct: number, rest: Parameters<typeof rate>[1] = {}) => {
  const one = lender([scheme({ rates: [rate(fromPct, rest)] })], { name, id: name.toLowerCase() });
  return { id: one.id, name, span: rateSpan(one), words: startingFrom(one).rest };
};
const scaleOf = (lenders: Parameters<typeof RateScale>[0]["lenders"]) =>
  renderToStaticMarkup(<RateScale lenders={lenders} />);
const rowsOf = (html: string) => html.split(/<li[ >]/).slice(1);
const textOf = (html: string) => html.replace(/^[^<]*>|<[^>]+>/g, "");
/** Without the drawing, which is not read out. */
const saidIn = (row: string) => textOf(row.replace(/<svg aria-hidden.*<\/svg>/, ""));
const drawnIn = (row: string) => /<text[^>]*>(.*?)<\/text>/.exec(row)?.[1]?.replace(/<[^>]+>/g, "");
const nameOf = (html: string) => /role="img" aria-label="([^"]*)"/.exec(html)?.[1];
/** Where the dot and the end of the bar are drawn, in %. */
const places = (row: string) =>
  [/<circle cx="([\d.]+)%"/, /x2="([\d.]+)%"[^>]*stroke-width="8"/].map((part) => {
    const [, place] = part.exec(row) ?? [];
    return place && Number(place);
  });

const LENDERS = [
  onScale("Alpha", 9.15, { publishedOn: "2025-09" }),
  onScale("Beta", 8.2, { toPct: 12.75, publishedOn: null }),
  onScale("Gamma", 13.7, { toPct: 13.7, publishedOn: "2025" }),
  { id: "delta", name: "Delta", span: null, words: "about 10%, ask" },
];

test("each row links to its lender and says its figures as text, in the order of the lowest rates", () => {
  const rows = rowsOf(scaleOf(LENDERS));
  expect(rows.map((row) => /href="([^"]*)"/.exec(row)?.[1])).toEqual(
    ["beta", "alpha", "gamma", "delta"].map((id) => `/education-loan/${id}`),
  );
  expect(rows.map(saidIn)).toEqual([
    "Beta8.2% to 12.75% a year, page date:no date, own page",
    "Alphafrom 9.15% a year, page date:Sep 2025, own page",
    "Gamma13.7% a year, page date:2025, own page",
    "Deltaabout 10%, ask",
  ]);
});

test("what is drawn and printed in a row are the lender's own figures", () => {
  const rows = rowsOf(scaleOf(LENDERS));
  const axis = rateAxis([8.2, 13.7])!;
  expect(rows.map(drawnIn)).toEqual(["8.2% to 12.75%", "9.15%", "13.7%", undefined]);
  expect(rows.map(places)).toEqual([
    [axisPosition(8.2, axis), axisPosition(12.75, axis)],
    [axisPosition(9.15, axis), undefined],
    [axisPosition(13.7, axis), undefined],
    [undefined, undefined],
  ]);
});

test("a page without a date has a hollow dot, and a rate without an upper end a dashed line", () => {
  const rows = rowsOf(scaleOf(LENDERS)).slice(0, 3);
  expect(rows.map((row) => /<circle[^>]*class="fill-surface/.test(row))).toEqual([true, false, false]);
  expect(rows.map((row) => row.includes("stroke-dasharray"))).toEqual([false, true, false]);
});

test("the picture has a sentence for its name", () => {
  expect(nameOf(scaleOf(LENDERS))).toBe(
    "4 lenders on one scale from 8% to 14% a year; the lowest published rate is 8.2%, of Beta.",
  );
});

test.each([0, 1, 18])("%i lenders are all there", (count) => {
  const html = scaleOf(Array.from({ length: count }, (_, index) => onScale(`L${index}`, 8 + index / 10)));
  expect(rowsOf(html)).toHaveLength(count);
  expect(nameOf(html) === undefined).toBe(count === 0);
});

test("the first of many say of how many they are", () =>
  expect(nameOf(renderToStaticMarkup(<RateScale lenders={LENDERS} count={1000} />))).toMatch(/^4 of 1000 lenders on/));

test("a rate in another currency is drawn after those in rupees, and says so", () => {
  const dollars = lender([scheme({ currency: "USD", rates: [rate(7)] })], { name: "Foreign" });
  const rows = rowsOf(
    scaleOf([{ id: "f", name: "Foreign", span: rateSpan(dollars), words: "" }, ...LENDERS.slice(0, 2)]),
  );
  expect(saidIn(rows[2]!)).toBe("Foreignfrom 7% a year, page date:US dollars · 15 Sep 2026, own page");
});

test("without a single figure the words are listed", () => {
  expect(rowsOf(scaleOf(LENDERS.slice(3))).map(textOf)).toEqual(["Deltaabout 10%, ask"]);
});

test("one lender stands among all others of its currency", () => {
  const starts: Starts = {
    INR: {
      starts: [
        [8.2, 1],
        [9.15, 1],
        [13.7, 1],
      ],
      highest: 13.7,
    },
  };
  const html = renderToStaticMarkup(<RateScaleOfOne {...LENDERS[0]!} starts={starts} />);
  expect(nameOf(html)).toBe("Alpha: from 9.15% a year; 1 of the 2 other lenders publish a lower starting rate.");
  expect(html.match(/cy="30"/g)).toHaveLength(2);
  expect(renderToStaticMarkup(<RateScaleOfOne {...LENDERS[3]!} starts={starts} />)).toBe("");
});

test("the drawing of one lender among 10,000 is no larger than among hundreds, and counts them all", () => {
  const starts = (count: number): Starts => ({
    INR: {
      starts: Array.from({ length: count }, (_, index) => [8 + (index * 8) / count, 10_000 / count]),
      highest: 16,
    },
  });
  const draw = (count: number) => renderToStaticMarkup(<RateScaleOfOne {...LENDERS[0]!} starts={starts(count)} />);
  expect(nameOf(draw(2000))).toMatch(/of the 10000 other lenders/);
  expect(draw(2000).length).toBeLessThan(1.02 * draw(500).length);
});
