import "server-only";
import type { NextRequest } from "next/server";
import { sessionUser } from "@/lib/auth/session";
import { type Envelope, LOG_IN_FIRST, TRY_AGAIN } from "@/lib/http/envelope";
import { type Limit, takeOne } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { errorName, log } from "@/lib/log";
import { readPaper } from "./data";
import { PDF_NAMES, type PaperKind } from "./paper";
import { pdfOf } from "./pdf";

/** By student; drawing one takes some hundredths of a second of the server's time. */
const PDFS_PER_STUDENT: Limit = { name: "paper-pdf", points: 60, seconds: 600 };

/** Answers a student's own paper as a PDF to keep: a download, never stored on the way. */
export async function servePaper(request: NextRequest, kind: PaperKind): Promise<Response> {
  try {
    const user = await sessionUser(request);
    if (!user) throw new Refusal(401, LOG_IN_FIRST);
    await takeOne(PDFS_PER_STUDENT, user.id);
    const pdf = await pdfOf(await readPaper(kind, user));
    return new Response(new Uint8Array(pdf), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${PDF_NAMES[kind]}"`,
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      },
    });
  } catch (error) {
    if (error instanceof Refusal) return answer(error.http, error.message, error.extra.headers);
    log.error(errorName(error), "paper could not be drawn");
    return answer(503, TRY_AGAIN);
  }
}

function answer(http: number, message: string, headers: Record<string, string> = {}) {
  const envelope: Envelope = { status: 0, message, data: null };
  return Response.json(envelope, { status: http, headers: { "cache-control": "private, no-store", ...headers } });
}
