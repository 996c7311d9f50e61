import "@/tests/own-database";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { checkLenders } from "@/tests/factories/lenders";
import { check } from "./check";
import { readRulebook } from "./data";
import { sourcesOf } from "./sources";
import { STUDENT } from "./testing";

const ids = ["elig-good", "elig-broken", "elig-quiet", "elig-mend", "elig-hidden"];
const of = (id: string) => `${id}.loan`;
const rule = (lender: string, more = {}) => ({
  schemeId: of(lender),
  isActive: true,
  subject: "amount" as const,
  operator: "atMost" as const,
  value: "5000000",
  reason: "Up to ₹50 lakh.",
  remedy: "Ask for less.",
  source: "a page",
  version: "2026-11-20",
  ...more,
});

const mine = async () => {
  const book = await readRulebook();
  const schemes = book.schemes.filter(({ lenderId }) => ids.includes(lenderId));
  return { ...book, schemes, of: (id: string) => schemes.find(({ lenderId }) => lenderId === id) };
};

beforeAll(async () => {
  await db.partner.createMany({
    data: ids.map((id) => ({ id, name: id, kind: "nbfc" as const, initials: "EG", isActive: true })),
  });
  for (const id of ids) {
    await db.scheme.create({
      data: {
        id: of(id),
        partnerId: id,
        name: "Loan",
        isActive: id !== "elig-hidden",
        inIndia: true,
        abroad: "any",
        securedMax: 10_000_000,
        unsecuredMax: 10_000_000,
        feeFlat: 0,
      },
    });
    await db.rate.create({
      data: { id: `${of(id)}.1`, schemeId: of(id), fromPct: 11, source: "a page", publishedOn: "2026-11" },
    });
    await db.partnerSource.create({ data: { partnerId: id, covers: "fee, tenure", source: "a page" } });
    await db.partnerSource.create({
      data: { partnerId: id, schemeId: of(id), covers: "margin", source: "of no interest here" },
    });
  }
  await db.eligibilityRule.createMany({
    data: [
      rule("elig-good"),
      rule("elig-broken"),
      rule("elig-broken", { value: "fifty lakh" }),
      rule("elig-quiet"),
      rule("elig-quiet", { value: "fifty lakh", isActive: false }),
      rule("elig-quiet", { value: "1", isActive: false }),
    ],
  });
  await db.eligibilityRule.create({
    data: rule("elig-good", { subject: "studyIn", operator: "in", value: "IN,abroad", place: "india" }),
  });
  await db.rate.create({
    data: { id: `${of("elig-mend")}.2`, schemeId: of("elig-mend"), fromPct: 77, source: "a page" },
  });
  await checkLenders(...ids);
});
afterEach(() => jest.restoreAllMocks());

it("shows no benchmark that is to be mended", async () => {
  const benchmark = { id: "elig-benchmark", name: "A benchmark", since: new Date("2026-01-01"), source: "a page" };
  await db.benchmark.create({ data: { ...benchmark, pct: 8 } });
  await db.scheme.update({ where: { id: of("elig-good") }, data: { benchmarkId: benchmark.id } });
  await checkLenders(...ids);
  expect((await mine()).of("elig-good")?.benchmark).toMatchObject({ pct: 8 });
  await db.benchmark.update({ where: { id: benchmark.id }, data: { pct: 525 } });
  await checkLenders();
  expect((await mine()).of("elig-good")?.benchmark).toBeNull();
});

it("gives each scheme its rules in force, and leaves out and logs what cannot be read", async () => {
  const warn = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  const book = await mine();
  expect(book.of("elig-good")).toMatchObject({
    unreadable: 0,
    securedMax: 10_000_000,
    rates: [{ fromPct: 11, readAs: "live" }],
    rules: [
      { subject: "amount", value: 5_000_000, place: "any" },
      { subject: "studyIn", value: ["IN", "abroad"], place: "india" },
    ],
  });
  expect(book.of("elig-broken")).toMatchObject({ unreadable: 1, rules: [{ subject: "amount" }] });
  expect(book.of("elig-quiet")).toMatchObject({ unreadable: 0, rules: [{ value: 5_000_000 }] });
  const logged = warn.mock.calls.map(([details]) => details as object);
  expect(logged).toContainEqual(
    expect.objectContaining({
      partner: "elig-broken",
      scheme: "elig-broken.loan",
      table: "EligibilityRule",
      subject: "amount",
      operator: "atMost",
      row: expect.any(Number),
    }),
  );
  expect(logged).not.toContainEqual(expect.objectContaining({ partner: "elig-quiet" }));
});

it("reads public rows only: a scheme that is not live, its lender, and a rate to be mended are left out", async () => {
  const book = await mine();
  expect(book.of("elig-hidden")).toBeUndefined();
  expect(book.lenders.map(({ id }) => id)).toEqual(expect.arrayContaining(["elig-good", "elig-mend"]));
  expect(book.lenders.map(({ id }) => id)).not.toContain("elig-hidden");
  expect(book.of("elig-mend")?.rates.map(({ fromPct }) => fromPct)).toEqual([11]);
});

it("gives each fact its sources, and none that are about something else", async () => {
  const book = await mine();
  const good = book.of("elig-good")!;
  expect(sourcesOf(book, good, "fee")).toEqual([
    expect.objectContaining({ source: "a page", covers: ["fee", "tenure"], confidence: "low" }),
  ]);
  expect(sourcesOf(book, good, "levels")).toEqual([]);
  expect(good.sources).toHaveLength(1);
  expect(JSON.stringify(book)).not.toContain("of no interest here");
});

it("turns that into a match, a scheme not checked, and a match without the inactive rules", async () => {
  jest.spyOn(log, "warn").mockImplementation(() => undefined);
  const book = await mine();
  const result = check(book, STUDENT);
  expect(result.fits.map(({ lender }) => lender.id)).toEqual(["elig-good", "elig-mend", "elig-quiet"]);
  expect(result.unchecked.map(({ lender }) => lender.id)).toEqual(["elig-broken"]);
  expect(result.edition).toBe(book.edition);
});

it("has a new edition as soon as a rule, a figure or a rate changes, and the same one else", async () => {
  jest.spyOn(log, "warn").mockImplementation(() => undefined);
  const { edition, dated } = await readRulebook();
  expect(edition).toMatch(/^[0-9a-f]{8}$/);
  expect(dated).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await readRulebook()).edition).toBe(edition);
  const seen = [edition];
  const changed = async (change: Promise<unknown>) => {
    await change;
    await checkLenders(...ids);
    seen.push((await readRulebook()).edition);
    expect(new Set(seen).size).toBe(seen.length);
  };
  await changed(
    db.eligibilityRule.updateMany({
      where: { schemeId: of("elig-good"), subject: "amount" },
      data: { value: "1000000" },
    }),
  );
  expect(check(await mine(), STUDENT).misses.map(({ lender }) => lender.id)).toEqual(["elig-good"]);
  await changed(db.scheme.update({ where: { id: of("elig-good") }, data: { tenureMaxMonths: 144 } }));
  await changed(db.rate.update({ where: { id: `${of("elig-good")}.1` }, data: { fromPct: 12 } }));
});

it("checks every seeded scheme: all rules can be read", async () => {
  const { schemes } = await readRulebook();
  expect(
    schemes.filter(({ lenderId, unreadable }) => !ids.includes(lenderId) && unreadable > 0).map(({ id }) => id),
  ).toEqual([]);
});
