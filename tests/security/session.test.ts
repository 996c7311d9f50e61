import { callNextAuth, phoneClaims, signed } from "./firebase-project";
import { randomInt, randomUUID } from "node:crypto";
import { GET as nextAuthGet, POST as nextAuth } from "@/app/api/auth/[...nextauth]/route";
import { POST as readForm } from "@/app/api/loanform/read/route";
import { POST as applynow } from "@/app/api/users/applynow/route";
import { POST as login } from "@/app/api/users/login/route";
import { CSRF_COOKIE, SESSION_COOKIE } from "@/lib/session/cookie";
import { db, pool } from "@/lib/db";
import { env } from "@/lib/env";
import { perAddress, takePhone } from "@/lib/auth/limits";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { newPhone } from "@/tests/factories/users";
import { call, requestTo } from "@/tests/requests";

// A browser, as far as cookies go, in front of next-auth's real route.
class Browser {
  readonly jar = new Map<string, string>();
  get cookie() {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }
  keep(response: Response) {
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(set) || value === "") this.jar.delete(name!);
      else this.jar.set(name!, value!);
    }
    return response;
  }
  async submit(
    action: "callback/identity" | "signout",
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) {
    const csrf = this.keep(
      await callNextAuth(
        nextAuthGet,
        requestTo("auth/csrf", null, { method: "GET", headers: { cookie: this.cookie } }),
        "csrf",
      ),
    );
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    const form = new URLSearchParams({ ...fields, csrfToken, json: "true", callbackUrl: "/" });
    return this.keep(
      await callNextAuth(
        nextAuth,
        requestTo(`auth/${action}`, form.toString(), {
          headers: { cookie: this.cookie, "content-type": "application/x-www-form-urlencoded", ...headers },
        }),
        action,
      ),
    );
  }
  async logIn({ phone, email }: Student) {
    return this.submit("callback/identity", { idToken: await signed(phoneClaims(phone!)), email });
  }
  read = (cookie = this.cookie) => call(readForm, requestTo("loanform/read", {}, { headers: { cookie } }));
}

test("T06 the session's cookie is sealed, new at every login, and never one that was there before", async () => {
  const [asha, ravi] = [await newStudent(), await newStudent()];
  const browser = new Browser();
  browser.jar.set(SESSION_COOKIE, randomUUID());
  const response = await browser.logIn(asha);
  const set = response.headers.getSetCookie().find((text) => text.startsWith(SESSION_COOKIE))!;
  expect(
    set
      .split("; ")
      .slice(1)
      .filter((part) => !part.startsWith("Expires"))
      .sort(),
  ).toEqual(["HttpOnly", "Path=/", "SameSite=Lax", "Secure"]);
  expect((await browser.read()).http).toBe(200);

  const seen = [browser.cookie];
  await browser.logIn(asha);
  await browser.logIn(ravi);
  seen.push(browser.cookie);
  expect((await browser.read(seen[0]!)).http).toBe(401);
  expect((await browser.read()).http).toBe(200);

  // An attacker's own session, planted in the victim's browser, does not become the victim's.
  const planted = new Browser();
  planted.jar.set(SESSION_COOKIE, ravi.cookie.slice(SESSION_COOKIE.length + 1));
  await planted.logIn(asha);
  expect((await planted.read(ravi.cookie)).http).toBe(401);
  expect(await db.session.findUnique({ where: { id: ravi.sessionId } })).toBeNull();
});

test("T06 without the token of its own form nothing logs in", async () => {
  const asha = await newStudent();
  const before = await db.session.count({ where: { userId: asha.id } });
  const browser = new Browser();
  const form = new URLSearchParams({
    csrfToken: "a".repeat(64),
    json: "true",
    idToken: await signed(phoneClaims(asha.phone!)),
    email: asha.email,
  });
  const request = requestTo("auth/callback/identity", form.toString(), {
    headers: { "content-type": "application/x-www-form-urlencoded", cookie: `${CSRF_COOKIE}=x` },
  });
  expect(
    browser
      .keep(await callNextAuth(nextAuth, request, "callback/identity"))
      .headers.getSetCookie()
      .some((set) => set.startsWith(SESSION_COOKIE)),
  ).toBe(false);
  expect(await db.session.count({ where: { userId: asha.id } })).toBe(before);
});

