import { cacheLife } from "next/cache";
import { ComparePicture } from "@/components/pictures/money-pictures";
import { firstComparison } from "@/lib/lenders/data";
import { exampleCost } from "@/lib/lenders/example-cost";
import { PICTURE_SIZE, PICTURE_TYPE, pictureResponse, sharedPicture } from "@/lib/pictures/shared";

export const alt = "What education loans of three lenders would cost, as bars on one scale";
export const size = PICTURE_SIZE;
export const contentType = PICTURE_TYPE;

export default async function Image() {
  return pictureResponse(await picture());
}

/** The schemes that the page begins with, in base64, made once per edit of a lender. */
async function picture() {
  "use cache";
  cacheLife("max");
  const { offers, suggested } = await firstComparison();
  const costs = offers.flatMap(({ id, name, rate, fee }) =>
    suggested.includes(id) && rate !== null ? { name, rate, parts: exampleCost(rate, fee).parts } : [],
  );
  return sharedPicture(<ComparePicture costs={costs} />);
}
