import { cacheLife, cacheTag } from "next/cache";
import { ComparePicture } from "@/components/charts/share-pictures";
import { tags } from "@/lib/content/tags";
import { schemesToCompare } from "@/lib/lenders/data";
import { exampleCost } from "@/lib/lenders/example-cost";
import { sideBySide } from "@/lib/lenders/side-by-side";
import { cardFonts } from "@/lib/pictures/card-fonts";
import { drawPng } from "@/lib/pictures/draw";

export const alt = "What education loans of three lenders would cost, as bars on one scale";
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

export default async function Image() {
  return new Response(Buffer.from(await picture(), "base64"), { headers: { "content-type": contentType } });
}

/** The schemes that the page begins with, in base64, made once per edit of a lender. */
async function picture() {
  "use cache";
  cacheTag(tags.lenders, tags.all);
  cacheLife("max");
  const { offers, suggested } = sideBySide((await schemesToCompare()).offers);
  const costs = offers.flatMap(({ id, name, rate, fee }) =>
    suggested.includes(id) && rate !== null ? { name, rate, parts: exampleCost(rate, fee).parts } : [],
  );
  const drawing = await drawPng(<ComparePicture costs={costs} />, { ...size, fonts: await cardFonts() });
  return Buffer.from(drawing).toString("base64");
}
