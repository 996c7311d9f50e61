import { Client } from "pg";
import { POST as readForm } from "@/app/api/loanform/read/route";
import { db, pool } from "@/lib/db";
import { newStudent } from "@/tests/factories/sessions";
import { call, requestTo } from "@/tests/requests";
import { takeOne, takePerson } from "@/lib/http/rate-limit";
import { keyedHash } from "@/lib/server/keyed-hash";

/** Keeps rows locked as long as some work takes, as a slow disk would, from outside the app. */
async function whileLocked<T>(sql: string, values: unknown[], work: () => Promise<T>): Promise<T> {
  const other = new Client({ connectionString: process.env.DATABASE_URL });
  await other.connect();
  try {
    await other.query("BEGIN");
    const { rowCount } = await other.query(sql, values);
    expect(rowCount).toBe(1);
    return await work();
  } finally {
    await other.end();
  }
}
/** More than all connections of the app. */
const BURST = Array.from({ length: 3 * (pool.options.max ?? 10) });
const read = async (as: Awaited<ReturnType<typeof newStudent>>) =>
  (await call(readForm, requestTo("loanform/read", {}, { as }))).http;

test.each([0, 5])("calls of one session, seen %i minutes ago, wait for nobody who holds its row", async (minutes) => {
  const asha = await newStudent();
  const lastSeenAt = new Date(Date.now() - minutes * 60_000);
  await db.session.update({ where: { id: asha.sessionId }, data: { lastSeenAt } });
  const burst = await whileLocked(`SELECT 1 FROM "Session" WHERE id = $1 FOR UPDATE`, [asha.sessionId], () =>
    Promise.all(BURST.map(() => read(asha))),
  );
  expect(burst).toEqual(BURST.map(() => 200));
});

test("points of one sender that wait for one counter leave the connections to everybody else, and are counted", async () => {
  const limit = { name: "burst", points: BURST.length - 5, seconds: 600 };
  const key = (await newStudent()).id;
  await takeOne(limit, key);
  const row = `SELECT 1 FROM "RateLimit" WHERE key = $1 FOR UPDATE`;
  const burst = await whileLocked(row, [`burst:${keyedHash("limit", key).toString("base64url")}`], async () => {
    const all = BURST.map(() =>
      takeOne(limit, key).then(
        () => true,
        () => false,
      ),
    );
    await takeOne(limit, (await newStudent()).id);
    return all;
  });
  const passed = await Promise.all(burst);
  // One had been taken before.
  expect(passed.filter(Boolean)).toHaveLength(limit.points - 1);
});

test("a student who calls without end is told to wait, and nobody else", async () => {
  const [asha, ravi] = [await newStudent(), await newStudent()];
  for (let i = 0; i < 599; i++) await takePerson(asha.id);
  expect(await read(asha)).toBe(200);
  const refused = await call(readForm, requestTo("loanform/read", {}, { as: asha }));
  expect(refused).toMatchObject({ http: 429, body: { code: "tooManyRequests" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
  expect(await read(ravi)).toBe(200);
});
