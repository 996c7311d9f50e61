// Processor time of what is compared, taken in turn within one run: other programs share the machine, and hold both
// sides of a ratio up alike. Milliseconds mean little by themselves; the ratios are what to compare between machines.
import { readdirSync, readFileSync } from "node:fs";

const ROUNDS = 5;
const AT_ONCE = 8;

export type Bench = {
  /** Next with an empty page and an empty call, nothing of ours. */
  alone: { site: URL; pid: number };
  /** The instance. */
  app: { pid: number };
};

export type MeasuredWork = {
  name: string;
  /** Whose processor time counts. */
  pids: () => readonly number[];
  /** How often in each round. */
  times: number;
  once: (turn: number) => Promise<unknown>;
};

/** What was measured of a work, and how it compares. */
export type Line = {
  name: string;
  value: number;
  /** Blank for a count. */
  unit: "ms" | "µs" | "MB" | "KB" | "";
  /** Times the yardstick. */
  ratio?: number;
  goal?: { atMost?: number; atLeast?: number; of: "value" | "ratio" };
};

/** Nanoseconds that each thread of these processes has run. */
export function ran(pids: readonly number[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const pid of pids) {
    try {
      for (const thread of readdirSync(`/proc/${pid}/task`))
        all.set(
          `${pid}.${thread}`,
          Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
        );
    } catch {
      // It has ended.
    }
  }
  return all;
}

/** Milliseconds of processor time between two looks. */
export function between(before: Map<string, number>, after: Map<string, number>) {
  let sum = 0;
  for (const [thread, now] of after) sum += now - (before.get(thread) ?? 0);
  return sum / 1e6;
}

export const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/**
 * Does all works in turn, forwards and backwards, a few at a time.
 * @param atOnce 1 where milliseconds are promised: two threads of one core hold one another up
 * @returns milliseconds of processor time for each of them: the median of the rounds. The first round warms up.
 */
export async function cpuOf(works: readonly MeasuredWork[], atOnce = AT_ONCE): Promise<number[]> {
  const taken = works.map((): number[] => []);
  let turn = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const order = [...works.entries()];
    for (const [at, { pids, times, once }] of round % 2 === 0 ? order : order.reverse()) {
      const before = ran(pids());
      let left = times;
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (left-- > 0) await once(turn++);
        }),
      );
      if (round > 0) taken[at]!.push(between(before, ran(pids())) / times);
    }
  }
  return taken.map(middle);
}

export function isMet({ value, ratio, goal }: Line) {
  if (!goal) return undefined;
  const held = goal.of === "value" ? value : ratio!;
  return held <= (goal.atMost ?? Infinity) && held >= (goal.atLeast ?? -Infinity);
}

export function print(line: Line) {
  const { name, value, unit, ratio, goal } = line;
  const wanted = goal
    ? `${goal.atMost === undefined ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`}${goal.of === "value" ? ` ${unit}` : ""}: ${isMet(line) ? "met" : "NOT MET"}`
    : "";
  console.log(
    `  ${name.padEnd(52)}${value.toFixed(unit === "ms" ? 3 : unit === "" ? 0 : 1).padStart(9)} ${unit.padEnd(2)}${ratio === undefined ? " ".repeat(10) : ` ${ratio.toFixed(2).padStart(7)} ×`}  ${wanted}`,
  );
}
