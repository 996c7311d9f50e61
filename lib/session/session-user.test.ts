import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { newSession, newStudent } from "@/tests/factories/sessions";
import { requestTo } from "@/tests/requests";
import { SESSION_COOKIE } from "./cookie";
import { IDLE_MINUTES } from "./limits";
import { sessionIdOf, sessionUser } from "./session-user";

const secret = env.NEXTAUTH_SECRET;
const sessionId = randomUUID();
const seal = (options: { secret?: string; salt?: string; maxAge?: number } = {}) =>
  encode({ token: { sessionId }, secret, ...options });
const asking = (headers: Record<string, string>) => requestTo("loanform/read", {}, { headers });
const withCookie = (value: string) => asking({ cookie: `${SESSION_COOKIE}=${value}` });

test("a cookie that we sealed names its session", async () => {
  expect(await sessionIdOf(withCookie(await seal()))).toBe(sessionId);
});

test.each<[string, () => Promise<string>]>([
  ["an empty cookie", async () => ""],
  ["a session's own id", async () => sessionId],
  ["one that ran out", () => seal({ maxAge: -60 })],
  ["one sealed with another secret", () => seal({ secret: "x".repeat(32) })],
  ["one sealed for another purpose", () => seal({ salt: "phone proof" })],
  ["one of which a letter was changed", async () => changed(await seal())],
  ["one that is only signed", async () => "eyJhbGciOiJub25lIn0.eyJzZXNzaW9uSWQiOiJ4In0."],
  ["one that names no session", () => encode({ token: { sessionId: "x" }, secret })],
])("%s names none", async (_, cookie) => {
  expect(await sessionIdOf(withCookie(await cookie()))).toBeNull();
});

const changed = (sealed: string) => sealed.slice(0, -3) + (sealed.at(-3) === "A" ? "B" : "A") + sealed.slice(-2);

test("nor does a right one that comes in pieces or in another header", async () => {
  const sealed = await seal();
  const pieces = [sealed.slice(0, 40), sealed.slice(40)].map((piece, at) => `${SESSION_COOKIE}.${at}=${piece}`);
  for (const headers of [{}, { cookie: pieces.join("; ") }, { authorization: `Bearer ${sealed}` }])
    expect(await sessionIdOf(asking(headers as Record<string, string>))).toBeNull();
});

/** A session that was last seen so many seconds ago, and what a call with it finds and leaves. */
async function callAfter(seconds: number) {
  const asha = await newStudent();
  const as = { ...asha, ...(await newSession(asha.id)) };
  const before = new Date(Date.now() - seconds * 1000);
  await db.session.update({ where: { id: as.sessionId }, data: { lastSeenAt: before } });
  const user = await sessionUser(requestTo("loanform/read", {}, { as }));
  const { lastSeenAt } = await db.session.findUniqueOrThrow({ where: { id: as.sessionId } });
  return { user, movedBy: lastSeenAt.getTime() - before.getTime() };
}

test("a call within a minute of the last leaves the idle limit, and says when it began", async () => {
  const { user, movedBy } = await callAfter(20);
  expect(movedBy).toBe(0);
  expect(user!.idleSeconds).toBeGreaterThanOrEqual(20);
  expect(user!.idleSeconds).toBeLessThan(60);
});

test("a later one begins it anew", async () => {
  const { user, movedBy } = await callAfter(61);
  expect(user!.idleSeconds).toBe(0);
  expect(movedBy).toBeGreaterThan(60_000);
});

test("a session that has ended is not woken by being asked for", async () => {
  expect(await callAfter(IDLE_MINUTES * 60 + 1)).toEqual({ user: null, movedBy: 0 });
});
