import { requestContext } from "@/lib/request-context.mjs";
import type { Envelope, Issue, RefusalCode } from "./envelope";

export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(
    readonly http: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503,
    readonly code: RefusalCode,
    message: string,
    readonly extra: { issues?: Issue[]; headers?: Record<string, string> } = {},
  ) {
    super(message);
  }
}

/** The contract has calls that answer `status: 0` over HTTP 200 (an unknown login): no error. */
export class Decline extends Error {
  override readonly name = "Decline";
  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message);
  }
}

/** The envelope of a refusal, never cached. @param extra goes into the body */
export function refusalAnswer(
  refusal: { http: number } & Pick<Refusal, "code" | "message"> & Partial<Pick<Refusal, "extra">>,
  extra: { url?: URL } = {},
) {
  const { issues, headers } = refusal.extra ?? {};
  const envelope: Envelope = {
    status: 0,
    code: refusal.code,
    message: refusal.message,
    data: null,
    ...(issues && { issues }),
    ...(refusal.code === "serverFailed" && { requestId: requestContext()?.id }),
    ...extra,
  };
  return Response.json(envelope, { status: refusal.http, headers: { "cache-control": "no-store", ...headers } });
}
