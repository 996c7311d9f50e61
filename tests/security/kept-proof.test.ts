import { callNextAuth, phoneClaims, signed } from "./firebase-project";
import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import { GET as nextAuthGet, POST as nextAuth } from "@/app/api/auth/[...nextauth]/route";
import { POST as applynow } from "@/app/api/users/applynow/route";
import { POST as signup } from "@/app/api/users/signup/route";
import { takeProof } from "@/lib/auth/kept-proof";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { SESSION_COOKIE } from "@/lib/session/cookie";
import { bearer } from "@/tests/identity-tokens";
import { leadAnswers } from "@/tests/factories/leads";
import { newStudent } from "@/tests/factories/sessions";
import { newPhone } from "@/tests/factories/users";
import { call, requestTo } from "@/tests/requests";

// The proof of a phone that is kept from a callback for the signup after it: one code, one account, one browser,
// ten minutes.

const PROOF = "__Host-dakhila.phone";
const newEmail = () => `${randomUUID()}@example.com`;
const cookiesOf = (response: { headers: Headers }) => response.headers.getSetCookie().map((set) => set.split(";")[0]!);
const proofIn = (response: { headers: Headers }) => cookiesOf(response).find((set) => set.startsWith(`${PROOF}=`));

type Person = { name: string; email: string; phone: string };
const newPerson = (): Person => ({ name: "Asha Canary", email: newEmail(), phone: newPhone() });

/** Asks for a callback with a confirmed code. @returns the cookie that keeps the proof, and the whole answer */
async function confirmLead(person: Person, claims: object = {}) {
  const token = await signed({ ...phoneClaims(person.phone), ...claims });
  const body = { ...leadAnswers(), ...person };
  const answer = await call(applynow, requestTo("users/applynow", body, { headers: bearer(token) }));
  return { cookie: proofIn(answer) ?? "", answer, token };
}
const signUp = async (person: Person) =>
  (await call<{ userId: string }>(signup, requestTo("users/signup", person))).body.data!.userId;

/** Posts one of next-auth's two forms, as the browser does. */
async function submit(form: "callback/identity" | "signout", fields: Record<string, string>, cookies: string[]) {
  const csrf = await callNextAuth(nextAuthGet, requestTo("auth/csrf", null, { method: "GET" }), "csrf");
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const cookie = [...cookiesOf(csrf), ...cookies].join("; ");
  const body = new URLSearchParams({ ...fields, csrfToken, json: "true", callbackUrl: "/" }).toString();
  const headers = { cookie, "content-type": "application/x-www-form-urlencoded" };
  const response = await callNextAuth(nextAuth, requestTo(`auth/${form}`, body, { headers }), form);
  const { url } = (await response.json()) as { url?: string };
  return {
    response,
    error: url ? new URL(url).searchParams.get("error") : null,
    session: cookiesOf(response).find((set) => set.startsWith(`${SESSION_COOKIE}=`) && set.length > 100),
  };
}
const enter = (email: string | undefined, ...cookies: string[]) =>
  submit("callback/identity", email === undefined ? {} : { email }, cookies);
const refused = (error: string) => expect.objectContaining({ error, session: undefined });

test("one confirmed callback opens the account that signs up with its phone and e-mail, without a second code", async () => {
  const person = newPerson();
  const { cookie } = await confirmLead(person);
  const userId = await signUp(person);
  const { error, session, response } = await enter(person.email.toUpperCase(), cookie);
  expect([error, session]).toEqual([null, expect.any(String)]);
  expect(await db.session.count({ where: { userId } })).toBe(1);
  expect((await db.user.findUniqueOrThrow({ where: { id: userId } })).phoneVerifiedAt).toBeInstanceOf(Date);
  // Told apart in the log, and gone from the browser.
  const { detail } = await db.event.findFirstOrThrow({ where: { kind: "login", userId } });
  expect(detail).toEqual({ via: "phone", kept: true });
  expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(`^${PROOF}=; .*Max-Age=0`));
});

