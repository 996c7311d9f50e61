import { randomUUID } from "node:crypto";
import { POST as readCases } from "@/app/api/cases/read/route";
import { POST as writeCase } from "@/app/api/cases/write/route";
import { POST as oneCase } from "@/app/api/desk/case/route";
import { POST as cases } from "@/app/api/desk/cases/route";
import { POST as check } from "@/app/api/desk/check/route";
import { POST as enter } from "@/app/api/desk/enter/route";
import { POST as readFile } from "@/app/api/desk/file/route";
import { POST as files } from "@/app/api/desk/files/route";
import { GET as getFile } from "@/app/api/desk/files/[id]/route";
import { POST as leave } from "@/app/api/desk/leave/route";
import { POST as me } from "@/app/api/desk/me/route";
import { POST as open } from "@/app/api/desk/open/route";
import { POST as stage } from "@/app/api/desk/stage/route";
import { POST as write } from "@/app/api/desk/write/route";
import { POST as upload } from "@/app/api/loanform/upload/route";
import { POST as overview } from "@/app/api/users/webdashboard/route";
import { addDays, dayOf } from "@/lib/calendar";
import type { LoadedCases } from "@/lib/cases/data";
import { caseState } from "@/lib/cases/state";
import { db } from "@/lib/db";
import { accessOf } from "@/lib/http/route";
import { passesOf } from "@/lib/passes/data";
import { fileIdOf } from "@/lib/uploads/policy";
import { addColleague, removeColleague } from "@/prisma/colleagues";
import { apiRoutes, routeModule } from "@/tests/api-routes";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { newColleague } from "@/tests/factories/desk";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newStoredFile } from "@/tests/factories/stored-files";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { newPhone } from "@/tests/factories/users";
import { bearer, googleToken, phoneToken } from "@/tests/identity-tokens";
import { call, proven, requestTo } from "@/tests/requests";
import { formWith, samplePdf } from "@/tests/samples/uploads";
import {
  casesAtDesk,
  deskCounts,
  filesAtDesk,
  type LoadedDeskCase,
  type LoadedDeskCases,
  type LoadedFile,
  type LoadedFiles,
  shortName,
} from "./data";

type Handler = Parameters<typeof call>[0];
const today = dayOf(new Date());

const tryEnter = (token?: string) =>
  call<{ name: string }>(enter, requestTo("desk/enter", {}, { headers: token ? bearer(token) : {} }));
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]!.split(";")[0]!;

/** A colleague at the desk. `ask` makes her calls. */
async function atDesk(colleague?: Awaited<ReturnType<typeof newColleague>>) {
  const who = colleague ?? (await newColleague());
  const { http, headers } = await tryEnter(phoneToken(who.phone));
  expect(http).toBe(200);
  const cookie = cookieOf(headers);
  const pass = await db.pass.findFirstOrThrow({ where: { colleagueId: who.id, revokedAt: null } });
  return {
    ...who,
    cookie,
    passId: pass.id,
    ask: <T>(handler: Handler, body: object = {}) => call<T>(handler, requestTo("desk", body, { headers: { cookie } })),
  };
}
type Desk = Awaited<ReturnType<typeof atDesk>>;

/** A student with a submitted application. */
async function submitted(name = "Asha Canary") {
  const student = await newStudent({ name });
  await saveLoanForm(student.id, undefined, { complete: true });
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: student.id } });
  return { ...student, reference };
}
const opened = async (desk: Desk, reference: string, purpose = "checkPapers") =>
  expect((await desk.ask(open, { reference, purpose })).http).toBe(200);
const fileOf = async (desk: Desk, reference: string) =>
  (await desk.ask<LoadedFile>(readFile, { reference })).body.data!;
const casesOf = async (as: Student) =>
  (await call<LoadedCases>(readCases, requestTo("cases/read", {}, { as }))).body.data!.cases;
const openingsOf = async (student: Student) => (await passesOf(await proven(student))).openings;
const look = (desk: Desk, id: string) =>
  getFile(requestTo(`desk/files/${id}`, null, { method: "GET", headers: { cookie: desk.cookie } }), {
    params: Promise.resolve({ id }),
  });

