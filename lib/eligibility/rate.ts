import { parseAmount } from "@/lib/format";
import type { Answers } from "./answers";
import type { RatedLender } from "./schema";

type Stated = { rate: number; highest: number | null } | { unknown: string };

const PER_CENT = String.raw`(\d+(?:\.\d+)?)\s?%`;
const UP_TO = String.raw`(?:\s*\(up to (?:about )?${PER_CENT}[^)]*\))?`;
/** "9.5% a year in India, 10.25% abroad": one rate for each of two cases. */
const TWO_CASES = new RegExp(
  String.raw`^(?:about )?${PER_CENT}(?: a year)? (?:with (?:collateral|security)|in India|up to (₹[\d.,]+(?: (?:lakh|crore))?))${UP_TO}, (?:about )?${PER_CENT}(?: a year)? (without|abroad|above)${UP_TO}`,
  "i",
);

/**
 * The lowest rate that the lender publishes for this student, and the highest where there is one; % a year. The figure
 * beside the editors' text counts only as long as the text says the same, because a text that was changed alone must
 * not go on with the old figure. Where the text gives two cases (with and without collateral, India and abroad, up to
 * an amount and above), the student's case counts.
 */
export function rateFor(
  lender: Pick<RatedLender, "interestRate" | "rateMin" | "rateMax">,
  answers: Pick<Answers, "country" | "security" | "amount">,
): Stated {
  const { interestRate, rateMin, rateMax } = lender;
  if (/\bplus\b|\+/i.test(interestRate))
    return { unknown: "Something is added on top of its published rate, and the lender does not say how much." };
  if (rateMin === null) return { unknown: "We know no rate of this lender that we could count with." };
  const figures = [...interestRate.matchAll(new RegExp(PER_CENT, "g"))].map(([, figure]) => Number(figure));
  if (!figures.includes(rateMin)) return { unknown: "The figures that we hold for its rate do not agree." };

  const [, first, limit, firstUpTo, second, secondCase, secondUpTo] = TWO_CASES.exec(interestRate.trim()) ?? [];
  if (first && second && secondCase) {
    const above = limit ? answers.amount > (parseAmount(limit) ?? Infinity) : false;
    const isSecond = { without: !answers.security, abroad: answers.country !== "IN", above }[secondCase.toLowerCase()];
    const [rate, upTo] = isSecond ? [second, secondUpTo] : [first, firstUpTo];
    return { rate: Number(rate), highest: upTo ? Number(upTo) : null };
  }
  return { rate: rateMin, highest: rateMax !== null && rateMax > rateMin ? rateMax : null };
}
