import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { Pool } from "pg";
import { db } from "@/lib/db";
import { safeErrorFields, log, SafeMessageError, warnThrottled } from "@/lib/log";

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test("an error of the database is named by PostgreSQL's own code, and nothing that was asked stands in it", async () => {
  const secret = "asha@example.com";
  const said = safeErrorFields(await failure(db.$queryRaw`SELECT ${secret}::text::integer`));
  expect(said.sqlState).toBe("22P02");
  expect(JSON.stringify(said)).not.toContain(secret);
});

test("a database that does not answer is named so", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const pool = new Pool({
    host: "127.0.0.1",
    port: (silent.address() as AddressInfo).port,
    connectionTimeoutMillis: 100,
  });
  try {
    expect(safeErrorFields(await failure(pool.query("SELECT 1"))).why).toMatch(/timeout/);
  } finally {
    await pool.end();
    for (const socket of sockets) socket.destroy();
    silent.close();
  }
});

test("what a line to elsewhere failed of is named by its code, and words of our own are kept", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  const unreachable = await failure(fetch(`http://127.0.0.1:${port}/asha@example.com`));
  expect(safeErrorFields(unreachable)).toMatchObject({ error: "TypeError", cause: "ECONNREFUSED", why: undefined });
  expect(safeErrorFields(new SafeMessageError("UploadThing answered 503."))).toMatchObject({
    why: "UploadThing answered 503.",
  });
});

test("what happens to everybody at once is said once a minute, each sentence for itself", () => {
  const said = jest.spyOn(log, "warn");
  for (const now of [0, 30_000, 59_999, 60_000, 90_000]) warnThrottled({}, "one", now);
  warnThrottled({}, "another", 90_000);
  expect(said.mock.calls.map(([, sentence]) => sentence)).toEqual(["one", "one", "another"]);
  said.mockRestore();
});

test("words that could quote somebody are left out", () => {
  expect(safeErrorFields(new Error("asha@example.com is taken")).why).toBeUndefined();
});
