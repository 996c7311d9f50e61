import "server-only";
import PQueue from "p-queue";
import sharp from "sharp";
import { Refusal } from "@/lib/http/refusal";
import { detectKind, START_BYTES } from "@/lib/uploads/checks/kinds";
import {
  type Content,
  memoizeAsync,
  type DocumentProblem,
  problemOfClaim,
  problemOfContent,
} from "@/lib/uploads/checks/table";
import { BROKEN_PICTURE, KINDS, namedAs, PIXELS_MAX, WRONG_KIND } from "@/lib/uploads/policy";
import { inspectPdf } from "./pdf-inspection";

const PICTURE_SECONDS = 15;
const JPEG_QUALITY = 88;
/** One at a time: a large picture on its side takes 150 MB. */
const drawing = new PQueue({ concurrency: 1 });

/**
 * Decides what a file is by its bytes. Pictures are decoded and written anew; PDFs stay as they are.
 * @param file its bytes are handed over: use those that come back
 * @throws Refusal 422; Error when it cannot be inspected now
 */
export async function inspect(file: {
  name: string;
  bytes: Buffer;
}): Promise<{ name: string; mime: string; bytes: Buffer }> {
  let { bytes } = file;
  const start = Uint8Array.from(bytes.subarray(0, START_BYTES));
  const kind = detectKind(start);
  const content: Content = {
    kind,
    start,
    pdf: memoizeAsync(async () => {
      const looked = await inspectPdf(bytes);
      bytes = looked.bytes;
      return looked.facts;
    }),
    // Only the head is read: any number of pixels is fine.
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
  // No picture is stored as it came.
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

const isLate = (error: unknown) => error instanceof Error && error.message.startsWith("timeout:");

const refused = ({ code, message }: DocumentProblem) =>
  new Refusal(422, code, message, { issues: [{ path: "file", message }] });
