import { printable } from "../../lib/text/printable.mjs";

/** A failure that has one plain sentence for the person at the console, and perhaps a log whose end explains it. */
export class CliError extends Error {
  constructor(sentence, log) {
    super(sentence);
    this.log = log;
  }
}

const started = Date.now();
const live = Boolean(process.stdout.isTTY);
let line = "";

/** Prints lines, above the moving line of a running step if there is one. What a log says may be a stranger's. */
export function say(text = "") {
  if (line) process.stdout.write("\r\x1b[2K");
  process.stdout.write(`${text.split("\n").map(printable).join("\n")}\n`);
  if (line) process.stdout.write(line);
}

export function seconds(from = started) {
  const passed = (Date.now() - from) / 1000;
  return `${passed < 10 ? passed.toFixed(1) : Math.round(passed)} s`;
}

/** Shows that a long step is moving. Such steps must not overlap. */
export async function step(name, work) {
  const from = Date.now();
  if (!live) say(`${name} ...`);
  const timer = setInterval(
    () => {
      if (!live) return say(`${name} ... ${seconds(from)}`);
      line = `  ${name} ... ${seconds(from)}`;
      process.stdout.write(`\r\x1b[2K${line}`);
    },
    live ? 200 : 10_000,
  );
  const close = (mark) => {
    clearInterval(timer);
    if (line) process.stdout.write("\r\x1b[2K");
    line = "";
    say(`${mark} ${name} (${seconds(from)})`);
  };
  try {
    const result = await work();
    close("✓");
    return result;
  } catch (error) {
    close("✗");
    throw error;
  }
}
