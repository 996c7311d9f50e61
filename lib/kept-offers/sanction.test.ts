import { emptyOffer, type Offer } from "@/lib/offers/offer";
import { example } from "@/lib/offers/testing";
import { newTypedCharge } from "./testing";
import { sanctionIn } from "./sanction";

const of = (over: Partial<Offer>) => sanctionIn({ ...emptyOffer(), ...over });

test("the figures of a statement are those of the sanction", () => {
  const offer = example("E4");
  expect(sanctionIn(offer)).toMatchObject({
    amount: offer.sanctioned,
    rate: offer.rate,
    rateType: offer.rateType,
    termMonths: offer.instalments,
    validUntil: offer.openUntil,
    day: offer.letterDate,
  });
});

test("what a paper does not say is not said: nothing is 0", () => {
  const nothing = { amount: null, rate: null, rateType: null, termMonths: null, processingFee: null };
  expect(of({})).toEqual({ ...nothing, conditions: null, validUntil: null, day: null });
  expect(of({ sanctioned: "absent", rate: "unread", instalments: "absent", fees: "absent" })).toMatchObject(nothing);
});

test.each<[string, Partial<Offer>, object]>([
  [
    "the letter's amount and rate, where the statement has none",
    { letterAmount: 5, letterRate: 9 },
    { amount: 5, rate: 9 },
  ],
  ["paise to the next rupee", { sanctioned: 100_000.6 }, { amount: 100_001 }],
  [
    "no amount of another currency",
    { sanctioned: 40_000, currency: "USD", fees: "none" },
    { amount: null, processingFee: null },
  ],
  ["a rate of more places left out", { rate: 9.125 }, { rate: null }],
  ["a rate of 0 left out", { rate: 0 }, { rate: null }],
  ["months of repayment, the study taken off", { term: 180, monthsBefore: 36 }, { termMonths: 144 }],
  ["no months where only the whole term is known", { term: 180 }, { termMonths: null }],
  ["no months where the study is the whole term", { term: 36, monthsBefore: 36 }, { termMonths: null }],
  [
    "the lender's own one-time fees together",
    { fees: "some", charges: [newTypedCharge(10_000), newTypedCharge(1_800)] },
    { processingFee: 11_800 },
  ],
  [
    "no fee where one cannot be read",
    { fees: "some", charges: [newTypedCharge(10_000), newTypedCharge("unread")] },
    { processingFee: null },
  ],
  [
    "no fee of a third party",
    { fees: "some", charges: [{ ...newTypedCharge(10_000), payee: "B" }] },
    { processingFee: null },
  ],
  ["a nil fee", { fees: "none" }, { processingFee: 0 }],
  ["the statement's day, without a letter's", { givenOn: "2026-11-02" }, { day: "2026-11-02" }],
])("takes over %s", (_, offer, expected) => expect(of(offer)).toMatchObject(expected));
