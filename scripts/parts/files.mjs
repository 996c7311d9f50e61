// Scripts, styles, fonts and pictures: compressed once, by the build, and sent from memory by the server in front.
// Next would compress them anew for every visitor.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import compressible from "compressible";
import { ANSWER_HEADERS } from "../../lib/http/answer-headers.mjs";
import { FILE_POLICY } from "./page-policy.mjs";
import { answerReady, codingFor, CODINGS } from "./ready.mjs";

/** Where they lie in a build, each at its address, with its compressed forms beside it. */
const FOLDER = "files";
const FORMS = {
  br: { ending: ".br", encode: promisify(brotliCompress) },
  gzip: { ending: ".gz", encode: promisify(gzip) },
};

/** What is sent; a file of another kind is left to Next. */
const TYPES = {
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

/** Its name changes with its content. */
const HASHED = "/_next/static/";
const FOR_GOOD = "public, max-age=31536000, immutable";
/**
 * Under a name that stays, a file may be mended: an hour later every browser has it. To ask each time would cost a
 * request for each flag of a page.
 */
const FOR_AN_HOUR = "public, max-age=3600, must-revalidate";

/** Less than this saved is not worth unpacking. */
const WORTH = 0.95;

/**
 * Puts the files of a build, those of public/, and what Next has made once for all (the icons, robots.txt), where
 * filesOf() finds them. Brotli takes seconds at its best (11 of 11), which is its own default.
 * @param dist the build's folder; publicDir: files under names that stay
 */
export async function packFiles(dist, publicDir) {
  const folder = join(dist, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  for (const name of filesIn(join(dist, "static"))) await pack(join(dist, "static", name), join(folder, HASHED, name));
  for (const name of filesIn(publicDir)) await pack(join(publicDir, name), join(folder, name));
  for (const path of madeForGood(dist)) await pack(join(dist, "server/app", `${path}.body`), join(folder, path));
}

/** Addresses of what a build has made that is no page and has no age. */
function madeForGood(dist) {
  const { routes } = JSON.parse(readFileSync(join(dist, "prerender-manifest.json"), "utf8"));
  return Object.keys(routes).filter(
    (path) => routes[path].dataRoute === null && routes[path].initialRevalidateSeconds === false,
  );
}

async function pack(file, place) {
  const type = TYPES[extname(place)];
  if (!type) return;
  const bytes = readFileSync(file);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, bytes);
  if (!compressible(type)) return;
  for (const { ending, encode } of Object.values(FORMS)) {
    const smaller = await encode(bytes);
    if (smaller.length < bytes.length * WORTH) writeFileSync(place + ending, smaller);
  }
}

/** Files below a folder, by their path in it; none that is hidden. */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.split(sep).some((part) => part.startsWith(".")));
}

/**
 * Reads the files of a build, all at once: what is asked for later never touches the disk, so an address leads to no
 * other file, and those of a page that is open stay when another build takes the folder's place.
 * @param dist the build's folder
 * @returns answer(request, response): whether it was an address of a file, which is answered then
 */
export function filesOf(dist) {
  const folder = join(dist, FOLDER);
  const files = new Map();
  for (const path of filesIn(folder)) {
    const type = TYPES[extname(path)];
    if (type) files.set(`/${path.split(sep).join("/")}`, read(join(folder, path), type));
  }

  return function answer(request, response) {
    const [path] = request.url.split("?", 1);
    const file = files.get(path);
    if (!file) return false;
    const coding = codingFor(request, file.codings);
    answerReady(request, response, {
      bytes: file.forms[coding],
      coding,
      etag: `"${file.id}-${coding}"`,
      headers: { ...file.headers, "cache-control": path.startsWith(HASHED) ? FOR_GOOD : FOR_AN_HOUR },
    });
    return true;
  };
}

function read(place, type) {
  const forms = { identity: readFileSync(place) };
  for (const [coding, { ending }] of Object.entries(FORMS))
    if (existsSync(place + ending)) forms[coding] = readFileSync(place + ending);
  const codings = CODINGS.filter((coding) => forms[coding]);
  return {
    forms,
    codings,
    id: createHash("sha256").update(forms.identity).digest("base64url").slice(0, 27),
    headers: {
      ...ANSWER_HEADERS,
      "content-type": type,
      "content-security-policy": FILE_POLICY,
      ...(codings.length > 1 && { vary: "Accept-Encoding" }),
    },
  };
}
