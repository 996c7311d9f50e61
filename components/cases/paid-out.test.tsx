import { renderToStaticMarkup } from "react-dom/server";
import { sampleEvent } from "@/lib/cases/testing";
import { sanctionFigures } from "@/lib/cases/offers";
import { PaidOut } from "./paid-out";

const YES = { kind: "sanctioned", amount: 2_200_000, rate: 9.15, termMonths: 120 } as const;

/** What stands of the instalment once these amounts are paid out. */
function instalmentOf(paid: readonly (number | null)[], terms: Partial<Parameters<typeof sampleEvent>[0]> = {}) {
  const events = [
    sampleEvent({ id: 1, ...YES, ...terms }),
    ...paid.map((amount, index) => sampleEvent({ id: index + 2, kind: "paidOut", amount })),
  ];
  const html = renderToStaticMarkup(
    <PaidOut
      {...{ events, caseId: "DK-1", lender: "SBI", openLinks: 0, guidance: null, onChanged: async () => {} }}
      offer={sanctionFigures(events, { wanted: null, today: "2026-06-01" })}
    />,
  );
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
  return /An instalment[^]*?(?=$)/.exec(text)?.[0].trim() ?? null;
}

test.each<[string, readonly (number | null)[], object, string | null]>([
  [
    "all of it",
    [2_200_000],
    {},
    "An instalment is about ₹28,048 a month: for ₹22,00,000 at 9.15% a year over 120 months, with no interest of the study time added.",
  ],
  [
    "a part: counted with what was paid",
    [500_000, 600_000],
    {},
    "An instalment is about ₹14,024 a month: for ₹11,00,000 at 9.15% a year over 120 months, with no interest of the study time added. It grows with each further payment.",
  ],
  [
    "an amount that nobody wrote: counted with the sanctioned one",
    [null],
    {},
    "An instalment is about ₹28,048 a month: for ₹22,00,000 at 9.15% a year over 120 months, with no interest of the study time added.",
  ],
  ["no rate is known", [2_200_000], { rate: null }, null],
  ["no term is known", [2_200_000], { termMonths: null }, null],
])("%s", (_, paid, terms, words) => {
  expect(instalmentOf(paid, terms)).toBe(words);
});
