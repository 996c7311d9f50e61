import "server-only";
import { createHash } from "node:crypto";

// Crockford's 32: no I, L, O or U, so that it can be read out on the phone.
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * The number that an application goes by, such as "DK-7F3-K9Q-2MX". Derived from the account, so that it is there from
 * the start and never changes; 45 bits of a hash, so that it says nothing about the account.
 */
export function referenceOf({ userId }: { userId: string }): string {
  const bytes = createHash("sha256").update(`application ${userId}`).digest();
  const nine = Array.from({ length: 9 }, (_, index) => LETTERS[bytes[index]! & 31]).join("");
  return `DK-${nine.slice(0, 3)}-${nine.slice(3, 6)}-${nine.slice(6)}`;
}
