import { LOAN } from "@/tests/factories/loans";
import { MAIN_DEFAULTS } from "./main-inputs";
import { pinPart, withPin } from "./pin-address";
import { asInputs, readPins, unreadPins, withoutPin } from "./pins";

const PINNED = { ...LOAN, courseMonths: 24 };
const PIN = "pin=2000000,11,24,96";

test("a pinned loan comes back from its address as it was", () => {
  const search = `?${withPin("?amount=2000000&rate=11", PINNED)}`;
  expect(search).toBe(`?amount=2000000&rate=11&${PIN}`);
  expect(readPins(search)).toEqual([{ pin: PIN, ...PINNED }]);
  expect(asInputs(readPins(search)[0]!)).toEqual(MAIN_DEFAULTS);
  expect(withPin("", PINNED)).toBe(PIN);
  // Ten months are no whole number of years.
  expect(readPins(`?pin=1,0,0,10`)[0]).toMatchObject({ months: 10 });
  expect(asInputs({ pin: "", ...PINNED, months: 10 })).toMatchObject({ tenure: "0.833" });
});

test("three at most, each once, in the order of the address", () => {
  const search = `?${[11, 11, 10, 9, 8].map((rate) => `pin=2000000,${rate},24,96`).join("&")}`;
  expect(readPins(search).map(({ annualRatePct }) => annualRatePct)).toEqual([11, 10, 9]);
  expect(withoutPin(search, PIN)).toBe("pin=2000000,10,24,96&pin=2000000,9,24,96&pin=2000000,8,24,96");
  expect(pinPart(`?amount=1&${PIN}&rate=2`)).toBe(`&${PIN}`);
});

test.each([
  "",
  "2000000",
  "-5,11,24,96",
  "2000000,11,24,0",
  "2000000,11,24,1e9",
  "NaN,11,24,96",
  "%E0%A4%A",
  "<b>,1,1,1",
])("a pin of %p is left out", (text) => {
  expect(readPins(`?pin=${text}&${PIN}`)).toEqual([{ pin: PIN, ...PINNED }]);
});

test("pinned loans that make no sense are counted, so that the page can say so", () => {
  expect(unreadPins("?pin=2000000,9,24,96&pin=twenty,9,24,96&pin=x&pin=x")).toBe(2);
  expect(unreadPins("?pin=2000000,9,24,96&amount=1")).toBe(0);
});
