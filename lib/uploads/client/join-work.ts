import { degrees, ParseSpeeds, PDFDocument } from "@cantoo/pdf-lib";
import { placeOnPage } from "./pdf-writer";
import { onOffscreen, type Redraw, savedWithin } from "./shrink-work";
import { dropsOnlyTables } from "./unlock-work";

/** An upright JPEG, or pages of a PDF that opens without a password: from 0, with quarter turns clockwise. */
export type JoinedPart = { picture: Blob } | { pdf: Blob; pages: { index: number; turns: number }[] };

/** `limit`: bytes; what takes more has its pictures made smaller. */
export type JoinJob = { parts: readonly JoinedPart[]; limit: number };
export type Joined = { pdf: Uint8Array; hasSmaller: boolean };

/** One PDF of these parts in their order; null where one of them cannot be read whole. Text stays text. Never fails. */
export async function joinParts(
  { parts, limit }: JoinJob,
  redraw: Redraw | null = onOffscreen(),
): Promise<Joined | null> {
  try {
    const joined = await PDFDocument.create({ updateMetadata: false });
    for (const part of parts) {
      if ("picture" in part) {
        const image = await joined.embedJpg(await bytesOf(part.picture));
        const { across, down, wide, high } = placeOnPage(image.width, image.height);
        const [x, y] = [(across - wide) / 2, (down - high) / 2];
        joined.addPage([across, down]).drawImage(image, { x, y, width: wide, height: high });
        continue;
      }
      // The empty password is for what only an owner's protects.
      const options = { password: "", parseSpeed: ParseSpeeds.Fastest, updateMetadata: false };
      const source = await PDFDocument.load(await bytesOf(part.pdf), options);
      if (!dropsOnlyTables(source)) return null;
      const copies = await joined.copyPages(
        source,
        part.pages.map(({ index }) => index),
      );
      for (const [at, page] of copies.entries()) {
        page.setRotation(degrees((page.getRotation().angle + part.pages[at]!.turns * 90) % 360));
        joined.addPage(page);
      }
    }
    return joined.getPageCount() === 0 ? null : await savedWithin(joined, limit, redraw);
  } catch {
    return null;
  }
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
