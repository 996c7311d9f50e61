import { POST as addPaper } from "@/app/api/cases/add/route";
import { POST as choose } from "@/app/api/cases/choose/route";
import { POST as dates } from "@/app/api/cases/dates/route";
import { POST as guidance } from "@/app/api/cases/guidance/route";
import { POST as read } from "@/app/api/cases/read/route";
import { POST as write } from "@/app/api/cases/write/route";
import { GET as getFile } from "@/app/api/files/[id]/route";
import { POST as readLinks } from "@/app/api/passes/read/route";
import { POST as stopCase } from "@/app/api/passes/stop-case/route";
import { POST as upload } from "@/app/api/loanform/upload/route";
import { addDays, dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { formWithAdded } from "@/lib/loan-form/data";
import { fileIdOf, LEFT_OUT, UPLOAD_FOR } from "@/lib/uploads/policy";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { seePaper } from "@/tests/factories/seen-papers";
import { newStaffMember, newStaffSession } from "@/tests/factories/staff";
import { newOpenedShareLink } from "@/tests/factories/share-links";
import { newStoredFile } from "@/tests/factories/stored-files";
import { call, provenStudent, requestTo } from "@/tests/requests";
import { SEEN } from "@/tests/samples/seen";
import { sampleSection } from "@/tests/samples/sections";
import { formWith, samplePdf } from "@/tests/samples/uploads";
import type { LoadedShareLinks } from "@/lib/share-links/data";
import type { LoadedCases } from "./data";
import type { Guidance } from "./guidance";
import { sanctionOf } from "./state";

const doChoose = (as: Student, body: object) => call<{ id: string }>(choose, requestTo("cases/choose", body, { as }));
const chosen = async (as: Student, body: object) => (await doChoose(as, body)).body.data!.id;
const doWrite = (as: Student, body: object) =>
  call(write, requestTo("cases/write", { kind: "spoke", happenedOn: "2026-11-03", ...body }, { as }));
const casesOf = async (as: Student) => (await call<LoadedCases>(read, requestTo("cases/read", {}, { as }))).body.data!;
const eventsOf = async (as: Student, id: string) => (await casesOf(as)).cases.find((each) => each.id === id)!.events;

test("a lender of the list and one that we do not list are chosen, each once, however often it is pressed", async () => {
  const asha = await newStudent();
  const listed = await Promise.all([1, 2, 3].map(() => chosen(asha, { partnerId: "state-bank-of-india" })));
  expect(new Set(listed).size).toBe(1);
  const surat = { lenderName: " Surat Nagrik Bank ", lenderKind: "privateBank", branch: "Adajan" };
  const unlisted = await chosen(asha, surat);
  expect(await chosen(asha, surat)).toBe(unlisted);
  expect(await chosen(asha, { ...surat, branch: "Ring Road" })).not.toBe(unlisted);
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: asha.id } });
  const { cases } = await casesOf(asha);
  expect(cases.map(({ id, lenderName, lenderKind, branch }) => [id, lenderName, lenderKind, branch])).toEqual([
    [`${reference}-1`, "State Bank of India", "publicBank", ""],
    [`${reference}-2`, "Surat Nagrik Bank", "privateBank", "Adajan"],
    [`${reference}-3`, "Surat Nagrik Bank", "privateBank", "Ring Road"],
  ]);
  for (const { events } of cases)
    expect(events).toMatchObject([{ kind: "chosen", writer: "student", channel: "page" }]);
});

test.each<[string, object, number, string]>([
  ["no lender", {}, 422, "Please say which lender it is."],
  ["one that is not public", { partnerId: "no-such-bank" }, 404, "We do not list this lender any more."],
  ["a kind that there is not", { lenderName: "A", lenderKind: "moneylender" }, 422, ""],
])("choosing %s is refused", async (_, body, http, message) => {
  const asha = await newStudent();
  const answer = await doChoose(asha, body);
  expect(answer.http).toBe(http);
  if (message) expect(answer.body.message).toBe(message);
  expect((await casesOf(asha)).cases).toEqual([]);
});

test("twenty lenders, and no more", async () => {
  const asha = await newStudent();
  for (let index = 1; index <= 20; index++) await chosen(asha, { lenderName: `Bank ${index}` });
  const answer = await doChoose(asha, { lenderName: "Bank 21" });
  expect([answer.http, answer.body.code]).toEqual([409, "tooManyCases"]);
});

test("what happened is written as the student's own event, with its day and the moment of writing", async () => {
  const asha = await newStudent();
  const caseId = await chosen(asha, { partnerId: "auxilo" });
  expect((await doWrite(asha, { caseId, kind: "handedOver", channel: "branch", note: "At the counter." })).http).toBe(
    200,
  );
  expect((await doWrite(asha, { caseId, kind: "sanctioned", amount: 2_500_000 })).http).toBe(200);
  const [, handedOver, sanctioned] = await eventsOf(asha, caseId);
  expect(handedOver).toMatchObject({
    kind: "handedOver",
    writer: "student",
    writerName: "",
    channel: "branch",
    happenedOn: "2026-11-03",
    note: "At the counter.",
    item: null,
  });
  expect(Date.now() - Date.parse(handedOver!.writtenAt)).toBeLessThan(60_000);
  expect(sanctioned!.amount).toBe(2_500_000);
});

