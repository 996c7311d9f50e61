/** Ids or rows of one statement: its parameters and its answer stay small. */
export const CHUNK_SIZE = 250;

/** Reads by many ids, a chunk after the other. @returns all rows, in the order of the chunks */
export async function chunk<Id, Row>(ids: readonly Id[], read: (some: Id[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += CHUNK_SIZE) rows.push(...(await read(ids.slice(at, at + CHUNK_SIZE))));
  return rows;
}

/** Reads every row of a table by its id, a chunk after the other, so that no statement takes long. */
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
