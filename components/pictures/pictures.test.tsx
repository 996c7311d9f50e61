import sharp from "sharp";
import { LenderCard } from "@/components/lender/lender-card";
import { exampleCost } from "@/lib/lenders/example-cost";
import { cardFonts } from "@/lib/pictures/card-fonts";
import { drawPng } from "@/lib/pictures/draw";
import { ComparePicture, EmiPicture } from "./share-pictures";

const SIZE = { width: 1200, height: 630 };
const PAPER = [0xf3, 0xf7, 0xf6];

const lender = { name: "Some Bank", kind: "nbfc", interestRate: "", schemes: [] } as const;
const costs = [
  { name: "IDFC FIRST Bank", rate: 9.5, parts: exampleCost(9.5, 11_800).parts },
  { name: "Tata Capital", rate: 10.5, parts: exampleCost(10.5, null).parts },
];

test.each([
  ["the calculator", <EmiPicture key="emi" emi={31_417} life={exampleCost(11, null).life} />],
  ["the comparison", <ComparePicture key="compare" costs={costs} />],
  ["a lender", <LenderCard key="lender" lender={{ ...lender, schemes: [] }} />],
])("the shared picture of %s has its size, a margin on every side, and is small enough to send", async (_, element) => {
  const png = Buffer.from(await drawPng(element, { ...SIZE, fonts: await cardFonts() }));
  expect(png.length).toBeGreaterThan(10_000);
  expect(png.length).toBeLessThan(300_000);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([SIZE.width, SIZE.height]);
  const at = (x: number, y: number) => [...data.subarray((y * SIZE.width + x) * 3, (y * SIZE.width + x) * 3 + 3)];
  for (const [x, y] of [
    [30, 315],
    [1170, 315],
    [600, 20],
    [600, 615],
  ] as const)
    expect([x, y, at(x, y)]).toEqual([x, y, PAPER]);
});
