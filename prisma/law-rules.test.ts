import { checkUnsound } from "@/lib/content-rules/check";
import type { Prisma } from "@/lib/generated/prisma/client";
import { readLawRules } from "@/lib/law/data";
import { db } from "@/tests/factories/database";
import { undoneEdit } from "@/tests/factories/undone";
import { BENCHMARKS } from "./seed-data/benchmarks";
import { COUNTRY_FACTS } from "./seed-data/country-facts";
import { FAQS } from "./seed-data/faqs";
import { LAW_RULES } from "./seed-data/law-rules";
import { LENDERS } from "./seed-data/lenders";
import { SUPPORT_SCHEMES } from "./seed-data/support-schemes";
import { seedContent } from "./seed-content";

type Tx = Prisma.TransactionClient;
const where = { id: "rbios-30-days" };
const edit = (tx: Tx, data: Prisma.LawRuleUpdateInput) => tx.lawRule.update({ where, data });
/** Writes as an editor, has the app check it, and undoes it. @returns what the row says */
const told = (id: string, write: (tx: Tx) => Promise<unknown>) =>
  undoneEdit(async (tx) => {
    await write(tx);
    await checkUnsound(tx);
    return (await tx.lawRule.findUniqueOrThrow({ where: { id } })).toMend;
  });
const seed = (tx: Tx, rules: readonly { id: string }[] = LAW_RULES) =>
  seedContent(tx, {
    benchmarks: BENCHMARKS,
    lenders: LENDERS,
    faqs: FAQS,
    rules,
    countryFacts: COUNTRY_FACTS,
    support: SUPPORT_SCHEMES,
  });

test("the rules of a part of the product are read with their figures and days, and none that one source tells", async () => {
  const rules = await readLawRules("letters");
  expect(rules.find(({ id }) => id === "rbios-30-days")).toMatchObject({
    ...{ value: { days: 30 }, sourceDate: "2026-07-02", validFrom: "2026-07-01", validTo: null },
    ...{ lenders: ["publicBank", "privateBank", "nbfc"], mustReadOriginal: "scheme text, clause on time" },
  });
  const ids = rules.map(({ id }) => id);
  expect(ids).not.toContain("rbios-commercial-decision");
  // Of the tracker's own, and of the money plan's.
  expect(ids).not.toContain("iba-15-to-30-days");
  expect(ids).not.toContain("csis-income");
});

it.each<[string, Prisma.LawRuleUpdateInput, RegExp]>([
  ["no text", { text: " " }, /^a2_text: blank/],
  ["no source", { source: "" }, /^a4_source: blank/],
  ["no date", { sourceDate: null }, /^a5_source_date: blank/],
  ["a source read before it was", { sourceDate: new Date("2026-11-22") }, /^a5_source_date: 2026-11-22 lies after/],
  ["a use that is none", { usedBy: "letters, mails" }, /^b6_used_by: "mails" cannot be read/],
  ["no lender", { forPublicBank: false, forPrivateBank: false, forNbfc: false }, /^b1_public_banks to b8_government/],
  ["an archived one", { archivedAt: new Date() }, /^z1_archived_at: archived/],
])("tells in the row: %s", async (_, change, sentence) => {
  expect(await told(where.id, (tx) => edit(tx, change))).toMatch(sentence);
});

test("a row that Prisma Studio inserts with its key alone is taken, and says what it lacks", async () => {
  const row = await told("a-new-rule", (tx) => tx.$executeRaw`INSERT INTO "LawRule" (id) VALUES ('a-new-rule')`);
  expect(row).toMatch(/a1_topic: blank.*a2_text: blank.*a4_source: blank.*b1_public_banks/);
});

it.each<[string, Prisma.LawRuleUpdateInput, string]>([
  ["figures without names", { value: [30] }, "figures by their names"],
  ["an end before its beginning", { validTo: new Date("2026-06-30") }, "ends after it begins"],
])("refuses %s", async (_, data, name) => {
  await expect(db.lawRule.update({ where, data })).rejects.toThrow(name);
});

test("what an editor changed stays, with its source; what no editor touched follows the seed", async () => {
  const newer = LAW_RULES.map((rule) =>
    ["rbios-30-days", "rbios-90-days"].includes(rule.id)
      ? { ...rule, value: { days: 45 }, source: "The scheme itself", sourceDate: "2026-11-20" }
      : rule,
  );
  const { outcome, edited, untouched, deleted } = await undoneEdit(async (tx) => {
    await edit(tx, { value: { days: 31 } });
    await tx.lawRule.delete({ where: { id: "rbios-award" } }).catch(() => null);
    const outcome = await seed(tx, newer);
    return {
      outcome,
      edited: await tx.lawRule.findUniqueOrThrow({ where }),
      untouched: await tx.lawRule.findUniqueOrThrow({ where: { id: "rbios-90-days" } }),
      deleted: await tx.lawRule.findUniqueOrThrow({ where: { id: "rbios-award" } }),
    };
  });
  expect(outcome).toMatchObject({ added: 0, changed: 1, edited: 1 });
  expect(edited).toMatchObject({ value: { days: 31 }, source: "newskarnataka.com 2026-07-02" });
  expect(untouched).toMatchObject({ value: { days: 45 }, source: "The scheme itself" });
  expect(deleted.archivedAt).not.toBeNull();
});
