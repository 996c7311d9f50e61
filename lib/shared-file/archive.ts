import "server-only";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** Milliseconds between two checks whether the link is still open. */
const LOOK_AGAIN = 1_000;
/** Bytes: the smaller, the sooner a stop takes effect. */
const PIECE = 64 * 1024;

type Entry = {
  name: string;
  size: number;
  read: () => Promise<Buffer>;
};

/**
 * Documents as one uncompressed ZIP, one file in memory at a time; the stream breaks off once `isAllowed` says no.
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
  // The reader hears of it by the stream; a client that went away is no error.
  out.on("error", () => {});
  zip.on("error", end);

  for (const { name, size, read } of entries)
    zip.addReadStreamLazy(name, { compress: false, size }, (give) => {
      current = Readable.from(piecesOf(look, read), { objectMode: false });
      // The archive's pipe does not report it.
      current.on("error", end);
      give(null, current);
    });
  const size = await new Promise<number>((resolve) =>
    // The types lack the size that it gives.
    zip.end({ forceZip64Format: false, comment: "" }, resolve as () => void),
  );
  return { stream: Readable.toWeb(out) as ReadableStream<Uint8Array>, size };
}

class Stopped extends Error {
  override readonly name = "Stopped";
}

async function* piecesOf(look: () => Promise<void>, read: () => Promise<Buffer>) {
  await look();
  const bytes = await read();
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}
