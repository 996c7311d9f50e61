import { randomUUID } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { POST as signup } from "@/app/api/users/signup/route";
import { db, pool } from "@/lib/db";
import { newStudent } from "@/tests/factories/sessions";
import { newPhone } from "@/tests/factories/users";
import { call, requestTo } from "@/tests/requests";
import { safeErrorFields } from "@/lib/log";

// The log of this run's embedded PostgreSQL, which is started with the same settings as npm start's.
const logs = process.env.TEST_POSTGRES_LOGS!;
const serverLog = () =>
  readdirSync(logs)
    .map((name) => readFileSync(join(logs, name), "utf8"))
    .join("");

/**
 * Everything that the server had to say until now: it writes in order, so whatever came before this mark is there with
 * it.
 */
async function writtenUntilNow() {
  const mark = `mark-${randomUUID()}`;
  await pool.query(`SELECT 1 FROM "${mark}"`).catch(() => {});
  while (!serverLog().includes(mark)) await pause(20);
  return serverLog();
}

const newEmail = () => `log-${randomUUID()}@example.com`;
const signUp = (email: string, phone: string) =>
  call(signup, requestTo("users/signup", { name: "Asha Rao", email, phone }));
/** Breaks the rule of unique proved e-mails past our own code. */
const violate = (email: string) =>
  db.user.create({ data: { name: "Asha Rao", email, emailVerifiedAt: new Date() } }).catch((error: unknown) => error);

test("T51 no e-mail and no phone number stands in PostgreSQL's log, whoever signs up with taken ones", async () => {
  const owner = await newStudent({ email: newEmail(), emailVerifiedAt: new Date() });
  const [email, phone] = [newEmail(), newPhone()];
  const others = Array.from({ length: 10 }, newPhone);
  expect((await signUp(owner.email, phone)).http).toBe(409);
  expect((await signUp(email, owner.phone!)).http).toBe(409);
  expect((await signUp(owner.email, owner.phone!)).http).toBe(409);
  const raced = await Promise.all(others.map((other) => signUp(email, other)));
  // None of them is told that there is an account: nobody has proved one.
  expect(raced.filter(({ http }) => http !== 200)).toEqual([]);
  expect(await db.user.count({ where: { email } })).toBe(1);
  await violate(owner.email);

  const written = await writtenUntilNow();
  expect(written).toContain('duplicate key value violates unique constraint "User_email_proved_key"');
  for (const personal of [owner.email, owner.phone!, email, phone, ...others])
    expect(written.includes(personal)).toBe(false);
});

test("T51 the app's own log names a violation without the data", async () => {
  const owner = await newStudent({ emailVerifiedAt: new Date() });
  const said = JSON.stringify(safeErrorFields(await violate(owner.email)));
  expect(said).toContain("P2002");
  expect(said).not.toContain(owner.email);
});
