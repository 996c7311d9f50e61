import type { PlanDraft } from "./draft";
import { opening } from "./opening";

const KEPT: PlanDraft = { country: "DE", rate: "100", tuition: "3000", savings: "12 lakh" };

it("lays a country and a rate over the kept plan of that country, and loses nothing of it", () => {
  expect(opening({}, KEPT)).toEqual({ draft: KEPT, aside: null });
  expect(opening({ country: "DE" }, KEPT)).toEqual({ draft: KEPT, aside: null });
  expect(opening({ country: "DE", rate: "101.5" }, KEPT)).toEqual({ draft: { ...KEPT, rate: "101.5" }, aside: null });
  expect(opening({ country: "DE" }, { rate: "100" })).toEqual({ draft: { country: "DE", rate: "100" }, aside: null });
});

it("sets the kept plan aside for another one, until the reader has chosen", () => {
  expect(opening({ country: "GB" }, KEPT)).toEqual({ draft: { country: "GB" }, aside: KEPT });
  const shared: PlanDraft = { country: "DE", rate: "100", tuition: "5000" };
  expect(opening(shared, KEPT)).toEqual({ draft: shared, aside: KEPT });
});

it("asks nothing where nothing is kept, or the very same", () => {
  expect(opening({ country: "GB" }, null)).toEqual({ draft: { country: "GB" }, aside: null });
  expect(opening({ country: "GB" }, {})).toEqual({ draft: { country: "GB" }, aside: null });
  expect(opening({ ...KEPT }, KEPT)).toEqual({ draft: KEPT, aside: null });
});
