import { deafServer, mailServer } from "./testing";
import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { appendEvent } from "@/lib/cases/append";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { newUser, type User } from "@/tests/factories/users";
import { metrics } from "@/lib/metrics/metrics.mjs";
import { STUDENT_MAILS } from "./mail";
import { claimNotice } from "./mutations";
import { sendNews, startNewsWorker } from "./news-worker";

const MINUTE = 60_000;
/** What an event may hold, and no mail. */
const CANARY = /canary|zubin|meera|shah|7654321/i;
const newEvent = {
  kind: "asked",
  item: "canary paper",
  note: "canary note",
  amount: 7_654_321,
  channel: "phone",
} as const;

/** A student with a case; `events` of it are written by a lender. */
async function newReader({ events = 0 } = {}) {
  const user = await newUser({ name: "Zubin Canary", email: `${randomUUID()}@example.com` });
  const caseId = await newCase(user.id, { lenderName: "Canary Bank" });
  for (let written = 0; written < events; written += 1) await newCaseEvent("lender", { ...newEvent, caseId });
  return { ...user, caseId };
}

const noticeOf = ({ id }: User) => db.notice.findUnique({ where: { userId: id } });
const outcomesOf = ({ id }: User) =>
  db.event.findMany({
    where: { userId: id, kind: { startsWith: "notification." } },
    select: { kind: true, detail: true },
  });
const sentBy = (by: string) => [{ kind: "notification.sent", detail: { notification: "news", by } }];

/** Makes their news due, and before that of any other test: the time that it waits is not waited for. */
const due = (...readers: User[]) =>
  db.notice.updateMany({
    where: { userId: { in: readers.map(({ id }) => id) } },
    data: { nextTryAt: new Date(0) },
  });
const mailsTo = (mails: Awaited<ReturnType<typeof mailServer>>["mails"], { email }: User) =>
  mails.filter(({ to }) => to.includes(email));

async function until(holds: () => Promise<boolean>) {
  while (!(await holds())) await new Promise((go) => setTimeout(go, 50));
}

const children: ChildProcess[] = [];
/** A process of its own that tells news (tests/news-process.ts). */
async function newProcess(mode = "once", changed: Record<string, string> = {}) {
  const child = fork("tests/news-process.ts", [mode], {
    execArgv: ["--conditions=react-server", "--import", "tsx"],
    env: { ...process.env, ...changed },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  children.push(child);
  await once(child, "message");
  return child;
}
async function passOf(child: ChildProcess) {
  const done = once(child, "message");
  child.send("send");
  await done;
}
afterAll(() => children.forEach((child) => child.kill("SIGKILL")));

test("how many mails are due is known with each that is taken, and none once all are told", async () => {
  const { stop } = await mailServer();
  const readers = [await newReader({ events: 1 }), await newReader({ events: 1 })];
  await due(...readers);
  expect((await claimNotice(true))!.due).toBeGreaterThanOrEqual(2);
  await due(...readers);
  await sendNews();
  await stop();
  expect((await metrics.newsDue.get()).values).toMatchObject([{ value: 0 }]);
});

test.each(["lender", "dakhila"] as const)("an event by %s is one mail, with nothing of it", async (writer) => {
  const { mails, stop } = await mailServer();
  const reader = await newReader();
  await newCaseEvent(writer, { ...newEvent, caseId: reader.caseId });
  await due(reader);
  await sendNews();
  await sendNews();
  await stop();
  const [mail, ...others] = mailsTo(mails, reader);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ from: "site@dakhila.example", to: [reader.email] });
  expect(mail!.body.trim()).toBe(`${STUDENT_MAILS.asked.asks.text}\n\n${new URL("/dashboard", env.NEXTAUTH_URL).href}`);
  expect(mail!.head).toContain(`\r\nSubject: ${STUDENT_MAILS.asked.asks.subject}\r\n`);
  expect(mail!.head + mail!.body).not.toMatch(CANARY);
  expect(mail!.head).not.toContain(reader.id);
  expect(await outcomesOf(reader)).toEqual(sentBy("smtp"));
  expect(await noticeOf(reader)).toBeNull();
});

test("news that asks for nothing is told as news", async () => {
  const { mails, stop } = await mailServer();
  const reader = await newReader();
  await newCaseEvent("dakhila", { ...newEvent, caseId: reader.caseId, kind: "spoke" });
  await due(reader);
  await sendNews();
  await stop();
  expect(mailsTo(mails, reader)[0]!.head).toContain(`\r\nSubject: ${STUDENT_MAILS.spoke.tells.subject}\r\n`);
});