/** A paper whose bytes are really stored, as an answer in a case. */
async function give(student: Student, caseId: string, answersId: number) {
  const sent = await call<{ url: string }>(
    upload,
    requestTo("loanform/upload", formWith(samplePdf(), "again.pdf"), { as: student }),
  );
  const file = sent.body.data!.url;
  const body = { caseId, kind: "answered", happenedOn: today, channel: "page", answersId, file };
  expect((await call(writeCase, requestTo("cases/write", body, { as: student }))).http).toBe(200);
  return fileIdOf(file)!;
}

const DESK_CALLS = apiRoutes().flatMap((name): [string, Handler][] => {
  const { POST } = routeModule<{ POST?: Handler }>(name);
  return POST && accessOf(POST) === "colleague" ? [[name, POST]] : [];
});

test("no call of the desk answers a browser without a colleague, a student's, or one that guesses", async () => {
  expect(DESK_CALLS.length).toBeGreaterThanOrEqual(10);
  const student = await newStudent();
  for (const [name, handler] of DESK_CALLS)
    for (const cookie of ["", student.cookie, `__Host-dakhila.desk=${randomUUID()}`]) {
      const { http, body, headers } = await call(handler, requestTo(name, {}, { headers: { cookie } }));
      expect([name, http, body.code, headers.get("cache-control")]).toEqual([name, 401, "openDeskFirst", "no-store"]);
    }
});

describe("entry", () => {
  test("a proved phone of a colleague opens the desk for twelve hours; any other learns only that it has none", async () => {
    const meera = await newColleague();
    const before = Date.now();
    const { http, body, headers } = await tryEnter(phoneToken(meera.phone));
    expect([http, body.data]).toEqual([200, { name: "Meera Joshi" }]);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-dakhila\.desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    const pass = await db.pass.findFirstOrThrow({ where: { colleagueId: meera.id } });
    expect(pass).toMatchObject({ kind: "desk", name: "Meera Joshi", parts: [], userId: null });
    const hours = (pass.expiresAt.getTime() - before) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThan(12.1);

    const stranger = await tryEnter(phoneToken(newPhone()));
    expect([stranger.http, stranger.body.code, stranger.body.message]).toEqual([
      404,
      "noColleague",
      "This number has no desk.",
    ]);
    expect(stranger.headers.getSetCookie()).toEqual([]);
  });

  test("without the proof of a phone nothing is told", async () => {
    for (const token of [undefined, "guess", googleToken("meera@example.com")])
      expect((await tryEnter(token)).body.code).toBe("notProven");
    const meera = await newColleague();
    const old = Math.floor(Date.now() / 1000) - 3600;
    expect((await tryEnter(phoneToken(meera.phone, { auth_time: old }))).body.code).toBe("notProven");
  });

  test("a second browser ends the first, also when both enter at once", async () => {
    const meera = await newColleague();
    const first = await atDesk(meera);
    const second = await atDesk(meera);
    expect((await first.ask(me)).http).toBe(401);
    expect((await second.ask<{ name: string }>(me)).body.data).toEqual({ id: meera.id, name: "Meera Joshi" });
    await Promise.all([1, 2, 3].map(() => tryEnter(phoneToken(meera.phone))));
    expect(await db.pass.count({ where: { colleagueId: meera.id, revokedAt: null } })).toBe(1);
  });

  test("leaving ends it, for a copy of the cookie too", async () => {
    const desk = await atDesk();
    const { headers } = await desk.ask(leave);
    expect(headers.getSetCookie()[0]).toContain("Max-Age=0");
    expect((await desk.ask(me)).http).toBe(401);
  });

  test("the day ends after twelve hours, and half an hour without a call ends it too", async () => {
    const [day, idle] = [await atDesk(), await atDesk()];
    await db.pass.update({ where: { id: day.passId }, data: { expiresAt: new Date(Date.now() - 1000) } });
    await db.passVisit.updateMany({
      where: { passId: idle.passId },
      data: { lastSeenAt: new Date(Date.now() - 31 * 60_000) },
    });
    expect([(await day.ask(me)).http, (await idle.ask(me)).http]).toEqual([401, 401]);
  });

  test("who was removed is out at once and cannot come back; added again she can", async () => {
    const desk = await atDesk();
    const other = await atDesk(await newColleague());
    // As somebody does who changes the row alone.
    await db.colleague.update({ where: { id: other.id }, data: { removedAt: new Date() } });
    expect((await other.ask(me)).http).toBe(401);
    await removeColleague(db, desk.digits);
    expect((await desk.ask(me)).http).toBe(401);
    expect((await db.pass.findUniqueOrThrow({ where: { id: desk.passId } })).revokedAt).not.toBeNull();
    expect((await tryEnter(phoneToken(desk.phone))).body.code).toBe("noColleague");
    const again = await addColleague(db, { name: "Meera J.", phone: `+91 ${desk.digits}` });
    expect(again).toMatchObject({ id: desk.id, phone: desk.phone, removedAt: null });
    expect((await tryEnter(phoneToken(desk.phone))).body.data).toEqual({ name: "Meera J." });
    // What was open before stays closed.
    expect((await desk.ask(me)).http).toBe(401);
  });

  test.each(["12345", "1234567890", ""])("the phone %j is no colleague's", async (phone) => {
    await expect(addColleague(db, { name: "Meera", phone })).rejects.toThrow("ten digits");
  });
});

