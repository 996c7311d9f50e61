// Which lenders have a page: asked of the app itself, which keeps them in memory.

/**
 * Milliseconds between two readings that are asked for an unknown id, and the age at which the list is read anew
 * anyway.
 */
const PAUSE = 1000;
const AGE = 10_000;

/**
 * A check whether there is a lender of an id, from a list that is kept in memory. A new lender is known a second after
 * it was saved; made-up ids, however many, cost one reading a second. While the list cannot be read the last one holds,
 * and before it ever was, every id passes: the app decides then.
 * @param read gives the ids of all listed lenders
 * @param now milliseconds
 * @returns isListed(id)
 */
export function listedLenders(read, now = () => performance.now()) {
  let known;
  let readAt = -Infinity;
  let reading;

  function renew() {
    readAt = now();
    reading ??= read()
      .then((ids) => (known = new Set(ids)))
      .catch(() => {})
      .finally(() => (reading = undefined));
    return reading;
  }

  return async function isListed(id) {
    if (known?.has(id)) {
      if (now() - readAt > AGE) void renew();
      return true;
    }
    if (now() - readAt >= PAUSE) await renew();
    else await reading;
    return known ? known.has(id) : true;
  };
}
