import "server-only";
import PQueue from "p-queue";
import sharp from "sharp";
import { Refusal } from "@/lib/http/refusal";
import { kindOf, START_BYTES } from "@/lib/uploads/checks/kinds";
import { type Content, memoizeAsync, type Problem, problemOfClaim, problemOfContent } from "@/lib/uploads/checks/table";
import { BROKEN_PICTURE, KINDS, namedAs, PIXELS_MAX, WRONG_KIND } from "@/lib/uploads/policy";
import { inspectPdf } from "./pdf-inspection";

/** The largest photo takes one second; what takes longer is the machine. */
const PICTURE_SECONDS = 15;
const JPEG_QUALITY = 88;
/** One at a time: of a picture that lies on its side every pixel stands in memory, 150 MB of the largest. */
const drawing = new PQueue({ concurrency: 1 });

/**
 * Decides what a file is, by its first bytes alone, and gives the bytes to keep and the name to keep them under, which
 * ends as files of that kind do. A picture is decoded and written anew, upright: what was hidden in it or after it (a
 * place, a page of HTML) is gone. A PDF is kept byte for byte, and nothing of it is unpacked in this process: two
 * kilobytes of one can unpack to gigabytes.
 * @param file its bytes are handed over: use those that come back
 * @throws Refusal 422 with the sentence for the person; Error when it could not be looked at just now
 */
export async function inspect(file: {
  name: string;
  bytes: Buffer;
}): Promise<{ name: string; mime: string; bytes: Buffer }> {
  let { bytes } = file;
  const start = Uint8Array.from(bytes.subarray(0, START_BYTES));
  const kind = kindOf(start);
  const content: Content = {
    kind,
    start,
    pdf: memoizeAsync(async () => {
      const looked = await inspectPdf(bytes);
      bytes = looked.bytes;
      return looked.facts;
    }),
    // Only its head is read here, so no number of pixels is too large.
    dimensions: memoizeAsync(() =>
      sharp(bytes, { limitInputPixels: false })
        .metadata()
        .catch(() => null),
    ),
    opened: memoizeAsync(async () => {
      try {
        bytes = await drawing.add(() => redraw(bytes, kind === "png" ? "png" : "jpeg"));
        return "whole";
      } catch (error) {
        if (isLate(error)) throw error;
        return "damaged";
      }
    }),
  };
  const problem = problemOfClaim("server", { size: bytes.length }) ?? (await problemOfContent("server", content));
  if (problem !== null || kind === null) throw refused(problem ?? { code: "fileWrongKind", message: WRONG_KIND });
  // Whatever stands in the table: no picture is kept as it came.
  if (kind !== "pdf" && (await content.opened()) !== "whole")
    throw refused({ code: "pictureBroken", message: BROKEN_PICTURE });
  return { name: namedAs(kind, file.name), mime: KINDS[kind].mime, bytes };
}

const redraw = (bytes: Buffer, kind: "jpeg" | "png") => {
  const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "warning" })
    .autoOrient()
    .timeout({ seconds: PICTURE_SECONDS });
  return (kind === "jpeg" ? picture.jpeg({ quality: JPEG_QUALITY }) : picture.png()).toBuffer();
};

/** libvips says only in words that the time was over. */
const isLate = (error: unknown) => error instanceof Error && error.message.startsWith("timeout:");

const refused = ({ code, message }: Problem) =>
  new Refusal(422, code, message, { issues: [{ path: "file", message }] });