test("the same event sent again after a lost answer stands once; another day's, and a later one, stand too", async () => {
  const asha = await newStudent();
  const caseId = await chosen(asha, { partnerId: "auxilo" });
  const happenedOn = async () =>
    (await eventsOf(asha, caseId)).filter(({ kind }) => kind === "spoke").map((event) => event.happenedOn.slice(8));
  await Promise.all([1, 2, 3].map(() => doWrite(asha, { caseId, note: "They called." })));
  await doWrite(asha, { caseId, note: "They called.", happenedOn: "2026-11-04" });
  expect(await happenedOn()).toEqual(["03", "04"]);
  const now = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 10 * 60_000);
  await doWrite(asha, { caseId, note: "They called." });
  now.mockRestore();
  expect(await happenedOn()).toEqual(["03", "04", "03"]);
});

test("a paper that is sent again stands once, however late its answer was found to be lost", async () => {
  const asha = await newStudent();
  const caseId = await chosen(asha, { partnerId: "auxilo" });
  const answersId = (await newCaseEvent("lender", { caseId, kind: "asked", item: "Form 16", channel: "pass" })).id;
  const file = await newStoredFile(asha.id);
  const now = jest.spyOn(Date, "now");
  for (const minutes of [0, 11]) {
    now.mockReturnValue(new Date().getTime() + minutes * 60_000);
    expect((await doWrite(asha, { caseId, kind: "answered", answersId, file })).http).toBe(200);
  }
  now.mockRestore();
  expect((await eventsOf(asha, caseId)).filter(({ kind }) => kind === "answered")).toHaveLength(1);
});

test("what was taken back can be written again at once", async () => {
  const asha = await newStudent();
  const caseId = await chosen(asha, { partnerId: "auxilo" });
  await doWrite(asha, { caseId, kind: "handedOver" });
  const { id: correctsId } = (await eventsOf(asha, caseId)).at(-1)!;
  for (const _ of [1, 2]) await doWrite(asha, { caseId, kind: "corrected", correctsId });
  for (const _ of [1, 2]) expect((await doWrite(asha, { caseId, kind: "handedOver" })).http).toBe(200);
  expect((await eventsOf(asha, caseId)).map(({ kind }) => kind)).toEqual([
    "chosen",
    "handedOver",
    "corrected",
    "handedOver",
  ]);
});

test.each<[string, object, string, string]>([
  ["nothing that happened", { kind: "dreamt" }, "kind", "Please choose what happened."],
  ["a choice, which choosing writes", { kind: "chosen" }, "kind", "Please choose what happened."],
  ["a paper that was left out, which another call adds", { kind: "added" }, "kind", "Please choose what happened."],
  ["a day that is none", { happenedOn: "2026-02-30" }, "happenedOn", "There is no 30 February 2026"],
  ["a day in 1990", { happenedOn: "1990-01-01" }, "happenedOn", "Enter the day as"],
  ["tomorrow", { happenedOn: addDays(dayOf(new Date()), 1) }, "happenedOn", "still to come"],
  ["an asked paper without its name", { kind: "asked", item: "  " }, "item", "which paper"],
  ["a no without a reason", { kind: "declined" }, "reason", "or that they gave none"],
  ["another reason without words", { kind: "declined", reason: "other" }, "note", "a few words"],
  ["an answer to nothing", { kind: "answered" }, "answersId", "not there any more"],
  ["half a rupee", { kind: "sanctioned", amount: 0.5 }, "amount", "whole rupees"],
  ["a story", { note: "x".repeat(601) }, "note", "at most 600"],
])("%s is refused at its field", async (_, said, path, words) => {
  const asha = await newStudent();
  const caseId = await chosen(asha, { partnerId: "auxilo" });
  const { http, body } = await doWrite(asha, { caseId, ...said });
  expect(http).toBe(422);
  expect(body.issues).toEqual([{ path, message: expect.stringContaining(words) }]);
  expect(await eventsOf(asha, caseId)).toHaveLength(1);
});

test("nobody writes, answers, corrects or adds a file in another's case", async () => {
  const [asha, ravi] = [await newStudent(), await newStudent()];
  const [ashas, ravis] = [await chosen(asha, { partnerId: "auxilo" }), await chosen(ravi, { partnerId: "auxilo" })];
  const asked = await newCaseEvent("lender", { caseId: ashas, kind: "asked", item: "Pay slips" });
  const own = await newCaseEvent("student", { caseId: ravis, kind: "spoke" });
  expect((await doWrite(ravi, { caseId: ashas })).body.code).toBe("caseNotFound");
  expect((await doWrite(ravi, { caseId: ravis, kind: "answered", answersId: asked.id })).body.issues).toMatchObject([
    { path: "answersId" },
  ]);
  expect((await doWrite(asha, { caseId: ashas, kind: "corrected", correctsId: own.id })).body.issues).toMatchObject([
    { path: "correctsId" },
  ]);
  // The lender's own words are not the student's to correct.
  expect((await doWrite(asha, { caseId: ashas, kind: "corrected", correctsId: asked.id })).http).toBe(422);
  const file = await newStoredFile(asha.id);
  expect((await doWrite(ravi, { caseId: ravis, file })).body.issues).toMatchObject([{ path: "file" }]);
  expect((await eventsOf(ravi, ravis)).map(({ kind }) => kind)).toEqual(["chosen", "spoke"]);
});

