/**
 * Waits for connections that are closing: to them, force would be an error that nobody handles any more.
 * @param query of a connection to another database of the same server
 */
export async function dropDatabase(name: string, query: (sql: string) => Promise<unknown>) {
  await query(`DROP DATABASE "${name}"`).catch(() => query(`DROP DATABASE "${name}" WITH (FORCE)`));
}
