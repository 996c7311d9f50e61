// Log files: those that are kept over starts, and what of a log explains a failure.
// Only Node itself may be imported here: an installation that fails is explained too.
import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync, statSync, writeSync } from "node:fs";

/**
 * Puts a log that has reached its size aside as app.log.1, which becomes app.log.2 and so on; the oldest one goes. Done
 * before a program opens it: while one runs, logrotate does the same (deploy/dakhila.logrotate).
 * @param bounds files: how many are kept, the current one counted; size: bytes of each
 */
export function rotate(file, { files = 5, size = 10 * 1024 * 1024 } = {}) {
  if (!existsSync(file) || statSync(file).size < size) return;
  const name = (number) => (number === 0 ? file : `${file}.${number}`);
  for (let number = files - 2; number >= 0; number -= 1)
    if (existsSync(name(number))) renameSync(name(number), name(number + 1));
}

/** Opens a log to go on in it, under a line with the time. @returns its descriptor */
export function openKept(file) {
  rotate(file);
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
 * @param {string} text
 * @param most number of lines, counted from the end
 * @returns {string}
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
  return existsSync(file) ? reasonIn(endOf(file), most) : "";
}

/** The last lines of a log. */
export function tail(file, most = 25) {
  return existsSync(file) ? shown(endOf(file).trimEnd().split("\n").slice(-most)) : "";
}

// A log may have become larger than a text can be.
const mostRead = 4 * 1024 * 1024;

function endOf(file) {
  const log = openSync(file, "r");
  const { size } = fstatSync(log);
  const end = Buffer.alloc(Math.min(size, mostRead));
  readSync(log, end, 0, end.length, size - end.length);
  closeSync(log);
  return end.toString();
}

function shown(lines) {
  const short = (line) =>
    line.length > longest.start + longest.end ? `${line.slice(0, longest.start)} … ${line.slice(-longest.end)}` : line;
  return lines.map((line) => `  | ${short(line)}`).join("\n");
}
