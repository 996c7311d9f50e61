import { randomBytes, randomUUID } from "node:crypto";
import { POST as open } from "@/app/api/pack/open/route";
import { POST as write } from "@/app/api/cases/write/route";
import { POST as make } from "@/app/api/passes/make/route";
import { POST as read } from "@/app/api/passes/read/route";
import { POST as stop } from "@/app/api/passes/stop/route";
import { dayOf } from "@/lib/dates/calendar";
import type { CaseEventKind } from "@/lib/cases/event";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { shareLinkCookie } from "@/lib/session/cookie";
import { IDLE_MINUTES } from "@/lib/session/limits";
import { lenderSession } from "@/lib/session/link-session";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { admin } from "@/tests/factories/database";
import { newStaffMember, newStaffSession } from "@/tests/factories/staff";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newOpenedShareLink } from "@/tests/factories/share-links";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { call, requestTo } from "@/tests/requests";
import type { LoadedShareLinks } from "./data";
import type { MadeShareLink } from "./mutations";
import { sectionsIn, SHARE_CONSENT_VERSION, SHARED_PARTS } from "./parts";

const TODAY = dayOf(new Date());
type Made = Omit<MadeShareLink, "expiresAt"> & { expiresAt: string };
const WANTED = { name: "A. Shah", parts: ["you", "study"], days: 14, consentVersion: SHARE_CONSENT_VERSION };
const doMake = (as: Student, body: object) =>
  call<Made>(make, requestTo("passes/make", { ...WANTED, ...body }, { as }));
const doOpen = (body: object) => call<{ passId: string }>(open, requestTo("pack/open", body));
const doStop = (as: Student, passId: string) => call(stop, requestTo("passes/stop", { passId }, { as }));
const linksOf = async (as: Student) =>
  (await call<LoadedShareLinks>(read, requestTo("passes/read", {}, { as }))).body.data!;

/** A student whose application is submitted, with a case. */
async function studentWithCase() {
  const asha = await newStudent();
  await saveLoanForm(asha.id, undefined, { complete: true });
  return { asha, caseId: await newCase(asha.id) };
}
async function madeShareLink(more: object = {}) {
  const { asha, caseId } = await studentWithCase();
  return { asha, caseId, made: (await doMake(asha, { caseId, ...more })).body.data! };
}
const wrongOf = (code: string) => code.replace(/./, (first) => String((Number(first) + 1) % 10));
const sessionBy = (cookie: string, passId: string) =>
  lenderSession(requestTo("pack/read", {}, { headers: { cookie } }), passId);
const cookieOf = (headers: Headers) => headers.get("set-cookie")!.split(";")[0]!;

