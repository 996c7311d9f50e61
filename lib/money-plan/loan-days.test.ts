import { lender, scheme } from "@/lib/lenders/testing";
import { abroadOf, lendersThere } from "@/lib/lenders/abroad";
import { seededRules } from "@/tests/factories/law-rules";
import { lenderDays, moneyDays } from "./loan-days";

const TODAY = "2026-11-28";
const rules = seededRules("plan");
const of = (id: string, loanProcessingTime: string | null) =>
  lender([scheme({ id: `${id}.1` })], { id, name: id.toUpperCase(), kind: "publicBank", loanProcessingTime });
const THERE = lendersThere(
  "DE",
  abroadOf([of("quick", "3 to 5 working days"), of("slow", "30 days"), of("silent", null)]),
);
const asked = { end: "2027-03-20", hold: 28, transfer: 2, rules, today: TODAY };

it("reckons to the last safe day at each lender, by the longest time that it states, silent ones last", () => {
  // 28 days before 20 March is 20 February, two more the 18th, three working days more the 15th (worked by hand).
  expect(lenderDays(THERE, asked).map(({ id, handIn, isPast }) => [id, handIn, isPast])).toEqual([
    ["quick", "2027-02-08", false],
    ["slow", "2027-01-16", false],
    ["silent", null, false],
  ]);
});

it("calls a day past that is past, and tells none behind what is not known", () => {
  expect(lenderDays(THERE, { ...asked, today: "2027-02-01" }).map(({ isPast }) => isPast)).toEqual([
    false,
    true,
    false,
  ]);
  expect(lenderDays(THERE, { ...asked, transfer: null }).map(({ handIn }) => handIn)).toEqual([null, null, null]);
  expect(lenderDays(THERE, { ...asked, hold: null }).map(({ handIn }) => handIn)).toEqual([null, null, null]);
});

it("says by when the money lies there and is paid out, whoever lends it", () => {
  expect(moneyDays(asked)).toEqual({
    there: { id: "moneyThere", day: "2027-02-20", isPast: false },
    paidOut: { id: "paidOut", day: "2027-02-18", isPast: false },
  });
  expect(moneyDays({ ...asked, transfer: null }).paidOut.day).toBeNull();
});
