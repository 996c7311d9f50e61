/**
 * How long the server looks into ten megabytes that pass for a PDF from outside, and how long nobody else is answered
 * meanwhile, for each unit that such a file can be filled with. A median of rounds, because other programs share the
 * machine; the ratios to a plain PDF are what to compare. Run with `npm run bench:uploads`.
 */
import { inspect } from "@/lib/uploads/server/inspect";
import { UPLOAD_LIMIT } from "@/lib/uploads/policy";
import { samplePdf } from "@/tests/samples/uploads";

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
const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;

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
    await inspect({ name: "a.pdf", type: "application/pdf", bytes }).catch(() => {});
    took.push(performance.now() - began);
    over = true;
    await new Promise((resolve) => setImmediate(resolve));
    held.push(longest);
  }
  return { took: middle(took), held: middle(held) };
}

async function main() {
  const plain = await measure(() => samplePdf(UPLOAD_LIMIT));
  let worst = plain.held;
  console.log("10 MB each, node", process.version);
  const ratio = (value: number, to: number) => `${(value / to).toFixed(1).padStart(6)} ×`;
  const line = (name: string, { took, held }: typeof plain) =>
    console.log(
      `${name.padEnd(16)}${took.toFixed(1).padStart(9)} ms ${ratio(took, plain.took)}`,
      `  nobody answered for ${held.toFixed(2).padStart(7)} ms ${ratio(held, plain.held)}`,
    );
  line("a plain PDF", plain);
  for (const unit of UNITS) {
    const found = await measure(() => filled(unit));
    worst = Math.max(worst, found.held);
    line(JSON.stringify(unit), found);
  }
  console.log(
    `ratio: the worst of them holds the others up ${(worst / plain.held).toFixed(1)} times as long as a plain PDF`,
  );
  process.exit(worst < BUDGET ? 0 : 1);
}
void main();
