import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { POST as endSessions } from "@/app/api/sessions/end/route";
import { POST as readSessions } from "@/app/api/sessions/read/route";
import { db } from "@/lib/db";
import { newSession, newStudent, type Student } from "@/tests/factories/sessions";
import { newPhone } from "@/tests/factories/users";
import { call, requestTo } from "@/tests/requests";
import { SESSION_COOKIE } from "@/lib/session/cookie";
import { sessionUser } from "@/lib/session/session-user";
import { type LoadedLogin, ownerOf } from "./data";
import { verifyIdentityToken } from "./identity-token";
import { closeSession, createSession } from "./mutations";
import { authOptions } from "./options";
import { googleToken, phoneToken } from "@/tests/identity-tokens";

const proved = async (token: string) => (await verifyIdentityToken(token))!;
const asking = (as?: Student, cookie?: string) =>
  requestTo("auth/callback/identity", null, { as, headers: cookie ? { cookie } : {} });
const newEmail = () => `${randomUUID()}@example.com`;

/** What next-auth does with a login: the identity provider's own function, for a request. */
async function authorize(credentials: Record<string, string>, request = asking()) {
  const [provider] = authOptions(request).providers as unknown as {
    options: { authorize(c: object, r: object): Promise<{ id: string; sessionId: string }> };
  }[];
  return provider!.options.authorize(credentials, {});
}
const isLive = async (student: Student) =>
  (await sessionUser(requestTo("loanform/read", {}, { as: student }))) !== null;
const lastEvent = (userId: string) => db.event.findFirst({ where: { userId }, orderBy: { id: "desc" } });

test("a confirmed phone opens a session of its account and marks the phone", async () => {
  const asha = await newStudent({ phoneVerifiedAt: null });
  const opened = await authorize({ idToken: phoneToken(asha.phone!), email: asha.email.toUpperCase() });
  expect(opened.id).toBe(asha.id);
  expect(await db.session.findUnique({ where: { id: opened.sessionId } })).toMatchObject({ userId: asha.id });
  expect((await db.user.findUnique({ where: { id: asha.id } }))?.phoneVerifiedAt).toBeInstanceOf(Date);
  expect(await lastEvent(asha.id)).toMatchObject({ kind: "login", detail: { via: "phone" } });
});

test.each<[string, (asha: Student) => Record<string, string>, string]>([
  ["a phone without an account", () => ({ idToken: phoneToken(newPhone()) }), "noAccount"],
  [
    "the student's phone, another e-mail",
    (asha) => ({ idToken: phoneToken(asha.phone!), email: newEmail() }),
    "noAccount",
  ],
  ["the student's phone, no e-mail", (asha) => ({ idToken: phoneToken(asha.phone!) }), "noAccount"],
  [
    "the student's e-mail, another phone",
    (asha) => ({ idToken: phoneToken(newPhone()), email: asha.email }),
    "noAccount",
  ],
  [
    "a Google account with the student's unproved e-mail",
    (asha) => ({ idToken: googleToken(asha.email) }),
    "noAccount",
  ],
  ["an old sign-in", (asha) => ({ idToken: phoneToken(asha.phone!, { auth_time: 1_700_000_000 }) }), "notProven"],
  ["another project", (asha) => ({ idToken: phoneToken(asha.phone!, { aud: "other" }) }), "notProven"],
  ["nonsense", () => ({ idToken: "a.b.c" }), "notProven"],
  ["nothing", () => ({}), "notProven"],
])("no session: %s", async (_, credentials, code) => {
  const asha = await newStudent({ phoneVerifiedAt: null });
  await expect(authorize(credentials(asha))).rejects.toThrow(new Error(code));
  expect(await db.session.count({ where: { userId: asha.id } })).toBe(1);
  expect((await db.user.findUnique({ where: { id: asha.id } }))?.phoneVerifiedAt).toBeNull();
});

test("Google: by its id, or by an e-mail that the account has proved and Google vouches for", async () => {
  const [sub, email] = [randomUUID(), newEmail()];
  const asha = await newStudent({ email, phone: null, phoneVerifiedAt: null, emailVerifiedAt: new Date() });
  expect(await createSession(await proved(googleToken(email, sub, { email_verified: false })))).toBeNull();
  expect(await createSession(await proved(googleToken(email, sub)))).toMatchObject({ userId: asha.id });
  expect(await createSession(await proved(googleToken(newEmail(), sub)))).toMatchObject({ userId: asha.id });
  expect(await createSession(await proved(googleToken(email)))).toBeNull();
});

