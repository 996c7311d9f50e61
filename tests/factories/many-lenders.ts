import { checkContent } from "@/lib/content-rules/check";
import type { PrismaClient } from "@/lib/generated/prisma/client";

/** As lenders are in the seed: a scheme each, two for every other one; rates from 8% to 15.99% a year. */
export async function seedLenders(db: PrismaClient, from: number, to: number) {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  const ids = numbers.map((number) => ({ number, id: `many-${number}` }));
  for (let at = 0; at < ids.length; at += 250) {
    const some = ids.slice(at, at + 250);
    const schemes = some.flatMap(({ id, number }) =>
      Array.from({ length: 1 + (number % 2) }, (_, place) => ({
        id: `${id}.loan-${place}`,
        partnerId: id,
        number,
        place,
      })),
    );
    await db.partner.createMany({
      data: some.map(({ id, number }) => ({
        id,
        name: `Bank number ${number}`,
        kind: (["publicBank", "privateBank", "nbfc"] as const)[number % 3]!,
        initials: "BN",
        isActive: true,
        position: 1000 + number,
        loanProcessingTime: `${(number % 9) + 2} to ${(number % 9) + 12} working days`,
      })),
    });
    await db.partnerSource.createMany({
      data: some.map(({ id }) => ({
        partnerId: id,
        covers: "rate,fee,unsecured,tenure",
        source: `https://${id}.example/loan`,
        confidence: "high" as const,
      })),
    });
    await db.scheme.createMany({
      data: schemes.map(({ id, partnerId, number, place }) => ({
        id,
        partnerId,
        name: `Loan ${place + 1}`,
        isActive: true,
        abroad: "any" as const,
        inIndia: number % 2 === 0,
        unsecuredMax: 1_000_000 + (number % 40) * 100_000,
        securedMax: 10_000_000,
        feePctMax: 1 + (number % 4) / 4,
        tenureMaxMonths: 120 + (number % 60),
        graceMonths: 6,
      })),
    });
    await db.rate.createMany({
      data: schemes.map(({ id, number, place }) => ({
        id: `${id}.1`,
        schemeId: id,
        fromPct: 8 + ((number * 7 + place) % 800) / 100,
        type: "floating" as const,
        source: `https://${id}.example/rates`,
        publishedOn: "2026-09",
      })),
    });
    const checked = some.map(({ id }) => id);
    await db.$transaction((tx) => checkContent(tx, checked), { timeout: 300_000, maxWait: 60_000 });
  }
}
