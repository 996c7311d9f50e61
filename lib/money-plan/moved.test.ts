import type { PlanDraft } from "./draft";
import { type Aside, moved } from "./moved";

const MONEY: Readonly<Record<string, string>> = { GB: "GBP", DE: "EUR", IE: "EUR" };
const currencyOf = ({ country, currency }: PlanDraft) => MONEY[country ?? ""] ?? currency ?? null;
const NONE: Aside = new Map();
const GB: PlanDraft = { country: "GB", rate: "120", tuition: "22000", place: "alt", hold: "28" };

it("takes no rate into another money, and gives it back on the way back", () => {
  const there = moved(GB, { country: "DE" }, { aside: NONE, currencyOf });
  expect(there.draft).toEqual({ country: "DE", tuition: "22000" });
  const back = moved({ ...there.draft, rate: "100" }, { country: "GB" }, { aside: there.aside, currencyOf });
  expect(back.draft).toEqual(GB);
  expect(moved(back.draft, { country: "IE" }, { aside: back.aside, currencyOf }).draft.rate).toBe("100");
});

it("keeps the rate where the money is the same, and what is of the country alone with its country", () => {
  const { draft } = moved(
    { country: "DE", rate: "100", account: "yes" },
    { country: "IE" },
    { aside: NONE, currencyOf },
  );
  expect(draft).toEqual({ country: "IE", rate: "100" });
});

it("loses nothing where no country or money was chosen before", () => {
  expect(moved({ rate: "100" }, { country: "DE" }, { aside: NONE, currencyOf }).draft).toEqual({
    country: "DE",
    rate: "100",
  });
  const other: PlanDraft = { country: "OTHER", currency: "USD", rate: "90" };
  expect(moved(other, { currency: "CHF" }, { aside: NONE, currencyOf }).draft).toEqual({
    country: "OTHER",
    currency: "CHF",
  });
});
