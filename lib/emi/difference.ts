import { compactRupees, rupees } from "@/lib/text/format";

/** What a loan costs: all that is paid, and each EMI. Rupees. */
type CostAndEmi = { total: number; emi: number };

/** "Costs ₹1.05 lakh more in all than the first, with ₹1,200 less a month." To the rupee under a lakh. */
export function differenceInWords(own: CostAndEmi, other: CostAndEmi, name: string): string {
  const [total, emi] = [Math.round(own.total) - Math.round(other.total), Math.round(own.emi) - Math.round(other.emi)];
  const cost =
    total === 0
      ? `Costs as much in all as ${name}`
      : `Costs ${compactRupees(Math.abs(total))} ${than(total)} in all than ${name}`;
  const monthly = emi === 0 ? "with the same EMI" : `with ${rupees(Math.abs(emi))} ${than(emi)} a month`;
  return `${cost}, ${monthly}.`;
}

const than = (difference: number) => (difference > 0 ? "more" : "less");
