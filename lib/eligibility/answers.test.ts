import { askedIn, fromSearch, readDraft, toSearch } from "./answers";
import { COUNTRIES, STUDENT } from "./testing";

const COMPLETE =
  "?country=US&level=postgraduate&amount=2000000&security=no&admission=received_offer&coApplicant=earning&course=24&years=8";
const read = (search: string) => readDraft(fromSearch(search, ["USD"]), COUNTRIES);

it("comes back from the address as it went in", () => {
  for (const search of [
    COMPLETE,
    `${COMPLETE}&usd=85.5`,
    `${COMPLETE}&premier=yes&order=total&usd=85.5`,
    "?country=other&amount=500",
  ])
    expect(toSearch(fromSearch(search, ["USD"]))).toBe(search);
  expect(read(COMPLETE)).toEqual({ answers: STUDENT, exchange: {}, order: "apr", problems: {} });
  expect(read(`${COMPLETE}&usd=85.5`).exchange).toEqual({ USD: 85.5 });
});

it("takes an amount as people write it", () => {
  for (const amount of ["20+lakh", "20L", "20,00,000", "%E2%82%B920,00,000"])
    expect(read(COMPLETE.replace("2000000", amount)).answers?.amount).toBe(2_000_000);
});

it.each([
  ["amount", ["0", "-5", "1e18", "abc", "NaN", "Infinity", "", "1000000001", "99999999999999999999"]],
  ["country", ["XX", "xx", "<script>", ""]],
  ["level", ["Postgrad", "constructor"]],
  ["security", ["true", "1"]],
  ["admission", ["Confirmed"]],
  ["coApplicant", ["mother"]],
  ["course", ["0", "-6", "25", "1e9"]],
  ["years", ["0", "16", "8.5"]],
] as const)("has no answer for a %s of nonsense, and says so", (question, values) => {
  for (const value of values) {
    const params = new URLSearchParams(COMPLETE);
    params.set(question, value);
    const { answers, problems } = read(`?${params}`);
    expect(answers).toBeUndefined();
    expect(Object.keys(problems)).toEqual([question]);
  }
});

it("takes an exchange rate that cannot be read as not given", () => {
  for (const rate of ["0", "-1", "abc", "1e9", "2e3", "0x55", "85,500", "85.5.5", "85 dollars", "$85"])
    expect(read(`${COMPLETE}&usd=${rate}`)).toMatchObject({
      answers: STUDENT,
      exchange: {},
      problems: { USD: expect.any(String) },
    });
});

it.each([
  ["", "unknown"],
  ["&premier=", "unknown"],
  ["&premier=yes", "yes"],
  ["&premier=no", "no"],
  ["&premier=unknown", "unknown"],
  ["&premier=Yes", "yes"],
  ["&premier=perhaps", "unknown"],
])("never requires whether the institute is premier: %p is %s", (end, premier) =>
  expect(read(COMPLETE + end)).toMatchObject({ answers: { ...STUDENT, premier }, problems: {} }),
);

it.each([
  ["85,50", 85.5],
  ["85,5", 85.5],
  ["85.50", 85.5],
  ["1,234.5", 1234.5],
  ["Rs 85.50", 85.5],
  ["Rs.85.50", 85.5],
  ["₹85.50", 85.5],
  ["८५", 85],
  ["८५.५", 85.5],
  ["８５", 85],
  ["85/-", 85],
  ["85.5 rupees", 85.5],
  ["Rs. 85.5/-", 85.5],
])("reads %p rupees for a dollar as %p", (rate, rupees) => {
  const { exchange, problems } = readDraft({ ...fromSearch(COMPLETE, []), exchange: { USD: rate } }, COUNTRIES);
  expect([exchange, problems]).toEqual([{ USD: rupees }, {}]);
});

it("reads what an address says in whichever letters", () => {
  const search = COMPLETE.replace("US", "us").replace("postgraduate", "Postgraduate").replace("earning", "Earning");
  expect(read(search)).toEqual({ answers: STUDENT, exchange: {}, order: "apr", problems: {} });
  expect(read(COMPLETE.replace("US", "Other")).answers?.country).toBe("other");
});

it("keeps the order that was chosen, and knows no others", () => {
  expect(read(`${COMPLETE}&order=total`).order).toBe("total");
  expect(read(`${COMPLETE}&order=Total`).order).toBe("total");
  for (const order of ["", "apr", "APR", "name"]) expect(read(`${COMPLETE}&order=${order}`).order).toBe("apr");
});

it("knows what an address tries to answer", () => {
  expect(askedIn("?amount=&country=XX&utm_source=x&usd=", ["USD"])).toEqual(["country", "amount"]);
  expect(askedIn("", ["USD"])).toEqual([]);
});

test("an address with HTML's separators or names in capitals says what it means", () => {
  const search = "?Country=CA&amp;level=postgraduate&amp;AMOUNT=20+lakh&amp;coapplicant=none";
  expect(fromSearch(search, ["USD"])).toMatchObject({
    country: "CA",
    level: "postgraduate",
    amount: "2000000",
    coApplicant: "none",
  });
  expect(askedIn(search, ["USD"])).toEqual(["country", "level", "amount", "coApplicant"]);
});
