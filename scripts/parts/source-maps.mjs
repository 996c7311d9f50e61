import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const SOURCE_MAP = /\.(?:[cm]?[jt]s|css)\.map$/;

/** A fifth of the packages' bytes, read by nothing here. @returns how many there were */
export function removeSourceMaps(folder) {
  const maps = readdirSync(folder, { recursive: true }).filter((path) => SOURCE_MAP.test(path));
  for (const path of maps) rmSync(join(folder, path));
  return maps.length;
}
