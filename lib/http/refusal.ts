import type { Issue } from "./envelope";

/** A refusal with a sentence for the person. Thrown anywhere under the wrapper, it becomes `{ status: 0, message }`. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(
    /** HTTP status, 4xx or 503. */
    readonly http: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503,
    message: string,
    readonly extra: { issues?: Issue[]; headers?: Record<string, string> } = {},
  ) {
    super(message);
  }
}

/**
 * The contract has calls that answer `status: 0` over HTTP 200 (an unknown login, say): a normal answer, not an error.
 */
export class Decline extends Error {
  override readonly name = "Decline";
}
