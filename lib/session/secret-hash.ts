import { createHash } from "node:crypto";

/** SHA-256, for secrets of 128 random bits and more: nothing shorter may be kept this way. */
export const hashOf = (secret: string) => new Uint8Array(createHash("sha256").update(secret).digest());
