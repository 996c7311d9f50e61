import { parseAmount, typedNumber } from "./format";

/** Money with its paise: "26,00,000", "26 lakh", "969.73". Undefined for what is no amount. */
export function readMoney(text: string): number | undefined {
  const [, whole = "", paise = ""] =
    /^(?:₹|rs\.?|inr)?\s*(\d[\d,]*)\.(\d{1,2})\s*(?:\/-)?$/.exec(typedNumber(text)) ?? [];
  const rupees = parseAmount(whole || text);
  return rupees === undefined || !whole ? rupees : Number(`${rupees}.${paise}`);
}