test("after the submit a paper is uploaded for a lender, held by its event, and stays where the form is locked", async () => {
  const asha = await newStudent();
  await saveLoanForm(asha.id, undefined, { complete: true });
  const send = () =>
    call<{ url: string }>(upload, requestTo("loanform/upload", formWith(samplePdf(), "pay.pdf"), { as: asha }));
  expect((await send()).body.code).toBe("submitted");
  const caseId = await chosen(asha, { partnerId: "auxilo" });
  const asked = await newCaseEvent("lender", { caseId, kind: "asked", item: "Pay slips of three months" });
  const { url } = (await send()).body.data!;
  expect((await doWrite(asha, { caseId, kind: "answered", answersId: asked.id, file: url })).http).toBe(200);
  expect((await eventsOf(asha, caseId)).at(-1)).toMatchObject({
    kind: "answered",
    answersId: asked.id,
    fileId: fileIdOf(url),
    file: { url, name: "pay.pdf", mime: "application/pdf" },
  });
});

describe("a paper that was given", () => {
  async function given(isInternalReview = false) {
    const asha = await newStudent();
    const caseId = await newCase(asha.id, { isInternalReview });
    const asked = await newCaseEvent(isInternalReview ? "dakhila" : "lender", {
      caseId,
      kind: "asked",
      item: "Pay slips",
    });
    const file = await newStoredFile(asha.id);
    expect((await doWrite(asha, { caseId, kind: "answered", answersId: asked.id, file })).http).toBe(200);
    const { id, fileId } = (await eventsOf(asha, caseId)).at(-1)!;
    return { asha, caseId, eventId: id, fileId: fileId! };
  }
  type Given = Awaited<ReturnType<typeof given>>;
  const linkOf = async ({ asha, caseId }: Pick<Given, "asha" | "caseId">) =>
    (await newOpenedShareLink({ userId: asha.id, caseId })).passId;
  const look = (userId: string, kind: "file.viewed" | "pack.downloaded" | "pack.viewed", detail: object) =>
    db.event.create({ data: { kind, userId, detail: { ...detail } } });

  const otherLink = async ({ asha }: Given) =>
    linkOf({ asha, caseId: await newCase(asha.id, { lenderName: "Other Bank" }) });
  const inCheck = true;

  test.each<[string, boolean, (paper: Given) => Promise<unknown>, boolean?]>([
    ["nobody looked", true, async () => {}],
    ["the student looked", true, ({ asha, fileId }) => look(asha.id, "file.viewed", { file: fileId })],
    [
      "the officer read the application",
      true,
      async (paper) => look(paper.asha.id, "pack.viewed", { pass: await linkOf(paper) }),
    ],
    [
      "the officer opened another paper",
      true,
      async (paper) => look(paper.asha.id, "file.viewed", { pass: await linkOf(paper), file: "another" }),
    ],
    [
      "another lender opened it",
      true,
      async (paper) => look(paper.asha.id, "file.viewed", { pass: await otherLink(paper), file: paper.fileId }),
    ],
    [
      "another lender downloaded it",
      true,
      async (paper) => look(paper.asha.id, "pack.downloaded", { pass: await otherLink(paper), files: [paper.fileId] }),
    ],
    [
      "a lender opened what Dakhila's check asked for",
      false,
      async (paper) => look(paper.asha.id, "file.viewed", { pass: await otherLink(paper), file: paper.fileId }),
      inCheck,
    ],
    [
      "a lender downloaded what Dakhila's check asked for",
      false,
      async (paper) => look(paper.asha.id, "pack.downloaded", { pass: await otherLink(paper), files: [paper.fileId] }),
      inCheck,
    ],
    [
      "a lender downloaded all but what Dakhila's check asked for",
      true,
      async (paper) => look(paper.asha.id, "pack.downloaded", { pass: await otherLink(paper), files: ["another"] }),
      inCheck,
    ],
    [
      "the officer opened it",
      false,
      async (paper) => look(paper.asha.id, "file.viewed", { pass: await linkOf(paper), file: paper.fileId }),
    ],
    [
      "the officer downloaded it with others",
      false,
      async (paper) =>
        look(paper.asha.id, "pack.downloaded", { pass: await linkOf(paper), files: ["another", paper.fileId] }),
    ],
    [
      "the officer downloaded only others",
      true,
      async (paper) => look(paper.asha.id, "pack.downloaded", { pass: await linkOf(paper), files: ["another"] }),
    ],
    [
      "the officer downloaded papers that nobody named",
      false,
      async (paper) => look(paper.asha.id, "pack.downloaded", { pass: await linkOf(paper), papers: 3 }),
    ],
    [
      "the officer opened it by a link that has ended since",
      false,
      async (paper) => {
        const passId = await linkOf(paper);
        await look(paper.asha.id, "file.viewed", { pass: passId, file: paper.fileId });
        await db.pass.update({ where: { id: passId }, data: { revokedAt: new Date() } });
      },
    ],
  ])("is taken back or not where %s: %s", async (_, isTakenBack, act, isInternalReview = false) => {
    const paper = await given(isInternalReview);
    await act(paper);
    const answer = await doWrite(paper.asha, { caseId: paper.caseId, kind: "corrected", correctsId: paper.eventId });
    expect([answer.http, answer.body.code]).toEqual(isTakenBack ? [200, undefined] : [409, "paperOpened"]);
    const read = await casesOf(paper.asha);
    expect(read.opened.map(({ eventId }) => eventId)).toEqual(isTakenBack ? [] : [paper.eventId]);
    expect((await eventsOf(paper.asha, paper.caseId)).at(-1)!.kind).toBe(isTakenBack ? "corrected" : "answered");
  });

  test("is named with who opened it, and of which lender; Dakhila is none", async () => {
    const [officers, ours] = [await given(inCheck), await given(inCheck)];
    const desk = await newStaffSession((await newStaffMember()).id);
    await look(officers.asha.id, "file.viewed", { pass: await otherLink(officers), file: officers.fileId });
    await look(ours.asha.id, "file.viewed", { pass: desk.passId, file: ours.fileId });
    expect([await casesOf(officers.asha), await casesOf(ours.asha)].map(({ opened: [first] }) => first)).toMatchObject([
      { eventId: officers.eventId, by: "lender", name: "A. Shah", lender: "Other Bank" },
      { eventId: ours.eventId, by: "desk", lender: null },
    ]);
  });

  test("what all papers were downloaded before is not there yet", async () => {
    const paper = await given();
    const at = new Date(Date.now() - 60_000);
    const detail = { pass: await linkOf(paper) };
    await db.event.create({ data: { kind: "pack.downloaded", userId: paper.asha.id, at, detail } });
    expect((await casesOf(paper.asha)).opened).toEqual([]);
  });
});

