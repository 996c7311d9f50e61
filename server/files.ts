import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import { ANSWER_HEADERS } from "@/lib/http/answer-headers.mjs";
import { FILE_POLICY } from "@/lib/http/page-policy";
import { answerReady, type Encoding, encodingFor } from "@/lib/http/ready-answer";

/** As scripts/parts/pack-files.mjs names them; the preferred one first. */
const ENDINGS: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };
/** A file of another type is left to Next. */
const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/**
 * Reads the packed files of a build. All at once: no address reaches the disk, and an open page finds its files while
 * another build takes the folder's place.
 * @returns serve(request, response): whether a file was asked for, which is answered then
 */
export function createFileServer(build: string) {
  const folder = join(build, "files");
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const paths = names.filter((name) => extname(name) in TYPES).map((name) => `/${name.replaceAll(sep, "/")}`);
  const files = new Map(paths.map((path) => [path, readPacked(folder, path)]));

  return function serve(request: IncomingMessage, response: ServerResponse) {
    const file = files.get(request.url!.split("?", 1)[0]!);
    if (!file) return false;
    const encoding = encodingFor(request, [...file.forms.keys()]);
    answerReady(request, response, 200, { ...file, bytes: file.forms.get(encoding)!, encoding, policy: FILE_POLICY });
    return true;
  };
}

function readPacked(folder: string, path: string) {
  const forms = new Map<Encoding, Buffer>();
  for (const [encoding, ending] of Object.entries(ENDINGS) as [Encoding, string][])
    if (existsSync(join(folder, path + ending))) forms.set(encoding, readFileSync(join(folder, path + ending)));
  const headers = {
    ...ANSWER_HEADERS,
    "content-type": TYPES[extname(path)],
    "cache-control": `public, max-age=${path.startsWith("/_next/static/") ? "31536000, immutable" : "3600, must-revalidate"}`,
    ...(forms.size > 1 && { vary: "Accept-Encoding" }),
  };
  return { forms, headers, id: createHash("sha256").update(forms.get("identity")!).digest("base64url").slice(0, 27) };
}