describe("making a share link", () => {
  test("each section of the application is in one part, and money is nothing but money", () => {
    expect(SHARED_PARTS.flatMap(sectionsIn).toSorted()).toEqual([...SECTION_KEYS].toSorted());
    expect(sectionsIn("money")).toEqual(["financialDetails"]);
  });

  test("gives a link, a short code and a code once; kept are only hashes, and the consent in its own words", async () => {
    const { asha, made } = await madeShareLink({ parts: ["study", "you"] });
    expect(made).toMatchObject({
      secret: expect.stringMatching(/^[\w-]{24}$/),
      short: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{8}$/),
      code: expect.stringMatching(/^\d{6}$/),
    });
    const days = (new Date(made.expiresAt).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    const row = await db.pass.findUniqueOrThrow({ where: { id: made.passId }, include: { consents: true } });
    const stored = JSON.stringify(row) + JSON.stringify(await linksOf(asha));
    for (const secret of [made.secret, made.short, made.code]) expect(stored).not.toContain(secret);
    expect(row.consents).toMatchObject([
      {
        isGiven: true,
        recipient: "Surat Nagrik Bank: A. Shah",
        parts: ["you", "study"],
        textVersion: SHARE_CONSENT_VERSION,
        text: expect.stringMatching(/^I agree that Surat Nagrik Bank may see .*PAN and Aadhaar Your course/),
      },
    ]);
  });

  test.each<[string, object, number, string]>([
    ["without a name", { name: " " }, 422, "Please say who it is for, such as the officer's name."],
    ["for what is no name", { name: "12345" }, 422, "Write the name in letters"],
    ["without a tick", { parts: [] }, 422, "Please tick what the lender may see."],
    ["for ever", { days: 365 }, 422, ""],
    ["by words that have changed", { consentVersion: "2020-01-01" }, 422, "The words of the consent have changed."],
  ])("%s is refused", async (_, body, http, message) => {
    const { asha, caseId } = await studentWithCase();
    const answer = await doMake(asha, { caseId, ...body });
    expect(answer).toMatchObject({ http, body: { message: expect.stringContaining(message) } });
    expect(await db.pass.count({ where: { userId: asha.id } })).toBe(0);
  });

  test("needs a submitted application, and a case of one's own that is a lender's", async () => {
    const [ravi, { asha, caseId }] = [await newStudent(), await studentWithCase()];
    const open = await newCase(ravi.id);
    expect(await doMake(ravi, { caseId: open })).toMatchObject({ http: 409, body: { code: "sectionsMissing" } });
    expect(await doMake(ravi, { caseId })).toMatchObject({ http: 404, body: { code: "caseNotFound" } });
    const check = await newCase(asha.id, { lenderName: "Dakhila", isInternalReview: true });
    expect(await doMake(asha, { caseId: check })).toMatchObject({ http: 404, body: { code: "caseNotFound" } });
  });

  test("five open at the same time, and one more after one is stopped", async () => {
    const { asha, caseId } = await studentWithCase();
    const made = await Promise.all(Array.from({ length: 7 }, () => doMake(asha, { caseId })));
    expect(made.map(({ http }) => http).toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409]);
    await doStop(asha, made.find(({ http }) => http === 200)!.body.data!.passId);
    expect((await doMake(asha, { caseId })).http).toBe(200);
  });

  test("those that are over or locked leave room for others, and say what they are", async () => {
    const { asha, caseId } = await studentWithCase();
    const made = await Promise.all(Array.from({ length: 5 }, () => doMake(asha, { caseId })));
    const [over, locked] = made.map(({ body }) => body.data!.passId);
    await db.pass.update({ where: { id: over }, data: { expiresAt: new Date(Date.now() - 1000) } });
    await db.pass.update({ where: { id: locked }, data: { tries: 5 } });
    const more = [await doMake(asha, { caseId }), await doMake(asha, { caseId }), await doMake(asha, { caseId })];
    expect(more.map(({ http }) => http)).toEqual([200, 200, 409]);
    const states = new Map((await linksOf(asha)).passes.map(({ id, state }) => [id, state]));
    expect([states.get(over!), states.get(locked!)]).toEqual(["over", "locked"]);
  });
});

describe("links of one student do not grow without bound", () => {
  test("thirty a day, however often they are stopped", async () => {
    const { asha, caseId } = await studentWithCase();
    for (let time = 0; time < 30; time += 1) await doStop(asha, (await doMake(asha, { caseId })).body.data!.passId);
    expect(await doMake(asha, { caseId })).toMatchObject({ http: 429, body: { code: "tooManyRequests" } });
    expect((await madeShareLink()).made.passId).toEqual(expect.any(String));
  });

  test("five hundred in all, with a sentence", async () => {
    const { asha, caseId } = await studentWithCase();
    const ended = Array.from({ length: 500 }, () => ({
      ...{ kind: "lender" as const, name: "A. Shah", userId: asha.id, caseId, parts: ["you" as const] },
      secretHash: new Uint8Array(randomBytes(32)),
      shortHash: new Uint8Array(randomBytes(32)),
      codeHash: new Uint8Array(randomBytes(32)),
      expiresAt: new Date(Date.now() + 86_400_000),
      revokedAt: new Date(),
    }));
    await db.pass.createMany({ data: ended.slice(1) });
    expect((await doMake(asha, { caseId })).http).toBe(200);
    expect(await doMake(asha, { caseId })).toMatchObject({
      http: 409,
      body: { message: "You have made 500 links, and no more can be made. Please write to us." },
    });
  });
});