test("an e-mail that another account has proved gets no mail of whoever typed it", async () => {
  const { mails, stop } = await mailServer();
  const reader = await newReader({ events: 1 });
  await newUser({ email: reader.email, emailVerifiedAt: new Date() });
  await due(reader);
  await sendNews();
  await stop();
  expect(mailsTo(mails, reader)).toEqual([]);
  expect(await noticeOf(reader)).toBeNull();
  expect(await outcomesOf(reader)).toMatchObject([{ kind: "notification.failed" }]);
});

test.each(["student", "app"] as const)("an event by %s is no news", async (writer) => {
  const reader = await newReader();
  await newCaseEvent(writer, { caseId: reader.caseId, kind: "spoke" });
  expect(await noticeOf(reader)).toBeNull();
});

test("news waits two minutes, and stands or falls with the event", async () => {
  const reader = await newReader();
  const event = { caseId: reader.caseId, kind: "spoke" as const, writerName: "Meera" };
  const undone = db.$transaction(async (tx) => {
    await appendEvent(tx, "dakhila", event);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await noticeOf(reader)).toBeNull();
  const before = Date.now();
  await db.$transaction((tx) => appendEvent(tx, "dakhila", event));
  const { nextTryAt } = (await noticeOf(reader))!;
  expect(nextTryAt.getTime()).toBeGreaterThanOrEqual(before + 2 * MINUTE);
  expect(nextTryAt.getTime()).toBeLessThanOrEqual(Date.now() + 2 * MINUTE);
});

test("two events in one minute are one mail, in two cases too", async () => {
  const { mails, stop } = await mailServer();
  const reader = await newReader({ events: 2 });
  await newCaseEvent("dakhila", { caseId: await newCase(reader.id), kind: "spoke" });
  await due(reader);
  await sendNews();
  await stop();
  expect(mailsTo(mails, reader)).toHaveLength(1);
  expect(await noticeOf(reader)).toBeNull();
});

test("of those who ask at the same time one gets it, and an event that is just being written holds up nobody", async () => {
  const reader = await newReader({ events: 1 });
  await due(reader);
  const claims = async () =>
    (await Promise.all(Array.from({ length: 8 }, () => claimNotice(true)))).filter(
      (notice) => notice?.userId === reader.id,
    );
  await db.$transaction(async (tx) => {
    await appendEvent(tx, "dakhila", { caseId: reader.caseId, kind: "spoke", writerName: "Meera" });
    expect(await claims()).toEqual([]);
  });
  expect(await claims()).toMatchObject([{ tries: 1, email: reader.email }]);
});

test("an event that comes while a mail is on its way is news of its own", async () => {
  const reader = await newReader({ events: 1 });
  let added: Promise<unknown> | undefined;
  const { mails, stop } = await mailServer({
    onMailFrom(_address, _session, done) {
      added ??= newCaseEvent("lender", { ...newEvent, caseId: reader.caseId });
      added.then(() => done(), done);
    },
  });
  await due(reader);
  await sendNews();
  expect(mailsTo(mails, reader)).toHaveLength(1);
  expect(await noticeOf(reader)).toMatchObject({ tries: 0 });
  await due(reader);
  await sendNews();
  await stop();
  const keys = mailsTo(mails, reader).map(({ head }) => /^Message-ID: (.*)$/m.exec(head)?.[1]);
  expect(new Set(keys).size).toBe(2);
  expect(await noticeOf(reader)).toBeNull();
});

test("a mail server that is down for an hour: growing pauses, and then two instances tell each of them once", async () => {
  const instances = await Promise.all([newProcess(), newProcess()]);
  const pass = () => Promise.all(instances.map(passOf));
  const readers = await Promise.all(Array.from({ length: 12 }, () => newReader({ events: 1 })));
  const [first] = readers as [(typeof readers)[0]];
  for (const minutes of [1, 2, 4, 8, 16, 32, 60]) {
    await due(first);
    const before = Date.now();
    await sendNews();
    const { nextTryAt } = (await noticeOf(first))!;
    expect(nextTryAt.getTime()).toBeGreaterThanOrEqual(before + minutes * MINUTE);
    expect(nextTryAt.getTime()).toBeLessThanOrEqual(Date.now() + minutes * MINUTE);
  }
  const tries = async () =>
    (await db.notice.findMany({ where: { userId: { in: readers.map(({ id }) => id) } } })).map((row) => row.tries);
  await due(...readers);
  await until(async () => {
    await pass();
    return (await tries()).every((count) => count > 0);
  });
  expect(await tries()).toHaveLength(readers.length);

  const { mails, stop } = await mailServer();
  await due(...readers);
  await pass();
  await stop();
  expect(readers.map((reader) => mailsTo(mails, reader).length)).toEqual(readers.map(() => 1));
  expect(await tries()).toEqual([]);
  for (const reader of readers) expect(await outcomesOf(reader)).toEqual(sentBy("smtp"));
});

test("what a killed instance had taken is told later, by another, once", async () => {
  const instance = await newProcess();
  const deaf = await deafServer();
  const reader = await newReader({ events: 1 });
  await due(reader);
  const before = Date.now();
  instance.send("send");
  await until(async () => (await noticeOf(reader))?.tries === 1);
  // Nobody else takes it at once: it could be on its way.
  expect((await noticeOf(reader))!.nextTryAt.getTime()).toBeGreaterThanOrEqual(before + 2 * MINUTE);
  instance.kill("SIGKILL");
  await once(instance, "exit");
  await deaf.stop();

  const { mails, stop } = await mailServer();
  await due(reader);
  await sendNews();
  await sendNews();
  await stop();
  expect(mailsTo(mails, reader)).toHaveLength(1);
  expect(await outcomesOf(reader)).toEqual(sentBy("smtp"));
});

test("the news of an erased student goes with the account", async () => {
  const { mails, stop } = await mailServer();
  const reader = await newReader({ events: 1 });
  await due(reader);
  await db.user.delete({ where: { id: reader.id } });
  expect(await noticeOf(reader)).toBeNull();
  await sendNews();
  await stop();
  expect(mailsTo(mails, reader)).toEqual([]);
});

test("after three days of tries it is given up, and the next event begins anew", async () => {
  const reader = await newReader({ events: 1 });
  await db.notice.update({ where: { userId: reader.id }, data: { tries: 75 } });
  await due(reader);
  await sendNews();
  expect(await noticeOf(reader)).toMatchObject({ tries: 76 });
  expect(await outcomesOf(reader)).toEqual([]);
  await due(reader);
  await sendNews();
  expect(await noticeOf(reader)).toBeNull();
  expect(await outcomesOf(reader)).toEqual([
    { kind: "notification.failed", detail: { notification: "news", by: "smtp", code: "ESOCKET", tries: 77 } },
  ]);
  await newCaseEvent("lender", { ...newEvent, caseId: reader.caseId });
  expect(await noticeOf(reader)).toMatchObject({ tries: 0 });
});

test("a database that is away is tried again; without a mail server the event log is told", async () => {
  const { hostname, port } = new URL(env.DATABASE_URL);
  let refused = 0;
  let away = true;
  const passage = createServer((socket) => {
    socket.on("error", () => {});
    if (away) {
      refused += 1;
      return socket.destroy();
    }
    const database = connect(Number(port), hostname).on("error", () => socket.destroy());
    socket.pipe(database).pipe(socket);
  });
  await new Promise<void>((resolve) => passage.listen(0, "127.0.0.1", resolve));
  const through = new URL(env.DATABASE_URL);
  through.hostname = "127.0.0.1";
  through.port = String((passage.address() as AddressInfo).port);
  const reader = await newReader({ events: 1 });
  const noMail = { SMTP_URL: "", NOTIFY_FROM: "", NOTIFY_TO: "" };
  const instance = await newProcess("work", { DATABASE_URL: through.href, ...noMail });
  await until(async () => refused > 1);
  away = false;
  await due(reader);
  await until(async () => (await outcomesOf(reader)).length > 0);
  instance.kill("SIGKILL");
  passage.close();
  expect(await outcomesOf(reader)).toEqual(sentBy("event-log"));
});

test("the worker's end: nothing new is taken, and the mail under way is finished and noted", async () => {
  const reader = await newReader({ events: 1 });
  const other = await newReader({ events: 1 });
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  let begun = false;
  const { mails, stop } = await mailServer({
    onMailFrom(_address, _session, done) {
      begun = true;
      void held.then(() => done());
    },
  });
  await due(reader);
  const end = startNewsWorker({ first: 50, last: 50 });
  await until(async () => begun);
  await due(other);
  const ended = end();
  finish();
  await ended;
  await until(async () => (await outcomesOf(reader)).length > 0);
  await stop();
  expect(mailsTo(mails, reader)).toHaveLength(1);
  expect(await noticeOf(reader)).toBeNull();
  expect(await noticeOf(other)).toMatchObject({ tries: 0 });
});
