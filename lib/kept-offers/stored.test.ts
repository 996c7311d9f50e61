import { emptyOffer } from "@/lib/offers/offer";
import { EXAMPLES } from "@/lib/offers/testing";
import { newTypedCharge } from "./testing";
import { offerFacts, storedOffer } from "./stored";

test("a stored offer is read as it was kept", () => {
  for (const { offer } of EXAMPLES) expect(storedOffer(JSON.parse(JSON.stringify(offer)))).toEqual(offer);
});

test("a row that was added since is not answered, and one that went is left out", () => {
  const { rate: _, ...older } = { ...emptyOffer(), sanctioned: 5 };
  expect(storedOffer({ ...older, gone: "yes" })).toEqual({ ...emptyOffer(), sanctioned: 5 });
  expect(storedOffer({})).toEqual(emptyOffer());
});

test("an offer is said in words, in the paper's order, and what was not answered is not said", () => {
  const offer = { ...emptyOffer(), currency: "INR" as const, rate: 9.5, sanctioned: 2_000_000, apr: "absent" as const };
  expect(offerFacts(offer)).toEqual([
    { label: "Currency of the loan", value: "Indian rupees" },
    { label: "Sanctioned loan amount", value: "₹20,00,000" },
    { label: "Interest rate, per cent a year", value: "9.5%" },
    { label: "Annual Percentage Rate (APR)", value: "Not there" },
  ]);
  expect(offerFacts(emptyOffer())).toEqual([]);
});

test("a charge and a payout are said in full", () => {
  const charges = [{ ...newTypedCharge(10_000), isYearly: true, payee: "B" as const, in: "letter" as const }];
  const payouts = [{ month: 0, amount: 40_000, to: "insurer" as const }];
  const said = offerFacts({ ...emptyOffer(), currency: "INR", charges, payouts })
    .map(({ value }) => value)
    .join(" ");
  for (const words of ["each year", "for others", "in the letter alone", "to the insurer"])
    expect(said).toContain(words);
});
