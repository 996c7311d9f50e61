import { randomUUID } from "node:crypto";
import { checkContent } from "@/lib/content-rules/check";
import type { Prisma } from "@/lib/generated/prisma/client";
import { db } from "./database";

type OwnRate = Partial<Prisma.RateUncheckedCreateInput>;

export const checkLenders = (...ids: string[]) =>
  db.$transaction((tx) => checkContent(tx, ids), { timeout: 120_000, maxWait: 60_000 });

/** A listed lender with a source, at "9% a year" by an editor's words, unless told otherwise. Gives back its id. */
export async function newLender(own: Partial<Prisma.PartnerUncheckedCreateInput> = {}) {
  const data = {
    id: `test-${randomUUID()}`,
    name: "Test Bank",
    kind: "publicBank" as const,
    initials: "TB",
    interestRate: "9% a year",
    isActive: true,
    ...own,
  };
  await db.partner.create({ data });
  await db.partnerSource.create({
    data: { partnerId: data.id, covers: "rate", source: "https://bank.example", confidence: "high" },
  });
  await checkLenders(data.id);
  return data.id;
}

/** A public scheme of such a lender, with its rates; without any it has published none. Gives back its id. */
export async function newScheme(
  partnerId: string,
  slug: string,
  { rates, ...own }: Partial<Prisma.SchemeUncheckedCreateInput> & { rates: readonly OwnRate[] },
) {
  const id = `${partnerId}.${slug}`;
  await db.scheme.create({ data: { id, partnerId, name: slug, isActive: true, abroad: "any", ...own } });
  for (const [index, rate] of rates.entries())
    await db.rate.create({
      data: {
        id: `${id}.${index + 1}`,
        schemeId: id,
        fromPct: 9,
        type: "floating",
        source: "https://bank.example/rates",
        publishedOn: "2026-09",
        ...rate,
      },
    });
  await checkLenders(partnerId);
  return id;
}

export const removeLenders = (ids: string[]) =>
  db.$transaction([
    db.$executeRaw`SET LOCAL dakhila.purge = 'on'`,
    db.eligibilityRule.deleteMany({ where: { scheme: { partnerId: { in: ids } } } }),
    db.partnerSource.deleteMany({ where: { partnerId: { in: ids } } }),
    db.rate.deleteMany({ where: { scheme: { partnerId: { in: ids } } } }),
    db.scheme.deleteMany({ where: { partnerId: { in: ids } } }),
    db.partner.deleteMany({ where: { id: { in: ids } } }),
  ]);
