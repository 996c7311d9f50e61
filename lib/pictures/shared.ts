import "server-only";
import type { ReactNode } from "react";
import { cardFonts } from "./card-fonts";
import { drawPng } from "./draw";

export const PICTURE_SIZE = { width: 1200, height: 630 };
export const PICTURE_TYPE = "image/png";

export async function sharedPicture(element: ReactNode): Promise<string> {
  return Buffer.from(await drawPng(element, { ...PICTURE_SIZE, fonts: await cardFonts() })).toString("base64");
}

export const pictureResponse = (base64: string) =>
  new Response(Buffer.from(base64, "base64"), { headers: { "content-type": PICTURE_TYPE } });
