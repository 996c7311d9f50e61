import type { Envelope, RefusalCode } from "@/lib/http/envelope";
import { refusalText } from "@/lib/messages/refusal-text";
import { language, LANGUAGE_HEADER } from "@/lib/messages/text";
import { noteAnswer, reauthenticate } from "./session-ended";

/** A call that did not end in `status: 1`. `http` is 0 when no answer came at all. */
export class CallError extends Error {
  override readonly name = "CallError";
  constructor(
    message: string,
    readonly http: number,
    readonly code?: RefusalCode,
    readonly issues: NonNullable<Envelope["issues"]> = [],
    /** Seconds to wait, where the server said so. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Whether a call failed because no answer came at all. */
export const isOffline = (error: unknown) => error instanceof CallError && error.http === 0;

/** Whether a call, or opening a session, was refused for this reason. */
export const isRefused = (error: unknown, code: RefusalCode) =>
  error instanceof Error && "code" in error && error.code === code;

/**
 * Makes one call of the contract from the browser. `token` is an identity token, for the calls that prove who asks;
 * `headers` go with the call, such as If-Match.
 * When the session of a page of the dashboard has ended, the person is asked to log in again over the page, and the
 * call is made once more: whoever called only waits longer.
 * @throws CallError with the server's code, message and issues, or with an empty message when no answer came
 */
export async function post<T>(
  call: string,
  body: object = {},
  token?: string,
  headers?: Record<string, string>,
): Promise<Envelope<T> & { data: T }> {
  const started = performance.now();
  let response = await send(call, body, token, headers);
  if (response.status === 401 && !token && (await reauthenticate(started)))
    response = await send(call, body, undefined, headers);
  noteAnswer((name) => response.headers.get(name));
  const envelope = (await response.json().catch(() => null)) as Envelope<T> | null;
  if (envelope?.status === 1) return envelope as Envelope<T> & { data: T };
  const wait = Number(response.headers.get("retry-after")) || undefined;
  const message = refusalText(envelope?.code, envelope?.message ?? "");
  throw new CallError(message, response.status, envelope?.code, envelope?.issues, wait);
}

async function send(call: string, body: object, token?: string, headers?: Record<string, string>) {
  try {
    return await fetch(`/api/${call}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [LANGUAGE_HEADER]: language(),
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  } catch {
    throw new CallError("", 0);
  }
}
