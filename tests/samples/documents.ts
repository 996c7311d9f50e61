import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";

export type SampleFile = { name: string; mimeType: string; buffer: Buffer };

export async function pdf(text: string, pages = 1): Promise<SampleFile> {
  const document = await PDFDocument.create();
  for (let at = 0; at < pages; at += 1) document.addPage([420, 595]).drawText(text, { x: 40, y: 520, size: 18 });
  return { name: `${slug(text)}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(await document.save()) };
}

/** A real photograph-like JPEG or PNG, 640 by 400 pixels, in a colour of its own. */
export async function picture(text: string, kind: "jpeg" | "png"): Promise<SampleFile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="hsl(${text.length * 37} 40% 80%)"/><text x="30" y="210" font-size="32">${text}</text></svg>`;
  const image = sharp(Buffer.from(svg)).flatten({ background: "#fff" });
  return {
    name: `${slug(text)}.${kind === "jpeg" ? "jpg" : "png"}`,
    mimeType: `image/${kind}`,
    buffer: await image[kind]().toBuffer(),
  };
}

export async function blurredPhoto(text: string): Promise<SampleFile> {
  const { buffer, ...sharpOne } = await picture(text, "jpeg");
  return { ...sharpOne, buffer: await sharp(buffer).blur(5).jpeg().toBuffer() };
}

/** Twelve megapixels as a phone writes them: lying on its side (orientation 6), with the place, 4 to 8 MB. */
export async function sidewaysPhoto(name = "passport photo"): Promise<SampleFile> {
  const grain = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 140, sigma: 20 },
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = grain.info;
  const band = { create: { width: 600, height: 3000, channels: 3, background: "#1020f0" } } as const;
  const buffer = await sharp(grain.data, { raw: { width, height, channels } })
    .composite([{ input: band, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: "Phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "21/1 10/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "72/1 49/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 91 })
    .toBuffer();
  return { name: `${slug(name)}.jpg`, mimeType: "image/jpeg", buffer };
}

/** A PDF that opens with a password only, as an e-Aadhaar does. */
export async function passwordPdf(): Promise<SampleFile> {
  const document = await PDFDocument.create();
  document.addPage([420, 595]).drawText("e-Aadhaar");
  document.encrypt({ userPassword: "ASHA2004", ownerPassword: "owner" });
  return { name: "e-aadhaar.pdf", mimeType: "application/pdf", buffer: Buffer.from(await document.save()) };
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
