import "server-only";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** Milliseconds between two looks at whether it may still go out. */
const LOOK_AGAIN = 1_000;
/** Bytes that are handed on at once: the smaller, the sooner a stop is felt. */
const PIECE = 64 * 1024;

type Entry = {
  name: string;
  /** Bytes, as `read` gives them. */
  size: number;
  read: () => Promise<Buffer>;
};

/**
 * Papers as one ZIP, uncompressed: they are pictures and PDFs. One file is in memory at a time. Whether it may go out
 * is asked before each file and each second while one is on its way; once it may not, the stream breaks off, so that
 * the browser says that the download failed.
 * @param isAllowed asks the database
 * @param onFailed is told what went wrong, for the log
 * @returns the stream and its length in bytes
 */
export async function archiveOf(
  entries: readonly Entry[],
  isAllowed: () => Promise<boolean>,
  onFailed: (error: unknown) => void,
): Promise<{ stream: ReadableStream<Uint8Array>; size: number }> {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  let current: Readable | undefined;
  const end = (error: Error) => {
    if (out.destroyed) return;
    if (!(error instanceof Stopped)) onFailed(error);
    out.destroy(error);
  };
  const look = async () => {
    if (!(await isAllowed())) throw new Stopped();
  };
  const timer = setInterval(() => void look().catch(end), LOOK_AGAIN);
  out.once("close", () => {
    clearInterval(timer);
    current?.destroy();
  });
  // Whoever reads it hears of it by the stream; who only went away is no error.
  out.on("error", () => {});
  zip.on("error", end);

  for (const { name, size, read } of entries)
    zip.addReadStreamLazy(name, { compress: false, size }, (give) => {
      current = Readable.from(piecesOf(look, read), { objectMode: false });
      // The pipe of the archive does not hear of it.
      current.on("error", end);
      give(null, current);
    });
  const size = await new Promise<number>((resolve) =>
    // Its types know nothing of the size that it gives.
    zip.end({ forceZip64Format: false, comment: "" }, resolve as () => void),
  );
  return { stream: Readable.toWeb(out) as ReadableStream<Uint8Array>, size };
}

/** The student stopped the link while it was on its way. */
class Stopped extends Error {
  override readonly name = "Stopped";
}

async function* piecesOf(look: () => Promise<void>, read: () => Promise<Buffer>) {
  await look();
  const bytes = await read();
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}
