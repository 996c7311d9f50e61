import { randomUUID } from "node:crypto";
import { POST as check } from "@/app/api/desk/check/route";
import { POST as readFile } from "@/app/api/desk/file/route";
import { POST as open } from "@/app/api/desk/open/route";
import { db } from "@/lib/db";
import { fromStored } from "@/lib/loan-form/record";
import { lookedForIn } from "@/lib/papers/read/whose";
import { fileIdOf } from "@/lib/uploads/policy";
import { localStore } from "@/lib/uploads/store/local";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { storedLoanForm } from "@/tests/factories/loan-forms";
import { seePaper } from "@/tests/factories/seen-papers";
import { newStoredFile } from "@/tests/factories/stored-files";
import { newStudent } from "@/tests/factories/sessions";
import { OLD_WORDS, SEEN } from "@/tests/samples/seen";
import { type LoadedFile } from "./data";
import { loggedInStaff, fileOf, give, look, opened, openingsOf, submitted } from "./testing";

describe("a file", () => {
  test("without a purpose nothing is shown: no answer, no paper, no verdict taken", async () => {
    const [staff, other, asha] = [await loggedInStaff(), await loggedInStaff(), await submitted()];
    await opened(other, asha.reference);
    const { papers } = await fileOf(other, asha.reference);
    const [{ slot, fileId }] = papers as [LoadedFile["papers"][0]];
    // That a staff member opened it opens nothing for another one.
    for (const answer of [
      await staff.ask(readFile, { reference: asha.reference }),
      await staff.ask(check, { reference: asha.reference, slot, fileId, verdict: "fine" }),
      await staff.ask(readFile, { reference: "DK-000-000-0000" }),
    ]) {
      expect([answer.http, answer.body.code]).toEqual([403, "namePurposeFirst"]);
      expect(JSON.stringify(answer.body)).not.toMatch(/canary/i);
    }
    const seen = await look(staff, fileId);
    expect([seen.status, ((await seen.json()) as { code: string }).code]).toEqual([403, "namePurposeFirst"]);
    expect(await db.paperCheck.count({ where: { userId: asha.id } })).toBe(0);
    expect((await openingsOf(asha)).map(({ what }) => what)).toEqual(["entered"]);
  });

  test("each opening is an event with its purpose, and each look at a paper another, which the student reads", async () => {
    const [staff, asha] = [await loggedInStaff(), await submitted()];
    const caseId = await newCase(asha.id);
    const asked = await newCaseEvent("dakhila", { caseId, kind: "asked", item: "Pay slips" });
    const fileId = await give(asha, caseId, asked.id);
    await opened(staff, asha.reference, "studentAsked");
    const file = await fileOf(staff, asha.reference);
    expect(file).toMatchObject({ name: "Asha Canary", purpose: "studentAsked", reference: asha.reference });
    expect(JSON.stringify(file.paper.sections)).toContain("Data Science");
    // Staff read of several people: nobody is "you", and a co-applicant is no "Primary".
    expect(JSON.stringify(file)).not.toMatch(/Your |Co-applicant \d|Primary Co-applicant/);
    expect(file.paper.sections.map(({ title }) => title)).toContain("Co-applicant details: Asha Iyer, mother");
    expect(file.papers.find(({ slot }) => slot === "coApplicantKycDetails.0.panCard")).toMatchObject({
      label: "PAN Card",
      whose: "Asha Iyer, mother",
      proves: expect.arrayContaining([{ label: "Relation", value: "Mother" }]),
    });
    // A number of an identity paper is shown nowhere, nor in the name of a file.
    expect(JSON.stringify(file)).not.toContain("ABCPR1234F");
    expect(JSON.stringify(file)).not.toContain("/api/files/");
    expect(file.papers.at(-1)).toMatchObject({ label: "Pay slips", caseId, fileId, check: null });

    const seen = await look(staff, fileId);
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
      { kind: "desk.opened", detail: { pass: staff.passId, purpose: "studentAsked" } },
      { kind: "file.viewed", detail: { pass: staff.passId, file: fileId } },
    ]);
  });

  test("beside a paper stands what was seen of it, and what the student says; an answer in a case by its own slot", async () => {
    const [staff, asha] = [await loggedInStaff(), await submitted()];
    const fileId = await seePaper(asha.id, "financialDetails", "savingAccountStatement", SEEN.old, {
      saidRightOn: new Date(),
    });
    const caseId = await newCase(asha.id);
    const slot = "academicDetails.tenthGrade";
    const asked = await newCaseEvent("dakhila", { caseId, kind: "asked", slot });
    const given = await give(asha, caseId, asked.id);
    const { names } = lookedForIn(fromStored(await storedLoanForm(asha.id)), slot, "tenthGrade");
    const seen = { ...SEEN.fits, names };
    await db.storedFile.update({ where: { id: given }, data: { seenKind: "marksheet10", seen } });
    await opened(staff, asha.reference);
    const { papers } = await fileOf(staff, asha.reference);
    const read = papers.filter(({ reading }) => reading.length > 0).map((paper) => [paper.fileId, paper.reading]);
    expect(read).toEqual([
      [fileId, [OLD_WORDS.seen, OLD_WORDS.whyToOthers, "The student says: it is right."]],
      [given, ["This looks like a 10th marksheet, 1 page."]],
    ]);
  });

  test("a paper that is taken back while it is opened is not shown, and nobody is said to have seen it", async () => {
    const [staff, asha] = [await loggedInStaff(), await submitted()];
    const caseId = await newCase(asha.id, { isInternalReview: true });
    const asked = await newCaseEvent("dakhila", { caseId, kind: "asked", item: "Pay slips" });
    const fileId = await give(asha, caseId, asked.id);
    await opened(staff, asha.reference);
    const { id: correctsId } = await db.caseEvent.findFirstOrThrow({ where: { caseId, kind: "answered" } });
    const read = localStore.get.bind(localStore);
    const spy = jest.spyOn(localStore, "get").mockImplementationOnce(async (key) => {
      await newCaseEvent("student", { caseId, kind: "corrected", correctsId });
      return read(key);
    });
    expect((await look(staff, fileId)).status).toBe(404);
    spy.mockRestore();
    expect((await openingsOf(asha)).map(({ what }) => what)).toEqual(["entered"]);
  });

  test("an opening holds for the day on which it was made", async () => {
    const [staff, asha] = [await loggedInStaff(), await submitted()];
    await opened(staff, asha.reference);
    const next = await loggedInStaff(staff);
    expect((await next.ask(readFile, { reference: asha.reference })).body.code).toBe("namePurposeFirst");
  });

  test("only what was handed in: a draft's document, another's and a guess are not found", async () => {
    const [staff, asha, ravi] = [await loggedInStaff(), await submitted(), await newStudent()];
    await opened(staff, asha.reference);
    const draft = await db.storedFile.findFirstOrThrow({ where: { ownerId: asha.id } });
    const { id: _, createdAt: __, seen: ___, ...copy } = draft;
    const spare = { ...copy, id: randomUUID().replaceAll("-", ""), storeKey: randomUUID() };
    await db.storedFile.create({ data: spare });
    expect((await look(staff, spare.id)).status).toBe(404);
    expect((await look(staff, "f".repeat(32))).status).toBe(404);
    expect((await look(staff, "1")).status).toBe(404);
    // A lender's letter beside an event of the student's answers nothing that was asked for.
    const letter = fileIdOf(await newStoredFile(asha.id, { name: "refusal.pdf" }))!;
    await newCaseEvent("student", { caseId: await newCase(asha.id), kind: "spoke", fileId: letter });
    expect((await look(staff, letter)).status).toBe(404);
    expect(JSON.stringify(await fileOf(staff, asha.reference))).not.toMatch(new RegExp(`${letter}|refusal`));
    await db.loanForm.create({ data: { userId: ravi.id } });
    const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: ravi.id } });
    expect((await staff.ask(open, { reference, purpose: "checkPapers" })).http).toBe(404);
    for (const purpose of ["curious", "", undefined])
      expect((await staff.ask(open, { reference: asha.reference, purpose })).http).toBe(422);
  });
});
