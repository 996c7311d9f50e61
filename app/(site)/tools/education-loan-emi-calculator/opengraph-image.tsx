import { cacheLife } from "next/cache";
import { EmiPicture } from "@/components/charts/share-pictures";
import { emiResult } from "@/lib/emi/emi";
import { MAIN_DEFAULTS } from "@/lib/emi/main-inputs";
import { cardFonts } from "@/lib/pictures/card-fonts";
import { drawPng } from "@/lib/pictures/draw";
import { exampleCost } from "@/lib/lenders/example-cost";
import { EXAMPLE_LOAN } from "@/lib/lenders/example-loan";

export const alt = "The EMI of an education loan, and what is owed from the first day of the course to the last EMI";
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

export default async function Image() {
  return new Response(Buffer.from(await picture(), "base64"), { headers: { "content-type": contentType } });
}

/** The calculator's first answer in base64. An address with other figures shows the same: the page is static. */
async function picture() {
  "use cache";
  cacheLife("max");
  const annualRatePct = Number(MAIN_DEFAULTS.rate);
  const { monthlyEMI } = emiResult({ ...EXAMPLE_LOAN, annualRatePct });
  const element = <EmiPicture emi={monthlyEMI} life={exampleCost(annualRatePct, null).life} />;
  return Buffer.from(await drawPng(element, { ...size, fonts: await cardFonts() })).toString("base64");
}