describe("opening a share link", () => {
  test("the first opening is kept, a wrong code is told, and what the student wrote is not written again", async () => {
    const { asha, caseId, made } = await madeShareLink();
    await newCaseEvent("student", { caseId, kind: "handedOver" });
    const { passId, secret, code } = made;
    await doOpen({ passId, secret, code: wrongOf(code) });
    await doOpen({ passId, secret, code });
    const [first] = (await linksOf(asha)).passes;
    expect(first!.openedAt).not.toBeNull();
    await doOpen({ passId, secret, code });
    expect((await linksOf(asha)).passes).toMatchObject([{ openedAt: first!.openedAt, wrongCodes: 1 }]);
    expect(await db.caseEvent.count({ where: { caseId, kind: "handedOver" } })).toBe(1);
    const refused = await db.event.findMany({ where: { userId: asha.id, kind: "pass.refused" } });
    expect(refused.map(({ detail }) => detail)).toEqual([{ pass: passId, left: 4 }]);
  });

  test("by the link or by the short code as it was heard, each with the code; the first time is an event of the case", async () => {
    const { caseId, made } = await madeShareLink();
    const byLink = await doOpen({ passId: made.passId, secret: made.secret, code: made.code });
    expect(byLink).toMatchObject({ http: 200, body: { data: { passId: made.passId } } });
    expect(byLink.headers.get("set-cookie")).toMatch(
      /^__Host-dakhila\.pass-[0-9a-f]{8}=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const heard = `${made.short.slice(0, 4)}-${made.short.slice(4)} `.toLowerCase();
    expect((await doOpen({ short: heard, code: `${made.code.slice(0, 3)} ${made.code.slice(3)}` })).http).toBe(200);
    const events = await db.caseEvent.findMany({ where: { caseId } });
    expect(events).toMatchObject([{ kind: "handedOver", writer: "app", channel: "pass" }]);
    expect(await sessionBy(cookieOf(byLink.headers), made.passId)).toMatchObject({
      passId: made.passId,
      name: "A. Shah",
      caseId,
      parts: ["you", "study"],
    });
  });

  test("five wrong codes end it, also when twenty come at once; the right one then opens nothing", async () => {
    const { asha, made } = await madeShareLink();
    const link = { passId: made.passId, secret: made.secret };
    const tries = await Promise.all(Array.from({ length: 20 }, () => doOpen({ ...link, code: wrongOf(made.code) })));
    expect(tries.filter(({ http }) => http === 422)).toHaveLength(4);
    expect(tries.filter(({ http }) => http === 404)).toHaveLength(16);
    expect((await doOpen({ ...link, code: made.code })).http).toBe(404);
    expect((await linksOf(asha)).passes).toMatchObject([{ id: made.passId, state: "locked", wrongCodes: 5 }]);
  });

  test("the right code is no try, and neither is a link with another secret, which opens nothing", async () => {
    const { asha, made } = await madeShareLink();
    const { passId, secret, code } = made;
    for (let time = 0; time < 6; time += 1) expect((await doOpen({ passId, secret, code })).http).toBe(200);
    for (const digits of [code, wrongOf(code)])
      expect((await doOpen({ passId, secret: "x".repeat(24), code: digits })).http).toBe(404);
    expect((await linksOf(asha)).passes).toMatchObject([{ state: "open", wrongCodes: 0 }]);
  });

  test("codes are of no use to who has the database but not this installation's secret", async () => {
    const { made } = await madeShareLink();
    const { NEXTAUTH_SECRET: own } = env;
    env.NEXTAUTH_SECRET = "the secret of another installation, 32";
    try {
      expect((await doOpen({ short: made.short, code: made.code })).http).toBe(404);
      expect((await doOpen({ passId: made.passId, secret: made.secret, code: made.code })).http).toBe(422);
    } finally {
      env.NEXTAUTH_SECRET = own;
    }
    expect((await doOpen({ short: made.short, code: made.code })).http).toBe(200);
  });

  test("sixty guesses an hour from one address; who shares it and has a link or its short code gets in all the same", async () => {
    const [{ made }, other] = [await madeShareLink(), await madeShareLink()];
    const at = { "x-forwarded-for": `10.${randomBytes(3).join(".")}` };
    const from = (body: object) => call(open, requestTo("pack/open", body, { headers: at }));
    const { passId, secret, short, code } = made;
    const guesses = await Promise.all(Array.from({ length: 62 }, () => from({ short: "22222222", code })));
    expect(guesses.map(({ http }) => http).toSorted()).toEqual([...Array(60).fill(404), 429, 429]);
    expect(await from({ passId, secret, code })).toMatchObject({ http: 200, body: { data: { passId } } });
    expect(await from({ short, code })).toMatchObject({ http: 200, body: { data: { passId } } });
    expect(await from({ passId, secret, code: wrongOf(code) })).toMatchObject({
      http: 422,
      body: { issues: [{ message: "This is not the code. You can try 4 more times; then the link ends." }] },
    });
    // Another's link with this one's code, and a made-up secret, are guesses still.
    expect((await from({ passId: other.made.passId, secret, code })).http).toBe(429);
  });

  test("thirty openings of one link an hour: the next waits, and other links of that branch do not", async () => {
    const [{ made }, other] = [await madeShareLink(), await madeShareLink()];
    const at = { "x-forwarded-for": `10.${randomBytes(3).join(".")}` };
    const from = ({ passId, secret, code }: Made) =>
      call(open, requestTo("pack/open", { passId, secret, code }, { headers: at }));
    const openings = await Promise.all(Array.from({ length: 31 }, () => from(made)));
    expect(openings.map(({ http }) => http).toSorted()).toEqual([...Array(30).fill(200), 429]);
    const waits = Number(openings.find(({ http }) => http === 429)!.headers.get("retry-after"));
    expect(waits).toBeGreaterThan(3500);
    expect(waits).toBeLessThanOrEqual(3600);
    expect(await db.passVisit.count({ where: { passId: made.passId } })).toBe(30);
    expect((await from(other.made)).http).toBe(200);
    await db.passVisit.updateMany({
      where: { passId: made.passId },
      data: { createdAt: new Date(Date.now() - 3_601_000) },
    });
    expect((await from(made)).http).toBe(200);
  });

  test("says how many tries are left", async () => {
    const { made } = await madeShareLink();
    const once = () => doOpen({ short: made.short, code: wrongOf(made.code) });
    expect((await once()).body).toMatchObject({
      code: "passCodeWrong",
      issues: [{ path: "code", message: "This is not the code. You can try 4 more times; then the link ends." }],
    });
    await once();
    await once();
    expect((await once()).body.message).toBe("This is not the code. You can try once more; then the link ends.");
  });

  test("an ended, a stopped, a locked and an unknown one get one and the same answer", async () => {
    const [over, stopped, locked] = [await madeShareLink(), await madeShareLink(), await madeShareLink()];
    await db.pass.update({ where: { id: over.made.passId }, data: { expiresAt: new Date(Date.now() - 1000) } });
    await doStop(stopped.asha, stopped.made.passId);
    await db.pass.update({ where: { id: locked.made.passId }, data: { tries: 5 } });
    const { passId, code } = over.made;
    const bodies = [
      ...[over, stopped, locked].map(({ made }) => ({ passId: made.passId, secret: made.secret, code: made.code })),
      ...[over, stopped, locked].map(({ made }) => ({ short: made.short, code: made.code })),
      { passId: randomUUID(), secret: over.made.secret, code },
      { passId, secret: "x".repeat(24), code },
      { short: "22222222", code },
    ];
    const answers = await Promise.all(bodies.map(doOpen));
    expect(new Set(answers.map(({ http, body }) => JSON.stringify([http, body]))).size).toBe(1);
    expect(answers[0]).toMatchObject({ http: 404, body: { code: "passUnknown" } });
  });
});

describe("a session", () => {
  test("ends with the student's stop, with its day, after idle minutes, and opens no other pass", async () => {
    const { asha, caseId } = await studentWithCase();
    const mine = () => newOpenedShareLink({ userId: asha.id, caseId });
    const [live, stopped, over, idle, other] = [await mine(), await mine(), await mine(), await mine(), await mine()];
    await doStop(asha, stopped.passId);
    await db.pass.update({ where: { id: over.passId }, data: { expiresAt: new Date(Date.now() - 1000) } });
    const before = new Date(Date.now() - (IDLE_MINUTES + 1) * 60_000);
    await db.passVisit.updateMany({ where: { passId: idle.passId }, data: { lastSeenAt: before } });
    expect(await sessionBy(live.cookie, live.passId)).toMatchObject({ student: { id: asha.id, name: asha.name } });
    for (const dead of [stopped, over, idle]) expect(await sessionBy(dead.cookie, dead.passId)).toBeNull();
    // The other's cookie under this one's name, and this one's cookie for the other.
    const swapped = live.cookie.replace(live.token, other.token);
    expect(await sessionBy(swapped, live.passId)).toBeNull();
    expect(await sessionBy(live.cookie, other.passId)).toBeNull();
    expect(await sessionBy(live.cookie, "x' OR true")).toBeNull();
  });

  test("lasts while it is used, ends when wrong codes lock its link, and is never a day in the back office", async () => {
    const { asha, caseId } = await studentWithCase();
    const { passId, cookie } = await newOpenedShareLink({ userId: asha.id, caseId });
    const before = new Date(Date.now() - 60_000);
    await db.passVisit.updateMany({ where: { passId }, data: { lastSeenAt: before } });
    expect(await sessionBy(cookie, passId)).not.toBeNull();
    const { lastSeenAt } = await db.passVisit.findFirstOrThrow({ where: { passId } });
    expect(lastSeenAt.getTime()).toBeGreaterThan(before.getTime() + 30_000);
    await db.pass.update({ where: { id: passId }, data: { tries: 5 } });
    expect(await sessionBy(cookie, passId)).toBeNull();
    const day = await newStaffSession((await newStaffMember()).id);
    expect(await sessionBy(`${shareLinkCookie(day.passId)}=${day.token}`, day.passId)).toBeNull();
  });
});

describe("stopping", () => {
  test("takes the consent back once, however often it is pressed, and only one's own", async () => {
    const [{ asha, made }, ravi] = [await madeShareLink(), await newStudent()];
    expect(await doStop(ravi, made.passId)).toMatchObject({ http: 404, body: { code: "passNotFound" } });
    expect([(await doStop(asha, made.passId)).http, (await doStop(asha, made.passId)).http]).toEqual([200, 200]);
    const consents = await db.consentEvent.findMany({ where: { passId: made.passId }, orderBy: { id: "asc" } });
    expect(consents.map(({ isGiven, parts }) => [isGiven, parts])).toEqual([
      [true, ["you", "study"]],
      [false, ["you", "study"]],
    ]);
    expect((await linksOf(asha)).passes).toMatchObject([{ state: "stopped" }]);
  });

  test("what a share link and a consent say stays as it was made", async () => {
    const { made } = await madeShareLink();
    const where = { id: made.passId };
    await expect(db.pass.update({ where, data: { parts: ["money"] } })).rejects.toThrow(/never changed/);
    await expect(db.pass.update({ where, data: { expiresAt: new Date("2027-12-31") } })).rejects.toThrow();
    await expect(
      admin.db.consentEvent.updateMany({ where: { passId: made.passId }, data: { text: "" } }),
    ).rejects.toThrow();
    await expect(admin.db.consentEvent.deleteMany({ where: { passId: made.passId } })).rejects.toThrow(/never changed/);
  });
});

describe("how a case ends decides over its links", () => {
  const doWrite = (as: Student, body: object) =>
    call<{ stoppedLinks: string[] }>(write, requestTo("cases/write", { happenedOn: TODAY, ...body }, { as }));
  const today = () => new Date(`${TODAY}T00:00:00Z`);

  test("who withdraws is told whose link was stopped; an officer who had it open sees nothing more", async () => {
    const { asha, caseId, made } = await madeShareLink();
    const { passId, secret, code } = made;
    const cookie = cookieOf((await doOpen({ passId, secret, code })).headers);
    const elsewhere = await newCase(asha.id, { lenderName: "Narmada Bank" });
    const other = (await doMake(asha, { caseId: elsewhere, name: "B. Rao" })).body.data!;
    const unknown = await doOpen({ passId: randomUUID(), secret, code });

    expect(await doWrite(asha, { caseId, kind: "withdrawn" })).toMatchObject({
      http: 200,
      body: { data: { stoppedLinks: ["A. Shah"] } },
    });
    expect(await sessionBy(cookie, passId)).toBeNull();
    for (const by of [{ passId, secret }, { short: made.short }])
      expect((await doOpen({ ...by, code })).body).toEqual(unknown.body);
    expect((await linksOf(asha)).passes.map(({ name, state }) => [name, state])).toEqual([
      ["B. Rao", "open"],
      ["A. Shah", "stopped"],
    ]);
    const consents = await db.consentEvent.findMany({ where: { passId }, orderBy: { id: "asc" } });
    expect(consents.map(({ isGiven }) => isGiven)).toEqual([true, false]);
    const [event] = await db.event.findMany({ where: { userId: asha.id, kind: "pass.stopped" } });
    expect(event!.detail).toEqual({ pass: passId, because: "withdrawn" });
    expect((await doOpen({ passId: other.passId, secret: other.secret, code: other.code })).http).toBe(200);

    // Not another link while it stands so; one after the mistake is taken back, and the stopped one stays stopped.
    expect(await doMake(asha, { caseId })).toMatchObject({ http: 422, body: { issues: [{ path: "caseId" }] } });
    const withdrawal = await db.caseEvent.findFirstOrThrow({ where: { caseId, kind: "withdrawn" } });
    expect((await doWrite(asha, { caseId, kind: "corrected", correctsId: withdrawal.id })).http).toBe(200);
    expect((await doMake(asha, { caseId })).http).toBe(200);
    expect((await doOpen({ passId, secret, code })).http).toBe(404);
  });

  test.each<[CaseEventKind, object, boolean]>([
    ["handedOver", {}, true],
    ["acknowledged", {}, true],
    ["asked", { item: "Form 16" }, true],
    ["sanctioned", { amount: 2000000 }, true],
    ["declined", { reason: "noneGiven" }, true],
    ["paidOut", { amount: 500000 }, true],
    ["complained", {}, true],
    ["withdrawn", {}, false],
  ])("after '%s' by the student the link opens: %j %s", async (kind, more, stays) => {
    const { asha, caseId, made } = await madeShareLink();
    expect((await doWrite(asha, { caseId, kind, ...more })).http).toBe(200);
    const { passId, secret, code } = made;
    expect((await doOpen({ passId, secret, code })).http).toBe(stays ? 200 : 404);
  });

  test("a sanction that is taken back after a withdrawal ends the links that were made for it", async () => {
    const { asha, caseId } = await studentWithCase();
    await newCaseEvent("student", { caseId, kind: "withdrawn", happenedOn: today() });
    const { id } = await newCaseEvent("student", { caseId, kind: "sanctioned", happenedOn: today() });
    const made = (await doMake(asha, { caseId })).body.data!;
    const answer = await doWrite(asha, { caseId, kind: "corrected", correctsId: id });
    expect(answer.body.data!.stoppedLinks).toEqual(["A. Shah"]);
    expect((await doOpen({ passId: made.passId, secret: made.secret, code: made.code })).http).toBe(404);
  });

  test("a withdrawal beside an opening, a making and a stop: one after the other, and no link is left", async () => {
    const { asha, caseId, made } = await madeShareLink();
    const { passId, secret, code } = made;
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => doOpen({ passId, secret, code })),
      doMake(asha, { caseId }),
      doWrite(asha, { caseId, kind: "withdrawn" }),
      doStop(asha, passId),
      doMake(asha, { caseId }),
    ]);
    expect(answers.map(({ http }) => http).filter((http) => http >= 500)).toEqual([]);
    expect(await db.pass.count({ where: { caseId, revokedAt: null } })).toBe(0);
  });
});

test("every look by a link is told to its student and to nobody else; the account takes its passes with it", async () => {
  const [{ asha, made }, other] = [await madeShareLink(), await madeShareLink()];
  const { headers } = await doOpen({ passId: made.passId, secret: made.secret, code: made.code });
  expect((await linksOf(asha)).openings).toMatchObject([{ what: "entered", name: "A. Shah", by: "lender" }]);
  expect((await linksOf(other.asha)).openings).toEqual([]);
  await db.user.delete({ where: { id: asha.id } });
  expect(await db.pass.count({ where: { id: made.passId } })).toBe(0);
  expect(await db.passVisit.count({ where: { passId: made.passId } })).toBe(0);
  expect(await db.consentEvent.count({ where: { userId: asha.id } })).toBe(0);
  expect(await sessionBy(cookieOf(headers), made.passId)).toBeNull();
});
