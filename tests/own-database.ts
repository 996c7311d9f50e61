import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { dropDatabase } from "./drop-database";

// Imported first by a test that looks at all rows: the app's modules then have a database of the file's own.
const server = process.env.TEST_ADMIN_DATABASE_URL!;
const name = `own_${randomUUID()}`;
for (const role of ["DATABASE_URL", "TEST_OWNER_DATABASE_URL", "TEST_ADMIN_DATABASE_URL"])
  process.env[role] = Object.assign(new URL(process.env[role]!), { pathname: `/${name}` }).href;

async function onServer(sql: string) {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}

beforeAll(() => onServer(`CREATE DATABASE "${name}" TEMPLATE prepared`));
afterAll(async () => {
  const { db } = jest.requireActual<typeof import("@/lib/db")>("@/lib/db");
  await db.$disconnect();
  await dropDatabase(name, onServer);
});
