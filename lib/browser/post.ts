import type { Envelope, RefusalCode } from "@/lib/http/envelope";
import { refusalText } from "@/lib/messages/refusal-text";
import { language, LANGUAGE_HEADER } from "@/lib/messages/text";
import { noteTime } from "./server-clock";
import { noteAnswer, reauthenticate } from "./session-ended";

export class CallError extends Error {
  override readonly name = "CallError";
  constructor(
    message: string,
    readonly http: number,
    readonly code?: RefusalCode,
    readonly issues: NonNullable<Envelope["issues"]> = [],
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Whether no answer came at all; a refusal is an answer. */
export const isOffline = (error: unknown) => error instanceof CallError && error.http === 0;

export const isRefused = (error: unknown, code: RefusalCode) =>
  error instanceof Error && "code" in error && error.code === code;

/**
 * Makes one call; when the session has ended, the person is asked to log in again and the call is made once more.
 * @throws CallError, with an empty message when no answer came
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
  noteTime(response.headers.get("date"));
  noteAnswer((name) => response.headers.get(name));
  return dataOf<T>(response);
}

/** Browsers send no more than 64 kB for a page that is left. */
const OUTLIVES = 60_000;

/**
 * Makes one call that a page makes by itself: nobody is asked to log in, and it goes on when the page is left.
 * @throws CallError, with an empty message when no answer came
 */
export async function postQuietly<T>(call: string, body: object) {
  const keepalive = JSON.stringify(body).length < OUTLIVES;
  return dataOf<T>(await send(call, body, undefined, undefined, keepalive));
}

async function dataOf<T>(response: Response): Promise<Envelope<T> & { data: T }> {
  const envelope = (await response.json().catch(() => null)) as Envelope<T> | null;
  if (envelope?.status === 1) return envelope as Envelope<T> & { data: T };
  const wait = Number(response.headers.get("retry-after")) || undefined;
  const message = refusalText(envelope?.code, envelope?.message ?? "");
  throw new CallError(message, response.status, envelope?.code, envelope?.issues, wait);
}

async function send(
  call: string,
  body: object,
  token?: string,
  headers?: Record<string, string>,
  keepalive = false,
): Promise<Response> {
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
      keepalive,
    });
  } catch {
    throw new CallError("", 0);
  }
}