test("T06 a login ends the session that this browser had, and leaves those of other devices", async () => {
  const asha = await newStudent();
  const phone: Student = { ...asha, ...(await newSession(asha.id)) };
  const opened = await authorize({ idToken: phoneToken(asha.phone!), email: asha.email }, asking(asha));
  expect(opened.sessionId).not.toBe(asha.sessionId);
  expect([await isLive(asha), await isLive(phone)]).toEqual([false, true]);
});

test("of a burst with one code, from many browsers and none, one gets in", async () => {
  const asha = await newStudent();
  const identity = await proved(phoneToken(asha.phone!));
  const browsers = ["a", "b", "c", undefined, undefined, undefined];
  const before = await db.session.count({ where: { userId: asha.id } });
  const burst = await Promise.allSettled(
    browsers.map((browser) => createSession(identity, { email: asha.email, browser })),
  );
  expect(burst.map(({ status }) => status).sort()).toEqual([
    "fulfilled",
    ...Array.from({ length: 5 }, () => "rejected"),
  ]);
  for (const outcome of burst)
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "notProven" });
  expect(await db.session.count({ where: { userId: asha.id } })).toBe(before + 1);
});

test("the same browser in a burst has one session at the end", async () => {
  const asha = await newStudent();
  const identity = await proved(phoneToken(asha.phone!));
  const burst = await Promise.all(
    Array.from({ length: 4 }, () => createSession(identity, { email: asha.email, browser: "a" })),
  );
  const opened = burst.map((session) => session!.sessionId);
  expect(await db.session.count({ where: { id: { in: opened } } })).toBe(1);
});

test("T06 a cookie that somebody made up is never taken over", async () => {
  const asha = await newStudent();
  const opened = await authorize(
    { idToken: phoneToken(asha.phone!), email: asha.email },
    asking(undefined, `${SESSION_COOKIE}=${randomUUID()}`),
  );
  expect(opened.sessionId).toMatch(/^[0-9a-f-]{36}$/);
});

test("T07 logout ends the session for every copy of its cookie", async () => {
  const asha = await newStudent();
  expect(await isLive(asha)).toBe(true);
  await authOptions(asking(asha)).events!.signOut!({ token: { sessionId: asha.sessionId }, session: { expires: "" } });
  expect([await isLive(asha), await ownerOf(asha.sessionId)]).toEqual([false, null]);
  expect(await lastEvent(asha.id)).toMatchObject({ kind: "logout" });
  await closeSession(asha.sessionId);
  await closeSession("not an id");
});

test.each([
  ["lastSeenAt", "31 minutes"],
  ["createdAt", "721 minutes"],
])("T07 a session whose %s is %s ago is over", async (column, age) => {
  const asha = await newStudent();
  await db.$executeRawUnsafe(
    `UPDATE "Session" SET "${column}" = now() - interval '${age}' WHERE id = '${asha.sessionId}'`,
  );
  expect([await isLive(asha), await ownerOf(asha.sessionId)]).toEqual([false, null]);
});

test("the cookie carries the session's id only, and goes when the session is gone", async () => {
  const asha = await newStudent();
  const { jwt, session } = authOptions(asking(asha)).callbacks!;
  const user = { id: asha.id, sessionId: asha.sessionId, email: asha.email };
  expect(await jwt!({ token: { name: "x", sub: "y" }, user, account: null, trigger: "signIn" })).toEqual({
    sessionId: asha.sessionId,
  });
  const later = { token: { sessionId: asha.sessionId, iat: 1 }, account: null } as unknown as Parameters<
    NonNullable<typeof jwt>
  >[0];
  expect(await jwt!(later)).toEqual({ sessionId: asha.sessionId });
  const seen = { session: { expires: "later" }, token: { sessionId: asha.sessionId } } as unknown as Parameters<
    NonNullable<typeof session>
  >[0];
  expect(await session!(seen)).toEqual({ expires: "later", user: { name: asha.name, email: asha.email } });
  await closeSession(asha.sessionId);
  await expect(authOptions(asking(asha)).callbacks!.jwt!(later)).rejects.toThrow();
});

test("a request that next-auth answers asks for its session once", async () => {
  const asha = await newStudent();
  const { jwt, session } = authOptions(asking(asha)).callbacks!;
  const token = { sessionId: asha.sessionId };
  const sent = jest.spyOn(Client.prototype, "query");
  await jwt!({ token, account: null } as never);
  await session!({ session: { expires: "later" }, token } as never);
  expect(sent).toHaveBeenCalledTimes(1);
  sent.mockRestore();
});

