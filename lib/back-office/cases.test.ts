import { POST as oneCase } from "@/app/api/desk/case/route";
import { POST as details } from "@/app/api/desk/details/route";
import { POST as cases } from "@/app/api/desk/cases/route";
import { POST as stage } from "@/app/api/desk/stage/route";
import { POST as write } from "@/app/api/desk/write/route";
import { addDays } from "@/lib/dates/calendar";
import type { LoadedCases } from "@/lib/cases/data";
import { caseState } from "@/lib/cases/state";
import { db } from "@/lib/db";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { newStaffMember } from "@/tests/factories/staff";
import { newStudent } from "@/tests/factories/sessions";
import { casesForStaff, type LoadedStaffCase, type LoadedStaffCases } from "./data";
import { fileOf, loggedInStaff, readCasesAs, give, opened, submitted, today } from "./testing";

test("an event in the staff member's name, told to the student, without an opened file and without an answer", async () => {
  const [staff, asha] = [await loggedInStaff(), await submitted()];
  const caseId = await newCase(asha.id);
  const asked = await newCaseEvent("dakhila", { caseId, kind: "asked", item: "Canary slips" });
  await give(asha, caseId, asked.id);
  expect((await staff.ask<LoadedStaffCases>(cases)).http).toBe(200);
  const of = async () => (await casesForStaff(Infinity)).cases.find(({ id }) => id === caseId);
  expect(await of()).toMatchObject({ group: "us", name: "Asha C.", reference: asha.reference });
  expect(JSON.stringify(await of())).not.toMatch(/canary/i);
  const event = { caseId, kind: "asked", happenedOn: today, item: "Pay slips of May", channel: "phone" };
  // At once, and again after an answer that was lost.
  const written = await Promise.all([1, 2, 3].map(() => staff.ask(write, event)));
  expect(written.map(({ http }) => http)).toEqual([200, 200, 200]);
  await staff.ask(write, event);
  const [{ events }] = (await readCasesAs(asha)) as [LoadedCases["cases"][0]];
  expect(events.map(({ kind, writer, writerName }) => [kind, writer, writerName])).toEqual([
    ["asked", "dakhila", "Meera"],
    ["answered", "student", ""],
    ["asked", "dakhila", "Meera Joshi"],
  ]);
  expect(await of()).toMatchObject({ group: "student", openPapers: 1 });
  // The same from another staff member, and of another day, are events of their own.
  const ravi = await loggedInStaff(await newStaffMember({ name: "Ravi Shah" }));
  await ravi.ask(write, event);
  await staff.ask(write, { ...event, happenedOn: addDays(today, -1) });
  expect((await readCasesAs(asha))[0]!.events.slice(3).map(({ writerName }) => writerName)).toEqual([
    "Ravi Shah",
    "Meera Joshi",
  ]);
});

test("an event of Dakhila's is taken back by any staff member, with a sentence; both stay readable, and the case goes on", async () => {
  const [meera, ravi, asha] = [
    await loggedInStaff(),
    await loggedInStaff(await newStaffMember({ name: "Ravi Shah" })),
    await submitted(),
  ];
  const caseId = await newCase(asha.id);
  await newCaseEvent("student", { caseId, kind: "handedOver", note: "Canary" });
  const declined = { caseId, kind: "declined", happenedOn: today, reason: "marks" };
  expect((await meera.ask(write, declined)).http).toBe(200);
  // Nobody has to move, and still the case can be found, with what Dakhila wrote and nobody else.
  const caseNow = async () => (await ravi.ask<LoadedStaffCase>(oneCase, { caseId })).body.data!;
  const before = await caseNow();
  expect(before).toMatchObject({ group: null, step: "declined", ourEvents: [{ writerName: "Meera Joshi" }] });
  expect(JSON.stringify(before)).not.toMatch(/canary/i);

  const correctsId = before.ourEvents[0]!.id;
  const correction = { caseId, kind: "corrected", happenedOn: today, correctsId };
  for (const note of ["", "  "])
    expect((await ravi.ask(write, { ...correction, note })).body.issues).toMatchObject([{ path: "note" }]);
  await db.notice.deleteMany({ where: { userId: asha.id } });
  const note = "That was another student. They have not decided.";
  for (const _ of [1, 2]) expect((await ravi.ask(write, { ...correction, note })).http).toBe(200);
  const [{ events }] = (await readCasesAs(asha)) as [LoadedCases["cases"][0]];
  expect(events.slice(1)).toMatchObject([
    { kind: "declined", writerName: "Meera Joshi", reason: "marks" },
    { kind: "corrected", writer: "dakhila", writerName: "Ravi Shah", correctsId, note },
  ]);
  expect(caseState(events, { today })).toMatchObject({ step: "withLender", turn: "lender" });
  expect(await caseNow()).toMatchObject({ group: "lender", ourEvents: [{ id: correctsId }, { correctsId }] });
  expect(await db.notice.count({ where: { userId: asha.id } })).toBe(1);

  const again = await meera.ask(write, { ...correction, note: "It was wrong." });
  expect([again.http, again.body.issues]).toMatchObject([422, [{ path: "correctsId" }]]);
  // What was taken back can be true after all.
  expect((await meera.ask(write, declined)).http).toBe(200);
  expect(caseState((await readCasesAs(asha))[0]!.events, { today }).step).toBe("declined");
});

