import { NO_TERMS } from "@/lib/cases/event";
import { rupees } from "@/lib/text/format";
import { workedOffers } from "./worked-offers";

const offer = (terms: object) => ({
  ...{ caseId: "DK-1-1", partnerId: null, lender: "HDFC Bank", day: "2026-11-03", isTaken: false, amount: null },
  ...NO_TERMS,
  ...terms,
});
const form = { loanDetails: { loanAmount: "2500000" } } as Parameters<typeof workedOffers>[0];

// By hand: simple interest of 30 months is added to the amount, and P·r / (1 − (1 + r)^−n) is paid n times.
test.each<[object, string, string]>([
  [{ amount: 2_200_000, rate: 9.15, termMonths: 120 }, "₹34,463", "₹41,35,615"],
  [{ amount: 2_400_000, rate: 10.4, termMonths: 144 }, "₹36,841", "₹53,05,160"],
  // What it does not say is counted as before: 25,00,000 asked for, 8 years.
  [{ rate: 10.5 }, "₹48,733", "₹46,78,325"],
  [{ amount: 2_000_000, rate: 9.15 }, "₹36,194", "₹34,74,662"],
  [{ amount: 2_000_000, termMonths: 120 }, "–", "–"],
])("%j: the instalment after the course is %s, and %s in all", (terms, emi, total) => {
  const [worked] = workedOffers(form, [offer(terms)]);
  expect([worked!.emi, worked!.totalPaid].map((sum) => rupees(sum ?? NaN))).toEqual([emi, total]);
});

test("an offer without an amount has no sums where the form does not say one", () => {
  expect(workedOffers({ loanDetails: null }, [offer({ rate: 9 })])).toMatchObject([{ emi: null, totalPaid: null }]);
});
