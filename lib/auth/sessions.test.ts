import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { newSession, newStudent, type Student } from "@/tests/factories/sessions";
import { newPhone } from "@/tests/factories/users";
import { requestTo } from "@/tests/requests";
import { SESSION_COOKIE } from "@/lib/session/cookie";
import { sessionUser } from "@/lib/session/session-user";
import { ownerOf } from "./data";
import { verifyIdentityToken } from "./identity-token";
import { closeSession, openSession } from "./mutations";
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
  ["her phone, another e-mail", (asha) => ({ idToken: phoneToken(asha.phone!), email: newEmail() }), "noAccount"],
  ["her e-mail, another phone", (asha) => ({ idToken: phoneToken(newPhone()), email: asha.email }), "noAccount"],
  ["a Google account with her unproved e-mail", (asha) => ({ idToken: googleToken(asha.email) }), "noAccount"],
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
  expect(await openSession(await proved(googleToken(email, sub, { email_verified: false })))).toBeNull();
  expect(await openSession(await proved(googleToken(email, sub)))).toMatchObject({ userId: asha.id });
  expect(await openSession(await proved(googleToken(newEmail(), sub)))).toMatchObject({ userId: asha.id });
  expect(await openSession(await proved(googleToken(email)))).toBeNull();
});

test("T06 a login ends the session that this browser had, and leaves those of other devices", async () => {
  const asha = await newStudent();
  const phone: Student = { ...asha, ...(await newSession(asha.id)) };
  const opened = await authorize({ idToken: phoneToken(asha.phone!) }, asking(asha));
  expect(opened.sessionId).not.toBe(asha.sessionId);
  expect([await isLive(asha), await isLive(phone)]).toEqual([false, true]);
});

test("T06 a cookie that somebody made up is never taken over", async () => {
  const asha = await newStudent();
  const opened = await authorize(
    { idToken: phoneToken(asha.phone!) },
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
  await expect(jwt!(later)).rejects.toThrow();
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
