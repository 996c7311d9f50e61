import { compactRupees, rupees } from "@/lib/text/format";

const KNOWN: Readonly<Record<string, { sign: string; name: string }>> = {
  USD: { sign: "US$", name: "US dollar" },
  GBP: { sign: "£", name: "pound" },
  EUR: { sign: "€", name: "euro" },
};
const GROUPED = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** "₹20,00,000", "US$220,000", "CAD 40,000": whole units, grouped as people of that currency do. */
export function inCurrency(amount: number, currency: string): string {
  if (currency === "INR") return rupees(amount);
  const grouped = Number.isFinite(amount) ? GROUPED.format(Math.round(amount) + 0) : "–";
  return KNOWN[currency] ? `${KNOWN[currency].sign}${grouped}` : `${currency} ${grouped}`;
}

const EXACT = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "£1,529", "€877.50", "CAD 23,448": no cent is lost. @param hundredths of the currency's unit, whole */
export function exactInCurrency(hundredths: number, currency: string): string {
  if (hundredths % 100 === 0 && currency !== "INR") return inCurrency(hundredths / 100, currency);
  if (currency === "INR") return rupees(hundredths / 100);
  const amount = EXACT.format(hundredths / 100);
  return KNOWN[currency] ? `${KNOWN[currency].sign}${amount}` : `${currency} ${amount}`;
}

/** "US dollar"; the code where we have no word. */
export const currencyName = (currency: string) => KNOWN[currency]?.name ?? currency;

/** Rupees as "₹7.5 lakh", "₹3 crore"; others as `inCurrency`. */
export const inShort = (amount: number, currency: string) =>
  currency === "INR" ? compactRupees(amount) : inCurrency(amount, currency);
