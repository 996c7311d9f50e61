import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const FORMS = { ".br": promisify(brotliCompress), ".gz": promisify(gzip) };
/** Less saved than this is not worth unpacking. */
const WORTH = 0.95;

/**
 * Puts a build's scripts and styles, public/ and what Next made once (icons, the manifest) into the build's folder
 * "files", each with its compressed forms, where server/files.ts reads them. No hidden file, and no source map.
 */
export async function packFiles(build, publicDir) {
  const folder = join(build, "files");
  rmSync(folder, { recursive: true, force: true });
  const filter = (path) => !/^\.|\.map$/.test(basename(path));
  const copy = (from, to) => existsSync(from) && cpSync(from, join(folder, to), { recursive: true, filter });
  copy(publicDir, ".");
  copy(join(build, "static"), "_next/static");
  const { routes } = JSON.parse(readFileSync(join(build, "prerender-manifest.json"), "utf8"));
  for (const [path, { dataRoute, initialRevalidateSeconds }] of Object.entries(routes))
    if (dataRoute === null && initialRevalidateSeconds === false) copy(join(build, "server/app", `${path}.body`), path);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    for (const [ending, encode] of Object.entries(FORMS)) {
      const smaller = await encode(bytes);
      if (smaller.length < bytes.length * WORTH) writeFileSync(file + ending, smaller);
    }
  }
}