test("of the form the pages get what was asked for and the co-applicants' first names", async () => {
  const asha = await newStudent();
  await saveLoanForm(asha.id, undefined, { complete: true });
  const { isSubmitted, wanted, coApplicants } = await casesOf(asha);
  const form = await db.loanForm.findUniqueOrThrow({ where: { userId: asha.id } });
  const { loanAmount } = form.loanDetails as { loanAmount: string };
  const people = form.coApplicantDetails as { firstName: string }[];
  expect(isSubmitted).toBe(true);
  expect(wanted).toBe(Number(loanAmount));
  expect(people.length).toBeGreaterThan(0);
  expect(coApplicants).toEqual(people.map(({ firstName }) => firstName));
});

test("one call ends all links of a case, and of no other", async () => {
  const asha = await newStudent();
  const [caseId, other] = [await newCase(asha.id), await newCase(asha.id, { lenderName: "Other Bank" })];
  for (const name of ["A. Shah", "B. Rao"]) await newOpenedShareLink({ userId: asha.id, caseId }, { name });
  await newOpenedShareLink({ userId: asha.id, caseId: other });
  const stop = (as: Student) =>
    call<{ stoppedLinks: string[] }>(stopCase, requestTo("passes/stop-case", { caseId }, { as }));
  expect((await stop(await newStudent())).body.code).toBe("caseNotFound");
  const openOf = async () => {
    const { passes } = (await call<LoadedShareLinks>(readLinks, requestTo("passes/read", {}, { as: asha }))).body.data!;
    return passes.filter(({ state }) => state === "open").map((link) => link.caseId);
  };
  expect((await openOf()).toSorted()).toEqual([caseId, caseId, other].toSorted());
  expect((await stop(asha)).body.data!.stoppedLinks.sort()).toEqual(["A. Shah", "B. Rao"]);
  expect(await openOf()).toEqual([other]);
  expect((await stop(asha)).body.data!.stoppedLinks).toEqual([]);
});

test("a lender's letter is kept beside the event that tells of it, and opens for the student alone", async () => {
  const [asha, ravi] = [await newStudent(), await newStudent()];
  const caseId = await chosen(asha, { partnerId: "auxilo" });
  const sent = await call<{ url: string }>(
    upload,
    requestTo("loanform/upload", formWith(samplePdf(), "sanction.pdf"), { as: asha }),
  );
  const { url } = sent.body.data!;
  expect((await doWrite(asha, { caseId, kind: "sanctioned", amount: 900_000, file: url })).http).toBe(200);
  expect((await eventsOf(asha, caseId)).at(-1)).toMatchObject({
    kind: "sanctioned",
    file: { url, name: "sanction.pdf", mime: "application/pdf" },
  });
  const id = fileIdOf(url)!;
  const look = async (as: Student) =>
    (await getFile(requestTo(`files/${id}`, null, { as, method: "GET" }), { params: Promise.resolve({ id }) })).status;
  expect([await look(asha), await look(ravi)]).toEqual([200, 404]);
});

test("an event of one's own is corrected by a new event; the old one still stands", async () => {
  const asha = await newStudent();
  const caseId = await chosen(asha, { partnerId: "auxilo" });
  await doWrite(asha, { caseId, kind: "declined", reason: "noneGiven" });
  const declined = (await eventsOf(asha, caseId)).at(-1)!;
  expect((await doWrite(asha, { caseId, kind: "corrected", correctsId: declined.id })).http).toBe(200);
  expect((await eventsOf(asha, caseId)).map(({ kind }) => kind)).toEqual(["chosen", "declined", "corrected"]);
});

test("a sanction written anew with its letter's day and its letter is the one that counts", async () => {
  const asha = await newStudent();
  const caseId = await chosen(asha, { partnerId: "auxilo" });
  const file = await newStoredFile(asha.id);
  const said = { caseId, kind: "sanctioned", amount: 900_000, file };
  await doWrite(asha, { ...said, happenedOn: "2026-11-03" });
  const { id: correctsId } = (await eventsOf(asha, caseId)).at(-1)!;
  expect((await doWrite(asha, { ...said, amount: 880_000, happenedOn: "2026-11-01" })).http).toBe(200);
  expect((await doWrite(asha, { caseId, kind: "corrected", correctsId })).http).toBe(200);
  expect(sanctionOf(await eventsOf(asha, caseId))).toMatchObject({
    ...{ amount: 880_000, happenedOn: "2026-11-01", file: { url: file } },
  });
});

