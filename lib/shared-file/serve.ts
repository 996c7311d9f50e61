import "server-only";
import type { NextRequest } from "next/server";
import { duringLook, recordEvent } from "@/lib/events/mutations";
import type { Prisma } from "@/lib/generated/prisma/client";
import { privateFile } from "@/lib/http/private-file";
import { type Limit, takeOne } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { VISITORS } from "@/lib/http/visitor";
import { safeErrorFields, log } from "@/lib/log";
import { t } from "@/lib/messages/text";
import { drawPaper } from "@/lib/papers/draw";
import { type LenderSession, lenderSession } from "@/lib/session/link-session";
import { FILE_NOT_FOUND } from "@/lib/uploads/policy";
import { foundIds, readOwnFile } from "@/lib/uploads/server/data";
import { contentDisposition } from "@/lib/uploads/server/disposition";
import { storedFile } from "@/lib/uploads/server/serve";
import { archiveOf } from "./archive";
import { referenceOf, sharedApplication, sharedDocuments } from "./data";
import { archiveNames, documentDownload, downloadName, safeName } from "./names";
import { missingDocumentsNote, readingsNote } from "./words";

const VIEWS: Limit = { name: "pack-file", points: 600, seconds: 600 };
const PDFS: Limit = { name: "pack-pdf", points: 60, seconds: 600 };
const ARCHIVES: Limit = { name: "pack-papers", points: 20, seconds: 600 };
/** Of whatever kind: each look is stored for good. */
const LOOKS_A_DAY: Limit = { name: "pack-looks", points: 2000, seconds: 86_400 };

/** Answers one document. One that is not shared, an unknown id and a malformed one get the same 404. */
export const serveSharedDocument = (request: NextRequest, passId: string, id: string) =>
  privateFile(
    request,
    () => VISITORS.lender(request, passId),
    { limit: VIEWS, failed: "paper of a pack could not be read" },
    async (session) => {
      const document = (await sharedDocuments(session)).find((one) => one.id === id);
      if (!document) throw new Refusal(404, "fileNotFound", FILE_NOT_FOUND);
      await takeOne(LOOKS_A_DAY, passId);
      const saveAs = documentDownload(await applicationBy(session), document);
      const maySee = async (tx: Prisma.TransactionClient) =>
        (await sharedDocuments(session, tx)).some((one) => one.id === id);
      return storedFile(session.student, id, { pass: passId, maySee, saveAs });
    },
  );

/** Answers the shared sections as a PDF; that counts as a look. */
export const serveSharedApplication = (request: NextRequest, passId: string) =>
  privateFile(
    request,
    () => VISITORS.lender(request, passId),
    { limit: PDFS, failed: "application of a pack could not be drawn" },
    async (session) => {
      await takeOne(LOOKS_A_DAY, passId);
      await recordEvent("pack.viewed", session.student.id, { pass: passId });
      const { paper, reference } = await sharedApplication(session);
      return {
        bytes: await drawPaper(paper),
        mime: "application/pdf",
        disposition: attached(downloadName({ student: session.student.name, reference }, "", "pdf")),
      };
    },
  );

/** Answers all documents as one ZIP that ends within a second of the link. Missing ones are named in a text file. */
export const serveSharedArchive = (request: NextRequest, passId: string) =>
  privateFile(
    request,
    () => VISITORS.lender(request, passId),
    { limit: ARCHIVES, failed: "papers of a pack could not be read" },
    async (session) => {
      const documents = await sharedDocuments(session);
      const names = archiveNames(documents);
      const entries = documents.map(({ id, size, reading }, at) => ({
        ...{ id, reading },
        name: names[at]!,
        size,
        read: () => bytesOf(session, id),
      }));
      const ids = documents.map(({ id }) => id);
      const found = await foundIds(session.student, ids);
      const lost = entries.filter(({ id }) => !found.has(id));
      if (lost.length > 0)
        log.error({ pass: passId, files: lost.map(({ id }) => id) }, "papers of a pack go out without these files");
      await takeOne(LOOKS_A_DAY, passId);
      const there = await duringLook(session.student.id, async (tx) => {
        const shared = new Set((await sharedDocuments(session, tx)).map(({ id }) => id));
        const held = entries.filter(({ id }) => found.has(id) && shared.has(id));
        const files = held.map(({ id }) => id);
        await recordEvent("pack.downloaded", session.student.id, { pass: passId, files }, tx);
        return held;
      });
      const { stream, size } = await archiveOf(
        [...notesOf(lost, there, session.student.name), ...there],
        async () => (await lenderSession(request, passId)) !== null,
        (error) => log.error(safeErrorFields(error), "papers of a pack broke off"),
      );
      return {
        bytes: stream,
        mime: "application/zip",
        disposition: attached(downloadName(await applicationBy(session), t("pack.zipName", "papers"), "zip")),
        headers: { "content-length": String(size) },
      };
    },
  );

const applicationBy = async (session: LenderSession) => ({
  student: session.student.name,
  reference: await referenceOf(session),
});
const attached = ({ name, inPlainLetters }: ReturnType<typeof downloadName>) =>
  contentDisposition("attachment", name, inPlainLetters);

async function bytesOf({ student }: LenderSession, id: string): Promise<Buffer> {
  const found = await readOwnFile(student, id);
  if (!found) throw new Error(`The file ${id} cannot be read.`);
  return found.bytes;
}

type Named = { name: string; reading: readonly string[] };

/** Beside the papers: which are not there, and what was seen of those that are. */
function notesOf(lost: readonly Named[], there: readonly Named[], student: string) {
  const lostNames = lost.map(({ name }) => name);
  const read = there.filter(({ reading }) => reading.length > 0);
  return [
    ...(lostNames.length > 0 ? [missingDocumentsNote(lostNames, student)] : []),
    ...(read.length > 0 ? [readingsNote(read, student)] : []),
  ].map(({ name, text }) => {
    const bytes = Buffer.from(text);
    return { name: `${safeName(name)}.txt`, size: bytes.length, read: async () => bytes };
  });
}
