import "server-only";
import { finished } from "node:stream/promises";
import busboy from "busboy";
import { Refusal } from "@/lib/http/refusal";
import { ONE_FILE, TOO_LARGE, UPLOAD_FAILED, UPLOAD_LIMIT } from "@/lib/uploads/policy";
import { cleanFileName } from "./file-name";
import { openSpool, type Spool } from "./spool";

/** `name` is clean; `read` brings the bytes into memory. The declared type is ignored. */
export type ReceivedFile = { name: string; read: () => Promise<Buffer> };

const FIELD = "file";
const OVERHEAD = 16 * 1024;
const BODY_LIMIT = UPLOAD_LIMIT + OVERHEAD;
/** Bytes and milliseconds for which the rest of a refused body is read. */
const DISCARD = { bytes: UPLOAD_LIMIT, ms: 10_000 };

/** Bytes of a body as declared, at most what is taken; the most where nothing is declared. */
export function bytesToCome({ headers }: Request): number {
  const declared = headers.get("content-length");
  return declared !== null && /^\d+$/.test(declared) ? Math.min(Number(declared), BODY_LIMIT) : BODY_LIMIT;
}

/**
 * Streams the one file of a multipart request onto the disk, with an exact limit.
 * @param work its file is gone after that
 * @throws Refusal 400 cut or malformed, 413 over UPLOAD_LIMIT, 415 not multipart, 422 another field or a second file
 */
export async function receiveFile<Done>(
  request: Request,
  work: (received: ReceivedFile) => Promise<Done>,
): Promise<Done> {
  const parser = open(request);
  if (Number(request.headers.get("content-length") ?? 0) > BODY_LIMIT)
    throw new Refusal(413, "fileTooLarge", TOO_LARGE);
  if (!request.body) throw new Refusal(400, "fileCutShort", UPLOAD_FAILED);
  const spool = await openSpool();
  try {
    return await work(await readInto(spool, parser, request.body.getReader()));
  } finally {
    await spool.close();
  }
}

async function readInto(
  spool: Spool,
  parser: busboy.Busboy,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<ReceivedFile> {
  const collected = collect(parser, spool);
  const ended = finished(parser).catch(() => collected.refuse(new Refusal(400, "fileCutShort", UPLOAD_FAILED)));
  try {
    for (let total = 0; ;) {
      const { done, value } = await reader.read().catch(() => {
        throw new Refusal(400, "fileCutShort", UPLOAD_FAILED);
      });
      if (done) break;
      total += value.byteLength;
      if (total > BODY_LIMIT) throw new Refusal(413, "fileTooLarge", TOO_LARGE);
      await new Promise<void>((resolve) => parser.write(value, () => resolve()));
      // Nothing more is read before this is written.
      await collected.keep();
    }
    parser.end();
    await ended;
    await collected.keep();
    return collected.file();
  } catch (error) {
    parser.destroy();
    // Not awaited: the answer goes out while the rest still arrives.
    void discard(reader);
    throw error;
  }
}

function open(request: Request) {
  const type = request.headers.get("content-type") ?? "";
  const encoding = request.headers.get("content-encoding");
  if (encoding && encoding !== "identity")
    throw new Refusal(415, "bodyCompressed", "Please send the file without compression.");
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new Refusal(415, "bodyWrongType", "Please send the file as multipart/form-data.");
  try {
    return busboy({
      headers: { "content-type": type },
      defParamCharset: "utf8",
      limits: { files: 1, fields: 0, headerPairs: 20 },
    });
  } catch {
    throw new Refusal(415, "bodyWrongType", "Please send the file as multipart/form-data.");
  }
}

function collect(parser: busboy.Busboy, spool: Spool) {
  let found: { name: string } | undefined;
  let refusal: Refusal | undefined;
  let size = 0;
  let chunks: Buffer[] = [];

  function refuse(reason: Refusal) {
    refusal ??= reason;
    chunks = [];
  }
  const second = () => refuse(new Refusal(422, "notOneFile", ONE_FILE));

  parser.on("file", (field: string | undefined, stream, { filename }) => {
    // The parser reports it too; unheard here, it would end the process.
    stream.on("error", () => {});
    if (field !== FIELD) second();
    found = { name: cleanFileName(filename ?? "") };
    stream.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > UPLOAD_LIMIT) refuse(new Refusal(413, "fileTooLarge", TOO_LARGE));
      if (!refusal) chunks.push(chunk);
    });
  });
  parser.on("filesLimit", second);
  parser.on("fieldsLimit", second);
  parser.on("error", () => refuse(new Refusal(400, "fileCutShort", UPLOAD_FAILED)));

  function check() {
    if (refusal) throw refusal;
  }
  async function keep() {
    check();
    const come = chunks;
    chunks = [];
    for (const chunk of come) await spool.write(chunk);
  }
  function file(): ReceivedFile {
    check();
    if (!found) throw new Refusal(422, "notOneFile", ONE_FILE);
    return { ...found, read: spool.read };
  }
  return { refuse, keep, file };
}

/** A browser hears the answer only once it has sent everything, so the rest is read, within bounds. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const cancel = () => reader.cancel().catch(() => {});
  const timer = setTimeout(cancel, DISCARD.ms).unref();
  try {
    for (let left = DISCARD.bytes; left > 0;) {
      const { done, value } = await reader.read();
      if (done) break;
      left -= value.byteLength;
    }
  } catch {
    // The sender is gone.
  } finally {
    clearTimeout(timer);
    await cancel();
  }
}
