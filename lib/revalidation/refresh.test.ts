import "@/tests/own-database";
import { randomUUID } from "node:crypto";
import { Client, type QueryResult } from "pg";
import { AGAIN } from "@/lib/content/shown";
import { tags } from "@/lib/content/tags";
import { countryFactsSnapshot, countrySnapshot } from "@/lib/countries/data";
import { db } from "@/lib/db";
import { readRulebook, rulebookSnapshot } from "@/lib/eligibility/data";
import { faqSnapshot } from "@/lib/faqs/data";
import { offerRulesSnapshot, planRulesSnapshot } from "@/lib/law/data";
import { lenderPage, menuLenders, startingRates } from "@/lib/lenders/data";
import { lenderSnapshot } from "@/lib/lenders/listed";
import { CHUNK_SIZE } from "@/lib/server/chunk";
import { supportSnapshot } from "@/lib/support/data";
import { newLender, newScheme } from "@/tests/factories/lenders";
import { seedLenders } from "@/tests/factories/many-lenders";
import { refreshContent } from "./refresh";

jest.mock("next/cache", () => ({ cacheTag: () => {}, cacheLife: () => {} }));

const SNAPSHOTS = {
  ...{ lenderSnapshot, rulebookSnapshot, countrySnapshot, countryFactsSnapshot, faqSnapshot },
  ...{ offerRulesSnapshot, planRulesSnapshot, supportSnapshot },
};
type Name = keyof typeof SNAPSHOTS;
const ALL = Object.keys(SNAPSHOTS) as Name[];
afterEach(() => jest.restoreAllMocks());

test.each<[changed: string[], dropped: string[], read: Name[]]>([
  [["partner:auxilo"], ["lenders"], ["lenderSnapshot", "rulebookSnapshot"]],
  [
    ["partner:auxilo", "partner:incred", "faqs"],
    ["faqs", "lenders"],
    ["lenderSnapshot", "rulebookSnapshot", "faqSnapshot"],
  ],
  [["countries"], ["countries"], ["rulebookSnapshot", "countrySnapshot", "countryFactsSnapshot"]],
  [["country-facts"], ["country-facts"], ["countryFactsSnapshot"]],
  [["support-schemes"], ["support-schemes"], ["supportSnapshot"]],
  [["faqs"], ["faqs"], ["faqSnapshot"]],
  [["benchmarks", "law-rules"], ["law-rules"], ["offerRulesSnapshot", "planRulesSnapshot"]],
  [["content"], ["content"], ALL],
  [["faqs", "content"], ["content"], ALL],
])(
  "after a change of %j, pages of %j are dropped, and what they show was read before",
  async (changed, dropped, read) => {
    const spies = ALL.map((name) => [name, jest.spyOn(SNAPSHOTS[name], "refresh")] as const);
    expect((await refreshContent(changed)).sort()).toEqual(dropped);
    expect(spies.flatMap(([name, { mock }]) => (mock.calls.length > 0 ? [name] : []))).toEqual(read);
    // However many lenders were edited, all are read once.
    for (const [, { mock }] of spies) expect(mock.calls.length).toBeLessThanOrEqual(1);
  },
);

test("memory holds a lender that was changed, that is new, or that is gone, once its edit was announced", async () => {
  const now = async () => (await lenderSnapshot.get()).value.pages;
  await refreshContent([tags.all]);
  expect((await now()).get("auxilo")?.partner.name).toBe("Auxilo");
  await db.partner.update({ where: { id: "auxilo" }, data: { name: "Other" } });
  await refreshContent(["partner:auxilo"]);
  expect((await now()).get("auxilo")?.partner.name).toBe("Other");

  const made = await newLender({ position: 5000 });
  await newScheme(made, "loan", { rates: [{}] });
  await refreshContent([`partner:${made}`]);
  await db.partner.update({ where: { id: "incred" }, data: { isActive: false } });
  await refreshContent(["partner:incred"]);
  expect([...(await now()).keys()]).toContain(made);
  expect((await now()).get("incred")).toBeUndefined();
  expect((await rulebookSnapshot.get()).value).toEqual(await readRulebook());
});

test("however many lenders there are, no question to the database reads more than a piece of them", async () => {
  await seedLenders(db, 30, CHUNK_SIZE + 50);
  const sizes: number[] = [];
  const { query } = Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const sent = jest.spyOn(Client.prototype as unknown as { query: typeof query }, "query");
  // The pool hands a callback on.
  sent.mockImplementation(function (this: unknown, ...given) {
    const told = given.at(-1) as (error: unknown, answer?: QueryResult) => void;
    const note: typeof told = (error, answer) => {
      // The ids alone are light.
      if (answer && answer.fields.length > 10) sizes.push(answer.rows.length);
      told(error, answer);
    };
    return query.apply(this, typeof told === "function" ? [...given.slice(0, -1), note] : given);
  });
  await refreshContent([tags.all]).finally(() => sent.mockRestore());
  expect(sizes.filter((size) => size > 40).length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(CHUNK_SIZE);
  expect((await lenderSnapshot.get()).value.lenders.length).toBeGreaterThan(CHUNK_SIZE);
});

describe("of pages that show lenders", () => {
  let first: string;
  let other: string;
  const edit = (id: string, data: object) => db.partner.update({ where: { id }, data });
  const draw = () => Promise.all([menuLenders(), startingRates(), ...[first, other].map(lenderPage)]);
  const dropped = async () => (await refreshContent([`partner:${first}`])).sort();
  beforeEach(async () => {
    (globalThis as { shownContent?: Map<string, unknown> }).shownContent?.clear();
    await refreshContent([tags.all]);
    const { lenders } = (await lenderSnapshot.get()).value;
    [first, other] = [lenders[0]!.id, lenders[5]!.id];
    await draw();
  });

  test.each<[what: string, edited: object, shown: string[]]>([
    ["nothing", {}, []],
    ["words that only its own page has", { collateral: randomUUID() }, [""]],
    ["its name", { name: "Another Bank" }, ["", "s:menu"]],
  ])("%s was edited: just those are dropped that show it", async (_, edited, shown) => {
    await edit(first, edited);
    const tagsOf = shown.map((part) => (part ? `lender${part}` : `lender:${first}`));
    expect(await dropped()).toEqual(["lenders", ...tagsOf].sort());
  });

  test("a page that was begun before the edit, and stored after it, is dropped by the renewal that follows", async () => {
    await edit(first, { collateral: randomUUID() });
    const now = Date.now();
    const after = (ms: number) => void jest.spyOn(Date, "now").mockReturnValue(now + ms);
    expect(await dropped()).toContain(`lender:${first}`);
    after(AGAIN - 1000);
    expect(await dropped()).not.toContain(`lender:${first}`);
    after(AGAIN + 60_000);
    expect(await dropped()).toContain(`lender:${first}`);
    expect(await dropped()).toContain(`lender:${first}`);
    expect(await dropped()).not.toContain(`lender:${first}`);
    // However long a picture takes: the next edit drops it, also another lender's.
    after(3_600_000);
    expect(await refreshContent([`partner:${other}`])).toContain(`lender:${first}`);
    // What was made since shows what is known.
    await draw();
    expect(await dropped()).toEqual(["lenders"]);
  });

  test("what says that lenders changed drops what shows them", async () => {
    await edit(first, { collateral: randomUUID() });
    expect(await refreshContent([tags.lenders])).toContain(`lender:${first}`);
  });

  test("an address without a lender is not remembered", async () => {
    await lenderPage("nobody");
    await edit(first, { collateral: randomUUID() });
    expect(await dropped()).toEqual([`lender:${first}`, "lenders"]);
  });
});
