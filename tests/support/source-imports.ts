import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** By file: the files that it imports, parts that are loaded later and workers included, and the packages. */
export type Imports = Record<string, readonly string[]>;

const ALL = /\b(?:from|import)\s*\(?\s*"([^"]+)"/g;
const OF_VALUES = /^(?:import|export)\s+(?!type\b)(?:[^;"]*?\bfrom\s+)?"([^"]+)"|\b(?:import|new URL)\(\s*"([^"]+)"/gm;

/** @param places folders and files @param types whether what is imported as a type alone counts */
export function readImports(places: readonly string[], { types }: { types: boolean }): Imports {
  const files = places
    .flatMap((place) =>
      place.endsWith(".ts")
        ? place
        : readdirSync(place, { recursive: true, encoding: "utf8" }).map((path) =>
            posix.join(place, path.replaceAll("\\", "/")),
          ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith("lib/generated/"));
  const known = new Set(files);
  const found = (from: string, name: string) => {
    if (!/^(?:@\/|\.)/.test(name)) return name;
    const path = name.startsWith("@/") ? name.slice(2) : posix.join(posix.dirname(from), name);
    return ["", ".ts", ".tsx"].map((ending) => path + ending).find((file) => known.has(file));
  };
  return Object.fromEntries(
    files.map((file) => {
      const names = readFileSync(file, "utf8").matchAll(types ? ALL : OF_VALUES);
      return [file, [...names].flatMap(([, name, later]) => found(file, (name ?? later)!) ?? [])];
    }),
  );
}

/** Each file and package that a way leads to from `start`, with the one before it; `start` itself in a circle. */
export function reachedFrom(start: string, imports: Imports) {
  const reached = new Map<string, string>();
  const open = [start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const next of imports[file] ?? []) {
      if (reached.has(next)) continue;
      reached.set(next, file);
      open.push(next);
    }
  }
  return reached;
}