describe("an offer is accepted", () => {
  const offered = async () => {
    const asha = await newStudent();
    const caseId = await chosen(asha, { partnerId: "auxilo" });
    const yes = (said: object = {}) =>
      newCaseEvent("lender", { caseId, kind: "sanctioned", amount: 2_000_000, ...said });
    const accept = (answersId?: number) => doWrite(asha, { caseId, kind: "accepted", happenedOn: TODAY, answersId });
    return { asha, caseId, yes, accept, first: await yes() };
  };
  type Offered = Awaited<ReturnType<typeof offered>>;
  const TODAY = dayOf(new Date());

  test("by naming the one that was read, which its event keeps; sent again it stands once", async () => {
    const { asha, caseId, accept, first } = await offered();
    for (const _ of [1, 2]) expect((await accept(first.id)).http).toBe(200);
    expect((await eventsOf(asha, caseId)).map(({ kind, answersId }) => [kind, answersId])).toEqual([
      ["chosen", null],
      ["sanctioned", null],
      ["accepted", first.id],
    ]);
  });

  test.each<[string, (of: Offered) => Promise<number | undefined>, [number, string | undefined]]>([
    ["no offer is named", async () => undefined, [422, "answersInvalid"]],
    [
      "the lender has sent another since",
      async ({ yes, first }) => (await yes({ amount: 1_500_000 })) && first.id,
      [409, "offerChanged"],
    ],
    ["it names the later one", async ({ yes }) => (await yes({ amount: 1_500_000 })).id, [200, undefined]],
    [
      "the other one is of an earlier day",
      async ({ yes, first }) => (await yes({ happenedOn: new Date("2026-10-01") })) && first.id,
      [200, undefined],
    ],
    [
      "it was taken back",
      async ({ caseId, first }) => {
        await newCaseEvent("lender", { caseId, kind: "corrected", correctsId: first.id });
        return first.id;
      },
      [409, "offerChanged"],
    ],
    [
      "the other one was taken back",
      async ({ caseId, yes, first }) => {
        await newCaseEvent("lender", { caseId, kind: "corrected", correctsId: (await yes()).id });
        return first.id;
      },
      [200, undefined],
    ],
    [
      "it names another event",
      async ({ asha, caseId }) => (await eventsOf(asha, caseId))[0]!.id,
      [409, "offerChanged"],
    ],
    [
      "it names the offer of another case",
      async ({ asha }) =>
        (await newCaseEvent("lender", { caseId: await newCase(asha.id, { lenderName: "B" }), kind: "sanctioned" })).id,
      [409, "offerChanged"],
    ],
  ])("or not where %s", async (_, named, [http, code]) => {
    const of = await offered();
    const answer = await of.accept(await named(of));
    expect([answer.http, answer.body.code]).toEqual([http, code]);
    const wasAccepted = (await eventsOf(of.asha, of.caseId)).some(({ kind }) => kind === "accepted");
    expect(wasAccepted).toBe(http === 200);
    if (http !== 200) expect(answer.body.message).toMatch(/read it again/);
  });

  test("without naming one where nobody wrote it down", async () => {
    const asha = await newStudent();
    const caseId = await chosen(asha, { partnerId: "auxilo" });
    expect((await doWrite(asha, { caseId, kind: "accepted" })).http).toBe(200);
  });
});

test("fifty events a day", async () => {
  const asha = await newStudent();
  const caseId = await chosen(asha, { partnerId: "auxilo" });
  const https: number[] = [];
  for (let index = 0; index < 51; index++) https.push((await doWrite(asha, { caseId, note: `Call ${index}` })).http);
  expect([https.slice(0, 50).every((http) => http === 200), https[50]]).toEqual([true, 429]);
});

test("days to keep are kept, changed and taken away", async () => {
  const asha = await newStudent();
  const keep = (body: object) => call(dates, requestTo("cases/dates", body, { as: asha }));
  await keep({ kind: "deposit", day: "2027-01-15" });
  await keep({ kind: "courseStart", day: "2027-09-01" });
  await keep({ kind: "deposit", day: "2027-01-20" });
  expect((await casesOf(asha)).dates).toEqual({ deposit: "2027-01-20", courseStart: "2027-09-01" });
  await keep({ kind: "deposit", day: "" });
  expect((await casesOf(asha)).dates).toEqual({ courseStart: "2027-09-01" });
  expect((await keep({ kind: "deposit", day: "2027-02-30" })).http).toBe(422);
  expect((await keep({ kind: "birthday", day: "2027-02-03" })).http).toBe(422);
});

