import "@/tests/own-database";
import { deafServer, MAIL_URL, mailServer } from "./testing";
import { randomUUID } from "node:crypto";
import { POST as add } from "@/app/api/loanform/add/route";
import { POST as applynow } from "@/app/api/users/applynow/route";
import { POST as readLogins } from "@/app/api/sessions/read/route";
import { POST as loginWithGoogle } from "@/app/api/users/loginwithgoogle/route";
import { bearer, googleToken, phoneToken } from "@/tests/identity-tokens";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { newStudent } from "@/tests/factories/sessions";
import { call, requestTo } from "@/tests/requests";
import { leadAnswers, newLead } from "@/tests/factories/leads";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { notify, deliver, deliverForgotten } from "./mutations";
import { smtpDriver } from "./smtp";

const SITE = "https://dakhila.example";
/** Answers that must never stand in a mail. */
const CANARY = { reference: "canary reference", loanAmount: "2345678", city: "Canaryville" };
const canaryLead = () => ({ ...leadAnswers(), ...CANARY });
const apply = (body: object, headers = {}) => call(applynow, requestTo("users/applynow", body, { headers }));
const leadOf = async (email: string) => (await db.lead.findFirstOrThrow({ where: { email } })).id;

/** What became of the notifications about a row, once there are `count` of them. */
async function outcomes(id: string, count = 1) {
  const about = { kind: { startsWith: "notification." }, detail: { path: ["id"], equals: id } };
  for (let waited = 0; waited < 10_000 && (await db.event.count({ where: about })) < count; waited += 50)
    await new Promise((go) => setTimeout(go, 50));
  return db.event.findMany({ where: about, select: { kind: true, detail: true } });
}

/** An account whose application lacks nothing but the submit. */
async function readyStudent() {
  const student = await newStudent({ name: "Zubin Canary" });
  await saveLoanForm(student.id);
  return student;
}

test("a lead goes to the whole team: whom to call, when, and where the rest stands", async () => {
  const { mails, stop } = await mailServer();
  const lead = canaryLead();
  await apply(lead);
  const id = await leadOf(lead.email);
  expect(await outcomes(id)).toEqual([{ kind: "notification.sent", detail: { notification: "lead", id, by: "smtp" } }]);
  await stop();
  expect(mails).toHaveLength(1);
  const [{ from, to, head, body }] = mails as [(typeof mails)[0]];
  expect([from, to]).toEqual(["site@dakhila.example", ["team@dakhila.example", "lead@dakhila.example"]]);
  expect(head).toMatch(/^Subject: Dakhila: a new lead$/m);
  for (const part of [`Name: ${lead.name}`, `Phone: ${lead.phone} (not confirmed yet)`, "(India)"])
    expect(body).toContain(part);
  expect(body.trim().split("\n").at(-1)).toBe(new URL("/desk/calls", env.NEXTAUTH_URL).href);
  for (const part of [lead.email, "canary", "Canaryville", "2345678", "Studio"])
    expect(head + body).not.toContain(part);
});

test("the mail says when and in which language to call, and that nobody may call once it was stopped", async () => {
  const { mails, stop } = await mailServer();
  const driver = smtpDriver({ url: MAIL_URL, from: "site@dakhila.example", to: ["team@dakhila.example"] }, SITE);
  const wishes = [
    {},
    { callTime: "evening", callLanguage: "Gujarati\nPhone: +919999999999" },
    { stoppedAt: new Date("2026-11-20T10:00:00Z") },
  ] as const;
  for (const wish of wishes) await driver.deliver({ kind: "lead", id: (await newLead({ ...CANARY, ...wish })).id });
  await stop();
  const [plain, wished, stopped] = mails.map(({ body }) => body) as [string, string, string];
  expect(plain).not.toMatch(/When to call|Language|NOT CALL/);
  expect(wished).toContain("\nWhen to call: Evening, 5 to 8 (India)\nLanguage: Gujarati Phone: +919999999999\n");
  expect(wished).not.toContain("NOT CALL");
  expect(stopped).toContain("\nDO NOT CALL: our calls were stopped on 20 Nov 2026.\n");
});

test("who the mail comes from may have a name before the address", async () => {
  const { mails, stop } = await mailServer();
  const from = '"Dakhila, Surat" <site@dakhila.example>';
  const driver = smtpDriver({ url: MAIL_URL, from, to: ["team@dakhila.example"] }, SITE);
  await driver.deliver({ kind: "lead", id: (await newLead(CANARY)).id });
  await stop();
  expect(mails[0]!.from).toBe("site@dakhila.example");
  expect(mails[0]!.head).toMatch(/^From: "Dakhila, Surat" <site@dakhila\.example>$/m);
});

