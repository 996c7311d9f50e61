import { emiAddress, schemePart } from "./emi-address";

const address = emiAddress({ rate: 9.15, scheme: "some-bank.scholar-loan", readAt: Date.UTC(2026, 10, 21) });
const search = address.slice(address.indexOf("?"));

test("a calculator's address says whose rate it holds and when that was seen", () => {
  expect(search).toBe("?rate=9.15&scheme=some-bank.scholar-loan&seen=mwpn5s00");
});

test("an address that is written anew still says so, as long as the rate is the scheme's", () => {
  expect(schemePart(search, "9.15")).toBe("&scheme=some-bank.scholar-loan&seen=mwpn5s00");
  expect(schemePart(search, " 9.15 ")).toBe("&scheme=some-bank.scholar-loan&seen=mwpn5s00");
  expect(schemePart("?rate=9.15&scheme=some-bank.scholar-loan", "9.15")).toBe("&scheme=some-bank.scholar-loan");
});

test("another rate, or an address without a scheme, says nothing of one", () => {
  expect(schemePart(search, "9.5")).toBe("");
  expect(schemePart("?rate=9.15&seen=mwpn5s00", "9.15")).toBe("");
  expect(schemePart("", "9.15")).toBe("");
});
