import { DRAWN } from "./asked";
import { COLUMNS } from "./columns";
import { readQuery } from "./compare";
import {
  FIRST_PART,
  IN_MENU,
  ON_SCALE,
  PART,
  partOfTable,
  sideBySideOf,
  VIEWS,
  type ListedLender,
} from "./lender-views";
import { lender, rate, scheme } from "./testing";

/** Lenders with one scheme each, whose rates run through four hundred figures. */
const many = (count: number): ListedLender[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `lender-${index}`;
    const own = scheme({
      id: `${id}.loan`,
      name: "Loan",
      unsecuredMax: 3_000_000,
      rates: [rate(8 + (index % 400) / 50)],
    });
    return { ...lender([own], { id, name: `Lender ${index}` }), position: index, pages: [] };
  });
const sizeOf = (view: unknown) => JSON.stringify(view).length;
const [thousand, tenThousand] = [many(1000), many(10_000)];

test.each(["menu", "home", "table", "comparison", "starts", "calculator", "published"] as const)(
  "what %s shows is no larger with 10,000 lenders than with 1,000",
  (name) => {
    const [some, all] = [sizeOf(VIEWS[name](thousand)), sizeOf(VIEWS[name](tenThousand))];
    expect(all).toBeLessThan(1.1 * some);
  },
);

test("of a lender whose schemes a page cannot carry whole, it carries none to hold an offer against", () => {
  const schemes = (id: string, number: number) =>
    Array.from({ length: number }, (_, at) => scheme({ id: `${id}.s${at}` }));
  const lenders = (number: number) =>
    [schemes("a-bank", 100), schemes("b-bank", number)].map((own, at) => ({
      ...{ ...lender(own, { id: own[0]!.id.split(".")[0]! }), position: at, pages: [] },
    }));
  const [cut, whole] = [VIEWS.published(lenders(29)), VIEWS.published(lenders(28))];
  expect(cut).toMatchObject({ isWhole: false });
  expect(cut.loans.map(({ lenderId }) => lenderId)).toEqual(Array.from({ length: 100 }, () => "a-bank"));
  expect([whole.isWhole, whole.loans.length]).toEqual([true, 128]);
});

test("the menu holds the first of the editors' order, the scale those with the lowest rates, and the sitemap all", () => {
  const lenders = thousand;
  expect(VIEWS.menu(lenders).map(({ id }) => id)).toEqual(lenders.slice(0, IN_MENU).map(({ id }) => id));
  const { lenders: shown, count } = VIEWS.home(lenders);
  expect([shown.length, count, shown[0]?.span?.fromPct]).toEqual([ON_SCALE, 1000, 8]);
  expect(Math.max(...shown.map(({ span }) => span!.fromPct))).toBeLessThan(8.3);
  expect(VIEWS.addresses(lenders)).toMatchObject({ parts: Math.ceil(1000 / PART) });
  expect(VIEWS.addresses(lenders).lenders).toHaveLength(1000);
});

describe("the table", () => {
  const ask = (search: string, lenders = thousand) => partOfTable(lenders, readQuery(search, COLUMNS));

  it("is whole as long as a page carries it, whatever is asked for", () => {
    const part = ask("?name=nobody&part=3&sort=-rate", many(DRAWN));
    expect(part).toMatchObject({ isWhole: true, all: DRAWN, found: DRAWN, part: 1, parts: 1 });
    expect(part.offers[0]!.lender.id).toBe("lender-0");
  });
  it("comes in parts that hold every scheme once", () => {
    const { parts } = ask("");
    const ids = Array.from({ length: parts }, (_, index) => ask(`?part=${index + 1}`)).flatMap(({ offers }) =>
      offers.map(({ scheme: { id } }) => id),
    );
    expect([parts, ids.length, new Set(ids).size]).toEqual([Math.ceil(1000 / PART), 1000, 1000]);
  });
  it("gives the last part for one that there is not, and the first for nonsense", () => {
    expect(ask("?part=9999").part).toBe(Math.ceil(1000 / PART));
    expect(ask("?part=-1").part).toBe(1);
    expect(ask("?part=two").part).toBe(1);
  });
  it("finds by name, by filters and in an order over all parts", () => {
    expect(ask("?name=lender%20999").offers.map(({ lender: { id } }) => id)).toEqual(["lender-999"]);
    expect(ask("?name=nobody")).toMatchObject({ found: 0, parts: 1, offers: [], all: 1000 });
    expect(ask("?amount=40%20lakh&unsecured=1").found).toBe(0);
    expect(ask("?sort=-rate").offers[0]!.scheme.rates[0]!.fromPct).toBeCloseTo(15.98);
  });
  it("has its first part as the page without a query", () =>
    expect(partOfTable(thousand, FIRST_PART)).toEqual(ask("")));
});

test("a comparison is given the schemes that it names, in that order, a lender's first one for the lender", () => {
  const offers = sideBySideOf(thousand, ["lender-900.loan", "lender-7", "lender-7.loan", "nobody"]);
  expect(offers.map(({ id }) => id)).toEqual(["lender-900.loan", "lender-7.loan"]);
});