test("a lead is told once: not again when its phone is confirmed", async () => {
  const { mails, stop } = await mailServer();
  const lead = canaryLead();
  await apply(lead);
  await apply(lead, bearer(phoneToken(lead.phone)));
  const proved = canaryLead();
  await apply(proved, bearer(phoneToken(proved.phone)));
  await outcomes(await leadOf(proved.email));
  await outcomes(await leadOf(lead.email));
  await stop();
  const phones = mails.map(({ body }) => /^Phone: (.*)$/m.exec(body)?.[1]);
  expect(phones.sort()).toEqual([`${lead.phone} (not confirmed yet)`, `${proved.phone} (confirmed by a code)`].sort());
});

test("fifty submits at once are one mail", async () => {
  const { mails, stop } = await mailServer();
  const student = await readyStudent();
  const submits = await Promise.all(
    Array.from({ length: 50 }, () => call(add, requestTo("loanform/add", { complete: true }, { as: student }))),
  );
  expect(new Set(submits.map(({ http, body }) => `${http} ${body.status}`))).toEqual(new Set(["200 1"]));
  expect(await outcomes(student.id)).toEqual([
    { kind: "notification.sent", detail: { notification: "application", id: student.id, by: "smtp" } },
  ]);
  await stop();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.body).toContain("Name: Zubin Canary\n");
  expect(mails[0]!.body).toContain(student.phone!);
  expect(mails[0]!.body).not.toContain(student.email);
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: student.id } });
  expect(mails[0]!.body).toContain(`\nReference number: ${reference}\n`);
  const file = new URL(`/desk/files?file=${reference}`, env.NEXTAUTH_URL).href;
  expect(mails[0]!.body.trim().split("\n").at(-1)).toBe(file);
});

test.each([
  "Asha\r\nBcc: victim@example.com",
  "Asha\nSubject: You have won",
  "Asha\r\n\r\n<b>another body</b>",
  "Asha\u2028Phone: +919999999999",
  "=?utf-8?q?=0d=0aBcc:x@example.com?=",
])("a name like %j adds no header, no receiver and no line", async (name) => {
  const { mails, stop } = await mailServer();
  const lead = await newLead({ ...CANARY, name });
  const driver = smtpDriver({ url: MAIL_URL, from: "site@dakhila.example", to: ["team@dakhila.example"] }, SITE);
  await driver.deliver({ kind: "lead", id: lead.id });
  await stop();
  const [{ to, head, body }] = mails as [(typeof mails)[0]];
  expect(to).toEqual(["team@dakhila.example"]);
  expect(
    head
      .split("\r\n")
      .map((text) => text.split(":")[0])
      .filter((key) => !key!.startsWith(" "))
      .sort(),
  ).toEqual(
    ["Content-Transfer-Encoding", "Content-Type", "Date", "From", "MIME-Version", "Message-ID", "Subject", "To"].sort(),
  );
  expect(body.split("\n").filter((text) => /^(Bcc|Subject|Phone|<b>)/.test(text))).toHaveLength(1);
});

const refusing = (code: number) =>
  Object.assign(new Error("550 canary@example.com is unknown here"), { responseCode: code });
/** In milliseconds: enough for a server that answers, on however busy a machine, and little for one that never will. */
const PATIENT = { connect: 10_000, greeting: 10_000, silence: 10_000, altogether: 10_000 };
const BRIEF = { connect: 300, greeting: 300, silence: 300, altogether: 800 };

test.each<[string, string, () => Promise<{ stop(): Promise<void> }>, typeof PATIENT?]>([
  [
    "refuses the sender",
    "EENVELOPE",
    () => mailServer({ onMailFrom: (_address, _session, done) => done(refusing(550)) }),
  ],
  [
    "refuses the receivers",
    "EENVELOPE",
    () => mailServer({ onRcptTo: (_address, _session, done) => done(refusing(451)) }),
  ],
  [
    "refuses the text",
    "EMESSAGE",
    () =>
      mailServer({
        onData: (stream, _session, done) => {
          stream.resume();
          stream.on("end", () => done(refusing(554)));
        },
      }),
  ],
  ["refuses the connection", "EPROTOCOL", () => mailServer({ onConnect: (_session, done) => done(refusing(421)) })],
  ["says nothing", "ETIMEDOUT", () => deafServer(), BRIEF],
  ["drips", "ETIMEDOUT", () => deafServer(true), BRIEF],
  ["is not there", "ESOCKET", async () => ({ stop: async () => {} })],
])(
  "a mail server that %s: the student hears nothing of it, the record names %s",
  async (_, code, start, patience = PATIENT) => {
    const { stop } = await start();
    const lead = await newLead(CANARY);
    await deliver(
      { kind: "lead", id: lead.id },
      smtpDriver({ url: MAIL_URL, from: "site@dakhila.example", to: ["team@dakhila.example"] }, SITE, patience),
    );
    await stop();
    expect(await outcomes(lead.id)).toEqual([
      { kind: "notification.failed", detail: { notification: "lead", id: lead.id, by: "smtp", code } },
    ]);
  },
);

