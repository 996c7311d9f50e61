import type { AgedPaper } from "@/lib/papers/read/aged";
import { agedInLink } from "./aged-in-link";

const aged: AgedPaper[] = [
  { key: "financialDetails", path: "itr", label: "ITR", why: "" },
  { key: "financialDetails", path: "paySlips", label: "Pay Slips", why: "" },
];

test("warned of is what is ticked, unless the lender has got a newer one", () => {
  const paths = (parts: Parameters<typeof agedInLink>[1], slots: string[]) =>
    agedInLink(aged, parts, { isSubmitted: true, slots }).map(({ path }) => path);
  expect(paths(["money"], [])).toEqual(["itr", "paySlips"]);
  expect(paths(["you"], [])).toEqual([]);
  expect(paths(["money"], ["financialDetails.itr"])).toEqual(["paySlips"]);
});
