import { rateSpan } from "./rate-span";
import { lender, rate, scheme } from "./testing";

const span = (...schemes: Parameters<typeof lender>[0] & object) => rateSpan(lender(schemes));

it("goes from the lowest rate to the highest of all schemes in the same currency", () => {
  expect(
    span(
      scheme({ rates: [rate(9.15, { toPct: 9.65 }), rate(11)] }),
      scheme({ rates: [rate(8.2, { publishedOn: "2025-09" })] }),
      scheme({ currency: "USD", rates: [rate(6, { toPct: 16 })] }),
    ),
  ).toEqual({
    fromPct: 8.2,
    toPct: 11,
    currency: "INR",
    page: { publishedOn: "2025-09", readOn: "2026-11-21", readAs: "storedCopy", rank: "ownPage", isCopy: false },
  });
});

it("has no upper end where one figure is all that is published, and one where it is said to be the only one", () => {
  expect(span(scheme({ rates: [rate(9.15)] }))).toMatchObject({ fromPct: 9.15, toPct: null });
  expect(span(scheme({ rates: [rate(9.15, { toPct: 9.15 })] }))).toMatchObject({ fromPct: 9.15, toPct: 9.15 });
});

it("counts no rate that a premium comes on top of", () => {
  expect(span(scheme({ rates: [rate(9.25), rate(10, { plus: "a risk premium" })] }))?.toPct).toBeNull();
  expect(span(scheme({ rates: [rate(9.25, { plus: "a risk premium" })] }))).toBeNull();
});

it("is nothing where an editor's words stand for the rate", () => {
  expect(rateSpan(lender([scheme()], { interestRate: "From about 10%" }))).toBeNull();
});
