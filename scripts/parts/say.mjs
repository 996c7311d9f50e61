import { printable } from "../../lib/text/printable.mjs";

/** A failure that has one plain sentence for the person at the console, and perhaps a log whose end explains it. */
export class CliError extends Error {
  constructor(sentence, log) {
    super(sentence);
    this.log = log;
  }
}

const started = Date.now();

/** Prints lines. What a log says may be a stranger's. */
export const say = (text = "") => console.log(text.split("\n").map(printable).join("\n"));

export function seconds(from = started) {
  const passed = (Date.now() - from) / 1000;
  return `${passed < 10 ? passed.toFixed(1) : Math.round(passed)} s`;
}

/** Runs one long step, with a line at its start, every ten seconds and at its end. */
export async function step(name, work) {
  const from = Date.now();
  say(`${name} ...`);
  const timer = setInterval(() => say(`${name} ... ${seconds(from)}`), 10_000);
  let mark = "✗";
  try {
    const result = await work();
    mark = "✓";
    return result;
  } finally {
    clearInterval(timer);
    say(`${mark} ${name} (${seconds(from)})`);
  }
}
