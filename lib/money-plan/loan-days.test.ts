import { lender, scheme } from "@/lib/lenders/testing";
import { abroadOf, lendersThere } from "@/lib/lenders/abroad";
import { seededRules } from "@/tests/factories/law-rules";
import { lenderDays, moneyDays } from "./loan-days";

const TODAY = "2026-11-28";
const rules = seededRules("plan");
const of = (id: string, loanProcessingTime: string | null) =>
  lender([scheme({ id: `${id}.1` })], { id, name: id.toUpperCase(), kind: "publicBank", loanProcessingTime });
const daysFor = (times: Record<string, string | null>, change: Partial<typeof asked> = {}) =>
  lenderDays(lendersThere("DE", abroadOf(Object.entries(times).map(([id, time]) => of(id, time)))), {
    ...asked,
    ...change,
  });
const THERE = { silent: null, slow: "30 days", quick: "3 to 5 working days" };
const asked = {
  end: "2027-03-20",
  hold: 28 as number | null,
  transfer: 2 as number | null,
  payout: 4 as number | null,
  rules,
  today: TODAY,
};

it("reckons to the last safe day at each lender, by the longest time that it states, in the order of names", () => {
  // 28 days before 20 March is Saturday 20 February (a third one), two more Thursday the 18th. Four before that is
  // Sunday the 14th, the day before a second Saturday, so Friday the 12th; three working days more Tuesday the 9th.
  expect(daysFor(THERE).map(({ id, handIn, isPast }) => [id, handIn, isPast])).toEqual([
    ["quick", "2027-02-02", false],
    // 30 days before the 9th is Sunday 10 January, the day before a second Saturday: Friday the 8th.
    ["silent", null, false],
    ["slow", "2027-01-08", false],
  ]);
});

it("calls a day past that is past, and tells none behind what is not known", () => {
  const past = daysFor(THERE, { today: "2027-02-01" });
  expect(past.map(({ isPast }) => isPast)).toEqual([false, false, true]);
  for (const span of ["hold", "transfer", "payout"] as const)
    expect(daysFor(THERE, { [span]: null }).map(({ handIn }) => handIn)).toEqual([null, null, null]);
});

it("gives no day by what a broker's page says, and takes the lender's own time beside it", () => {
  const found = daysFor({
    broker: "7 days, by a broker's page",
    partner: "25 working days, by an official channel partner",
    both: "2 to 5 business days by a broker's page; the lender's own code says within 30 days",
  });
  expect(found.map(({ id, handIn }) => [id, handIn])).toEqual([
    ["both", "2027-01-08"],
    ["broker", null],
    ["partner", null],
  ]);
});

it("says by when the money lies there and is paid out, whoever lends it", () => {
  expect(moneyDays({ ...asked, own: 28 })).toEqual({
    there: { id: "moneyThere", day: "2027-02-20", isPast: false },
    paidOut: { id: "paidOut", day: "2027-02-18", isPast: false },
    accepted: { id: "accepted", day: "2027-02-12", isPast: false },
  });
  expect(moneyDays({ ...asked, own: 28, transfer: null }).paidOut.day).toBeNull();
  expect(moneyDays({ ...asked, own: 28, hold: null })).toMatchObject({
    there: { day: "2027-02-20" },
    paidOut: { day: null },
  });
});
