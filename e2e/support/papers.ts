import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";

/** A document as a student has it on the phone. */
export type Paper = { name: string; mimeType: string; buffer: Buffer };

/** A real one-page PDF with this text on it. */
export async function pdf(text: string): Promise<Paper> {
  const document = await PDFDocument.create();
  document.addPage([420, 595]).drawText(text, { x: 40, y: 520, size: 18 });
  return { name: `${slug(text)}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(await document.save()) };
}

/** A real photograph-like JPEG or PNG, 640 by 400 pixels, in a colour of its own. */
export async function picture(text: string, kind: "jpeg" | "png"): Promise<Paper> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="hsl(${text.length * 37} 40% 80%)"/><text x="30" y="210" font-size="32">${text}</text></svg>`;
  const image = sharp(Buffer.from(svg)).flatten({ background: "#fff" });
  return { name: `${slug(text)}.${kind === "jpeg" ? "jpg" : "png"}`, mimeType: `image/${kind}`, buffer: await image[kind]().toBuffer() };
}

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
