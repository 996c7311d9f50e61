import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import { POST as nextAuth } from "@/app/api/auth/[...nextauth]/route";
import { GET as getFile } from "@/app/api/files/[id]/route";
import { POST as updateProfile } from "@/app/api/users/profile/update/route";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { accessOf } from "@/lib/http/route";
import { apiRoutes, routeModule } from "@/tests/api-routes";
import { newCase } from "@/tests/factories/cases";
import { newSectionDraft } from "@/tests/factories/section-drafts";
import { newOpenedShareLink } from "@/tests/factories/share-links";
import { newStoredFile } from "@/tests/factories/stored-files";
import { newSession, newStudent, type Student } from "@/tests/factories/sessions";
import { newPhone } from "@/tests/factories/users";
import { call, requestTo } from "@/tests/requests";
import { sampleSection } from "@/tests/samples/sections";
import { IDLE_MINUTES, ABSOLUTE_HOURS, SESSION_USED } from "@/lib/session/limits";
import { CONSENT_VERSION } from "@/lib/users/consent";
import { fileIdOf } from "@/lib/uploads/policy";
import { formWith, samplePdf } from "@/tests/samples/uploads";
import { callNextAuth } from "./firebase-project";
import { CALLS } from "./routes";

type Handler = (request: NextRequest, segment: { params: Promise<Record<string, string>> }) => Promise<Response>;

const PROFILE = {
  loanAmount: "2000000",
  city: "Surat",
  countryOfStudy: "Canada",
  admissionStatus: "Planning",
  targetIntake: "2027-09-01",
};
/** Bodies that lack nothing but who they are for, of calls that would refuse the one in `CALLS`, or do too much. */
const BODIES: Record<string, object> = {
  "loanform/add": { generalDetails: sampleSection("generalDetails", String) },
  "drafts/keep": { drafts: [{ section: "loanDetails", version: "", values: { loanAmount: "25 lakh" } }] },
  "drafts/drop": { drafts: [{ section: "loanDetails", at: 0 }] },
  "users/profile/update": PROFILE,
  "users/consent": { consentVersion: CONSENT_VERSION },
  "readings/switch": { readsPapers: true, consentVersion: CONSENT_VERSION },
};
/** Whether a call's body names something of A's: to others it is not there. */
const namesOwn = (name: string) => CALLS[name]!.answers.includes(404);
/** What A gets where it is not 200: A's application is not submitted, so that its sections can be saved. */
const FOR_OWNER: Record<string, number> = { "cases/add": 409, "passes/make": 409 };
const forOwner = (name: string) => FOR_OWNER[name] ?? 200;
/** Calls that pages make by themselves, and that keep no session alive. */
const QUIET = ["drafts/keep", "readings/aged-told"];
/** What goes as a form carries no e-mail, and the papers read no body: the session alone says whose they are. */
const WITHOUT_BODY = /^(loanform\/upload|papers\/)/;

const callsFor = (access: "student" | "anyone") =>
  apiRoutes().flatMap((name): [string, Handler][] => {
    const { POST } = routeModule<{ POST?: Handler }>(name);
    return POST && accessOf(POST) === access ? [[name, POST]] : [];
  });
const calls = callsFor("student");
let asha: Student;
let ravi: Student;
beforeAll(async () => {
  [asha, ravi] = [await newStudent({ name: "Asha Canary", city: "Canaryville" }), await newStudent()];
  await db.loanForm.create({ data: { userId: asha.id, generalDetails: { firstName: "Canary" } } });
  await db.loanForm.create({ data: { userId: ravi.id } });
  await newSectionDraft(asha.id, "generalDetails", { firstName: "Canary" });
  const caseId = await newCase(asha.id, { lenderName: "Canary Bank" });
  const { passId } = await newOpenedShareLink({ userId: asha.id, caseId });
  const fileId = fileIdOf(await newStoredFile(asha.id))!;
  const of = { userId: asha.id, email: asha.email, reference: "", leadId: "", caseId, fileId, passId };
  BODIES["sessions/end"] = { sessionId: (await newSession(asha.id)).sessionId };
  for (const [name] of calls) {
    const { email: _, ...body } = (CALLS[name]!.body?.(of) ?? {}) as { email?: string };
    BODIES[name] ??= body;
  }
});

