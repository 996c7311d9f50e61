/**
 * Lets `width` pieces of work run at once. Those that wait are taken by turns of their keys, one of each and round again:
 * who brings many waits for his own, and nobody else does.
 */
export function fairGate(width: number) {
  let running = 0;
  /** What waits for each key; the key whose turn it is comes first. */
  const waiting = new Map<string, (() => void)[]>();

  function leave() {
    const [turn] = waiting;
    if (!turn) {
      running -= 1;
      return;
    }
    const [key, [next, ...rest]] = turn;
    waiting.delete(key);
    if (rest.length > 0) waiting.set(key, rest);
    next!();
  }
  return async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    // A place that becomes free is handed to the next in line, without being free in between.
    if (running < width) running += 1;
    else await new Promise<void>((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve]));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** Lets `width` pieces of work run at once; the others wait in line. */
export function gate(width: number) {
  const run = fairGate(width);
  return <T>(work: () => Promise<T>): Promise<T> => run("", work);
}

/** A gate of `width` for each key, kept only while somebody is at it. */
export function gates(width: number) {
  const open = new Map<string, { run: ReturnType<typeof gate>; visitors: number }>();
  return async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const own = open.get(key) ?? { run: gate(width), visitors: 0 };
    open.set(key, own);
    own.visitors += 1;
    try {
      return await own.run(work);
    } finally {
      own.visitors -= 1;
      if (own.visitors === 0) open.delete(key);
    }
  };
}

/**
 * Lets work run while all that runs holds no more than `limit` together, in whatever unit.
 * @throws what `full` makes, at once, where `amount` more would go over it
 */
export function ceiling(limit: number, full: () => Error) {
  let held = 0;
  return async function run<T>(amount: number, work: () => Promise<T>): Promise<T> {
    if (held + amount > limit) throw full();
    held += amount;
    try {
      return await work();
    } finally {
      held -= amount;
    }
  };
}
