import { createHash } from "node:crypto";

/** SHA-256, for secrets of at least 128 random bits only. */
export const secretHash = (secret: string) => new Uint8Array(createHash("sha256").update(secret).digest());