const errorOf = async (response: Response) =>
  new URL(((await response.json()) as { url: string }).url).searchParams.get("error");

test("a confirmed code opens one session, however often and wherever its token is sent", async () => {
  const asha = await newStudent();
  const claims = phoneClaims(asha.phone!);
  const form = async () => ({ idToken: await signed({ ...claims, iat: claims.iat + 1 }), email: asha.email });
  const [browser, thief] = [new Browser(), new Browser()];
  const before = await db.session.count({ where: { userId: asha.id } });
  expect(await errorOf(await browser.submit("callback/identity", await form()))).toBeNull();
  // Another token of the same sign-in is the same proof.
  for (const idToken of [await signed(claims), (await form()).idToken]) {
    const refused = await thief.submit("callback/identity", { idToken, email: asha.email });
    expect([refused.status, await errorOf(refused)]).toEqual([401, "notProven"]);
  }
  expect(thief.jar.has(SESSION_COOKIE)).toBe(false);
  expect(await db.session.count({ where: { userId: asha.id } })).toBe(before + 1);
  expect(await db.event.findFirst({ where: { userId: asha.id }, orderBy: { id: "desc" } })).toMatchObject({
    kind: "login.refused",
    detail: { via: "phone", reason: "used before" },
  });
});

test("the browser whose answer was lost gets in with the same code; the session it never saw is gone", async () => {
  const asha = await newStudent();
  const form = { idToken: await signed(phoneClaims(asha.phone!)), email: asha.email };
  const browser = new Browser();
  await browser.submit("callback/identity", form);
  const lost = browser.cookie;
  browser.jar.delete(SESSION_COOKIE);
  expect(await errorOf(await browser.submit("callback/identity", form))).toBeNull();
  expect([(await browser.read()).http, (await browser.read(lost)).http]).toEqual([200, 401]);
  // The answer came, and is asked for once more.
  expect(await errorOf(await browser.submit("callback/identity", form))).toBeNull();
  expect((await browser.read()).http).toBe(200);
  await browser.submit("signout");
  expect(await errorOf(await browser.submit("callback/identity", form))).toBe("notProven");
});

test("a use is forgotten when no token of it is taken any more", async () => {
  const used = { signIn: randomUUID(), sessionId: randomUUID() };
  await db.usedSignIn.create({ data: { ...used, expiresAt: new Date(Date.now() - 1) } });
  const asha = await newStudent();
  await new Browser().logIn(asha);
  expect(await db.usedSignIn.findUnique({ where: { signIn: used.signIn } })).toBeNull();
  const { sessionId } = (await db.session.findMany({ where: { userId: asha.id }, orderBy: { createdAt: "desc" } })).map(
    ({ id }) => ({ sessionId: id }),
  )[0]!;
  const { expiresAt } = await db.usedSignIn.findFirstOrThrow({ where: { sessionId } });
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 6 * 60_000);
});

test("T48 logout ends the session and empties the browser; the old cookie is refused", async () => {
  const asha = await newStudent();
  const browser = new Browser();
  await browser.logIn(asha);
  const old = browser.cookie;
  expect((await browser.read(old)).headers.get("cache-control")).toBe("no-store");
  const response = await browser.submit("signout");
  expect(response.headers.get("clear-site-data")).toBe('"cache", "storage"');
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(browser.jar.has(SESSION_COOKIE)).toBe(false);
  expect((await browser.read(old)).http).toBe(401);
  const session = await callNextAuth(
    nextAuthGet,
    requestTo("auth/session", null, { method: "GET", headers: { cookie: old } }),
    "session",
  );
  expect([await session.json(), session.headers.get("cache-control")]).toEqual([{}, "no-store"]);
});