test("the cookie is for this browser alone, for ten minutes from the code, and tells nothing", async () => {
  const person = newPerson();
  const { answer } = await confirmLead(person, { auth_time: Math.floor(Date.now() / 1000) - 240 });
  const [set, ...others] = answer.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(set).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=3(5\d|60)$/);
  expect(set).not.toContain(person.phone.slice(3));
  expect(JSON.stringify(answer.body)).not.toContain(set!.split(/[=;]/)[1]);
  const plain = await call(applynow, requestTo("users/applynow", { ...leadAnswers(), ...newPerson() }));
  expect(plain.headers.getSetCookie()).toEqual([]);
});

test("used twice: the second time it opens nothing, whoever brings it", async () => {
  const person = newPerson();
  const { cookie } = await confirmLead(person);
  await signUp(person);
  expect((await enter(person.email, cookie)).error).toBeNull();
  expect(await enter(person.email, cookie)).toEqual(refused("notProven"));
  // Nor for an account that takes the place of it.
  await db.user.deleteMany({ where: { email: person.email } });
  await signUp(person);
  expect(await enter(person.email, cookie)).toEqual(refused("notProven"));
});

test("a use that fails is a use, and a burst has one winner", async () => {
  const person = newPerson();
  const { cookie } = await confirmLead(person);
  expect(await enter(person.email, cookie)).toEqual(refused("noAccount"));
  await signUp(person);
  expect(await enter(person.email, cookie)).toEqual(refused("notProven"));

  const other = newPerson();
  const kept = await confirmLead(other);
  const asked = () => requestTo("auth/callback/identity", "", { headers: { cookie: kept.cookie } });
  const burst = await Promise.all(Array.from({ length: 5 }, () => takeProof(asked(), other.email)));
  expect(burst.filter((proof) => proof !== null)).toEqual([expect.objectContaining({ phone: other.phone })]);
});

test("one code is one proof, however many cookies were made of it", async () => {
  const person = newPerson();
  const token = await signed(phoneClaims(person.phone));
  const ask = () =>
    call(applynow, requestTo("users/applynow", { ...leadAnswers(), ...person }, { headers: bearer(token) }));
  const [first, second] = [proofIn(await ask())!, proofIn(await ask())!];
  await signUp(person);
  expect((await enter(person.email, first)).error).toBeNull();
  await db.user.deleteMany({ where: { email: person.email } });
  await signUp(person);
  expect(await enter(person.email, second)).toEqual(refused("notProven"));
});

test("expired: ten minutes after the code it opens nothing, though the cookie was kept", async () => {
  const person = newPerson();
  const { cookie } = await confirmLead(person);
  await signUp(person);
  const now = Date.now();
  const clock = jest.spyOn(Date, "now").mockImplementation(() => now + 10 * 60_000 + 1000);
  try {
    expect(await enter(person.email, cookie)).toEqual(refused("notProven"));
  } finally {
    clock.mockRestore();
  }
});

test("another phone needs its own code: the proof opens no account but its own number's", async () => {
  const person = newPerson();
  const { cookie } = await confirmLead(person);
  const otherPhone = await signUp({ ...person, phone: newPhone() });
  expect(await enter(person.email, cookie)).toEqual(refused("noAccount"));
  expect(await db.session.count({ where: { userId: otherPhone } })).toBe(0);
});

test("another e-mail than the callback's, or none, opens nothing", async () => {
  for (const email of [newEmail(), undefined]) {
    const person = newPerson();
    const { cookie } = await confirmLead(person);
    const userId = await signUp({ ...person, email: email ?? person.email });
    expect(await enter(email, cookie)).toEqual(refused("notProven"));
    expect(await db.session.count({ where: { userId } })).toBe(0);
  }
});

