import "server-only";
import { db } from "@/lib/db";

export const isPin = (text: string) => /^[1-9]\d{5}$/.test(text);

/** Districts of a PIN code, the one with most post offices first; [] for an unknown one. */
export function placesOf(pin: string) {
  return db.pinCode.findMany({ where: { pin }, orderBy: { id: "asc" }, select: { city: true, state: true } });
}