const withSession = async (who: Student) => ({ ...who, ...(await newSession(who.id)) });
async function aged(column: "lastSeenAt" | "createdAt", minutes: number) {
  const other = await withSession(asha);
  const at = new Date(Date.now() - minutes * 60_000);
  await db.session.update({ where: { id: other.sessionId }, data: { [column]: at } });
  return other;
}
async function loggedOut() {
  const other = await withSession(asha);
  await db.session.delete({ where: { id: other.sessionId } });
  return other;
}
const requestFor = (name: string, as: Student | undefined, identity: object, headers: Record<string, string> = {}) =>
  requestTo(name, name === "loanform/upload" ? formWith(samplePdf(), "a.pdf") : { ...BODIES[name], ...identity }, {
    as,
    headers,
  });
const ask = async (handler: Handler, request: NextRequest) => {
  const response = await handler(request, { params: Promise.resolve({}) });
  return { http: response.status, text: await response.text(), headers: response.headers };
};
/** Everything of Asha's that a call could change. */
const ashas = async () =>
  JSON.stringify([
    await db.user.findUnique({ where: { id: asha.id } }),
    await db.loanForm.findUnique({ where: { userId: asha.id } }),
    await db.storedFile.count({ where: { ownerId: asha.id } }),
    (await db.sectionDraft.findMany({ where: { userId: asha.id } })).map(({ section, savedAt }) => [section, savedAt]),
    await db.lenderCase.findMany({ where: { userId: asha.id }, include: { events: { orderBy: { id: "asc" } } } }),
    await db.keyDate.findMany({ where: { userId: asha.id } }),
    await db.pass.findMany({ where: { userId: asha.id } }),
    await db.consentEvent.findMany({ where: { userId: asha.id } }),
  ]);

const IDENTITIES: Record<string, () => object> = {
  "e-mail of A": () => ({ email: asha.email }),
  "e-mail of nobody": () => ({ email: `${randomUUID()}@example.com` }),
  "no e-mail": () => ({}),
  "a list": () => ({ email: [asha.email] }),
  "an object": () => ({ email: { equals: asha.email } }),
  "upper case": () => ({ email: asha.email.toUpperCase() }),
  "a space behind": () => ({ email: `${asha.email} ` }),
  "NUL behind": () => ({ email: `${asha.email}\u0000` }),
  null: () => ({ email: null }),
  "an empty text": () => ({ email: "" }),
  "A's id": () => ({ userId: asha.id }),
  "A's id beside B's e-mail": () => ({ userId: asha.id, email: ravi.email }),
};
const ACTORS: Record<string, () => Promise<Student | undefined>> = {
  "no session": async () => undefined,
  B: async () => ravi,
  "idle A": () => aged("lastSeenAt", IDLE_MINUTES + 1),
  "A of yesterday": () => aged("createdAt", ABSOLUTE_HOURS * 60 + 1),
  "logged-out A": loggedOut,
};

