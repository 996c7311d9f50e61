/**
 * Drops a database that a test made. PostgreSQL waits some seconds for the lines to it that are just being closed: to
 * the end of such a line here, force would be an error that nobody handles any more. What still holds it then was left
 * open, and is ended.
 * @param query of a line to another database of the same server
 */
export async function dropDatabase(name: string, query: (sql: string) => Promise<unknown>) {
  await query(`DROP DATABASE "${name}"`).catch(() => query(`DROP DATABASE "${name}" WITH (FORCE)`));
}
