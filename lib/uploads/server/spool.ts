import "server-only";
import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/env";

const CIPHER = "aes-256-ctr";
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** Bytes decrypted before others have their turn. */
const PIECE = 256 * 1024;

export type Spool = {
  size(): number;
  write(piece: Uint8Array): Promise<void>;
  /** In memory of its own, which may be handed to a thread. */
  read(): Promise<Buffer>;
  close(): Promise<void>;
};

/** A file without a name, sealed with a key in memory only: nothing readable outlives the process. */
export async function openSpool(): Promise<Spool> {
  const folder = path.join(/* turbopackIgnore: true */ env.FILES_DIR, "incoming");
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const file = path.join(folder, randomUUID());
  const handle = await open(file, "wx+", PRIVATE_FILE);
  await rm(file, { force: true });
  const [key, iv] = [randomBytes(32), randomBytes(16)];
  const cipher = createCipheriv(CIPHER, key, iv);
  let [size, closed] = [0, false];
  return {
    size: () => size,
    async write(piece) {
      await handle.writeFile(cipher.update(piece));
      size += piece.byteLength;
    },
    async read() {
      const bytes = Buffer.allocUnsafeSlow(size);
      const decipher = createDecipheriv(CIPHER, key, iv);
      const piece = Buffer.allocUnsafeSlow(Math.min(PIECE, size));
      for (let at = 0; at < size;) {
        const { bytesRead } = await handle.read(piece, 0, Math.min(piece.length, size - at), at);
        if (bytesRead === 0) throw new Error("What was written of an upload is not there any more.");
        decipher.update(piece.subarray(0, bytesRead)).copy(bytes, at);
        at += bytesRead;
      }
      return bytes;
    },
    async close() {
      if (closed) return;
      closed = true;
      await handle.close();
    },
  };
}