test.each([
  ["/", "/"],
  ["/dashboard", "/dashboard"],
  ["http://127.0.0.1:3000/dashboard", "/dashboard"],
  ["https://evil.example/", "/"],
  ["//evil.example", "/"],
  ["/dashboard/../x", "/"],
  ["http://127.0.0.1:3000.evil.example/dashboard", "/"],
  ["javascript:alert(1)", "/"],
  ["", "/"],
  ["%", "/"],
])("T41 after login or logout %j leads to %s", async (url, path) => {
  const baseUrl = "http://127.0.0.1:3000";
  expect(await authOptions(asking()).callbacks!.redirect!({ url, baseUrl })).toBe(baseUrl + path);
});

describe("one's own logins", () => {
  const ANDROID = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
  const list = async (as: Student) =>
    (await call<LoadedLogin[]>(readSessions, requestTo("sessions/read", {}, { as }))).body.data!;
  const end = (as: Student, which: object) => call(endSessions, requestTo("sessions/end", which, { as }));

  test("a login keeps the names of browser and system, and nothing else that the browser says", async () => {
    const asha = await newStudent();
    const request = requestTo("auth/callback/identity", null, { headers: { "user-agent": ANDROID } });
    const { sessionId } = await authorize({ idToken: phoneToken(asha.phone!), email: asha.email }, request);
    const row = await db.session.findUniqueOrThrow({ where: { id: sessionId } });
    expect(row).toMatchObject({ browser: "Chrome", system: "Android" });
    expect(JSON.stringify(row)).not.toMatch(/Mozilla|130|Mobile/);
  });

  test("lists what lives, this one first, and nobody else's", async () => {
    const [asha, ravi] = [await newStudent(), await newStudent()];
    const phone: Student = { ...asha, ...(await newSession(asha.id)) };
    const [idle, old] = [await newSession(asha.id), await newSession(asha.id)];
    await db.session.update({
      where: { id: idle.sessionId },
      data: { lastSeenAt: new Date(Date.now() - 31 * 60_000) },
    });
    await db.session.update({ where: { id: old.sessionId }, data: { createdAt: new Date(Date.now() - 721 * 60_000) } });
    expect((await list(phone)).map(({ id, isThis }) => [id, isThis])).toEqual([
      [phone.sessionId, true],
      [asha.sessionId, false],
    ]);
    expect((await list(ravi)).map(({ id }) => id)).toEqual([ravi.sessionId]);
    expect(JSON.stringify(await list(asha))).not.toContain(asha.id);
  });

  test("ends one, or all others; never somebody else's", async () => {
    const [asha, ravi] = [await newStudent(), await newStudent()];
    const [phone, pc]: Student[] = [
      { ...asha, ...(await newSession(asha.id)) },
      { ...asha, ...(await newSession(asha.id)) },
    ];
    expect((await end(asha, { sessionId: ravi.sessionId })).http).toBe(200);
    expect(await isLive(ravi)).toBe(true);
    expect((await end(asha, { sessionId: phone!.sessionId })).http).toBe(200);
    expect([await isLive(asha), await isLive(phone!), await isLive(pc!)]).toEqual([true, false, true]);
    expect(await lastEvent(asha.id)).toMatchObject({ kind: "logout", detail: { sessions: 1, from: "list" } });
    const more = await newSession(asha.id);
    expect((await end(asha, { others: true })).http).toBe(200);
    expect([await isLive(asha), await isLive(pc!), await isLive({ ...asha, ...more }), await isLive(ravi)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(await lastEvent(asha.id)).toMatchObject({ kind: "logout", detail: { sessions: 2, from: "list" } });
    // Nothing was left to end: no line.
    const lines = await db.event.count({ where: { userId: asha.id } });
    expect((await end(asha, { others: true })).http).toBe(200);
    expect((await end(asha, { sessionId: pc!.sessionId })).http).toBe(200);
    expect(await db.event.count({ where: { userId: asha.id } })).toBe(lines);
  });

  test.each([[{}], [{ sessionId: "x" }], [{ sessionId: randomUUID(), others: true }], [{ others: false }]])(
    "%j ends nothing",
    async (body) => {
      const asha = await newStudent();
      const phone: Student = { ...asha, ...(await newSession(asha.id)) };
      expect((await end(asha, body)).http).toBe(422);
      expect(await isLive(phone)).toBe(true);
    },
  );
});