test("a cookie in pieces, which next-auth would put together, is no session", async () => {
  const asha = await newStudent();
  const half = asha.token.length >> 1;
  const read = async (cookie: string) => {
    const request = requestTo("auth/session", null, { method: "GET", headers: { cookie } });
    return (await callNextAuth(nextAuthGet, request, "session")).json();
  };
  const pieces = [asha.token.slice(0, half), asha.token.slice(half)].map(
    (piece, at) => `${SESSION_COOKIE}.${at}=${piece}`,
  );
  expect(await read(pieces.join("; "))).toEqual({});
  expect(await read(asha.cookie)).toMatchObject({ user: { email: asha.email } });
});

test("T48 where the session had run out, its cookie goes and what was typed may stay for whoever logs in again", async () => {
  const asha = await newStudent();
  const browser = new Browser();
  await browser.logIn(asha);
  await db.session.updateMany({ where: { userId: asha.id }, data: { lastSeenAt: new Date(Date.now() - 31 * 60_000) } });
  expect((await browser.submit("signout")).headers.get("clear-site-data")).toBe('"cache"');
  expect(browser.jar.has(SESSION_COOKIE)).toBe(false);
});

test("T09 logins without a proof from one address: the next one is refused, and a proved one is not", async () => {
  const asha = await newStudent();
  const address = { "x-forwarded-for": newAddress() };
  const browser = new Browser();
  const { points } = perAddress("session")[0]!;
  const unproved = () => browser.submit("callback/identity", { idToken: "nonsense" }, address);
  const statuses: number[] = [];
  for (let i = 0; i < points; i++) statuses.push((await unproved()).status);
  expect(statuses).not.toContain(429);
  const refused = await unproved();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
  expect(await refused.json()).toMatchObject({
    status: 0,
    code: "tooManyRequests",
    message: "Too many requests. Please try again later",
    url: expect.stringMatching(/\/\?error=tooManyRequests$/),
  });
  const proved = await browser.submit(
    "callback/identity",
    { idToken: await signed(phoneClaims(asha.phone!)), email: asha.email },
    address,
  );
  expect(proved.status).toBe(200);
  expect(browser.jar.has(SESSION_COOKIE)).toBe(true);
});

const from = (address: string) => requestTo("users/login", {}, { headers: { "x-forwarded-for": address } });
/** An address of a network that nobody else in these tests is in. */
const newAddress = () => `2001:db8:${randomInt(1, 0xffff).toString(16)}:${randomInt(1, 0xffff).toString(16)}::1`;
const outcome = (call: Promise<void>) =>
  call.then(
    () => 200,
    (error: { http: number }) => error.http,
  );
/** The outcomes of `times` calls about a phone, one after the other, each from the address that `address` gives. */
async function callsAbout(phone: string, times: number, address: (time: number) => string) {
  const outcomes: number[] = [];
  for (let time = 0; time < times; time += 1)
    outcomes.push(await outcome(takePhone("login", from(address(time)), phone)));
  return outcomes;
}

test("T09 who calls about another's number again and again is shut out, not its owner", async () => {
  const [phone, theirs] = [newPhone(), newAddress()];
  expect(await callsAbout(phone, 7, () => theirs)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await callsAbout(phone, 1, newAddress)).toEqual([200]);
});

test("T09 from many addresses, a number can be called about 100 times a day", async () => {
  const outcomes = await callsAbout(newPhone(), 102, newAddress);
  expect([outcomes.filter((http) => http === 200).length, outcomes.slice(100)]).toEqual([100, [429, 429]]);
});

test("T09 over the limit of all together, networks that called much wait, and nobody else", async () => {
  jest.replaceProperty(env, "LIMIT_UNPROVED_PER_MINUTE", 1);
  const network = newAddress().split(":").slice(0, 3).join(":");
  // A /48 is one network, however many addresses its holder takes.
  const outcomes = await callsAbout(newPhone(), 12, (time) => `${network}:${(time + 1).toString(16)}::1`);
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  expect(await callsAbout(newPhone(), 1, newAddress)).toEqual([200]);
  jest.restoreAllMocks();
});

