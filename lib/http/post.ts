import type { Envelope } from "./envelope";

/** A call that did not end in `status: 1`. `http` is 0 when no answer came at all. */
export class CallError extends Error {
  override readonly name = "CallError";
  constructor(
    message: string,
    readonly http: number,
    readonly issues: NonNullable<Envelope["issues"]> = [],
    /** Seconds to wait, where the server said so. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/**
 * Makes one call of the contract from the browser. `token` is an identity token, for the calls that prove who asks.
 * @throws CallError with the server's message and issues, or with an empty message when no answer came
 */
export async function post<T>(call: string, body: object = {}, token?: string): Promise<Envelope<T> & { data: T }> {
  let response: Response;
  try {
    response = await fetch(`/api/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  } catch {
    throw new CallError("", 0);
  }
  const envelope = (await response.json().catch(() => null)) as Envelope<T> | null;
  if (envelope?.status === 1) return envelope as Envelope<T> & { data: T };
  const wait = Number(response.headers.get("retry-after")) || undefined;
  throw new CallError(envelope?.message ?? "", response.status, envelope?.issues, wait);
}
