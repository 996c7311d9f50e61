import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import compressible from "compressible";
import { ANSWER_HEADERS } from "../lib/http/answer-headers.mjs";
import { FILE_POLICY } from "./page-policy";
import { answerReady, ENCODINGS, encodingFor, type Encoding } from "./ready-answer";

/** Names under this path change with their content. */
const HASHED = "/_next/static/";
const IMMUTABLE = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600, must-revalidate";

/** Where the compressed files lie in a build, each at its path. */
const FOLDER = "files";
const PACKED = {
  br: { ending: ".br", encode: promisify(brotliCompress) },
  gzip: { ending: ".gz", encode: promisify(gzip) },
} as const;
/** Less saved than this is not worth unpacking. */
const WORTH = 0.95;
/** A file of another type is left to Next. */
const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Puts a build's scripts and styles, public/ and what Next made once (icons, robots.txt) where the server reads them. */
export async function packFiles(build: string, publicDir: string) {
  const folder = join(build, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  const { routes } = JSON.parse(readFileSync(join(build, "prerender-manifest.json"), "utf8")) as Prerendered;
  const madeOnce = Object.keys(routes).filter(
    (path) => routes[path]!.dataRoute === null && routes[path]!.initialRevalidateSeconds === false,
  );
  for (const path of filesIn(join(build, "static")))
    await pack(join(build, "static", path), join(folder, HASHED, path));
  for (const path of filesIn(publicDir)) await pack(join(publicDir, path), join(folder, path));
  for (const path of madeOnce) await pack(join(build, "server/app", `${path}.body`), join(folder, path));
}
type Prerendered = { routes: Record<string, { dataRoute: string | null; initialRevalidateSeconds: number | false }> };

async function pack(file: string, place: string) {
  const type = TYPES[extname(place)];
  if (!type) return;
  const bytes = readFileSync(file);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, bytes);
  if (!compressible(type)) return;
  for (const { ending, encode } of Object.values(PACKED)) {
    const smaller = await encode(bytes);
    if (smaller.length < bytes.length * WORTH) writeFileSync(place + ending, smaller);
  }
}

/** Paths of the files below a folder; none that is hidden. */
function filesIn(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"))
    .filter((path) => !/(^|\/)\./.test(path));
}

/**
 * Reads the packed files of a build. All at once: no address reaches the disk, and an open page finds its files while
 * another build takes the folder's place.
 * @returns serve(request, response): whether a file was asked for, which is answered then
 */
export function createFileServer(build: string) {
  const folder = join(build, FOLDER);
  const paths = filesIn(folder).filter((path) => extname(path) in TYPES);
  const files = new Map(paths.map((path) => [`/${path}`, readPacked(folder, path)]));

  return function serve(request: IncomingMessage, response: ServerResponse) {
    const file = files.get(request.url!.split("?", 1)[0]!);
    if (!file) return false;
    const encoding = encodingFor(request, file.encodings);
    answerReady(request, response, 200, { ...file, bytes: file.forms[encoding]!, encoding, policy: FILE_POLICY });
    return true;
  };
}

function readPacked(folder: string, path: string) {
  const plain = readFileSync(join(folder, path));
  const forms: Partial<Record<Encoding, Buffer>> = { identity: plain };
  for (const [encoding, { ending }] of Object.entries(PACKED) as [Encoding, { ending: string }][]) {
    const place = join(folder, path + ending);
    if (existsSync(place)) forms[encoding] = readFileSync(place);
  }
  const encodings = ENCODINGS.filter((encoding) => forms[encoding]);
  const headers = {
    ...ANSWER_HEADERS,
    "content-type": TYPES[extname(path)],
    "cache-control": `/${path}`.startsWith(HASHED) ? IMMUTABLE : FOR_AN_HOUR,
    ...(encodings.length > 1 && { vary: "Accept-Encoding" }),
  };
  return { forms, encodings, headers, id: createHash("sha256").update(plain).digest("base64url").slice(0, 27) };
}
