/** Rows that are read at a time, with all that hangs on them: so many come well within the database's patience. */
export const CHUNK_SIZE = 250;

/** Reads what these ids stand for a few at a time, so that no question is long and no more is in memory together. */
export async function chunk<Id, Row>(ids: readonly Id[], read: (some: Id[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += CHUNK_SIZE) rows.push(...(await read(ids.slice(at, at + CHUNK_SIZE))));
  return rows;
}

/**
 * Reads rows a few at a time in the order of their ids, until there are no more.
 * @param read the first rows behind an id; `page` is for a query of Prisma's, `after` for its WHERE
 */
export async function byId<Row extends { id: string }>(
  read: (after: { id: { gt: string } }, page: { orderBy: { id: "asc" }; take: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let last = ""; ;) {
    const some = await read({ id: { gt: last } }, { orderBy: { id: "asc" }, take: CHUNK_SIZE });
    rows.push(...some);
    if (some.length < CHUNK_SIZE) return rows;
    last = some.at(-1)!.id;
  }
}
