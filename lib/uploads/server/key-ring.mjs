// Sealing of stored files. Plain JavaScript, because a backup is checked by the same code without the app.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Bytes that are sealed in one go; between two of them others have their turn. */
const PIECE = 256 * 1024;

/** What an accepted file of a kind begins with. */
const BEGINNINGS = {
  "application/pdf": Buffer.from("%PDF-"),
  "image/jpeg": Buffer.from([0xff, 0xd8, 0xff]),
  "image/png": Buffer.from([0x89, 0x50, 0x4e, 0x47]),
};

export const sealedSize = (size) => IV_BYTES + size + TAG_BYTES;

/**
 * Keys written as "id:base64,id:base64": the first one encrypts, all decrypt. To rotate, put a new key in front; files
 * under the old ones stay readable for as long as those are listed.
 *
 * A sealed file is: IV (12 random bytes), ciphertext (as long as the file), GCM tag (16). Its id is authenticated with
 * it, so that one file's bytes cannot be put in another's place. Which key it needs is in its row, not in the bytes.
 */
export function keyRing(setting) {
  const keys = new Map(
    setting.split(",").map((entry) => {
      const [id = "", key = ""] = entry.split(":");
      return [id, Buffer.from(key, "base64")];
    }),
  );
  const [current = ""] = keys.keys();

  function keyOf(keyId) {
    const key = keys.get(keyId);
    if (key?.length !== 32) throw new Error(`There is no file key ${keyId} of 32 bytes.`);
    return key;
  }

  const decipherOf = (fileId, keyId, sealed) =>
    createDecipheriv(CIPHER, keyOf(keyId), sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES }).setAAD(
      Buffer.from(fileId),
    );

  return {
    has: (keyId) => keys.has(keyId),
    async seal(fileId, bytes) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(current), iv, { authTagLength: TAG_BYTES }).setAAD(
        Buffer.from(fileId),
      );
      // By pieces into one place: whole, it would stand in memory a third time.
      const sealed = Buffer.allocUnsafeSlow(sealedSize(bytes.length));
      iv.copy(sealed);
      for (let at = 0; at < bytes.length; at += PIECE) {
        cipher.update(bytes.subarray(at, at + PIECE)).copy(sealed, IV_BYTES + at);
        await yieldToEventLoop();
      }
      cipher.final();
      cipher.getAuthTag().copy(sealed, IV_BYTES + bytes.length);
      return { keyId: current, sealed };
    },
    /** Whether its key is here, and it is as long as a file of `size` bytes becomes: what can be told unread. */
    mayOpen: (keyId, size, found) => keys.has(keyId) && found === sealedSize(size),
    /** @throws Error when the key is unknown or a single bit differs from what was sealed */
    open(fileId, keyId, sealed) {
      if (sealed.length < IV_BYTES + TAG_BYTES) throw new Error("The sealed file is cut short.");
      const decipher = decipherOf(fileId, keyId, sealed).setAuthTag(sealed.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    },
    /**
     * Whether this is the key that the file was sealed with. A file that was damaged since says so too, by its first
     * bytes: it is no reason to doubt the key.
     * @throws Error when there is no key of that id
     */
    fits({ id, keyId, mime }, sealed) {
      keyOf(keyId);
      if (sealed.length < IV_BYTES + TAG_BYTES) return false;
      const beginning = BEGINNINGS[mime];
      const first = decipherOf(id, keyId, sealed).update(sealed.subarray(IV_BYTES, IV_BYTES + 16));
      if (beginning && first.subarray(0, beginning.length).equals(beginning)) return true;
      try {
        this.open(id, keyId, sealed);
        return true;
      } catch {
        return false;
      }
    },
  };
}
