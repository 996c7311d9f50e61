import { randomUUID } from "node:crypto";
import { Client } from "pg";

// Imported first by a test that looks at all rows there are: the app's modules, and the factories, then have a database
// of the test file's own, as a start leaves it.
const server = process.env.DATABASE_URL!;
const name = `own_${randomUUID()}`;
process.env.DATABASE_URL = Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function onServer(sql: string) {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}

beforeAll(() => onServer(`CREATE DATABASE "${name}" TEMPLATE prepared`));
afterAll(async () => {
  const { db, pool } = jest.requireActual<typeof import("@/lib/db")>("@/lib/db");
  // Its last connection may still be closing when the database is dropped.
  pool.on("error", () => {});
  await db.$disconnect();
  await onServer(`DROP DATABASE "${name}" WITH (FORCE)`);
});
