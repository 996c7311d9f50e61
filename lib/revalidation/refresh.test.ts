import "@/tests/own-database";
import { Client, type QueryResult } from "pg";
import { handOut } from "@/lib/content/handed-out";
import { tags } from "@/lib/content/tags";
import { db } from "@/lib/db";
import { CHUNK_SIZE } from "@/lib/pieces";
import { keptRulebook, readRulebook } from "@/lib/eligibility/data";
import { keptLenders, keptPages } from "@/lib/lenders/kept";
import { LISTS } from "@/lib/lenders/lists";
import { checkLenders, newLender, newScheme } from "@/tests/factories/lenders";
import { seedLenders } from "@/tests/factories/many-lenders";
import { refreshContent } from "./refresh";

const NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[];
/** As the pages do when they are made. */
const makePages = () => {
  for (const name of NAMES) handOut(tags.list(name), LISTS[name](keptLenders.known()!.value));
};
const edit = async (id: string, work: () => Promise<unknown>) => {
  await work();
  const dropped = await refreshContent([`partner:${id}`]);
  return dropped.filter((tag) => tag !== `partner:${id}`).sort();
};
const lists = (...names: (keyof typeof LISTS)[]) => names.map(tags.list).sort();

beforeAll(() => seedLenders(db, 22, 40));
beforeEach(async () => {
  // Twice, as the listener does: nothing is out from before.
  await refreshContent([tags.all]);
  await refreshContent([tags.all]);
  makePages();
});

describe("one edit drops the lender's own page and the lists that show what changed", () => {
  it.each<[string, () => Promise<unknown>, ReturnType<typeof lists>]>([
    [
      "none, for what only its own page shows",
      () => db.partnerFaq.create({ data: { partnerId: "auxilo", question: "Why?", answer: "Because.", position: 1 } }),
      [],
    ],
    [
      "the addresses, for a fact of the row that no list shows",
      () => db.partner.update({ where: { id: "auxilo" }, data: { earlyRepayment: "None at all" } }),
      lists("addresses"),
    ],
    [
      "all that count with it, for the lowest rate of all",
      () => db.rate.update({ where: { id: "auxilo.education-loan.1" }, data: { fromPct: 7.5, confidence: "high" } }),
      lists("addresses", "calculator", "comparison", "home", "starts", "table"),
    ],
  ])("%s", async (_, work, dropped) => {
    expect(await edit("auxilo", work)).toEqual(dropped);
  });

  it("the menu, for a name in it", async () =>
    expect(
      await edit("state-bank-of-india", () =>
        db.partner.update({ where: { id: "state-bank-of-india" }, data: { name: "State Bank" } }),
      ),
    ).toContain("partners:menu"));
  it("not the menu, for a lender that does not stand in it", async () =>
    expect(
      await edit("many-39", () => db.partner.update({ where: { id: "many-39" }, data: { name: "Other" } })),
    ).not.toContain("partners:menu"));
});

test("what was made between two edits is dropped with the second, though that takes the first one back", async () => {
  const name = (to: string) => () => db.partner.update({ where: { id: "canara-bank" }, data: { name: to } });
  await edit("canara-bank", name("Canara"));
  makePages();
  await edit("canara-bank", name("Canara Bank"));
  // Read by a page before anything was announced.
  await db.partner.update({ where: { id: "canara-bank" }, data: { name: "Canara" } });
  await checkLenders("canara-bank");
  await keptLenders.refresh();
  makePages();
  expect(await edit("canara-bank", name("Canara Bank"))).toContain("partners:menu");
});

test("a lender read alone leaves memory as if all had been read: changed, new, and gone", async () => {
  await edit("axis-bank", () => db.scheme.updateMany({ where: { partnerId: "axis-bank" }, data: { feePctMax: 3 } }));
  const made = await newLender({ position: 5000 });
  await newScheme(made, "loan", { rates: [{}] });
  await refreshContent([`partner:${made}`]);
  await edit("incred", () => db.partner.update({ where: { id: "incred" }, data: { isActive: false } }));
  expect(keptPages.known()!.value.get("incred")!.page).toBeNull();
  const [lenders, book] = [keptLenders.known()!.value, keptRulebook.known()!.value.book];
  expect(lenders.map(({ id }) => id)).toContain(made);
  expect(lenders).toEqual(await keptLenders.refresh());
  expect(book).toEqual(await readRulebook());
});

test("however many lenders there are, no question to the database reads more than a piece of them", async () => {
  await seedLenders(db, 40, CHUNK_SIZE + 50);
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
  expect(keptLenders.known()!.value.length).toBeGreaterThan(CHUNK_SIZE);
});