describe("a file", () => {
  test("without a purpose nothing is shown: no answer, no paper, no verdict taken", async () => {
    const [desk, other, asha] = [await atDesk(), await atDesk(), await submitted()];
    await opened(other, asha.reference);
    const { papers } = await fileOf(other, asha.reference);
    const [{ slot, fileId }] = papers as [LoadedFile["papers"][0]];
    // That a colleague opened it opens nothing for another one.
    for (const answer of [
      await desk.ask(readFile, { reference: asha.reference }),
      await desk.ask(check, { reference: asha.reference, slot, fileId, verdict: "fine" }),
      await desk.ask(readFile, { reference: "DK-000-000-0000" }),
    ]) {
      expect([answer.http, answer.body.code]).toEqual([403, "namePurposeFirst"]);
      expect(JSON.stringify(answer.body)).not.toMatch(/canary/i);
    }
    const seen = await look(desk, fileId);
    expect([seen.status, ((await seen.json()) as { code: string }).code]).toEqual([403, "namePurposeFirst"]);
    expect(await db.paperCheck.count({ where: { userId: asha.id } })).toBe(0);
    expect((await openingsOf(asha)).map(({ what }) => what)).toEqual(["entered"]);
  });

  test("each opening is an event with its purpose, and each look at a paper another, which the student reads", async () => {
    const [desk, asha] = [await atDesk(), await submitted()];
    const caseId = await newCase(asha.id);
    const asked = await newCaseEvent("dakhila", { caseId, kind: "asked", item: "Pay slips" });
    const fileId = await give(asha, caseId, asked.id);
    await opened(desk, asha.reference, "studentAsked");
    const file = await fileOf(desk, asha.reference);
    expect(file).toMatchObject({ name: "Asha Canary", purpose: "studentAsked", reference: asha.reference });
    expect(JSON.stringify(file.paper.sections)).toContain("Data Science");
    // A number of an identity paper is shown nowhere, nor in the name of a file.
    expect(JSON.stringify(file)).not.toContain("ABCPR1234F");
    expect(JSON.stringify(file)).not.toContain("/api/files/");
    expect(file.papers.at(-1)).toMatchObject({ label: "Pay slips", caseId, fileId, check: null });

    const seen = await look(desk, fileId);
    expect([seen.status, seen.headers.get("cache-control"), seen.headers.get("content-security-policy")]).toEqual([
      200,
      "private, no-store",
      "sandbox; default-src 'none'; frame-ancestors 'none'",
    ]);
    expect(seen.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(await openingsOf(asha)).toMatchObject([
      { what: "paper", by: "desk", name: "Meera Joshi", file: "again.pdf", purpose: null },
      { what: "entered", by: "desk", name: "Meera Joshi", file: null, purpose: "studentAsked" },
    ]);
    expect(
      await db.event.findMany({
        where: { userId: asha.id, kind: { in: ["desk.opened", "file.viewed"] } },
        orderBy: { id: "asc" },
        select: { kind: true, detail: true },
      }),
    ).toEqual([
      { kind: "desk.opened", detail: { pass: desk.passId, purpose: "studentAsked" } },
      { kind: "file.viewed", detail: { pass: desk.passId, file: fileId } },
    ]);
  });

  test("an opening holds for the day on which it was made", async () => {
    const [desk, asha] = [await atDesk(), await submitted()];
    await opened(desk, asha.reference);
    const next = await atDesk(desk);
    expect((await next.ask(readFile, { reference: asha.reference })).body.code).toBe("namePurposeFirst");
  });

  test("only what was handed in: a draft's document, another's and a guess are not found", async () => {
    const [desk, asha, ravi] = [await atDesk(), await submitted(), await newStudent()];
    await opened(desk, asha.reference);
    const draft = await db.storedFile.findFirstOrThrow({ where: { ownerId: asha.id } });
    const { id: _, createdAt: __, ...copy } = draft;
    const spare = { ...copy, id: randomUUID().replaceAll("-", ""), storeKey: randomUUID() };
    await db.storedFile.create({ data: spare });
    expect((await look(desk, spare.id)).status).toBe(404);
    expect((await look(desk, "f".repeat(32))).status).toBe(404);
    expect((await look(desk, "1")).status).toBe(404);
    // A lender's letter that she put beside a line of hers answers nothing that was asked for.
    const letter = fileIdOf(await newStoredFile(asha.id, { name: "refusal.pdf" }))!;
    await newCaseEvent("student", { caseId: await newCase(asha.id), kind: "spoke", fileId: letter });
    expect((await look(desk, letter)).status).toBe(404);
    expect(JSON.stringify(await fileOf(desk, asha.reference))).not.toMatch(new RegExp(`${letter}|refusal`));
    await db.loanForm.create({ data: { userId: ravi.id } });
    const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: ravi.id } });
    expect((await desk.ask(open, { reference, purpose: "checkPapers" })).http).toBe(404);
    for (const purpose of ["curious", "", undefined])
      expect((await desk.ask(open, { reference: asha.reference, purpose })).http).toBe(422);
  });
});