test("a lead and an application whose mail was cut off by a kill are told once, by one of several processes", async () => {
  const { mails, stop } = await mailServer();
  const driver = smtpDriver({ url: MAIL_URL, from: "site@dakhila.example", to: ["team@dakhila.example"] }, SITE);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const received = async (minutes: number) => {
    const { id } = await newLead(CANARY);
    await db.event.create({
      data: { kind: "lead.received", detail: { leadId: id, phoneVerified: false }, at: ago(minutes) },
    });
    return id;
  };
  const student = await readyStudent();
  await db.event.create({ data: { kind: "application.submitted", userId: student.id, at: ago(5) } });
  const [forgotten, underWay, old, told, failed] = await Promise.all([3, 1, 4 * 24 * 60, 30, 30].map(received));
  await deliver({ kind: "lead", id: told! }, { name: "event-log", deliver: async () => {} });
  await deliver({ kind: "lead", id: failed! }, { name: "smtp", deliver: () => Promise.reject(new Error("refused")) });

  await Promise.all([deliverForgotten(driver), deliverForgotten(driver), deliverForgotten(driver)]);
  await deliverForgotten(driver);
  await stop();
  for (const id of [forgotten!, student.id]) expect(await outcomes(id)).toMatchObject([{ kind: "notification.sent" }]);
  expect(
    await db.event.count({ where: { kind: "notification.sent", detail: { path: ["id"], equals: underWay } } }),
  ).toBe(0);
  expect(await db.event.count({ where: { kind: "notification.sent", detail: { path: ["id"], equals: old } } })).toBe(0);
  expect([await outcomes(told!), await outcomes(failed!)].map(({ length }) => length)).toEqual([1, 1]);
  expect(mails).toHaveLength(2);
});

test("a student is told that a Google account can log in from now on, once, and the page of logins says so", async () => {
  const { mails, stop } = await mailServer();
  const student = await newStudent({ name: "Zubin Canary" });
  const [token, phoneProof] = [googleToken(student.email), phoneToken(student.phone!)];
  const body = { email: student.email, name: "Zubin", phoneProof };
  const connect = () =>
    call(loginWithGoogle, requestTo("users/loginwithgoogle", body, { as: student, headers: bearer(token) }));
  expect([(await connect()).body.status, (await connect()).body.status]).toEqual([1, 1]);
  expect(await outcomes(student.id)).toEqual([
    { kind: "notification.sent", detail: { notification: "googleConnected", id: student.id, by: "smtp" } },
  ]);
  // Killed before it told: once more, and no third time.
  const earlier = await newStudent();
  const at = new Date(Date.now() - 3 * 60_000);
  const detail = { connected: "google" };
  await db.event.create({ data: { kind: "account.updated", userId: earlier.id, detail, at } });
  await deliverForgotten();
  await deliverForgotten();
  await stop();
  expect(mails.map(({ to }) => to)).toEqual([[student.email], [earlier.email]]);
  const [{ head, body: text }] = mails as [(typeof mails)[0]];
  expect(head).toMatch(/^Subject: A Google account was connected to your Dakhila account$/m);
  expect(text).toContain("If it was not you:");
  expect(text.trim().split("\n").at(-1)).toBe(new URL("/dashboard/logins", env.NEXTAUTH_URL).href);
  expect(text).not.toContain("Zubin");
  const read = await call(readLogins, requestTo("sessions/read", {}, { as: student }));
  expect(read.body).toMatchObject({ googleConnectedAt: [expect.stringMatching(/^\d{4}-/)] });
});

test("nobody waits for a mail server that hangs", async () => {
  const { stop } = await deafServer();
  const lead = canaryLead();
  expect((await apply(lead)).body.status).toBe(1);
  // The mail is still on its way to nowhere.
  expect(
    await db.event.count({
      where: { kind: "notification.failed", detail: { path: ["id"], equals: await leadOf(lead.email) } },
    }),
  ).toBe(0);
  await stop();
  expect(await outcomes(await leadOf(lead.email))).toMatchObject([{ kind: "notification.failed" }]);
});

test("a server elsewhere gets nothing before the line is encrypted", async () => {
  const { mails, stop } = await mailServer();
  const lead = await newLead(CANARY);
  // The same server under a name that is not loopback's.
  const url = MAIL_URL.replace("127.0.0.1", "0.0.0.0");
  await expect(
    smtpDriver({ url, from: "site@dakhila.example", to: ["team@dakhila.example"] }, SITE).deliver({
      kind: "lead",
      id: lead.id,
    }),
  ).rejects.toMatchObject({ code: "ETLS" });
  await stop();
  expect(mails).toEqual([]);
});

test("by default the event log is told, and a row that is gone is a failure of its own", async () => {
  const id = randomUUID();
  await deliver({ kind: "lead", id }, { name: "event-log", deliver: async () => {} });
  expect(await outcomes(id)).toEqual([
    { kind: "notification.sent", detail: { notification: "lead", id, by: "event-log" } },
  ]);
  notify({ kind: "lead", id });
  expect((await outcomes(id, 2)).map(({ kind }) => kind).sort()).toEqual(["notification.failed", "notification.sent"]);
});
