import { POST as add } from "@/app/api/cases/add/route";
import { POST as writeCase } from "@/app/api/cases/write/route";
import { POST as check } from "@/app/api/desk/check/route";
import { POST as write } from "@/app/api/desk/write/route";
import { POST as overview } from "@/app/api/users/webdashboard/route";
import { caseState } from "@/lib/cases/state";
import { db } from "@/lib/db";
import { fileIdOf } from "@/lib/uploads/policy";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newStoredFile } from "@/tests/factories/stored-files";
import { call, requestTo } from "@/tests/requests";
import { sampleSection } from "@/tests/samples/sections";
import { type LoadedFile } from "./data";
import { loggedInStaff, readCasesAs, fileOf, give, opened, submitted, today } from "./testing";

describe("checking papers", () => {
  test("a paper that cannot be read is asked for in Dakhila's own check; the new one waits on us until it is fine", async () => {
    const [staff, asha] = [await loggedInStaff(), await submitted()];
    await opened(staff, asha.reference);
    const [{ slot, fileId, label }] = (await fileOf(staff, asha.reference)).papers as [LoadedFile["papers"][0]];
    const unreadable = {
      reference: asha.reference,
      slot,
      fileId,
      verdict: "unreadable",
      words: "The number is cut off",
    };
    expect((await staff.ask(check, unreadable)).http).toBe(200);
    // Sent again after an answer that was lost.
    await staff.ask(check, unreadable);

    const before = await readCasesAs(asha);
    expect(before).toMatchObject([{ isInternalReview: true, lenderName: "Dakhila", partnerId: null }]);
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
    expect(caseState(events, { today, isInternalReview: true }).turn).toBe("student");
    expect(await db.notice.count({ where: { userId: asha.id } })).toBe(1);

    const given = await give(asha, caseId, events[0]!.id);
    const waiting = (await readCasesAs(asha))[0]!;
    expect(caseState(waiting.events, { today, isInternalReview: true }).turn).toBe("dakhila");
    const { papers } = await fileOf(staff, asha.reference);
    expect(papers.find((each) => each.fileId === fileId)!.check).toMatchObject({
      verdict: "unreadable",
      by: "Meera Joshi",
    });
    const paper = papers.find((each) => each.fileId === given)!;
    expect(paper).toMatchObject({ slot, caseId, check: null });

    await staff.ask(check, { reference: asha.reference, slot: paper.slot, fileId: given, verdict: "fine" });
    const after = (await readCasesAs(asha))[0]!;
    expect(after.events.at(-1)).toMatchObject({
      kind: "spoke",
      writer: "dakhila",
      note: expect.stringContaining("fine"),
    });
    expect(caseState(after.events, { today, isInternalReview: true }).turn).toBe("nobody");
  });

  test("a paper is asked for anew where the question, or the student's answer to it, was taken back", async () => {
    const [staff, asha] = [await loggedInStaff(), await submitted()];
    await opened(staff, asha.reference);
    const [{ slot, fileId }] = (await fileOf(staff, asha.reference)).papers as [LoadedFile["papers"][0]];
    const ask = () => staff.ask(check, { reference: asha.reference, slot, fileId, verdict: "unreadable" });
    const asked = async () => (await readCasesAs(asha))[0]!.events.filter(({ kind }) => kind === "asked");
    await ask();
    const [{ id: first }] = (await asked()) as [Awaited<ReturnType<typeof asked>>[0]];
    const { id: caseId } = (await readCasesAs(asha))[0]!;
    await staff.ask(write, { caseId, kind: "corrected", happenedOn: today, correctsId: first, note: "It is fine." });
    for (const _ of [1, 2]) await ask();
    expect(await asked()).toHaveLength(2);

    await give(asha, caseId, (await asked())[1]!.id);
    for (const _ of [1, 2]) await ask();
    expect(await asked()).toHaveLength(3);
    await give(asha, caseId, (await asked())[2]!.id);
    const { id: correctsId } = (await readCasesAs(asha))[0]!.events.at(-1)!;
    const taken = { caseId, kind: "corrected", happenedOn: today, correctsId };
    expect((await call(writeCase, requestTo("cases/write", taken, { as: asha }))).http).toBe(200);
    await ask();
    expect(await asked()).toHaveLength(3);
  });

  test("where lenders wait, the staff member says at which; another student's case is refused", async () => {
    const [staff, asha, ravi] = [await loggedInStaff(), await submitted(), await submitted("Ravi")];
    const [ashas, ravis, over] = [await newCase(asha.id), await newCase(ravi.id), await newCase(asha.id)];
    await newCaseEvent("student", { caseId: over, kind: "withdrawn" });
    await opened(staff, asha.reference);
    const [{ slot, fileId }] = (await fileOf(staff, asha.reference)).papers as [LoadedFile["papers"][0]];
    const wrong = { reference: asha.reference, slot, fileId, verdict: "wrong" };
    for (const caseId of ["", ravis, over, "DK-1"]) {
      const { http, body } = await staff.ask(check, { ...wrong, caseId });
      expect([http, body.issues]).toEqual([422, [{ path: "caseId", message: "Please choose where to ask for it." }]]);
    }
    expect(await db.paperCheck.count({ where: { userId: asha.id } })).toBe(0);
    expect((await staff.ask(check, { ...wrong, caseId: ashas })).http).toBe(200);
    expect(await readCasesAs(asha)).toMatchObject([
      { id: ashas, isInternalReview: false, events: [{ kind: "asked", slot, item: "this is another paper" }] },
      { id: over, events: [{ kind: "withdrawn" }] },
    ]);
    expect(await readCasesAs(ravi)).toMatchObject([{ events: [] }]);
  });

  test("of two papers that the student gave in a case, it waits on us until both are fine", async () => {
    const [staff, asha] = [await loggedInStaff(), await submitted()];
    const caseId = await newCase(asha.id);
    const given: string[] = [];
    for (const item of ["Pay slips", "Form 16"]) {
      const { id } = await newCaseEvent("dakhila", { caseId, kind: "asked", item });
      given.push(await give(asha, caseId, id));
    }
    await opened(staff, asha.reference);
    const turns: string[] = [];
    for (const fileId of given) {
      await staff.ask(check, { reference: asha.reference, slot: "", fileId, verdict: "fine" });
      turns.push(caseState((await readCasesAs(asha))[0]!.events, { today }).turn);
    }
    expect(turns).toEqual(["dakhila", "student"]);
  });

  test("a paper that the student adds is among those to check, once, and waits on us until it is fine", async () => {
    const [staff, asha] = [await loggedInStaff(), await submitted()];
    const finances = sampleSection("financialDetails", () => "") as object;
    await saveLoanForm(asha.id, undefined, { complete: true, change: { financialDetails: finances } });
    const [bank, slot, url] = [await newCase(asha.id), "financialDetails.itr", await newStoredFile(asha.id)];
    await newCaseEvent("lender", { caseId: bank, kind: "asked", slot });
    const added = await call<{ id: string }>(add, requestTo("cases/add", { slot, file: url }, { as: asha }));
    const caseId = added.body.data!.id;
    const turn = async () => {
      const { events } = (await readCasesAs(asha)).find(({ id }) => id === caseId)!;
      return caseState(events, { today, isInternalReview: true }).turn;
    };
    expect(await turn()).toBe("dakhila");
    await opened(staff, asha.reference);
    const { papers, paper } = await fileOf(staff, asha.reference);
    const fileId = fileIdOf(url)!;
    expect(papers.filter((each) => each.fileId === fileId)).toMatchObject([
      { slot, caseId, label: "ITR", check: null },
    ]);
    // Documents have a list of their own.
    expect(JSON.stringify(paper)).not.toContain("paper.pdf");
    expect((await staff.ask(check, { reference: asha.reference, slot, fileId, verdict: "fine" })).http).toBe(200);
    expect(await turn()).toBe("nobody");
  });

  test("a paper that is fine is kept as such and asks nobody", async () => {
    const [staff, asha] = [await loggedInStaff(), await submitted()];
    await opened(staff, asha.reference);
    const [{ slot, fileId }] = (await fileOf(staff, asha.reference)).papers as [LoadedFile["papers"][0]];
    for (const _ of [1, 2])
      expect((await staff.ask(check, { reference: asha.reference, slot, fileId, verdict: "fine" })).http).toBe(200);
    expect(await db.paperCheck.findMany({ where: { userId: asha.id } })).toMatchObject([
      { slot, fileId, verdict: "fine", colleagueId: staff.id },
    ]);
    expect(await readCasesAs(asha)).toEqual([]);
  });

  test("Dakhila's check moves no stage, has no letters, and no decision is written in it", async () => {
    const [staff, asha] = [await loggedInStaff(), await submitted()];
    const caseId = await newCase(asha.id, { isInternalReview: true, lenderName: "Dakhila" });
    const stageOf = async () =>
      (await call<{ stage: string }>(overview, requestTo("users/webdashboard", {}, { as: asha }))).body.data!.stage;
    expect(await stageOf()).toBe("underReview");
    for (const kind of ["declined", "sanctioned", "withdrawn"]) {
      const body = { caseId, kind, happenedOn: today, reason: kind === "declined" ? "noneGiven" : "" };
      expect((await call(writeCase, requestTo("cases/write", body, { as: asha }))).body.issues).toMatchObject([
        { path: "kind" },
      ]);
    }
    expect((await staff.ask(write, { caseId, kind: "sanctioned", happenedOn: today })).body.issues).toMatchObject([
      { path: "kind" },
    ]);
    expect(await stageOf()).toBe("underReview");
    await newCase(asha.id);
    expect(await stageOf()).toBe("bankSelection");
  });
});
