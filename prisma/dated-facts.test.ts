import { checkUnsound } from "@/lib/content-rules/check";
import type { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/tests/factories/database";
import { undoneEdit } from "@/tests/factories/undone";

type Tx = Prisma.TransactionClient;
const FACT = { id: "gb-funds-living-amount" };
const SUPPORT = { id: "pm-vidyalaxmi" };
const editFact = (tx: Tx, data: Prisma.CountryFactUpdateInput) => tx.countryFact.update({ where: FACT, data });
const editSupport = (tx: Tx, data: Prisma.SupportSchemeUpdateInput) =>
  tx.supportScheme.update({ where: SUPPORT, data });

/** What the fact says is to be mended after an edit was checked. */
const toldOfFact = (id: string, write: (tx: Tx) => Promise<unknown>) =>
  undoneEdit(async (tx) => {
    await write(tx);
    await checkUnsound(tx);
    return (await tx.countryFact.findUniqueOrThrow({ where: { id } })).toMend;
  });
const toldOfSupport = (id: string, write: (tx: Tx) => Promise<unknown>) =>
  undoneEdit(async (tx) => {
    await write(tx);
    await checkUnsound(tx);
    return (await tx.supportScheme.findUniqueOrThrow({ where: { id } })).toMend;
  });

it.each<[string, Prisma.CountryFactUpdateInput, RegExp]>([
  ["no country", { country: "UK" }, /^a1_country: write the two capital letters/],
  ["a key that is none", { key: "weather" }, /^a2_key: write one of visa-name/],
  ["no unit", { unit: "" }, /^a4_unit: blank/],
  ["money without its currency", { unit: "pounds a month" }, /^a4_unit: write the currency/],
  ["no text", { text: " " }, /^a5_text: blank/],
  ["no review", { reviewBy: null }, /^a8_review_by: blank/],
  ["a number of agents", { confidence: "low" }, /^a3_value: only agents/],
  ["no source", { source: "" }, /^b1_source: blank/],
  ["no address", { sourceUrl: null }, /^b2_source_url: blank/],
  ["no date", { publishedOn: null }, /^b3_page_date: blank/],
  ["a date that is none", { publishedOn: "autumn" }, /^b3_page_date: "autumn" is no date/],
  ["a source read before it was", { publishedOn: "2026-11-26" }, /^b3_page_date: 2026-11-26 lies after/],
  ["an archived one", { archivedAt: new Date() }, /^z1_archived_at: archived/],
])("tells in the fact's row: %s", async (_, change, sentence) => {
  expect(await toldOfFact(FACT.id, (tx) => editFact(tx, change))).toMatch(sentence);
});

it("says nothing of a fact without a number that agents tell", async () => {
  const change = { value: null, unit: "", sourceUrl: null, confidence: "low" } as const;
  expect(await toldOfFact(FACT.id, (tx) => editFact(tx, change))).toBe("");
});

it.each<[string, Prisma.SupportSchemeUpdateInput, RegExp]>([
  ["no name", { name: "" }, /^a1_name: blank/],
  ["a state that is none", { state: "XX" }, /^a2_state: write the code/],
  ["no kind", { kind: null }, /^a3_kind: blank/],
  ["open by hearsay", { confidence: "low" }, /^a4_status: open by hearsay/],
  ["no place", { place: null }, /^a7_place: blank/],
  ["a rate of a subsidy", { ratePct: 4 }, /^b1_rate_pct: only a loan/],
  ["no review", { reviewBy: null }, /^b6_review_by: blank/],
  ["no address", { sourceUrl: " " }, /^c2_source_url: blank/],
  ["no date", { publishedOn: null }, /^c3_page_date: blank/],
])("tells in the row of the help: %s", async (_, change, sentence) => {
  expect(await toldOfSupport(SUPPORT.id, (tx) => editSupport(tx, change))).toMatch(sentence);
});

it("takes a row that Prisma Studio inserts with its key alone, and says what it lacks", async () => {
  expect(
    await toldOfFact("new-fact", (tx) => tx.$executeRaw`INSERT INTO "CountryFact" (id) VALUES ('new-fact')`),
  ).toMatch(/a1_country: .*a2_key: .*a5_text: blank.*b1_source: blank.*a8_review_by: blank/);
  expect(
    await toldOfSupport("new-help", (tx) => tx.$executeRaw`INSERT INTO "SupportScheme" (id) VALUES ('new-help')`),
  ).toMatch(/a1_name: blank.*a6_benefit: blank/);
});

it("keeps the history of a number, and archives what is deleted", async () => {
  const { change, row } = await undoneEdit(async (tx) => {
    await editFact(tx, { value: 1600 });
    const change = await tx.contentChange.findFirstOrThrow({
      where: { entity: "CountryFact", rowId: FACT.id, field: "a3_value" },
      orderBy: { id: "desc" },
    });
    await tx.countryFact.delete({ where: FACT }).catch(() => null);
    return { change, row: await tx.countryFact.findUniqueOrThrow({ where: FACT }) };
  });
  expect(change).toMatchObject({ before: "1529.00", after: "1600.00" });
  expect(row.archivedAt).not.toBeNull();
});

it.each<[string, () => Promise<unknown>, string]>([
  ["a fact", () => db.countryFact.update({ where: FACT, data: { validTo: new Date("2020-01-01") } }), "a fact ends"],
  [
    "a help",
    () => db.supportScheme.update({ where: SUPPORT, data: { validTo: new Date("2020-01-01") } }),
    "a support ends",
  ],
])("refuses %s that ends before it begins", async (_, write, name) => {
  await expect(write()).rejects.toThrow(name);
});
