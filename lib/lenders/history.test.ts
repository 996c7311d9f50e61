import { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/tests/factories/database";
import { changedFacts, fieldOf, historyOf, schemeAt, type CellChange } from "./history";
import { rate, scheme } from "./testing";

const DAY = 86_400_000;
const change = (day: number, column: string, before: string | null, after: string | null, rest = {}): CellChange => ({
  at: day * DAY,
  entity: "Scheme",
  rowId: "some-bank.abroad",
  column,
  before,
  after,
  ...rest,
});
const OF_RATE = { entity: "Rate", rowId: "some-bank.abroad.1" } as const;

test.each([
  ["e4_grace_months", "graceMonths"],
  ["c4_unsecured_top", "unsecuredTopMax"],
  ["f2_benchmark", "benchmarkId"],
  ["a1_from_pct", "fromPct"],
  ["b1_in_india", "inIndia"],
])("%s is %s", (column, field) => expect(fieldOf(column)).toBe(field));

test.each([
  ["Scheme", Prisma.SchemeScalarFieldEnum],
  ["Rate", Prisma.RateScalarFieldEnum],
])("each column of %s is one of its fields, and no two are the same", async (table, fields) => {
  const columns = await db.$queryRaw<{ name: string }[]>`
    SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ${table}`;
  expect(columns.map(({ name }) => fieldOf(name)).toSorted()).toEqual(Object.keys(fields).toSorted());
});

test("a rate that moved twice is what it was at each moment", () => {
  const now = scheme({ rates: [rate(9.4)] });
  const changes = [
    change(10, "a1_from_pct", "9.150", "9.250", OF_RATE),
    change(20, "a1_from_pct", "9.250", "9.400", OF_RATE),
  ];
  expect(schemeAt(now, changes, 5 * DAY).rates[0]?.fromPct).toBe(9.15);
  expect(schemeAt(now, changes, 10 * DAY).rates[0]?.fromPct).toBe(9.25);
  expect(schemeAt(now, changes, 20 * DAY).rates[0]?.fromPct).toBe(9.4);
});

test("a slip that was never public, such as 915, is not told", () => {
  const now = scheme({ rates: [rate(9.25)] });
  const changes = [
    change(10, "a1_from_pct", "9.150", "915.000", OF_RATE),
    change(20, "a1_from_pct", "915.000", "9.250", OF_RATE),
  ];
  expect(schemeAt(now, changes, 10 * DAY).rates[0]?.fromPct).toBe(9.25);
  expect(JSON.stringify(historyOf([now], changes, 9))).not.toContain("915");
});

test("limits, lists and flags are undone, and said in the words of the facts", () => {
  const now = scheme({
    unsecuredMax: 1_000_000,
    countries: ["US"],
    abroad: "named",
    tenureMaxMonths: 120,
    tenureWithStudy: true,
  });
  const before = schemeAt(
    now,
    [
      change(3, "c3_unsecured_max", "750000", "1000000"),
      change(3, "b3_countries", "US,CA", "US"),
      change(3, "e2_tenure_with_study", "false", "true"),
      change(3, "e1_tenure_months", null, "120"),
    ],
    0,
  );
  expect(changedFacts(before, now)).toEqual([
    { key: "unsecured", term: "Without collateral", before: "Up to ₹7.5 lakh", after: "Up to ₹10 lakh" },
    { key: "tenure", term: "Loan tenure", before: null, after: "Up to 10 years, course and moratorium included" },
    { key: "countries", term: "Where you study", before: "USA, Canada", after: "USA" },
  ]);
});

test("a rate that came since was not there", () => {
  const now = scheme({ rates: [rate(9), rate(11, { id: "some-bank.abroad.2" })] });
  const came = change(4, "", null, "{}", { entity: "Rate", rowId: "some-bank.abroad.2" });
  expect(schemeAt(now, [came], 0).rates.map(({ fromPct }) => fromPct)).toEqual([9]);
});

test("nothing changed, nothing said", () => {
  const now = scheme();
  expect(changedFacts(schemeAt(now, [], 0), now)).toEqual([]);
});

test("a lender's history begins when its scheme came, and tells each day once, the newest first", () => {
  const now = scheme({ rates: [rate(9.4)], unsecuredMax: 1_000_000 });
  const changes = [
    change(1, "", null, "{}"),
    change(1, "", null, "{}", OF_RATE),
    change(2, "a1_from_pct", "9.150", "9.250", OF_RATE),
    change(2.1, "a1_from_pct", "9.250", "9.300", OF_RATE),
    change(9, "c3_unsecured_max", "750000", "1000000"),
    change(9, "a1_from_pct", "9.300", "9.400", OF_RATE),
  ];
  expect(historyOf([now], changes, 10)).toEqual([
    {
      day: "1970-01-10",
      scheme: now.name,
      facts: [
        { key: "rate", term: "Interest rate", before: "9.3% a year, floating", after: "9.4% a year, floating" },
        { key: "unsecured", term: "Without collateral", before: "Up to ₹7.5 lakh", after: "Up to ₹10 lakh" },
      ],
    },
    {
      day: "1970-01-03",
      scheme: now.name,
      facts: [{ key: "rate", term: "Interest rate", before: "9.15% a year, floating", after: "9.3% a year, floating" }],
    },
  ]);
  expect(historyOf([now], changes, 1)).toHaveLength(1);
});
