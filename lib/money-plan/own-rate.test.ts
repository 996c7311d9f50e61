import { atOwnRate } from "./own-rate";

it.each<[string, ReturnType<typeof atOwnRate>]>([
  ["100", { rate: 100, sums: ["₹11,90,400", "₹7,500"] }],
  ["₹ 97.5", { rate: 97.5, sums: ["₹11,60,640", "₹7,313"] }],
  ["", null],
  ["0", null],
  ["a lot", null],
])("counts sums at the rate %p", (typed, read) => expect(atOwnRate(typed, [1_190_400, 7_500])).toEqual(read));
