import "server-only";
import { db } from "@/lib/db";

/** A PIN code: six digits, the first not 0. */
export const isPin = (text: string) => /^[1-9]\d{5}$/.test(text);

/**
 * Where a PIN code may lie: one PIN can serve several districts, and one that we do not know serves none. In the order
 * in which they were stored, which is the district with most post offices first.
 */
export function placesOf(pin: string) {
  return db.pinCode.findMany({ where: { pin }, orderBy: { id: "asc" }, select: { city: true, state: true } });
}
