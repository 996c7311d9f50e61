import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { env } from "@/lib/env";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Keys written as "id:base64,id:base64": the first one encrypts, all decrypt. To rotate, put a new key in front; files
 * under the old ones stay readable for as long as those are listed.
 *
 * A sealed file is: IV (12 random bytes), ciphertext (as long as the file), GCM tag (16). Its id is authenticated with
 * it, so that one file's bytes cannot be put in another's place. Which key it needs is in its row, not in the bytes.
 */
export function keyRing(setting: string) {
  const keys = new Map(
    setting.split(",").map((entry) => {
      const [id = "", key = ""] = entry.split(":");
      return [id, Buffer.from(key, "base64")] as const;
    }),
  );
  const [current] = keys.keys();

  function keyOf(keyId: string) {
    const key = keys.get(keyId);
    if (key?.length !== 32) throw new Error(`There is no file key ${keyId} of 32 bytes.`);
    return key;
  }

  return {
    seal(fileId: string, bytes: Buffer) {
      const keyId = current ?? "";
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(keyId), iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(fileId));
      const body = [cipher.update(bytes), cipher.final()];
      return { keyId, sealed: Buffer.concat([iv, ...body, cipher.getAuthTag()]) };
    },
    /** Whether its key is here, and it is as long as a file of `size` bytes becomes: what can be told unread. */
    mayOpen: (keyId: string, size: number, sealedSize: number) =>
      keys.has(keyId) && sealedSize === IV_BYTES + size + TAG_BYTES,
    /** @throws Error when the key is unknown or a single bit differs from what was sealed */
    open(fileId: string, keyId: string, sealed: Buffer) {
      if (sealed.length < IV_BYTES + TAG_BYTES) throw new Error("The sealed file is cut short.");
      const decipher = createDecipheriv(CIPHER, keyOf(keyId), sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(fileId))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    },
  };
}

/** The keys of this installation. */
export const keyring = keyRing(env.FILES_KEYS);
