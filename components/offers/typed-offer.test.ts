import { readMoney } from "@/lib/text/money";
import { answerOf, NOTHING_TYPED, newCharge, readOffer, type TypedOffer } from "./typed-offer";

const TODAY = "2026-11-28";
const read = (answers: TypedOffer["answers"], more: Partial<TypedOffer> = {}) =>
  readOffer({ ...NOTHING_TYPED, ...more, answers }, TODAY);

test.each([
  ["26,00,000", 2_600_000],
  ["26 lakh", 2_600_000],
  ["1.9 lakh", 190_000],
  ["₹969.73", 969.73],
  ["Rs. 11,800.50/-", 11_800.5],
  ["11,800.5", 11_800.5],
  ["twenty", undefined],
  ["", undefined],
])("the amount %j", (text, amount) => {
  expect(readMoney(text)).toBe(amount);
});

test("what is not there or cannot be read is never a figure, and what was typed beside it stays out", () => {
  const { offer, problems } = read({
    sanctioned: { text: "19 lakh", is: "unread" },
    apr: { text: "", is: "absent" },
    net: { text: " " },
  });
  expect(offer).toMatchObject({ sanctioned: "unread", apr: "absent", net: null, instalment: null });
  expect(problems).toEqual([]);
});

test("figures are read as people write them, below nought too where a spread may be", () => {
  const { offer, problems } = read({
    term: { text: "15 years" },
    rate: { text: "9.75 % p.a." },
    spread: { text: "-0.5" },
    instalments: { text: "144" },
    coolingOff: { text: "3 days" },
    isDigital: { text: "yes" },
  });
  expect(offer).toMatchObject({ term: 180, rate: 9.75, spread: -0.5, instalments: 144, coolingOff: 3 });
  expect(problems).toEqual([]);
});

test("a text that is no answer, and figures that cannot be, each have a sentence for their box", () => {
  const said = (answers: TypedOffer["answers"]) =>
    Object.fromEntries(read(answers).problems.map((each) => [each.path.join("."), each.message]));
  expect(said({ sanctioned: { text: "about nineteen" }, rate: { text: "low" }, term: { text: "long" } })).toEqual({
    sanctioned: expect.stringContaining("20 lakh"),
    rate: expect.stringContaining("10.25"),
    term: expect.stringContaining("number"),
  });
  expect(
    said({
      sanctioned: { text: "1.9 lakh" },
      instalment: { text: "2 lakh" },
      hasLetter: { text: "yes" },
      letterAmount: { text: "19 lakh" },
      givenOn: { text: "2026-12-24" },
    }),
  ).toEqual({
    instalment: expect.stringContaining("more than the whole loan"),
    letterAmount: expect.stringContaining("10 or 100 times"),
    givenOn: expect.stringContaining("still to come"),
  });
});

test("a row that is not asked, and a list that its answer does not ask for, say nothing", () => {
  const charges = [{ ...newCharge(), total: { text: "11800" } }];
  expect(read({ letterAmount: { text: "19 lakh" } }, { charges }).offer).toMatchObject({
    letterAmount: null,
    charges: [],
  });
  expect(read({ fees: { text: "some" } }, { charges }).offer.charges).toEqual([
    expect.objectContaining({ total: 11_800, kind: "processing", payee: "A" }),
  ]);
  const lost = read({ fees: { text: "some" } }, { charges: [{ ...newCharge(), total: { text: "much" } }] });
  expect(lost.problems.map(({ path }) => path.join("."))).toEqual(["charges.0.total"]);
});

test("a loan is in rupees until somebody says otherwise", () => {
  expect(answerOf(NOTHING_TYPED, "currency").text).toBe("INR");
  expect(read({}).offer.currency).toBe("INR");
});