// By what each call declares. A call that stops being private is missed by the number in the name, and below the floor.
const PRIVATE = calls.length;
const CELLS = Object.keys(ACTORS).length * PRIVATE * Object.keys(IDENTITIES).length;
test(`T01 ${Object.keys(ACTORS).length} actors × ${PRIVATE} private calls × ${Object.keys(IDENTITIES).length} identities = ${CELLS} cells: nobody but A gets, or changes, anything of A's`, async () => {
  expect(PRIVATE).toBeGreaterThanOrEqual(7);
  const before = await ashas();
  const wrong: unknown[] = [];
  let cells = 0;
  for (const [actor, make] of Object.entries(ACTORS)) {
    const as = await make();
    for (const [name, handler] of calls) {
      for (const [identity, claim] of Object.entries(IDENTITIES)) {
        const { http, text, headers } = await ask(handler, requestFor(name, as, claim()));
        const isOwn = identity === "no e-mail" || WITHOUT_BODY.test(name);
        const own = namesOwn(name) ? 404 : 200;
        const must = actor !== "B" ? 401 : isOwn ? own : identity === "NUL behind" ? 422 : 403;
        const leaks = text.includes(asha.email) || text.includes("Canary") || text.includes(asha.id);
        cells += 1;
        if (http !== must || leaks || headers.get("cache-control") !== "no-store")
          wrong.push({ actor, name, identity, http, must, leaks });
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(cells).toBe(CELLS);
  expect(await ashas()).toBe(before);
});

test("T01 A, by any spelling of A's own e-mail", async () => {
  for (const [name, handler] of calls) {
    for (const claim of [{}, { email: asha.email }, { email: ` ${asha.email.toUpperCase()} ` }, { userId: asha.id }]) {
      expect([name, (await ask(handler, requestFor(name, await withSession(asha), claim))).http]).toEqual([
        name,
        forOwner(name),
      ]);
    }
  }
});

test("an answer says that it used the session exactly when the idle limit moved", async () => {
  for (const [name, handler] of [...calls, ...callsFor("anyone")]) {
    const stale = new Date(Date.now() - 60_000);
    const as = await withSession(asha);
    await db.session.update({ where: { id: as.sessionId }, data: { lastSeenAt: stale } });
    const { headers } = await ask(handler, requestFor(name, as, {}));
    const { lastSeenAt } = await db.session.findUniqueOrThrow({ where: { id: as.sessionId } });
    const hasMoved = lastSeenAt.getTime() !== stale.getTime();
    const uses = accessOf(handler) === "student" && !QUIET.includes(name);
    expect([name, hasMoved, headers.has(SESSION_USED)]).toEqual([name, uses, uses]);
    const withoutOne = await ask(handler, requestFor(name, undefined, {}));
    expect([name, withoutOne.headers.has(SESSION_USED)]).toEqual([name, false]);
  }
});

test("T02 another's document, an unknown one and a guess get one and the same answer; after logout there is none", async () => {
  const upload = calls.find(([name]) => name === "loanform/upload")![1];
  const { body } = await call<{ url: string }>(
    upload as never,
    requestTo("loanform/upload", formWith(samplePdf(), "a.pdf"), { as: asha }),
  );
  const id = fileIdOf(body.data!.url)!;
  const get = async (file: string, as?: Student) => {
    const response = await getFile(requestTo(`files/${file}`, null, { as, method: "GET" }), {
      params: Promise.resolve({ id: file }),
    });
    return [response.status, response.status === 200 ? "" : await response.text()] as const;
  };
  expect((await get(id, asha))[0]).toBe(200);
  const answers = await Promise.all([id, "f".repeat(32), id.replace(/./, "0"), "1"].map((file) => get(file, ravi)));
  expect(new Set(answers.map(String)).size).toBe(1);
  expect(answers[0]![0]).toBe(404);
  expect((await get(id))[0]).toBe(401);
  expect((await get(id, await loggedOut()))[0]).toBe(401);
});

describe("T07 a session ends", () => {
  test.each([
    ["lastSeenAt", IDLE_MINUTES - 1, 200],
    ["lastSeenAt", IDLE_MINUTES + 1, 401],
    ["createdAt", ABSOLUTE_HOURS * 60 - 1, 200],
    ["createdAt", ABSOLUTE_HOURS * 60 + 1, 401],
  ] as const)("whose %s is %i minutes ago: every private call answers %i", async (column, minutes, http) => {
    const answers = await Promise.all(
      calls.map(
        async ([name, handler]) => (await ask(handler, requestFor(name, await aged(column, minutes), {}))).http,
      ),
    );
    expect(answers).toEqual(calls.map(([name]) => (http === 200 ? forOwner(name) : http)));
  });

  test("F17 by the database's clock, whatever this server's says", async () => {
    const [late, fresh] = [await aged("lastSeenAt", IDLE_MINUTES + 1), await withSession(asha)];
    const [name, handler] = calls.find(([called]) => called === "loanform/read")!;
    const { now } = Date;
    for (const hours of [-2, 2]) {
      Date.now = () => now() + hours * 3_600_000;
      try {
        expect([
          (await ask(handler, requestFor(name, late, {}))).http,
          (await ask(handler, requestFor(name, fresh, {}))).http,
        ]).toEqual([401, 200]);
      } finally {
        Date.now = now;
      }
    }
  });
});

const OURS = new URL(env.NEXTAUTH_URL).origin;
const FOREIGN: Record<string, Record<string, string>> = {
  "Sec-Fetch-Site: cross-site": { "sec-fetch-site": "cross-site" },
  "Sec-Fetch-Site: same-site": { "sec-fetch-site": "same-site" },
  "cross-site with our Origin": { "sec-fetch-site": "cross-site", origin: OURS },
  "Origin: https://evil.example": { "sec-fetch-site": "", origin: "https://evil.example" },
  "Origin: null": { "sec-fetch-site": "", origin: "null" },
  "an Origin that begins like ours": { "sec-fetch-site": "", origin: `${OURS}.evil.example` },
  "neither, with the cookie": { "sec-fetch-site": "" },
};
test(`T20 ${PRIVATE} private calls × ${Object.keys(FOREIGN).length} kinds of foreign page = ${PRIVATE * Object.keys(FOREIGN).length} cells: refused with A's own cookie, and nothing changes`, async () => {
  const before = await ashas();
  for (const [name, handler] of calls) {
    for (const [kind, headers] of Object.entries(FOREIGN)) {
      expect([name, kind, (await ask(handler, requestFor(name, asha, {}, headers))).http]).toEqual([name, kind, 403]);
    }
  }
  expect(await ashas()).toBe(before);
});

test("T20 what a form can send without asking is no JSON: 415", async () => {
  for (const type of [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "",
  ]) {
    const request = requestTo("users/profile/update", JSON.stringify(PROFILE), {
      as: asha,
      headers: { "content-type": type },
    });
    expect([type, (await call(updateProfile, request)).http]).toEqual([type, 415]);
  }
});

test("T11 no page of another site logs anybody in or out", async () => {
  const { POST: login } = await import("@/app/api/users/login/route");
  const { POST: signup } = await import("@/app/api/users/signup/route");
  const { POST: applynow } = await import("@/app/api/users/applynow/route");
  const { POST: google } = await import("@/app/api/users/loginwithgoogle/route");
  const other = await withSession(asha);
  // Without a cookie and without either header it is no browser, and there is nothing to abuse.
  for (const [kind, headers] of Object.entries(FOREIGN)) {
    for (const [name, handler] of Object.entries({ login, signup, applynow, google })) {
      const request = requestTo(`users/${name}`, { email: asha.email, phone: asha.phone }, { as: other, headers });
      expect([kind, name, (await call(handler, request)).http]).toEqual([kind, name, 403]);
    }
    for (const action of ["callback/identity", "signout"]) {
      const request = requestTo(`auth/${action}`, "csrfToken=x", {
        as: other,
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      });
      const response = await callNextAuth(nextAuth, request, action);
      expect([kind, action, response.status, response.headers.getSetCookie()]).toEqual([kind, action, 403, []]);
    }
  }
  expect(await db.session.count({ where: { id: other.sessionId } })).toBe(1);
});

test("T12 no call changes an e-mail, a phone or what they rest on", async () => {
  const before = await ashas();
  const changes: [object, number][] = [
    [{ email: `${randomUUID()}@example.com` }, 403],
    [{ userId: ravi.id }, 403],
    [{ phone: newPhone() }, 422],
    [{ name: "Somebody" }, 422],
    [{ id: ravi.id }, 422],
    [{ googleSub: "1" }, 422],
    [{ phoneVerifiedAt: "2026-01-01" }, 422],
    [{ emailVerifiedAt: "2026-01-01" }, 422],
    [{ user: { email: "a@b.in" } }, 422],
    [{ createdAt: "2020-01-01" }, 422],
  ];
  for (const [change, http] of changes)
    expect([
      change,
      (await call(updateProfile, requestTo("users/profile/update", { ...PROFILE, ...change }, { as: asha }))).http,
    ]).toEqual([change, http]);
  const smuggled = requestTo(
    "users/profile/update",
    `{"__proto__":{"email":"x@y.in"},${JSON.stringify(PROFILE).slice(1)}`,
    { as: asha, headers: { "content-type": "application/json" } },
  );
  expect((await call(updateProfile, smuggled)).http).toBe(422);
  expect(await ashas()).toBe(before);
});