test("an account of this phone that was opened with another e-mail is not the proof's", async () => {
  const person = newPerson();
  const { cookie } = await confirmLead(person);
  const userId = await signUp({ ...person, email: newEmail() });
  expect(await enter(person.email, cookie)).toEqual(refused("noAccount"));
  expect(await db.session.count({ where: { userId } })).toBe(0);
});

test("an account that anybody has proved is not opened by it: what is stored there needs a code of its own", async () => {
  for (const proved of [
    { phoneVerifiedAt: new Date() },
    { phoneVerifiedAt: null, emailVerifiedAt: new Date() },
    { phoneVerifiedAt: null, googleSub: randomUUID() },
  ]) {
    const student = await newStudent(proved);
    const { cookie } = await confirmLead({ name: student.name, email: student.email, phone: student.phone! });
    const before = await db.session.count({ where: { userId: student.id } });
    expect(await enter(student.email, cookie)).toEqual(refused("noAccount"));
    expect(await db.session.count({ where: { userId: student.id } })).toBe(before);
  }
});

test("the code's own token opens nothing after its proof was used, nor the proof after the token", async () => {
  const person = newPerson();
  const { cookie, token } = await confirmLead(person);
  await signUp(person);
  expect((await enter(person.email, cookie)).error).toBeNull();
  const again = await submit("callback/identity", { email: person.email, idToken: token }, []);
  expect(again).toEqual(refused("notProven"));
});

test("tampered with, sealed for something else or by somebody else: no proof", async () => {
  const person = newPerson();
  const { cookie } = await confirmLead(person);
  const userId = await signUp(person);
  const value = cookie.slice(PROOF.length + 1);
  const parts = value.split(".");
  const flipped = parts.map((part, at) => (at === 3 ? (part[0] === "A" ? "B" : "A") + part.slice(1) : part)).join(".");
  const token = { code: randomUUID(), phone: person.phone, email: person.email, until: Date.now() / 1000 + 600 };
  const forged = [
    flipped,
    `${parts[0]}..${parts.slice(2).join(".")}x`,
    "",
    "%",
    await encode({ token, secret: env.NEXTAUTH_SECRET }),
    await encode({ token, secret: "another secret", salt: "phone proof for signup" }),
    await encode({
      token: { ...token, phone: 1 as never },
      secret: env.NEXTAUTH_SECRET,
      salt: "phone proof for signup",
    }),
  ];
  for (const each of forged) expect(await enter(person.email, `${PROOF}=${each}`)).toEqual(refused("notProven"));
  // Nor is it a session, under the session's own name.
  const asSession = await call(
    applynow,
    requestTo("users/applynow", {}, { headers: { cookie: `${SESSION_COOKIE}=${value}` } }),
  );
  expect(asSession.http).toBe(422);
  expect(await db.session.count({ where: { userId } })).toBe(0);
  // It was good all the while.
  expect((await enter(person.email, cookie)).error).toBeNull();
});

test("after a logout a copy of the cookie is worth nothing, and the browser has lost it", async () => {
  const person = newPerson();
  const { cookie } = await confirmLead(person);
  await signUp(person);
  const { response } = await submit("signout", {}, [cookie]);
  expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(`^${PROOF}=; .*Max-Age=0`));
  expect(await enter(person.email, cookie)).toEqual(refused("notProven"));
});

test("a login in another way ends it too", async () => {
  const person = newPerson();
  const { cookie, token } = await confirmLead(person);
  await signUp(person);
  const byCode = await submit("callback/identity", { email: person.email, idToken: token }, [cookie]);
  expect(byCode.error).toBeNull();
  await db.user.deleteMany({ where: { email: person.email } });
  await signUp(person);
  expect(await enter(person.email, cookie)).toEqual(refused("notProven"));
});

test("it counts only where no token is sent: a false one is not made good by it", async () => {
  const person = newPerson();
  const { cookie } = await confirmLead(person);
  await signUp(person);
  for (const idToken of ["", "x", "undefined"])
    expect(await submit("callback/identity", { email: person.email, idToken }, [cookie])).toEqual(refused("notProven"));
});
