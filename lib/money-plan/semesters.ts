import { NOTHING, type Exact } from "./money";
import { type MoneyPlan, PAYERS, type planMoney } from "./plan";

type Result = ReturnType<typeof planMoney>;
export type SharePart = (typeof PAYERS)[number] | "unpaid";
export const SHARE_PARTS: readonly SharePart[] = [...PAYERS, "unpaid"];

/** Half a year of the course, from 1; 0 is what is paid before it begins. */
export type Semester = { half: number; parts: Readonly<Record<SharePart, Exact>> };

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

const halfOf = (day: string, start: string) => {
  if (day < start) return 0;
  const months = monthOf(day) - monthOf(start) - (day.slice(8) < start.slice(8) ? 1 : 0);
  return 1 + Math.floor(months / 6);
};

/** Who pays how much of what is due in each half of a year, and what nobody pays. @param start of the course */
export function semestersOf({ dues, sources }: MoneyPlan, { payments, unpaid }: Result, start: string): Semester[] {
  const payerOf = new Map(sources.map(({ id, payer }) => [id, payer]));
  const halves = new Map<number, Record<SharePart, Exact>>();
  const partsOf = (half: number) => {
    const nothing = { family: NOTHING, scholarship: NOTHING, loan: NOTHING, student: NOTHING, unpaid: NOTHING };
    const parts = halves.get(half) ?? nothing;
    halves.set(half, parts);
    return parts;
  };
  for (const { id, day } of dues) {
    const parts = partsOf(halfOf(day, start));
    parts.unpaid += unpaid.get(id) ?? NOTHING;
    for (const { due, source, amount } of payments) if (due === id) parts[payerOf.get(source) ?? "student"] += amount;
  }
  return [...halves].sort(([a], [b]) => a - b).map(([half, parts]) => ({ half, parts }));
}