describe("what a student may do", () => {
  const guidanceOf = async (as: Student, caseId: string) =>
    (await call<Guidance>(guidance, requestTo("cases/guidance", { caseId }, { as }))).body.data!;
  const daysAgo = (days: number) => addDays(dayOf(new Date()), -days);

  test("nothing before the papers are handed over", async () => {
    const asha = await newStudent();
    const guidance = await guidanceOf(
      asha,
      await chosen(asha, { lenderName: "Surat Nagrik Bank", lenderKind: "privateBank" }),
    );
    const notYet = { firstDay: null, isOpen: false, waitsFor: "handOver", rules: [] };
    expect(guidance).toMatchObject({ daysPassed: null, ask: notYet, complain: notYet, escalate: null });
    expect(guidance.letters).toEqual({ ask: null, complain: null, escalate: null, offer: null });
  });

  test("a bank that is silent for 31 days: ask, complain with a letter, and only then the Ombudsman", async () => {
    const asha = await newStudent({ name: "Asha Iyer" });
    const caseId = await chosen(asha, { lenderName: "Surat Nagrik Bank", lenderKind: "privateBank", branch: "Adajan" });
    await doWrite(asha, { caseId, kind: "handedOver", happenedOn: daysAgo(31) });
    const guidance = await guidanceOf(asha, caseId);
    expect(guidance).toMatchObject({
      daysPassed: 31,
      lenderSaid: null,
      ask: { isOpen: true },
      complain: { isOpen: true },
      escalate: { firstDay: null, isOpen: false },
    });
    for (const clock of [guidance.ask, guidance.complain, guidance.escalate]) {
      expect(clock!.rules.length).toBeGreaterThan(0);
      for (const { text, source, readOn } of clock!.rules)
        expect([text, source, readOn].every((words) => words.length > 5)).toBe(true);
    }
    expect(guidance.letters.complain!.text).toMatch(/Surat Nagrik Bank, Adajan[^]*That was 31 days ago[^]*Asha Iyer$/);
    expect(guidance.letters.escalate).toBeNull();
    await doWrite(asha, { caseId, kind: "complained", happenedOn: daysAgo(0), channel: "letter" });
    const after = await guidanceOf(asha, caseId);
    expect(after.complain).toBeNull();
    expect(after.escalate).toMatchObject({ firstDay: addDays(daysAgo(0), 31), isOpen: false });
    expect(after.letters.escalate!.text).toContain("The complaint has to go to the lender first.");
  });

  test("a bank that confirms papers whose handing over nobody wrote down: its days run from there", async () => {
    const asha = await newStudent();
    const caseId = await chosen(asha, { lenderName: "Surat Nagrik Bank", lenderKind: "privateBank" });
    await doWrite(asha, { caseId, kind: "acknowledged", happenedOn: daysAgo(31) });
    const guidance = await guidanceOf(asha, caseId);
    expect(guidance).toMatchObject({
      daysPassed: 31,
      startedBy: "lender",
      ask: { isOpen: true },
      complain: { isOpen: true },
    });
    expect(guidance.letters.ask!.text).toContain("You acknowledged my application for an education loan on");
  });

  test("a listed lender's own stated time, with the day on which it was read", async () => {
    const asha = await newStudent();
    const stated = await db.partner.findFirstOrThrow({
      where: {
        isActive: true,
        toMend: "",
        loanProcessingTime: { not: null },
        sources: { some: { covers: { contains: "time" } } },
      },
    });
    const caseId = await chosen(asha, { partnerId: stated.id });
    await doWrite(asha, { caseId, kind: "handedOver" });
    expect((await guidanceOf(asha, caseId)).lenderSaid).toEqual({
      words: stated.loanProcessingTime,
      readOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    });
  });

  test("a sanction: the rules of its kind of rate, and a letter that asks what it leaves open", async () => {
    const asha = await newStudent();
    const caseId = await chosen(asha, { lenderName: "Surat Nagrik Bank", lenderKind: "privateBank" });
    const said = { kind: "sanctioned", amount: 2_200_000, rate: 9.15, rateType: "floating", termMonths: 120 };
    await doWrite(asha, { caseId, ...said });
    const { about, letters, fits } = await guidanceOf(asha, caseId);
    const ids = about.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["kfs-given", "prepay-floating-2026"]));
    expect(ids).not.toContain("prepay-disclosed-other");
    expect(letters.offer!.text).toMatch(/Which fees are taken[^]*Until which day can I accept\?/);
    expect(letters.offer!.text).not.toMatch(/What is the rate|how many months/);
    expect(fits).toBeNull();
  });

  test("a refusal: what may be asked by which rule, and whom its reason does not exclude", async () => {
    const asha = await newStudent();
    await saveLoanForm(asha.id, undefined, { complete: true });
    const caseId = await chosen(asha, { lenderName: "Surat Nagrik Bank", lenderKind: "privateBank" });
    await doWrite(asha, { caseId, kind: "declined", reason: "country" });
    const first = await guidanceOf(asha, caseId);
    expect(first.about.map(({ id }) => id)).toEqual(["reject-reasons-bank", "reject-higher-authority"]);
    expect(first.fits!.lenders.length).toBeGreaterThan(0);
    const [listed] = first.fits!.lenders;
    await chosen(asha, { partnerId: listed!.id });
    expect((await guidanceOf(asha, caseId)).fits!.lenders).not.toContainEqual(listed);
    await doWrite(asha, { caseId, kind: "declined", reason: "incomeLow" });
    expect((await guidanceOf(asha, caseId)).fits).toBeNull();
  });

  test("a lender outside India, and one of a kind that nobody knows: no Ombudsman", async () => {
    const asha = await newStudent();
    for (const lenderKind of ["foreignLender", ""]) {
      const caseId = await chosen(asha, { lenderName: `Lender ${lenderKind}`, lenderKind });
      await doWrite(asha, { caseId, kind: "handedOver", happenedOn: daysAgo(60) });
      await doWrite(asha, { caseId, kind: "complained", happenedOn: daysAgo(40) });
      const guidance = await guidanceOf(asha, caseId);
      expect([lenderKind, guidance.escalate, guidance.letters.escalate]).toEqual([lenderKind, null, null]);
    }
  });
});

