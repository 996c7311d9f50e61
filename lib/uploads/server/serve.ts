import "server-only";
import type { NextRequest } from "next/server";
import sharp from "sharp";
import { duringLook, recordEvent, recordOwnLook } from "@/lib/events/mutations";
import { type PrivateFile, privateFile } from "@/lib/http/private-file";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Limit } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { VISITORS } from "@/lib/http/visitor";
import type { ProvenStudent } from "@/lib/session/proven";
import { FILE_NOT_FOUND, PIXELS_MAX, SMALL } from "@/lib/uploads/policy";
import { readOwnFile } from "./data";
import { contentDisposition } from "./disposition";

/** No file can act as a page of this site. */
const LOCKED_UP = "sandbox; default-src 'none'; frame-ancestors 'none'";

const notFound = () => new Refusal(404, "fileNotFound", FILE_NOT_FOUND);

const VIEWS_PER_STUDENT: Limit = { name: "file-view", points: 600, seconds: 600 };

/** Answers a stored file to its owner; another's, an unknown and a malformed id get the same 404. */
export const serveFile = (request: NextRequest, id: string) =>
  privateFile(
    request,
    () => VISITORS.student(request),
    { limit: VIEWS_PER_STUDENT, failed: "stored file could not be read" },
    (user) => (request.nextUrl.searchParams.has(SMALL) ? smallPicture(user, id) : storedFile(user, id)),
  );

const SMALL_EDGE = 160;
const SMALL_SECONDS = 3;

/** Small pictures for lists write no event: seeing a list is no look at a document. @throws Refusal 404 */
async function smallPicture(student: ProvenStudent, id: string): Promise<PrivateFile> {
  const found = await readOwnFile(student, id);
  if (!found?.file.mime.startsWith("image/")) throw notFound();
  const bytes = await sharp(found.bytes, { limitInputPixels: PIXELS_MAX })
    .resize(SMALL_EDGE, SMALL_EDGE, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .jpeg({ quality: 70 })
    .timeout({ seconds: SMALL_SECONDS })
    .toBuffer();
  return {
    bytes,
    mime: "image/jpeg",
    disposition: "inline",
    headers: { "content-security-policy": LOCKED_UP },
  };
}

/** Somebody else who looks at a student's file. */
type Other = {
  pass: string;
  /** Whether the file is theirs to see, asked again as the look is written. */
  maySee: (tx: Prisma.TransactionClient) => Promise<boolean>;
  saveAs?: { name: string; inPlainLetters: string };
};

/**
 * A stored file for whoever may read it. Another's look is always an event, the student's own once a day.
 * @throws Refusal 404
 */
export async function storedFile(student: ProvenStudent, id: string, other?: Other): Promise<PrivateFile> {
  const found = await readOwnFile(student, id);
  if (!found) throw notFound();
  const {
    file: { name, mime },
    bytes,
  } = found;
  if (!other) await recordOwnLook(student.id, id);
  else
    await duringLook(student.id, async (tx) => {
      if (!(await other.maySee(tx))) throw notFound();
      await recordEvent("file.viewed", student.id, { file: id, pass: other.pass }, tx);
    });
  return {
    bytes,
    mime,
    disposition: contentDisposition(
      mime.startsWith("image/") ? "inline" : "attachment",
      other?.saveAs?.name ?? name,
      other?.saveAs?.inPlainLetters,
    ),
    headers: { "content-security-policy": LOCKED_UP },
  };
}
