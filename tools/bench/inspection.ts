/**
 * How long the server looks into ten megabytes that pass for a PDF from outside, and how long nobody else is answered
 * meanwhile, for each unit that such a file can be filled with. A median of rounds, because other programs share the
 * machine; the ratios to a plain PDF are what to compare.
 */
import { inspect } from "@/lib/uploads/server/inspect";
import { UPLOAD_LIMIT } from "@/lib/uploads/policy";
import { samplePdf } from "@/tests/samples/uploads";
import { type Line, middle } from "./measure";

const ROUNDS = 7;
/** Milliseconds for which nobody else may be held up. */
const BUDGET = 50;
const UNITS = [
  "t",
  "trailer",
  "trailer<<",
  "trailer<<(",
  "xref",
  "<<",
  "/Encrypt",
  "obj",
  "(",
  "%",
  "startxref 1",
  "\0",
];

const filled = (unit: string) =>
  Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(UPLOAD_LIMIT - 16, unit, "latin1"), Buffer.from("\n%%EOF\n")]);

/** Milliseconds: until the verdict, and the longest time between two turns of the others. */
async function measure(make: () => Buffer) {
  const [took, held]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bytes = make();
    const began = performance.now();
    let [over, last, longest] = [false, began, 0];
    const turn = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (!over) setImmediate(turn);
    };
    setImmediate(turn);
    await inspect({ name: "a.pdf", bytes }).catch(() => {});
    took.push(performance.now() - began);
    over = true;
    await new Promise((resolve) => setImmediate(resolve));
    held.push(longest);
  }
  return { took: middle(took), held: middle(held) };
}

/** What holds the others up in each of such files, beside a plain PDF. */
export async function inspection(): Promise<Line[]> {
  const plain = await measure(() => samplePdf(UPLOAD_LIMIT));
  const lines: Line[] = [
    { name: "a plain PDF of 10 MB, until the verdict", value: plain.took, unit: "ms", ratio: 1 },
    { name: "nobody else answered meanwhile", value: plain.held, unit: "ms", ratio: 1 },
  ];
  for (const unit of UNITS) {
    const { took, held } = await measure(() => filled(unit));
    lines.push({ name: `made of ${JSON.stringify(unit)}`, value: took, unit: "ms", ratio: took / plain.took });
    lines.push({
      name: "nobody else answered meanwhile",
      value: held,
      unit: "ms",
      ratio: held / plain.held,
      goal: { of: "value", atMost: BUDGET },
    });
  }
  return lines;
}
