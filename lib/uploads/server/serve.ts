import "server-only";
import type { NextRequest } from "next/server";
import { recordEvent } from "@/lib/events/mutations";
import { privateFile } from "@/lib/http/private-file";
import type { Limit } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { FILE_NOT_FOUND } from "@/lib/uploads/policy";
import { readOwnFile } from "./data";
import { contentDisposition } from "./disposition";

/** By student; a form with every slot filled shows some sixty pictures at a time. */
const VIEWS_PER_STUDENT: Limit = { name: "file-view", points: 600, seconds: 600 };

/**
 * Answers a stored file to its owner. Another's file, an unknown id and a malformed one get the very same 404, so that
 * nothing can be learnt by asking. What a file holds can never act as a page of this site: its type is fixed, it is
 * sandboxed, other sites cannot embed it, and a PDF is only ever downloaded.
 */
export const serveFile = (request: NextRequest, id: string) =>
  privateFile(request, { limit: VIEWS_PER_STUDENT, failed: "stored file could not be read" }, async (user) => {
    const found = await readOwnFile(user, id);
    if (!found) throw new Refusal(404, "fileNotFound", FILE_NOT_FOUND);
    const {
      file: { name, mime },
      bytes,
    } = found;
    await recordEvent("file.viewed", user.id, { file: id });
    return {
      bytes,
      mime,
      disposition: contentDisposition(mime.startsWith("image/") ? "inline" : "attachment", name),
      headers: { "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'" },
    };
  });
