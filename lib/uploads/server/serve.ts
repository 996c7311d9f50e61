import "server-only";
import type { NextRequest } from "next/server";
import sharp from "sharp";
import { recordEvent, recordOwnLook } from "@/lib/events/mutations";
import { type PrivateFile, privateFile } from "@/lib/http/private-file";
import type { Limit } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { VISITORS } from "@/lib/http/visitor";
import type { ProvenStudent } from "@/lib/session/proven";
import { FILE_NOT_FOUND, PIXELS_MAX, SMALL } from "@/lib/uploads/policy";
import { readOwnFile } from "./data";
import { contentDisposition } from "./disposition";

/** No file can act as a page of this site. */
const LOCKED_UP = "sandbox; default-src 'none'; frame-ancestors 'none'";

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
  if (!found?.file.mime.startsWith("image/")) throw new Refusal(404, "fileNotFound", FILE_NOT_FOUND);
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

/**
 * A stored file for whoever may read it. Another's look is always an event, the student's own once a day.
 * @param by who looks, and what the file is saved as
 * @throws Refusal 404
 */
export async function storedFile(
  student: ProvenStudent,
  id: string,
  { saveAs, ...by }: { pass?: string; saveAs?: { name: string; inPlainLetters: string } } = {},
): Promise<PrivateFile> {
  const found = await readOwnFile(student, id);
  if (!found) throw new Refusal(404, "fileNotFound", FILE_NOT_FOUND);
  const {
    file: { name, mime },
    bytes,
  } = found;
  if (by.pass) await recordEvent("file.viewed", student.id, { file: id, ...by });
  else await recordOwnLook(student.id, id);
  return {
    bytes,
    mime,
    disposition: contentDisposition(
      mime.startsWith("image/") ? "inline" : "attachment",
      saveAs?.name ?? name,
      saveAs?.inPlainLetters,
    ),
    headers: { "content-security-policy": LOCKED_UP },
  };
}