describe("checking papers", () => {
  test("a paper that cannot be read is asked for in Dakhila's own check; the new one waits on us until it is fine", async () => {
    const [desk, asha] = [await atDesk(), await submitted()];
    await opened(desk, asha.reference);
    const [{ slot, fileId, label }] = (await fileOf(desk, asha.reference)).papers as [LoadedFile["papers"][0]];
    const unreadable = {
      reference: asha.reference,
      slot,
      fileId,
      verdict: "unreadable",
      words: "The number is cut off",
    };
    expect((await desk.ask(check, unreadable)).http).toBe(200);
    // Sent again after an answer that was lost.
    await desk.ask(check, unreadable);

    const before = await casesOf(asha);
    expect(before).toMatchObject([{ isCheck: true, lenderName: "Dakhila", partnerId: null }]);
    const [{ id: caseId, events }] = before as [(typeof before)[0]];
    expect(events).toMatchObject([
      {
        kind: "asked",
        writer: "dakhila",
        writerName: "Meera Joshi",
        channel: "page",
        slot,
        item: "it cannot be read: The number is cut off",
        paper: `${label} (it cannot be read: The number is cut off)`,
      },
    ]);
    expect(caseState(events, { today, isCheck: true }).turn).toBe("student");
    expect(await db.notice.count({ where: { userId: asha.id } })).toBe(1);

    const given = await give(asha, caseId, events[0]!.id);
    const waiting = (await casesOf(asha))[0]!;
    expect(caseState(waiting.events, { today, isCheck: true }).turn).toBe("dakhila");
    const { papers } = await fileOf(desk, asha.reference);
    expect(papers.find((each) => each.fileId === fileId)!.check).toMatchObject({
      verdict: "unreadable",
      by: "Meera Joshi",
    });
    const paper = papers.find((each) => each.fileId === given)!;
    expect(paper).toMatchObject({ slot, caseId, check: null });

    await desk.ask(check, { reference: asha.reference, slot: paper.slot, fileId: given, verdict: "fine" });
    const after = (await casesOf(asha))[0]!;
    expect(after.events.at(-1)).toMatchObject({
      kind: "spoke",
      writer: "dakhila",
      note: expect.stringContaining("fine"),
    });
    expect(caseState(after.events, { today, isCheck: true }).turn).toBe("nobody");
  });

  test("a paper is asked for anew where the question, or her answer to it, was taken back", async () => {
    const [desk, asha] = [await atDesk(), await submitted()];
    await opened(desk, asha.reference);
    const [{ slot, fileId }] = (await fileOf(desk, asha.reference)).papers as [LoadedFile["papers"][0]];
    const ask = () => desk.ask(check, { reference: asha.reference, slot, fileId, verdict: "unreadable" });
    const asked = async () => (await casesOf(asha))[0]!.events.filter(({ kind }) => kind === "asked");
    await ask();
    const [{ id: first }] = (await asked()) as [Awaited<ReturnType<typeof asked>>[0]];
    const { id: caseId } = (await casesOf(asha))[0]!;
    await desk.ask(write, { caseId, kind: "corrected", happenedOn: today, correctsId: first, note: "It is fine." });
    for (const _ of [1, 2]) await ask();
    expect(await asked()).toHaveLength(2);

    await give(asha, caseId, (await asked())[1]!.id);
    for (const _ of [1, 2]) await ask();
    expect(await asked()).toHaveLength(3);
    await give(asha, caseId, (await asked())[2]!.id);
    const { id: correctsId } = (await casesOf(asha))[0]!.events.at(-1)!;
    const taken = { caseId, kind: "corrected", happenedOn: today, correctsId };
    expect((await call(writeCase, requestTo("cases/write", taken, { as: asha }))).http).toBe(200);
    await ask();
    expect(await asked()).toHaveLength(3);
  });

  test("where lenders wait, the colleague says at which; another student's case is refused", async () => {
    const [desk, asha, ravi] = [await atDesk(), await submitted(), await submitted("Ravi")];
    const [hers, his, over] = [await newCase(asha.id), await newCase(ravi.id), await newCase(asha.id)];
    await newCaseEvent("student", { caseId: over, kind: "withdrawn" });
    await opened(desk, asha.reference);
    const [{ slot, fileId }] = (await fileOf(desk, asha.reference)).papers as [LoadedFile["papers"][0]];
    const wrong = { reference: asha.reference, slot, fileId, verdict: "wrong" };
    for (const caseId of ["", his, over, "DK-1"]) {
      const { http, body } = await desk.ask(check, { ...wrong, caseId });
      expect([http, body.issues]).toEqual([422, [{ path: "caseId", message: "Please choose where to ask for it." }]]);
    }
    expect(await db.paperCheck.count({ where: { userId: asha.id } })).toBe(0);
    expect((await desk.ask(check, { ...wrong, caseId: hers })).http).toBe(200);
    expect(await casesOf(asha)).toMatchObject([
      { id: hers, isCheck: false, events: [{ kind: "asked", slot, item: "this is another paper" }] },
      { id: over, events: [{ kind: "withdrawn" }] },
    ]);
    expect(await casesOf(ravi)).toMatchObject([{ events: [] }]);
  });

  test("of two papers that she gave in a case, it waits on us until both are fine", async () => {
    const [desk, asha] = [await atDesk(), await submitted()];
    const caseId = await newCase(asha.id);
    const given: string[] = [];
    for (const item of ["Pay slips", "Form 16"]) {
      const { id } = await newCaseEvent("dakhila", { caseId, kind: "asked", item });
      given.push(await give(asha, caseId, id));
    }
    await opened(desk, asha.reference);
    const turns: string[] = [];
    for (const fileId of given) {
      await desk.ask(check, { reference: asha.reference, slot: "", fileId, verdict: "fine" });
      turns.push(caseState((await casesOf(asha))[0]!.events, { today }).turn);
    }
    expect(turns).toEqual(["dakhila", "student"]);
  });

  test("a paper that is fine is kept as such and asks nobody", async () => {
    const [desk, asha] = [await atDesk(), await submitted()];
    await opened(desk, asha.reference);
    const [{ slot, fileId }] = (await fileOf(desk, asha.reference)).papers as [LoadedFile["papers"][0]];
    for (const _ of [1, 2])
      expect((await desk.ask(check, { reference: asha.reference, slot, fileId, verdict: "fine" })).http).toBe(200);
    expect(await db.paperCheck.findMany({ where: { userId: asha.id } })).toMatchObject([
      { slot, fileId, verdict: "fine", colleagueId: desk.id },
    ]);
    expect(await casesOf(asha)).toEqual([]);
  });

  test("Dakhila's check moves no stage, has no letters, and no decision is written in it", async () => {
    const [desk, asha] = [await atDesk(), await submitted()];
    const caseId = await newCase(asha.id, { isCheck: true, lenderName: "Dakhila" });
    const stageOf = async () =>
      (await call<{ stage: string }>(overview, requestTo("users/webdashboard", {}, { as: asha }))).body.data!.stage;
    expect(await stageOf()).toBe("underReview");
    for (const kind of ["declined", "sanctioned", "withdrawn"]) {
      const body = { caseId, kind, happenedOn: today, reason: kind === "declined" ? "noneGiven" : "" };
      expect((await call(writeCase, requestTo("cases/write", body, { as: asha }))).body.issues).toMatchObject([
        { path: "kind" },
      ]);
    }
    expect((await desk.ask(write, { caseId, kind: "sanctioned", happenedOn: today })).body.issues).toMatchObject([
      { path: "kind" },
    ]);
    expect(await stageOf()).toBe("underReview");
    await newCase(asha.id);
    expect(await stageOf()).toBe("bankSelection");
  });
});

