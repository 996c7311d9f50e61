import type { PrismaClient } from "@/lib/generated/prisma/client";
import { normalizeLine } from "@/lib/text/normalize";
import { phoneDigits } from "@/lib/contact/phone";
import { fullPhone, isName, nameLength, PHONE } from "@/lib/contact/validation";

function storedPhone(typed: string) {
  const digits = phoneDigits(typed);
  if (!PHONE.test(digits)) throw new Error("A colleague's phone has ten digits, the first from 6 to 9.");
  return fullPhone(digits);
}

/** Lets somebody in at the desk by phone; whoever was removed comes back, under the name given now. */
export async function addColleague(db: PrismaClient, { name, phone }: { name: string; phone: string }) {
  const given = { name: normalizeLine(name), phone: storedPhone(phone) };
  if (!isName(given.name) || nameLength(given.name) > 120)
    throw new Error("A colleague has a name in letters, at most 120 of them.");
  return db.colleague.upsert({
    where: { phone: given.phone },
    create: given,
    update: { name: given.name, removedAt: null },
  });
}

/** Also out of a browser in which it is open. @throws Error where the phone is no staff member's */
export async function removeColleague(db: PrismaClient, phone: string) {
  const found = await db.colleague.findUnique({ where: { phone: storedPhone(phone) } });
  if (!found) throw new Error("This phone is no colleague's.");
  const now = new Date();
  await db.$transaction([
    db.colleague.update({ where: { id: found.id }, data: { removedAt: found.removedAt ?? now } }),
    db.pass.updateMany({ where: { colleagueId: found.id, revokedAt: null }, data: { revokedAt: now } }),
  ]);
  return found;
}
