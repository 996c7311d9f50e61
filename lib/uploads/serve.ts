import "server-only";
import type { NextRequest } from "next/server";
import { sessionUser } from "@/lib/auth/session";
import { recordEvent } from "@/lib/events/mutations";
import { type Envelope, LOG_IN_FIRST, TRY_AGAIN } from "@/lib/http/envelope";
import { type Limit, takeOne } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { errorName, log } from "@/lib/log";
import { readOwnFile } from "./data";
import { contentDisposition } from "./disposition";
import { FILE_NOT_FOUND } from "./policy";

/** By student; a form with every slot filled shows some sixty pictures at a time. */
const VIEWS_PER_STUDENT: Limit = { name: "file-view", points: 600, seconds: 600 };

/**
 * Answers a stored file to its owner. Another's file, an unknown id and a malformed one get the very same 404, so that
 * nothing can be learnt by asking. What a file holds can never act as a page of this site: its type is fixed, it is
 * sandboxed, other sites cannot embed it, and a PDF is only ever downloaded.
 */
export async function serveFile(request: NextRequest, id: string): Promise<Response> {
  try {
    const user = await sessionUser(request);
    if (!user) throw new Refusal(401, LOG_IN_FIRST);
    await takeOne(VIEWS_PER_STUDENT, user.id);
    const found = await readOwnFile(user, id);
    if (!found) throw new Refusal(404, FILE_NOT_FOUND);
    const { file, bytes } = found;
    await recordEvent("file.viewed", user.id, { file: id });
    return new Response(new Uint8Array(bytes), {
      headers: {
        "content-type": file.mime,
        "content-disposition": contentDisposition(file.mime.startsWith("image/") ? "inline" : "attachment", file.name),
        "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      },
    });
  } catch (error) {
    if (error instanceof Refusal) return answer(error.http, error.message, error.extra.headers);
    log.error(errorName(error), "stored file could not be read");
    return answer(503, TRY_AGAIN);
  }
}

/** Answers every method but GET and HEAD. */
export async function onlyGet(request: NextRequest): Promise<Response> {
  return answer(405, `${request.method} is not allowed here. Please use GET.`, { allow: "GET, HEAD" });
}

function answer(http: number, message: string, headers: Record<string, string> = {}) {
  const envelope: Envelope = { status: 0, message, data: null };
  return Response.json(envelope, { status: http, headers: { "cache-control": "private, no-store", ...headers } });
}
