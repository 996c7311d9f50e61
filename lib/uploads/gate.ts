/** Lets `width` pieces of work run at once; the others wait in line. */
export function gate(width: number) {
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