test("nobody in the back office takes back what another wrote, a correction, or an event of another case", async () => {
  const [staff, asha] = [await loggedInStaff(), await submitted()];
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
    const { http, body: answer } = await staff.ask(write, body);
    expect([id, http, answer.issues]).toMatchObject([id, 422, [{ path: "correctsId" }]]);
  }
  expect(await db.caseEvent.count({ where: { caseId } })).toBe(5);
  expect((await staff.ask(oneCase, { caseId: "DK-1" })).body.code).toBe("caseNotFound");
});

test.each<[string, object, string]>([
  ["a correction of nothing", { kind: "corrected", note: "Not so." }, "correctsId"],
  ["what only a student does", { kind: "accepted" }, "kind"],
  ["a talk about nothing", { kind: "spoke" }, "note"],
  ["an asked paper without its name", { kind: "asked" }, "item"],
  ["a no without a reason", { kind: "declined" }, "reason"],
  ["tomorrow", { kind: "acknowledged", happenedOn: "2199-01-01" }, "happenedOn"],
])("%s is refused at its field", async (_, said, path) => {
  const [staff, asha] = [await loggedInStaff(), await submitted()];
  const caseId = await newCase(asha.id);
  const { http, body } = await staff.ask(write, { caseId, happenedOn: today, ...said });
  expect([http, body.issues?.map((issue) => issue.path)]).toEqual([422, [path]]);
});

test("the branch and the lender's number are kept in the case of an opened file, at most 120 characters each", async () => {
  const [staff, asha, ravi] = [await loggedInStaff(), await submitted(), await submitted("Ravi")];
  const [caseId, unsent] = [await newCase(asha.id), await newCase((await newStudent()).id)];
  const save = (body: object) => staff.ask(details, { caseId, branch: " Adajan ", lenderReference: "EL-77", ...body });
  const noted = () => db.event.count({ where: { userId: asha.id, kind: "case.details" } });
  // Before a purpose is named for this file, also where one is for another; and where there is no file to open.
  await opened(staff, ravi.reference);
  for (const body of [{}, { caseId: unsent }])
    expect(await save(body)).toMatchObject({ http: 403, body: { code: "namePurposeFirst" } });
  expect((await readCasesAs(asha))[0]).toMatchObject({ branch: "", lenderReference: "" });
  await opened(staff, asha.reference);
  // The same again, after an answer that was lost, is nothing new.
  for (const _ of [1, 2]) expect((await save({})).http).toBe(200);
  expect(await noted()).toBe(1);
  expect((await save({ lenderReference: "EL-78" })).http).toBe(200);
  expect((await save({})).http).toBe(200);
  expect(await noted()).toBe(3);
  expect((await staff.ask(oneCase, { caseId })).body.data).toMatchObject({
    branch: "Adajan",
    lenderReference: "EL-77",
  });
  expect((await readCasesAs(asha))[0]).toMatchObject({ branch: "Adajan", lenderReference: "EL-77" });
  expect((await save({ branch: "x".repeat(121) })).body.issues).toMatchObject([{ path: "branch" }]);
  expect((await save({ caseId: "DK-1" })).body.code).toBe("caseNotFound");
});

test("where an application stands follows from its cases; a correction takes a reason, which is news, and says no less", async () => {
  const [staff, asha, ravi] = [await loggedInStaff(), await submitted(), await submitted("Ravi")];
  const [caseId, ravis] = [await newCase(asha.id), await newCase(ravi.id)];
  const stored = async () => db.loanForm.findUniqueOrThrow({ where: { userId: asha.id } });
  const standing = async () => {
    const { stage: now, stages } = await fileOf(staff, asha.reference);
    expect((await staff.ask<LoadedStaffCase>(oneCase, { caseId })).body.data).toMatchObject({ stage: now, stages });
    return [now, stages];
  };
  const before = await stored();
  const move = (body: object) => staff.ask(stage, { reference: asha.reference, caseId, stage: "processing", ...body });
  // Before a purpose is named for this file, also where one is for another.
  await opened(staff, ravi.reference);
  expect(await move({ note: "Your papers are complete." })).toMatchObject({
    http: 403,
    body: { code: "namePurposeFirst" },
  });
  expect(await stored()).toEqual(before);
  await opened(staff, asha.reference);
  expect(await standing()).toEqual(["bankSelection", ["bankSelection", "processing", "disbursed"]]);
  for (const note of ["", "   "]) expect((await move({ note })).body.issues).toMatchObject([{ path: "note" }]);
  expect((await move({ note: "Yes.", caseId: ravis })).http).toBe(404);
  expect((await move({ note: "Yes.", stage: "application" })).http).toBe(422);
  // Where it stands by the cases, and less than they say.
  for (const less of ["bankSelection", "underReview"])
    expect((await move({ note: "Yes.", stage: less })).body.issues).toMatchObject([{ path: "stage" }]);
  expect((await stored()).stage).toBe("underReview");
  expect((await readCasesAs(asha))[0]!.events).toEqual([]);

  expect((await move({ note: "Your papers are complete." })).http).toBe(200);
  expect(await stored()).toMatchObject({ stage: "processing", updatedAt: before.updatedAt });
  expect(await standing()).toEqual(["processing", ["bankSelection", "processing", "disbursed"]]);
  expect((await readCasesAs(asha))[0]!.events).toMatchObject([
    { kind: "spoke", writer: "dakhila", writerName: "Meera Joshi", note: "Your papers are complete." },
  ]);
  expect(await db.notice.count({ where: { userId: asha.id } })).toBe(1);
  // A correction can be taken back, down to what the cases say.
  expect((await move({ note: "That was another student.", stage: "bankSelection" })).http).toBe(200);
  expect(await standing()).toEqual(["bankSelection", ["bankSelection", "processing", "disbursed"]]);
});
