import type { Offer } from "./comparable";
import { FACTS, FEE_ON } from "./facts";
import { isForNamed } from "./named-groups";
import { processingTimes } from "./processing-time";
import { isUsual } from "./usual-countries";

const feeOf = FACTS.find(({ key }) => key === "fee")!.figure;

/** Processing fees on a loan of `on` rupees, lowest and highest, without GST; null where none is published. */
export function publishedFees(offers: readonly Offer[]): { on: number; lowest: number; highest: number } | null {
  const fees = offers.flatMap(({ scheme }) => (scheme.currency === "INR" ? (feeOf(scheme) ?? []) : []));
  return fees.length > 0 ? { on: FEE_ON, lowest: Math.min(...fees), highest: Math.max(...fees) } : null;
}

/** How many lenders say how long they take, and from how many days to how many. Null where none does. */
export function saidTimes(offers: readonly Offer[]): { lenders: number; shortest: number; longest: number } | null {
  const texts = new Map(offers.map(({ lender }) => [lender.id, lender.loanProcessingTime]));
  const times = [...texts.values()].flatMap((text) => processingTimes(text) ?? []);
  if (times.length === 0) return null;
  return {
    lenders: times.length,
    shortest: Math.floor(Math.min(...times.map(({ shortest }) => shortest))),
    longest: Math.ceil(Math.max(...times.map(({ longest }) => longest))),
  };
}

export type Served = { india: number; anywhere: number; named: Readonly<Record<string, number>> };

/** How many lenders lend for study in a country to everybody, by name or abroad without a list. */
export function servedCountries(offers: readonly Offer[]): Served {
  const lenders = new Map<string, Offer["scheme"][]>();
  for (const { lender, scheme } of offers)
    if (!isForNamed(scheme)) lenders.set(lender.id, [...(lenders.get(lender.id) ?? []), scheme]);
  const named: Record<string, number> = {};
  let [india, anywhere] = [0, 0];
  for (const schemes of lenders.values()) {
    if (schemes.some(({ inIndia }) => inIndia)) india++;
    const isAnywhere = schemes.some(({ abroad }) => abroad === "any");
    if (isAnywhere) anywhere++;
    for (const code of new Set(schemes.flatMap(({ abroad, countries }) => (abroad === "none" ? [] : countries))))
      if (!isAnywhere || !isUsual(code)) named[code] = (named[code] ?? 0) + 1;
  }
  return { india, anywhere, named };
}

/** How many lenders that is for one country; of an unusual one, those that name it. @param code ISO 3166-1 alpha-2 */
export const lendersFor = (code: string, { india, anywhere, named }: Served) =>
  code === "IN" ? india : (isUsual(code) ? anywhere : 0) + (named[code] ?? 0);
