/**
 * Opens a connection; `pg` is there only once the packages are installed.
 * @param options more of what pg takes; milliseconds
 * @throws Error when the server does not answer in time, or refuses
 */
export async function connect(connectionString, options = { query_timeout: 20_000 }) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 20_000, ...options });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Gives `work` a connection, which is closed after it. @returns what it returns; options as for connect */
export async function withConnection(connectionString, work, options) {
  const client = await connect(connectionString, options);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