describe("a paper that was left out", () => {
  const SLOT = "financialDetails.paySlips";
  const doAdd = (as: Student, body: object) =>
    call<{ id: string }>(addPaper, requestTo("cases/add", { slot: SLOT, ...body }, { as }));
  const leftOutSlips = async (complete = true) => {
    const asha = await newStudent();
    const finances = sampleSection("financialDetails", () => "") as object;
    await saveLoanForm(asha.id, undefined, { complete, change: { financialDetails: finances } });
    return asha;
  };
  const sendFor = (as: Student, headers: Record<string, string> = {}) =>
    call<{ url: string }>(upload, requestTo("loanform/upload", formWith(samplePdf(), "slips.pdf"), { as, headers }));

  test("is uploaded for that, and added in Dakhila's check, which is opened for it, once however often it is sent", async () => {
    const asha = await leftOutSlips();
    expect((await sendFor(asha)).body.code).toBe("submitted");
    const { url: file } = (await sendFor(asha, { [UPLOAD_FOR]: LEFT_OUT })).body.data!;
    const answers = await Promise.all([1, 2, 3].map(() => doAdd(asha, { file })));
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
    const { cases } = await casesOf(asha);
    expect(cases).toMatchObject([
      {
        id: answers[0]!.body.data!.id,
        isInternalReview: true,
        events: [
          { kind: "added", writer: "student", slot: SLOT, paper: "Pay Slips", fileId: fileIdOf(file), channel: "page" },
        ],
      },
    ]);
    const { row, form } = await formWithAdded(await provenStudent(asha));
    expect([form.financialDetails!.paySlips, (row.financialDetails as { paySlips: string }).paySlips]).toEqual([
      file,
      "",
    ]);
    // It is there now: another one is not left out.
    const other = await newStoredFile(asha.id);
    expect((await doAdd(asha, { file: other })).body.issues).toMatchObject([{ path: "slot" }]);
    // Taken back, it is left out again.
    const { id: caseId, events } = cases[0]!;
    expect((await doWrite(asha, { caseId, kind: "corrected", correctsId: events[0]!.id })).http).toBe(200);
    expect((await doAdd(asha, { file: other })).http).toBe(200);
  });

  test("is taken back until anybody has opened it, a lender too", async () => {
    const asha = await leftOutSlips();
    const bank = await newCase(asha.id);
    const file = await newStoredFile(asha.id);
    expect((await doAdd(asha, { file })).http).toBe(200);
    const check = (await casesOf(asha)).cases.find(({ isInternalReview }) => isInternalReview)!;
    const { passId } = await newOpenedShareLink({ userId: asha.id, caseId: bank });
    const detail = { pass: passId, file: fileIdOf(file) };
    await db.event.create({ data: { kind: "file.viewed", userId: asha.id, detail } });
    expect((await casesOf(asha)).opened).toMatchObject([{ eventId: check.events[0]!.id }]);
    const taken = await doWrite(asha, { caseId: check.id, kind: "corrected", correctsId: check.events[0]!.id });
    expect([taken.http, taken.body.code]).toEqual([409, "paperOpened"]);
  });

  test("also answers whoever asks for this very paper, and nobody else", async () => {
    const asha = await leftOutSlips();
    const [bank, other] = [await newCase(asha.id), await newCase(asha.id, { lenderName: "Other Bank" })];
    const asked = await newCaseEvent("lender", { caseId: bank, kind: "asked", slot: SLOT });
    await newCaseEvent("lender", { caseId: other, kind: "asked", item: "Pay slips" });
    const file = await newStoredFile(asha.id);
    expect((await doAdd(asha, { file })).http).toBe(200);
    expect((await eventsOf(asha, bank)).at(-1)).toMatchObject({
      kind: "answered",
      answersId: asked.id,
      fileId: fileIdOf(file),
    });
    expect((await eventsOf(asha, other)).map(({ kind }) => kind)).toEqual(["asked"]);
    const check = (await casesOf(asha)).cases.find(({ isInternalReview }) => isInternalReview)!;
    expect(check.events.map(({ kind }) => kind)).toEqual(["added"]);
  });

  test("that Dakhila asks for is its answer, and no paper beside it", async () => {
    const asha = await leftOutSlips();
    const check = await newCase(asha.id, { lenderName: "Dakhila", isInternalReview: true });
    await newCaseEvent("dakhila", { caseId: check, kind: "asked", slot: SLOT });
    const file = await newStoredFile(asha.id);
    expect((await doAdd(asha, { file })).body.data!.id).toBe(check);
    expect((await eventsOf(asha, check)).map(({ kind }) => kind)).toEqual(["asked", "answered"]);
    expect((await formWithAdded(await provenStudent(asha))).form.financialDetails!.paySlips).toBe(file);
  });

  test("takes the place of one that has become too old since its upload, and of no other", async () => {
    const asha = await newStudent();
    await saveLoanForm(asha.id, undefined, { complete: true });
    const slot = "financialDetails.savingAccountStatement";
    const [file, later] = [await newStoredFile(asha.id), await newStoredFile(asha.id)];
    const inSlot = async () =>
      (await formWithAdded(await provenStudent(asha))).form.financialDetails!.savingAccountStatement;
    const sent = await inSlot();
    const refused = { body: { issues: [{ path: "slot" }] } };
    expect(await doAdd(asha, { slot, file })).toMatchObject(refused);
    const ago = (days: number) => addDays(dayOf(new Date()), -days);
    const seen = { ...SEEN.old, periods: [{ from: ago(250), to: ago(65) }] };
    await seePaper(asha.id, "financialDetails", "savingAccountStatement", seen, { createdAt: new Date(ago(60)) });
    const given = await doAdd(asha, { slot, file });
    expect([given.http, await inSlot()]).toEqual([200, file]);
    expect(await doAdd(asha, { slot, file: later })).toMatchObject(refused);
    const { id: caseId, events } = (await casesOf(asha)).cases.find(({ isInternalReview }) => isInternalReview)!;
    expect(events).toMatchObject([{ kind: "added", slot, fileId: fileIdOf(file) }]);
    await doWrite(asha, { caseId, kind: "corrected", correctsId: events[0]!.id });
    expect(await inSlot()).toBe(sent);
    expect([(await doAdd(asha, { slot, file: later })).http, await inSlot()]).toEqual([200, later]);
  });

  const AGED = "financialDetails.savingAccountStatement";
  const withAged = async () => {
    const asha = await newStudent();
    await saveLoanForm(asha.id, undefined, { complete: true });
    const ago = (days: number) => addDays(dayOf(new Date()), -days);
    const seen = { ...SEEN.old, periods: [{ from: ago(250), to: ago(65) }] };
    await seePaper(asha.id, "financialDetails", "savingAccountStatement", seen, { createdAt: new Date(ago(60)) });
    const inSlot = async () =>
      (await formWithAdded(await provenStudent(asha))).form.financialDetails!.savingAccountStatement;
    return { asha, inSlot, add: (file: string) => doAdd(asha, { slot: AGED, file }) };
  };
  const checkOf = async (asha: Student) =>
    (await casesOf(asha)).cases.find(({ isInternalReview }) => isInternalReview)!;

  test("takes the place of one that is too old once, however often and with what else it is sent at once", async () => {
    const { asha, inSlot, add } = await withAged();
    const [file, other] = [await newStoredFile(asha.id), await newStoredFile(asha.id)];
    expect((await Promise.all([file, file, file].map(add))).map(({ http }) => http)).toEqual([200, 200, 200]);
    expect([(await add(file)).http, await inSlot(), (await add(other)).http]).toEqual([200, file, 422]);
    const two = await withAged();
    const files = [await newStoredFile(two.asha.id), await newStoredFile(two.asha.id)];
    expect((await Promise.all(files.map(two.add))).map(({ http }) => http).sort()).toEqual([200, 422]);
    expect((await checkOf(two.asha)).events.map(({ kind }) => kind)).toEqual(["added"]);
  });

  test("that Dakhila asks for because it is too old takes its place as well, by one event", async () => {
    const { asha, inSlot, add } = await withAged();
    const sent = await inSlot();
    const caseId = await newCase(asha.id, { lenderName: "Dakhila", isInternalReview: true });
    await newCaseEvent("dakhila", { caseId, kind: "asked", slot: AGED });
    const file = await newStoredFile(asha.id);
    expect([(await add(file)).http, await inSlot()]).toEqual([200, file]);
    const events = await eventsOf(asha, caseId);
    expect(events.map(({ kind }) => kind)).toEqual(["asked", "answered"]);
    expect((await doWrite(asha, { caseId, kind: "corrected", correctsId: events[1]!.id })).http).toBe(200);
    expect(await inSlot()).toBe(sent);
  });

  test.each([
    ["not read", null, 200],
    ["wrong", SEEN.old, 200],
    ["good", { ...SEEN.old, periods: [{ from: addDays(dayOf(new Date()), -200), to: dayOf(new Date()) }] }, 422],
  ])("that was opened, and is %s, is followed by another one, or stays", async (_, seen, http) => {
    const { asha, inSlot, add } = await withAged();
    const [file, other] = [await newStoredFile(asha.id), await newStoredFile(asha.id)];
    await add(file);
    if (seen) {
      const aged = await db.storedFile.findFirstOrThrow({ where: { ownerId: asha.id, seenKind: { not: null } } });
      const { names } = aged.seen as { names: string };
      const row = { seenKind: seen.kind, seen: { ...seen, names } };
      await db.storedFile.update({ where: { id: fileIdOf(file)! }, data: row });
    }
    expect((await add(other)).http).toBe(422);
    const { passId } = await newOpenedShareLink({ userId: asha.id, caseId: await newCase(asha.id) });
    const detail = { pass: passId, file: fileIdOf(file) };
    await db.event.create({ data: { kind: "file.viewed", userId: asha.id, detail } });
    expect([(await add(other)).http, await inSlot()]).toEqual([http, http === 200 ? other : file]);
  });

  test("is refused before the submit, in a slot that is full or is none, and with another's file", async () => {
    const [asha, draft] = [await leftOutSlips(), await leftOutSlips(false)];
    const file = await newStoredFile(asha.id);
    expect((await doAdd(draft, { file: await newStoredFile(draft.id) })).http).toBe(409);
    expect((await doAdd(draft, { file })).http).toBe(404);
    for (const slot of ["kycDetails.panCard", "financialDetails.gone", "generalDetails.firstName", ""])
      expect((await doAdd(asha, { slot, file })).body.issues).toMatchObject([{ path: "slot" }]);
    expect((await casesOf(asha)).cases).toEqual([]);
  });
});
