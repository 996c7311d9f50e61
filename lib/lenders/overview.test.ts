import { offersOf } from "./comparable";
import { lendersFor, publishedFees, saidTimes, servedCountries } from "./overview";
import { lender, scheme } from "./testing";

const offers = (...lenders: Parameters<typeof lender>[]) =>
  offersOf(lenders.map(([schemes, rest], index) => lender(schemes, { id: `lender-${index}`, ...rest })));

test("fees run from the lowest to the highest that rupee schemes publish", () => {
  expect(
    publishedFees(
      offers(
        [[scheme({ feePctMax: 1, feeFlat: null }), scheme({ feeFlat: 10_000 })]],
        [[scheme({ feePctMax: 2, feeNilUpTo: 2_000_000 })]],
        [[scheme({ currency: "USD", feePctMax: 5 })]],
        [[scheme()]],
      ),
    ),
  ).toEqual({ on: 2_000_000, lowest: 0, highest: 20_000 });
  expect(publishedFees(offers([[scheme()]]))).toBeNull();
});

test("times are those that lenders say, each lender once", () => {
  expect(
    saidTimes(
      offers(
        [[scheme(), scheme()], { loanProcessingTime: "2 to 5 business days" }],
        [[scheme()], { loanProcessingTime: "Within 15 days" }],
        [[scheme()], { loanProcessingTime: "soon" }],
        [[scheme()]],
      ),
    ),
  ).toEqual({ lenders: 2, shortest: 2, longest: 15 });
  expect(saidTimes(offers([[scheme()]]))).toBeNull();
});

test("a country counts the lenders that name it or lend for any, and no lender twice", () => {
  const all = offers(
    [[scheme({ abroad: "any" }), scheme({ abroad: "named", countries: ["DE"] })]],
    [[scheme({ abroad: "named", countries: ["DE"] })]],
    [[scheme({ abroad: "open", countries: ["US"] })]],
    [[scheme({ abroad: "none", inIndia: true, countries: ["DE"] })]],
  );
  expect(["DE", "US", "FR", "IN"].map((code) => lendersFor(code, servedCountries(all)))).toEqual([2, 2, 1, 1]);
});