test("T09 one refused before does not count for all together", async () => {
  const counter = () =>
    db.rateLimit.findFirst({ where: { key: { startsWith: "unproved:" } }, select: { points: true, expire: true } });
  const [phone, address] = [newPhone(), newAddress()];
  await callsAbout(phone, 5, () => address);
  const before = await counter();
  expect(before!.points).toBeGreaterThan(0);
  expect(Number(before!.expire) - Date.now()).toBeLessThanOrEqual(60_500);
  expect(await callsAbout(phone, 5, () => address)).toEqual([429, 429, 429, 429, 429]);
  // Other tests may count meanwhile, though not five times in these milliseconds.
  expect((await counter())!.points - before!.points).toBeLessThan(5);
});

// users/login says whether the *pair* exists (status 0 offers signup; docs/decisions/026-accounts.md). What must not
// come out is whether an e-mail or a phone alone is known, or anything of its owner.
describe("T10 before a proof", () => {
  test("users/login: a known e-mail alone, a known phone alone, halves of two accounts and nobody get one and the same answer, after the same work", async () => {
    const [asha, ravi] = [await newStudent(), await newStudent({ phoneVerifiedAt: null })];
    const pairs = [
      { email: `${randomUUID()}@example.com`, phone: newPhone() },
      { email: asha.email, phone: newPhone() },
      { email: `${randomUUID()}@example.com`, phone: asha.phone },
      { email: asha.email, phone: ravi.phone },
    ];
    // Milliseconds would tell of this machine's other work; the statements tell of ours.
    const asked = jest.spyOn(pool, "query");
    const [answers, work] = [new Set<string>(), new Set<string>()];
    for (const pair of pairs) {
      asked.mockClear();
      const { http, body } = await call(login, requestTo("users/login", pair));
      answers.add(JSON.stringify([http, body]));
      work.add(
        asked.mock.calls
          .map(([query]) => (typeof query === "string" ? query : (query as { text: string }).text))
          // Refusals of earlier calls are written down by a timer of their own.
          .filter((text) => !text.includes('"DeniedAccess"'))
          .join(";"),
      );
    }
    asked.mockRestore();
    expect([...answers]).toHaveLength(1);
    expect([...work]).toHaveLength(1);
    expect([...work][0]).toContain('FROM "public"."User"');
  });

  test("users/login: an account that was never proved is answered like one that was; nothing but what was sent comes back", async () => {
    for (const student of [await newStudent(), await newStudent({ phoneVerifiedAt: null })]) {
      const sent = { email: student.email, phone: student.phone };
      const { http, body } = await call(login, requestTo("users/login", sent));
      expect([http, body]).toEqual([
        200,
        { status: 1, message: "Enter the code that was sent to your phone.", data: sent },
      ]);
    }
  });

  test("users/applynow answers a known person and a stranger alike", async () => {
    const asha = await newStudent();
    const lead = {
      name: "Asha Rao",
      loanAmount: "2000000",
      city: "Surat",
      countryOfStudy: "Canada",
      admissionStatus: "Applied",
      targetIntake: "2027-09",
    };
    const bodies = [
      { email: asha.email, phone: asha.phone },
      { email: `${randomUUID()}@example.com`, phone: newPhone() },
    ].map((who) => ({ ...lead, ...who }));
    const answers = await Promise.all(
      bodies.map(async (body) => (await call(applynow, requestTo("users/applynow", body))).body),
    );
    // The link is the lead's own and says nothing: 24 characters of a keyed hash. So is its number, of random digits.
    const said = JSON.stringify(answers)
      .replaceAll(/stop-calls#[\w-]{24}/g, "stop-calls#")
      .replaceAll(/[0-9A-F]{4}-[0-9A-F]{4}"/g, '"');
    const [known, stranger] = JSON.parse(said) as typeof answers;
    expect(known).toMatchObject({ status: 1, data: { stopLink: "/stop-calls#" } });
    expect(known).toEqual(stranger);
  });
});
