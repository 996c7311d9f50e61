// The name under which a request is found again: in its answer, in every line of the log, and at a proxy of ours.
import { randomUUID } from "node:crypto";

export const REQUEST_ID = "x-request-id";

/** What proxies make: a UUID, nginx's 32 hexadecimal digits, or as many random bytes in base64url. */
const FORM = /^[\w-]{20,64}$/;

/**
 * @param trustedProxies how many proxies of ours stand in front: without any, what a sender says is nobody's id
 * @returns the proxy's id, else a new one of 122 random bits
 */
export function requestIdOf({ headers }, trustedProxies) {
  const given = headers[REQUEST_ID];
  return trustedProxies > 0 && FORM.test(given ?? "") ? given : randomUUID();
}
