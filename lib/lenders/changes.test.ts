import { db } from "@/tests/factories/database";
import { checkLenders, newLender, newScheme, removeLenders } from "@/tests/factories/lenders";
import { readChanges } from "./changes";
import { lenderSnapshot } from "./listed";

const made: string[] = [];
afterEach(() => removeLenders(made));

async function lenderWithScheme() {
  const id = await newLender({ interestRate: null });
  made.push(id);
  return newScheme(id, "study", {
    rates: [{ fromPct: 9.15, toPct: 10.15 }],
    unsecuredMax: 750_000,
    graceMonths: 6,
    feeFlat: 10_000,
  });
}
const lenderOf = (scheme: string) => scheme.split(".")[0]!;
/** The database's own clock, in milliseconds: nothing that was written before is later. */
async function now() {
  const [row] = await db.$queryRaw<{ at: Date }[]>`SELECT clock_timestamp() AS at`;
  return row!.at.getTime();
}
/** With what memory holds after an edit. */
async function changesOf(ids: string[], since: number) {
  await lenderSnapshot.refresh();
  return readChanges(ids, since);
}
const later = () => new Promise((done) => setTimeout(done, 5));

it("tells what an editor changed since a moment, as it was and as it is", async () => {
  const id = await lenderWithScheme();
  await later();
  const seen = await now();
  await later();
  await db.rate.update({ where: { id: `${id}.1` }, data: { fromPct: 9.4, toPct: null } });
  await db.scheme.update({ where: { id }, data: { unsecuredMax: null, graceMonths: 12 } });
  await checkLenders(lenderOf(id));
  const [change, ...more] = await changesOf([id], seen);
  expect(more).toEqual([]);
  expect(change).toMatchObject({
    id,
    name: "Test Bank, study",
    rate: { before: 9.15, after: 9.4 },
    before: { unsecuredMax: 750_000, graceMonths: 6, feeFlat: 10_000 },
    facts: [
      { key: "rate", before: "9.15% to 10.15% a year, floating", after: "9.4% a year, floating" },
      { key: "unsecured", before: "Up to ₹7.5 lakh", after: null },
      { key: "grace", before: "Course + 6 months", after: "Course + 1 year" },
    ],
  });
  await later();
  expect(await changesOf([id], await now())).toEqual([]);
});

it("says nothing of a scheme that came since: nobody saw it otherwise", async () => {
  const seen = await now();
  await later();
  const id = await lenderWithScheme();
  await db.scheme.update({ where: { id }, data: { graceMonths: 12 } });
  await checkLenders(lenderOf(id));
  expect(await changesOf([id], seen)).toEqual([]);
});

it("says nothing of a slip that was mended before anybody could see it", async () => {
  const id = await lenderWithScheme();
  await later();
  const seen = await now();
  await later();
  await db.rate.update({ where: { id: `${id}.1` }, data: { fromPct: 915 } });
  await db.rate.update({ where: { id: `${id}.1` }, data: { fromPct: 9.15 } });
  await checkLenders(lenderOf(id));
  expect(await changesOf([id], seen)).toEqual([]);
});

it("says nothing of a scheme that is no longer public", async () => {
  const id = await lenderWithScheme();
  const seen = await now();
  await db.scheme.update({ where: { id }, data: { graceMonths: 12, isActive: false } });
  await checkLenders(lenderOf(id));
  expect(await changesOf([id], seen)).toEqual([]);
});
