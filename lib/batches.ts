type Batch<T> = { size: number; answer: Promise<T> };

/**
 * Asks once for all who want the same: who comes while a question about a key is under way shares the next one, which
 * is asked when that ends. So nobody gets an answer to a question from before he came, and a burst costs two questions.
 * @param ask gets the key, and how many wait for the answer
 * @returns gives each of them the answer, how many share it, and the own place among those, from 1 on
 */
export function inBatches<T>(ask: (key: string, size: number) => Promise<T>) {
  const underWay = new Map<string, Promise<unknown>>();
  const next = new Map<string, Batch<T>>();

  function begin(key: string, size: number): Promise<T> {
    const answer = ask(key, size);
    const over = answer
      .then(
        () => {},
        () => {},
      )
      .finally(() => {
        if (underWay.get(key) === over) underWay.delete(key);
      });
    underWay.set(key, over);
    return answer;
  }

  return async function join(key: string): Promise<{ answer: T; place: number; size: number }> {
    const before = underWay.get(key);
    if (!before) return { answer: await begin(key, 1), place: 1, size: 1 };
    const batch: Batch<T> = next.get(key) ?? {
      size: 0,
      answer: before.then(() => {
        next.delete(key);
        return begin(key, batch.size);
      }),
    };
    next.set(key, batch);
    batch.size += 1;
    const place = batch.size;
    return { answer: await batch.answer, place, size: batch.size };
  };
}
