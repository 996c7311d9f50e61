import "server-only";
import { createHash } from "node:crypto";
import { cacheLife, cacheTag } from "next/cache";
import { lastKnown, UNTIL_ANSWERED } from "@/lib/content/last-known";
import { tags } from "@/lib/content/tags";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { countryChoice, lenderRow, ruleRow, type Rulebook } from "./schema";

/** The listed lenders (SPEC section 3: active, with a rate) and their rules in force. Reads the database now. */
export async function readRulebook(): Promise<Rulebook> {
  const [rows, places] = await Promise.all([
    db.partner.findMany({
      where: { isActive: true, AND: [{ interestRate: { not: null } }, { interestRate: { not: "" } }] },
      orderBy: [{ position: "asc" }, { name: "asc" }],
      include: { rules: { where: { isActive: true }, orderBy: [{ position: "asc" }, { id: "asc" }] } },
    }),
    db.country.findMany({
      orderBy: [{ position: "asc" }, { name: "asc" }],
      select: { code: true, name: true, aliases: true, isActive: true },
    }),
  ]);

  const spellings = places.flatMap(({ code, name, aliases }) =>
    [code, name, ...aliases.split(",")].map((spelling) => [spelling.trim().toLowerCase(), code] as const),
  );
  const schema = ruleRow(new Map(spellings.filter(([spelling]) => spelling !== "")));
  const lenders = rows.flatMap(({ rules: ruleRows, ...row }) => {
    const lender = lenderRow.safeParse(row);
    if (!lender.success) {
      log.warn(
        { partner: row.id, table: "Partner", fields: lender.error.issues.map(({ path }) => path.join(".")) },
        "row of public content hidden",
      );
      return [];
    }
    const rules = ruleRows.flatMap((inForce) => {
      const rule = schema.safeParse(inForce);
      if (rule.success) return [rule.data];
      const { id, subject, operator } = inForce;
      log.warn(
        { partner: row.id, table: "EligibilityRule", row: id, subject, operator },
        "eligibility rule cannot be read: its lender is not checked",
      );
      return [];
    });
    return [{ ...lender.data, rules, unreadable: ruleRows.length - rules.length }];
  });

  return {
    edition: createHash("sha256").update(JSON.stringify(lenders)).digest("hex").slice(0, 8),
    dated:
      rows
        .flatMap(({ rules }) => rules.map(({ version }) => version.trim()))
        .sort()
        .at(-1) ?? "",
    lenders,
    countries: places.flatMap(({ code, name, isActive }) => {
      const choice = countryChoice.safeParse({ code, name });
      return isActive && choice.success ? [choice.data] : [];
    }),
  };
}

/** The same, as far as this process knows it. */
export const keptRulebook = lastKnown<Rulebook>("eligibility", readRulebook, {
  edition: "",
  dated: "",
  lenders: [],
  countries: [],
});

/** The same from the cache, for the page. Never fails: without lenders there is nothing to check against. */
export async function rulebook() {
  "use cache";
  cacheTag(tags.partners, tags.countries, tags.all);
  const { value, fresh } = await keptRulebook.get();
  if (fresh) cacheLife("minutes");
  else cacheLife(UNTIL_ANSWERED);
  return value;
}
