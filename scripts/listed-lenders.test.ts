import { listedLenders } from "./parts/listed-lenders.mjs";

/** A check over a list that can be changed, with a clock that stands until it is moved. */
function checked(ids: string[]) {
  const state = { ids, at: 0, readings: 0, broken: false };
  const isListed = listedLenders(
    async () => {
      state.readings += 1;
      if (state.broken) throw new Error("no database");
      return [...state.ids];
    },
    () => state.at,
  );
  return { state, isListed };
}

test("a lender on the list has a page, another has none", async () => {
  const { isListed } = checked(["a-bank"]);
  expect([await isListed("a-bank"), await isListed("nobody"), await isListed("")]).toEqual([true, false, false]);
});

test("2,000 made-up ids within a second cost one reading", async () => {
  const { state, isListed } = checked(["a-bank"]);
  const answers = await Promise.all(Array.from({ length: 2000 }, (_, at) => isListed(`nobody-${at}`)));
  expect([answers.includes(true), state.readings]).toEqual([false, 1]);
});

test("a new lender is known a second after the last reading", async () => {
  const { state, isListed } = checked(["a-bank"]);
  await isListed("new-bank");
  state.ids.push("new-bank");
  expect(await isListed("new-bank")).toBe(false);
  state.at += 1000;
  expect(await isListed("new-bank")).toBe(true);
});

test("a lender that left the list is forgotten, though nobody asks for unknown ones", async () => {
  const { state, isListed } = checked(["a-bank", "old-bank"]);
  await isListed("old-bank");
  state.ids.pop();
  state.at += 10_001;
  // This one still passes, and has the list read behind it.
  expect(await isListed("old-bank")).toBe(true);
  expect(await isListed("a-bank")).toBe(true);
  expect(await isListed("old-bank")).toBe(false);
});

test("while the list cannot be read the last one holds; before it ever was, the app decides", async () => {
  const { state, isListed } = checked(["a-bank"]);
  state.broken = true;
  expect(await isListed("a-bank")).toBe(true);
  expect(await isListed("nobody")).toBe(true);
  state.broken = false;
  state.at += 1000;
  expect(await isListed("nobody")).toBe(false);
  state.broken = true;
  state.at += 60_000;
  expect([await isListed("a-bank"), await isListed("nobody")]).toEqual([true, false]);
});
