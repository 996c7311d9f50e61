import { cacheLife, cacheTag } from "next/cache";
import { LenderCard } from "@/components/lender/lender-card";
import { tags } from "@/lib/content/tags";
import { activeLenders, lenderPage } from "@/lib/lenders/data";
import { cardFonts } from "@/lib/pictures/card-fonts";
import { drawPng } from "@/lib/pictures/draw";

export const alt = "A lender's name and its starting interest rate, on a file with a tab";
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

export async function generateStaticParams() {
  return (await activeLenders()).map(({ id }) => ({ id }));
}

export default async function Image({ params }: { params: Promise<{ id: string }> }) {
  const base64 = await picture((await params).id);
  if (!base64) return new Response(null, { status: 404 });
  return new Response(Buffer.from(base64, "base64"), { headers: { "content-type": contentType } });
}

/** The picture in base64, made once per edit of the lender, or null where there is no such lender. */
async function picture(id: string) {
  "use cache";
  cacheTag(tags.lender(id), tags.all);
  cacheLife("max");
  const page = await lenderPage(id);
  if (!page) return null;
  const png = await drawPng(<LenderCard lender={page.lender} />, { ...size, fonts: await cardFonts() });
  return Buffer.from(png).toString("base64");
}
