// Only Node itself may be imported: an installation that fails is explained too.
import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync, statSync, writeSync } from "node:fs";

/** Before a program opens it; while one runs, logrotate does it. @param bounds files kept; size: bytes of each */
export function rotate(file, { files = 5, size = 10 * 1024 * 1024 } = {}) {
  if (!existsSync(file) || statSync(file).size < size) return;
  const name = (number) => (number === 0 ? file : `${file}.${number}`);
  for (let number = files - 2; number >= 0; number -= 1)
    if (existsSync(name(number))) renameSync(name(number), name(number + 1));
}

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
 * Lines about errors with what follows them, else the last lines, of the last start.
 * @param {string} text
 * @param most lines
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
    if (fails && !(block && before)) blocks.push((block = []));
    if (!fails && (line === "" || notice.test(line))) block = undefined;
    if (block && block.length < 12) block.push(line);
    before = fails;
  }
  // A database that is away fails every page with the same words.
  const found = [...new Set(blocks.map((texts) => texts.join("\n")))].flatMap((texts) => texts.split("\n"));
  return shown((found.length > 0 ? found : lines).slice(-most));
}

export function reason(file, most) {
  return existsSync(file) ? reasonIn(endOf(file), most) : "";
}

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