describe("lists and lines", () => {
  test("files: how many papers were looked at and who waits on whom, and nothing of the answers", async () => {
    const [desk, asha] = [await atDesk(), await submitted()];
    const caseId = await newCase(asha.id, { lenderName: "Surat Bank" });
    await newCaseEvent("student", { caseId, kind: "handedOver", happenedOn: new Date(addDays(today, -4)) });
    await opened(desk, asha.reference);
    const { papers } = await fileOf(desk, asha.reference);
    const [{ slot, fileId }] = papers as [LoadedFile["papers"][0]];
    await desk.ask(check, { reference: asha.reference, slot, fileId, verdict: "fine" });
    expect((await desk.ask<LoadedFiles>(files)).http).toBe(200);
    // Other tests write to the same database, more than the call shows.
    const all = (await filesAtDesk(Infinity)).files;
    const rows = all.filter(({ reference }) => reference === asha.reference);
    expect(rows).toMatchObject([
      {
        name: "Asha C.",
        papers: papers.length,
        checked: 1,
        lenders: 1,
        turns: [{ caseId, lenderName: "Surat Bank", turn: "lender", days: 4 }],
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/canary|pdf|kycDetails/i);
    const days = all.map((file) => file.days);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });

  test("cases: a line in her name, told to the student, without an opened file and without an answer", async () => {
    const [desk, asha] = [await atDesk(), await submitted()];
    const caseId = await newCase(asha.id);
    const asked = await newCaseEvent("dakhila", { caseId, kind: "asked", item: "Canary slips" });
    await give(asha, caseId, asked.id);
    expect((await desk.ask<LoadedDeskCases>(cases)).http).toBe(200);
    const of = async () => (await casesAtDesk(Infinity)).cases.find(({ id }) => id === caseId);
    expect(await of()).toMatchObject({ group: "us", name: "Asha C.", reference: asha.reference });
    expect(JSON.stringify(await of())).not.toMatch(/canary/i);
    const line = { caseId, kind: "asked", happenedOn: today, item: "Pay slips of May", channel: "phone" };
    // At once, and again after an answer that was lost.
    const written = await Promise.all([1, 2, 3].map(() => desk.ask(write, line)));
    expect(written.map(({ http }) => http)).toEqual([200, 200, 200]);
    await desk.ask(write, line);
    const [{ events }] = (await casesOf(asha)) as [LoadedCases["cases"][0]];
    expect(events.map(({ kind, writer, writerName }) => [kind, writer, writerName])).toEqual([
      ["asked", "dakhila", "Meera"],
      ["answered", "student", ""],
      ["asked", "dakhila", "Meera Joshi"],
    ]);
    expect(await of()).toMatchObject({ group: "student", openPapers: 1 });
    // The same from another colleague, and of another day, are lines of their own.
    const ravi = await atDesk(await newColleague({ name: "Ravi Shah" }));
    await ravi.ask(write, line);
    await desk.ask(write, { ...line, happenedOn: addDays(today, -1) });
    expect((await casesOf(asha))[0]!.events.slice(3).map(({ writerName }) => writerName)).toEqual([
      "Ravi Shah",
      "Meera Joshi",
    ]);
  });

  test("a line of Dakhila's is taken back by any colleague, with a sentence; both stay readable, and the case goes on", async () => {
    const [meera, ravi, asha] = [
      await atDesk(),
      await atDesk(await newColleague({ name: "Ravi Shah" })),
      await submitted(),
    ];
    const caseId = await newCase(asha.id);
    await newCaseEvent("student", { caseId, kind: "handedOver", note: "Canary" });
    const declined = { caseId, kind: "declined", happenedOn: today, reason: "marks" };
    expect((await meera.ask(write, declined)).http).toBe(200);
    // Nobody has to move, and still the case can be found, with what Dakhila wrote and nobody else.
    const caseNow = async () => (await ravi.ask<LoadedDeskCase>(oneCase, { caseId })).body.data!;
    const before = await caseNow();
    expect(before).toMatchObject({ group: null, step: "declined", lines: [{ writerName: "Meera Joshi" }] });
    expect(JSON.stringify(before)).not.toMatch(/canary/i);

    const correctsId = before.lines[0]!.id;
    const correction = { caseId, kind: "corrected", happenedOn: today, correctsId };
    for (const note of ["", "  "])
      expect((await ravi.ask(write, { ...correction, note })).body.issues).toMatchObject([{ path: "note" }]);
    await db.notice.deleteMany({ where: { userId: asha.id } });
    const note = "That was another student. They have not decided.";
    for (const _ of [1, 2]) expect((await ravi.ask(write, { ...correction, note })).http).toBe(200);
    const [{ events }] = (await casesOf(asha)) as [LoadedCases["cases"][0]];
    expect(events.slice(1)).toMatchObject([
      { kind: "declined", writerName: "Meera Joshi", reason: "marks" },
      { kind: "corrected", writer: "dakhila", writerName: "Ravi Shah", correctsId, note },
    ]);
    expect(caseState(events, { today })).toMatchObject({ step: "withLender", turn: "lender" });
    expect(await caseNow()).toMatchObject({ group: "lender", lines: [{ id: correctsId }, { correctsId }] });
    expect(await db.notice.count({ where: { userId: asha.id } })).toBe(1);

    const again = await meera.ask(write, { ...correction, note: "It was wrong." });
    expect([again.http, again.body.issues]).toMatchObject([422, [{ path: "correctsId" }]]);
    // What was taken back can be true after all.
    expect((await meera.ask(write, declined)).http).toBe(200);
    expect(caseState((await casesOf(asha))[0]!.events, { today }).step).toBe("declined");
  });

  test("nobody at the desk takes back what another wrote, a correction, or a line of another case", async () => {
    const [desk, asha] = [await atDesk(), await submitted()];
    const [caseId, elsewhere] = [await newCase(asha.id), await newCase(asha.id)];
    const own = await newCaseEvent("dakhila", { caseId, kind: "spoke" });
    const others = [
      await newCaseEvent("student", { caseId, kind: "declined", reason: "marks" }),
      await newCaseEvent("lender", { caseId, kind: "sanctioned", channel: "pass" }),
      await newCaseEvent("app", { caseId, kind: "handedOver" }),
      await newCaseEvent("dakhila", { caseId, kind: "corrected", correctsId: own.id }),
      await newCaseEvent("dakhila", { caseId: elsewhere, kind: "spoke" }),
    ];
    for (const { id } of others) {
      const body = { caseId, kind: "corrected", happenedOn: today, correctsId: id, note: "Not so." };
      const { http, body: answer } = await desk.ask(write, body);
      expect([id, http, answer.issues]).toMatchObject([id, 422, [{ path: "correctsId" }]]);
    }
    expect(await db.caseEvent.count({ where: { caseId } })).toBe(5);
    expect((await desk.ask(oneCase, { caseId: "DK-1" })).body.code).toBe("caseNotFound");
  });

  test.each<[string, object, string]>([
    ["a correction of nothing", { kind: "corrected", note: "Not so." }, "correctsId"],
    ["what only a student does", { kind: "accepted" }, "kind"],
    ["a talk about nothing", { kind: "spoke" }, "note"],
    ["an asked paper without its name", { kind: "asked" }, "item"],
    ["a no without a reason", { kind: "declined" }, "reason"],
    ["tomorrow", { kind: "acknowledged", happenedOn: "2199-01-01" }, "happenedOn"],
  ])("%s is refused at its field", async (_, said, path) => {
    const [desk, asha] = [await atDesk(), await submitted()];
    const caseId = await newCase(asha.id);
    const { http, body } = await desk.ask(write, { caseId, happenedOn: today, ...said });
    expect([http, body.issues?.map((issue) => issue.path)]).toEqual([422, [path]]);
  });

  test("the stage moves only with a sentence, which stands in the case and is news", async () => {
    const [desk, asha, ravi] = [await atDesk(), await submitted(), await submitted("Ravi")];
    const [caseId, his] = [await newCase(asha.id), await newCase(ravi.id)];
    const stageOf = async () => db.loanForm.findUniqueOrThrow({ where: { userId: asha.id } });
    const before = await stageOf();
    const move = (body: object) => desk.ask(stage, { reference: asha.reference, caseId, stage: "processing", ...body });
    for (const note of ["", "   "]) expect((await move({ note })).body.issues).toMatchObject([{ path: "note" }]);
    expect((await move({ note: "Yes.", caseId: his })).http).toBe(404);
    expect((await move({ note: "Yes.", stage: "application" })).http).toBe(422);
    expect((await move({ note: "Yes.", stage: "underReview" })).body.issues).toMatchObject([{ path: "stage" }]);
    expect((await stageOf()).stage).toBe("underReview");
    expect((await casesOf(asha))[0]!.events).toEqual([]);

    expect((await move({ note: "Your papers are complete." })).http).toBe(200);
    expect(await stageOf()).toMatchObject({ stage: "processing", updatedAt: before.updatedAt });
    expect((await casesOf(asha))[0]!.events).toMatchObject([
      { kind: "spoke", writer: "dakhila", writerName: "Meera Joshi", note: "Your papers are complete." },
    ]);
    expect(await db.notice.count({ where: { userId: asha.id } })).toBe(1);
  });
});

test("the numbers of what waits: papers that nobody looked at, and cases that wait on us", async () => {
  // Beside other tests that write to the same database: what is asserted is only that these are among them.
  const [desk, asha] = [await atDesk(), await submitted()];
  await opened(desk, asha.reference);
  const { papers } = await fileOf(desk, asha.reference);
  const counts = await deskCounts();
  expect(counts.papers).toBeGreaterThanOrEqual(papers.length);
  expect(counts.files).toBeGreaterThanOrEqual(1);
  expect(Object.keys(counts).sort()).toEqual(["calls", "files", "lines", "oldestDays", "papers"]);
});

test.each([
  ["Asha Iyer", "Asha I."],
  ["  Asha   Devi Iyer ", "Asha I."],
  ["Asha", "Asha"],
  ["", ""],
])("%j is called %j", (name, short) => {
  expect(shortName(name)).toBe(short);
});
