import { writeBody } from "@/lib/cases/schema";
import { sampleEvent } from "@/lib/cases/testing";
import { emptyOffer, type Offer } from "@/lib/offers/offer";
import { example } from "@/lib/offers/testing";
import { newTypedCharge } from "./testing";
import { leftOutOf, sanctionIn, sanctionLine, standingOf } from "./sanction";

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
  ["no months from a term that may leave out the study", { term: 180, monthsBefore: 36 }, { termMonths: null }],
  ["the whole term where there is no study", { term: 180, monthsBefore: 0 }, { termMonths: 180 }],
  [
    "three months for an instalment of each quarter",
    { instalments: 40, instalmentEvery: "quarter", term: 120, monthsBefore: 30 },
    { termMonths: 120 },
  ],
  [
    "no months from instalments of another time",
    { instalments: 48, instalmentEvery: "other", term: 180, monthsBefore: 36 },
    { termMonths: null },
  ],
  [
    "no months from instalments that cannot be read",
    { instalments: "unread", term: 180, monthsBefore: 36 },
    { termMonths: null },
  ],
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
  ["no day but the letter's", { givenOn: "2026-11-02" }, { day: null }],
  ["no amount where the currency cannot be read", { sanctioned: 40_000, currency: "unread" }, { amount: null }],
  [
    "the statement's fee before the letter's",
    {
      fees: "some",
      charges: [
        { ...newTypedCharge(10_000), in: "kfs" },
        { ...newTypedCharge(11_800), in: "letter" },
      ],
    },
    { processingFee: 10_000 },
  ],
])("takes over %s", (_, offer, expected) => expect(of(offer)).toMatchObject(expected));

test("what is taken over is what a line of a case takes", () => {
  const odd: Partial<Offer>[] = [
    ...[0.01, 9.125, 40, 40.01, 59.99].map((rate) => ({ rate })),
    ...[1, 480].map((instalments) => ({ instalments })),
    ...[0.4, 1, 499_999_999.99].map((sanctioned) => ({ sanctioned })),
    { term: 36, monthsBefore: 36 },
  ];
  for (const change of odd) {
    const said = Object.entries(of(change)).filter(([key, value]) => value !== null && key !== "day");
    const body = { caseId: "DK-1", kind: "sanctioned", happenedOn: "2026-11-02", ...Object.fromEntries(said) };
    expect([change, writeBody.safeParse(body).success]).toEqual([change, true]);
  }
});

test("what a case has no place for is told", () => {
  expect(leftOutOf({ ...emptyOffer(), currency: "USD", rate: 9.125 })).toEqual(["currency", "rate"]);
  expect(leftOutOf({ ...emptyOffer(), currency: "INR", rate: 9.12 })).toEqual([]);
});

test("a line keeps what stands beside the offer's figures, and is none where these stand already", () => {
  const standing = {
    ...{ ...sanctionIn(example("E4")), rate: 10.13, conditions: "Valuation of the flat", note: "By phone" },
  };
  const offer: Offer = { ...example("E4"), rate: 9.125 };
  expect(sanctionLine(offer, standing)).toMatchObject({ isSaid: true, isNew: false });
  const line = sanctionLine({ ...offer, sanctioned: 1_800_000, rate: 9.4 }, standing);
  expect(line).toMatchObject({
    ...{ isNew: true, terms: { amount: 1_800_000, rate: 9.4, conditions: "Valuation of the flat", note: "By phone" } },
  });
  expect(sanctionLine({ ...offer, sanctioned: 1_800_000 }, standing).terms.rate).toBe(10.13);
  expect(sanctionLine(emptyOffer(), standing)).toMatchObject({ isSaid: false, isNew: false });
  expect(sanctionLine(offer, null)).toMatchObject({ isSaid: true, isNew: true, terms: { conditions: null } });
});

test("a line of the student's own can be written anew with its true day; another's cannot be passed by an older one", () => {
  const line = (id: number, day: number, writer: "student" | "lender" = "student") =>
    sampleEvent({ id, kind: "sanctioned", happenedOn: `2026-11-${day}`, writer });
  expect(standingOf([], [])).toEqual({ own: null, least: null });
  expect(standingOf([line(1, 28)], [])).toMatchObject({ own: { id: 1 }, least: null });
  expect(standingOf([line(1, 20, "lender"), line(2, 28)], [])).toMatchObject({ own: { id: 2 }, least: "2026-11-20" });
  expect(standingOf([line(1, 20), line(2, 28, "lender")], [])).toEqual({ own: null, least: "2026-11-28" });
  expect(standingOf([line(1, 28)], [{ eventId: 1 }])).toEqual({ own: null, least: "2026-11-28" });
  const corrected = sampleEvent({ id: 3, kind: "corrected", correctsId: 2, happenedOn: "2026-11-29" });
  expect(standingOf([line(1, 20), line(2, 28), corrected], [])).toMatchObject({ own: { id: 1 }, least: null });
});
