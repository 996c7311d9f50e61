/** Lets `width` pieces of work run at once; the others wait in line. */
export function limiter(width: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    // A place that becomes free is handed to the next in line, without being free in between.
    if (running < width) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** A limiter of `width` for each key, kept only while somebody is at it. */
export function keyedLimiter(width: number) {
  const open = new Map<string, { run: ReturnType<typeof limiter>; visitors: number }>();
  return async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const own = open.get(key) ?? { run: limiter(width), visitors: 0 };
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
 * Lets `width` pieces of work run at once, and one of each key. Those that wait are taken by turns of their keys: who
 * brings many waits for his own, and nobody else does.
 */
export function fairLimiter(width: number) {
  const all = limiter(width);
  // A key has one piece in the common line at a time, and goes to its end with the next.
  const own = keyedLimiter(1);
  return <T>(key: string, work: () => Promise<T>): Promise<T> => own(key, () => all(work));
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
