import { appendFileSync, readFileSync, writeFileSync } from "node:fs";

export type CampaignOptions = {
  seed: number;
  /** A share of the campaign, in seconds, for every run of the tests; else all of it. */
  isShort: boolean;
  /** Requests of the fuzzer, for one seed. */
  requests: number;
  /** `performance.now()` at which a campaign has to come to its end. */
  deadline: number;
};

export type CampaignResult = {
  name: string;
  checks: number;
  failed: number;
  /** Milliseconds. */
  took: number;
  notes: string[];
  /** That time ran out before its end. */
  isCut: boolean;
};

/** Failures that are told of one campaign; the others only count. */
const TOLD = 500;

/**
 * Counts what held and what did not. The log names routes, methods and kinds of people, never who they are or what was
 * answered.
 * @param log the file for a JSON line about each failure
 */
export function tally(name: string, log: string, { deadline }: CampaignOptions) {
  const from = performance.now();
  const outcome: CampaignResult = { name, checks: 0, failed: 0, took: 0, notes: [], isCut: false };
  return {
    /** @param about what a failure is to be looked for by */
    check(isHeld: boolean, what: string, about: object = {}) {
      outcome.checks += 1;
      if (isHeld) return;
      outcome.failed += 1;
      if (outcome.failed > TOLD) return;
      appendFileSync(log, `${JSON.stringify({ campaign: name, what, ...about })}\n`, { mode: 0o600 });
    },
    note: (text: string) => void outcome.notes.push(text),
    isOver() {
      if (performance.now() > deadline) outcome.isCut = true;
      return outcome.isCut;
    },
    end: (): CampaignResult => ({ ...outcome, took: performance.now() - from }),
  };
}
export type Tally = ReturnType<typeof tally>;

/** Works on all of a list, so many at a time. */
export async function inTurns<T>(count: number, all: Iterable<T>, work: (one: T) => Promise<unknown>) {
  const left = all[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
    }),
  );
}

/** The value below which so many of a hundred lie; 0 of none. */
export function percentile(values: readonly number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}

/** Bytes that the app's process holds in memory; null where this system does not tell. */
export function memory(): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${process.env.E2E_APP_PID}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
export const megabytes = (bytes: number | null) => (bytes === null ? "?" : (bytes / 1024 / 1024).toFixed(0));

export const beginLog = (log: string, about: object) =>
  writeFileSync(log, `${JSON.stringify({ started: new Date().toISOString(), ...about })}\n`, { mode: 0o600 });
