// Log files: those that are kept over starts and rotated by size, and what of a log explains a failure.
// Only Node itself may be imported here: an installation that fails is explained too.
import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

/**
 * What is kept of one log: so many files (the current one counted), of so many bytes each, looked at every so many
 * milliseconds.
 */
export const kept = { files: 5, size: 10 * 1024 * 1024, every: 5000 };

/**
 * Empties a log that has reached its size into app.log.1, which becomes app.log.2 and so on; the oldest one goes. The
 * program that appends to it goes on in the same file: it writes straight to the disk, so that its last words before a
 * crash are never in a pipe that nobody reads any more.
 */
export function rotate(file, { files, size } = kept) {
  if (!existsSync(file) || statSync(file).size < size) return;
  const name = (number) => (number === 0 ? `${file}.new` : `${file}.${number}`);
  const from = openSync(file, "r+");
  const to = openSync(name(0), "w", 0o600);
  try {
    // Of a flood only the end.
    const { size: whole } = fstatSync(from);
    let at = whole > 2 * size ? whole - size : 0;
    const copy = () => {
      const buffer = Buffer.alloc(64 * 1024);
      for (let read = 1; read > 0; at += read) {
        read = readSync(from, buffer, 0, buffer.length, at);
        writeSync(to, buffer, 0, read);
      }
    };
    copy();
    rmSync(name(files - 1), { force: true });
    for (let number = files - 2; number >= 0; number -= 1)
      if (existsSync(name(number))) renameSync(name(number), name(number + 1));
    // What came meanwhile.
    copy();
    ftruncateSync(from);
  } finally {
    closeSync(from);
    closeSync(to);
    rmSync(name(0), { force: true });
  }
}

// A file for each start, so more of them than bytes would ask for: what a crash left must outlive some hasty restarts.
const mostStarts = 20;

/** Removes the oldest of the logs that a program rotates by itself, named so that names sort by time. */
export function prune(dir, { files, size } = kept) {
  let total = 0;
  for (const [index, name] of newestFirst(dir).entries()) {
    total += statSync(join(dir, name)).size;
    if (index > 0 && (index >= mostStarts || total > files * size)) rmSync(join(dir, name), { force: true });
  }
}

/** The newest log of such a folder, or undefined. */
export function newestIn(dir) {
  const [name] = newestFirst(dir);
  return name && join(dir, name);
}

function newestFirst(dir) {
  return existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => name.endsWith(".log"))
        .sort()
        .reverse()
    : [];
}

/** Opens a log to go on in it, under a line with the time. @returns its descriptor */
export function openKept(file, bounds = kept) {
  rotate(file, bounds);
  const log = openSync(file, "a", 0o600);
  writeSync(log, `==== started ${new Date().toISOString()} ====\n`);
  return log;
}

const startMark = /^==== started \S+ ====$/m;
const colours = new RegExp("\\u001b\\[[0-9;]*m", "g");
const inFrame = /^\s*>?\s*\d*\s*\|/;
const failure =
  /(^|[\s⨯])\w*Error\b(?=:| occurred|$)|^\s*error\b|\berror:|^Export encountered|\bFailed to\b|\bfailed\b.*:|\b(FATAL|PANIC)\b|npm (error|ERR!)|⨯|"level":[56]0\b/;
const notice = /^\s*(⚠|Warning:|npm warn\b)|\bwarnings?:|^\s*(✓|Generating|Collecting|Finalizing|Creating)\s/;
// A line of the app's log ends with what happened.
const longest = { start: 300, end: 100 };

/**
 * What of a program's output explains its failure: the lines about errors, each with what follows it, not the warnings
 * that came after; the last lines where none speaks of an error. Only the last start's part of a log is looked at.
 * @param most number of lines, counted from the end
 */
export function reasonIn(text, most = 25) {
  const lines = text
    .split(startMark)
    .at(-1)
    .replaceAll(colours, "")
    .trimEnd()
    .split("\n")
    .map((line) => line.trimEnd());
  if (lines.length <= most) return shown(lines);
  const blocks = [];
  let block;
  let before = false;
  for (const line of lines) {
    const fails = failure.test(line) && !inFrame.test(line) && !notice.test(line);
    // A line about an error right after another one ("Build error occurred", then which) belongs to it.
    if (fails && !(block && before)) blocks.push((block = []));
    if (!fails && (line === "" || notice.test(line))) block = undefined;
    if (block && block.length < 12) block.push(line);
    before = fails;
  }
  // A database that is away fails every page with the same words.
  const found = [...new Set(blocks.map((texts) => texts.join("\n")))].flatMap((texts) => texts.split("\n"));
  return shown((found.length > 0 ? found : lines).slice(-most));
}

/** @see reasonIn */
export function reason(file, most) {
  return existsSync(file) ? reasonIn(readFileSync(file, "utf8"), most) : "";
}

/** The last lines of a log. */
export function tail(file, most = 25) {
  return existsSync(file) ? shown(readFileSync(file, "utf8").trimEnd().split("\n").slice(-most)) : "";
}

function shown(lines) {
  const short = (line) =>
    line.length > longest.start + longest.end ? `${line.slice(0, longest.start)} … ${line.slice(-longest.end)}` : line;
  return lines.map((line) => `  | ${short(line)}`).join("\n");
}
