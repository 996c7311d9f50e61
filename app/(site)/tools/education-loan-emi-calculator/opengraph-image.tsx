import { cacheLife } from "next/cache";
import { EmiPicture } from "@/components/pictures/money-pictures";
import { emiResult } from "@/lib/emi/emi";
import { MAIN_DEFAULTS } from "@/lib/emi/main-inputs";
import { PICTURE_SIZE, PICTURE_TYPE, pictureResponse, sharedPicture } from "@/lib/pictures/shared";
import { exampleCost } from "@/lib/lenders/example-cost";
import { EXAMPLE_LOAN } from "@/lib/lenders/example-loan";

export const alt = "The EMI of an education loan, and what is owed from the first day of the course to the last EMI";
export const size = PICTURE_SIZE;
export const contentType = PICTURE_TYPE;

export default async function Image() {
  return pictureResponse(await picture());
}

/** The calculator's first answer in base64. An address with other figures shows the same: the page is static. */
async function picture() {
  "use cache";
  cacheLife("max");
  const annualRatePct = Number(MAIN_DEFAULTS.rate);
  const { monthlyEMI } = emiResult({ ...EXAMPLE_LOAN, annualRatePct });
  return sharedPicture(<EmiPicture emi={monthlyEMI} life={exampleCost(annualRatePct, null).life} />);
}
