import "server-only";
import type { NextRequest } from "next/server";
import { safeErrorFields, log } from "@/lib/log";
import { TRY_AGAIN } from "./envelope";
import { noteDenied } from "./denied";
import { type Limit, takeOne } from "./rate-limit";
import { Refusal, refusalAnswer } from "./refusal";

export type PrivateFile = {
  bytes: Uint8Array | ReadableStream<Uint8Array>;
  mime: string;
  disposition: string;
  headers?: Record<string, string>;
};

/**
 * Answers a GET for a private file: who asks, limit, file. Never cached, never framed. `failed` is for the log.
 * @param visitor one of `VISITORS` @param read throws a Refusal for what may not be seen
 */
export async function privateFile<By extends { id: string } | { passId: string }>(
  request: NextRequest,
  visitor: () => Promise<By>,
  { limit, failed }: { limit: Limit; failed: string },
  read: (user: By) => Promise<PrivateFile>,
): Promise<Response> {
  try {
    const user = await visitor();
    await takeOne(limit, "passId" in user ? user.passId : user.id);
    const { bytes, mime, disposition, headers } = await read(user);
    return new Response(bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes), {
      headers: {
        "content-type": mime,
        "content-disposition": disposition,
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
        ...headers,
      },
    });
  } catch (error) {
    void noteDenied(request, error);
    if (error instanceof Refusal) return refuse(error);
    log.error(safeErrorFields(error), failed);
    return refuse(new Refusal(503, "serverFailed", TRY_AGAIN));
  }
}

export async function onlyGet(request: NextRequest): Promise<Response> {
  return refuse(
    new Refusal(405, "methodNotAllowed", `${request.method} is not allowed here. Please use GET.`, {
      headers: { allow: "GET, HEAD" },
    }),
  );
}

function refuse(refusal: Refusal) {
  const response = refusalAnswer(refusal);
  response.headers.set("cache-control", "private, no-store");
  return response;
}
