import sharp from "sharp";
import { exampleCost } from "@/lib/lenders/example-cost";
import { sharedPicture } from "@/lib/pictures/shared";
import { LenderPicture } from "./lender-picture";
import { ComparePicture, EmiPicture } from "./money-pictures";

const PAPER = [0xf3, 0xf7, 0xf6];

const lender = { name: "Some Bank", kind: "nbfc", interestRate: "", schemes: [] } as const;
const costs = [
  { name: "IDFC FIRST Bank", rate: 9.5, parts: exampleCost(9.5, 11_800).parts },
  { name: "Tata Capital", rate: 10.5, parts: exampleCost(10.5, null).parts },
];

test.each([
  ["the calculator", <EmiPicture key="emi" emi={31_417} life={exampleCost(11, null).life} />],
  ["the comparison", <ComparePicture key="compare" costs={costs} />],
  ["a lender", <LenderPicture key="lender" lender={{ ...lender, schemes: [] }} />],
])("the shared picture of %s has its size, a margin on every side, and is small enough to send", async (_, element) => {
  const png = Buffer.from(await sharedPicture(element), "base64");
  expect(png.length).toBeGreaterThan(10_000);
  expect(png.length).toBeLessThan(300_000);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  for (const [x, y] of [
    [30, 315],
    [1170, 315],
    [600, 20],
    [600, 615],
  ] as const)
    expect([x, y, at(x, y)]).toEqual([x, y, PAPER]);
});
