import { cacheLife } from "next/cache";
import { LenderPicture } from "@/components/pictures/lender-picture";
import { lenderPage, menuLenders } from "@/lib/lenders/data";
import { PICTURE_SIZE, PICTURE_TYPE, pictureResponse, sharedPicture } from "@/lib/pictures/shared";

export const alt = "A lender's name and its starting interest rate, on a file with a tab";
export const size = PICTURE_SIZE;
export const contentType = PICTURE_TYPE;

/** Drawn while building; the pictures of the others when they are asked for first. */
export async function generateStaticParams() {
  return (await menuLenders()).map(({ id }) => ({ id }));
}

export default async function Image({ params }: { params: Promise<{ id: string }> }) {
  const base64 = await picture((await params).id);
  return base64 ? pictureResponse(base64) : new Response(null, { status: 404 });
}

/** The picture in base64, made once per edit of lenders, or null where there is no such lender. */
async function picture(id: string) {
  "use cache";
  cacheLife("max");
  const page = await lenderPage(id);
  return page && sharedPicture(<LenderPicture lender={page.lender} />);
}
