import { admin, db } from "@/tests/factories/database";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { newStoredFile } from "@/tests/factories/stored-files";
import { newUser } from "@/tests/factories/users";
import { fileIdOf } from "@/lib/uploads/policy";

const broken = async (caseId: string) =>
  (await db.$queryRaw<{ caseId: string; id: number }[]>`SELECT * FROM broken_case_events()`)
    .filter((row) => row.caseId === caseId)
    .map(({ id }) => id);
/** Changes rows with the triggers off, as only the owner of the database can. */
const behindTheTriggers = (change: string) =>
  admin.db.$transaction([
    admin.db.$executeRaw`SELECT set_config('session_replication_role', 'replica', true)`,
    admin.db.$executeRawUnsafe(change),
  ]);

test("a case is called by its application's reference and a number of its own", async () => {
  const { id: userId } = await newUser();
  await db.loanForm.create({ data: { userId } });
  const ids = await Promise.all(Array.from({ length: 8 }, () => newCase(userId)));
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId } });
  expect(ids.toSorted()).toEqual(Array.from({ length: 8 }, (_, index) => `${reference}-${index + 1}`));
  const [id, other] = [ids[0]!, await newUser()];
  await db.lenderCase.update({ where: { id }, data: { id: "DK-1", userId: other.id, branch: "Surat" } });
  expect(await db.lenderCase.findUniqueOrThrow({ where: { id } })).toMatchObject({ userId, branch: "Surat" });
});

test("a line is never changed and never taken away, and neither is its case", async () => {
  const { id: userId } = await newUser();
  const caseId = await newCase(userId);
  const { id } = await newCaseEvent("student", { caseId, kind: "handedOver" });
  await expect(admin.db.caseEvent.update({ where: { id }, data: { note: "never said" } })).rejects.toThrow(
    "is never changed",
  );
  await expect(admin.db.caseEvent.delete({ where: { id } })).rejects.toThrow("is never changed");
  await expect(admin.db.lenderCase.delete({ where: { id: caseId } })).rejects.toThrow("is never deleted");
  expect(await db.caseEvent.count({ where: { caseId } })).toBe(1);
});

test("with the account go its cases, their lines and their papers", async () => {
  const { id: userId } = await newUser();
  const caseId = await newCase(userId);
  const asked = await newCaseEvent("lender", { caseId, kind: "asked", item: "Pay slips", channel: "pass" });
  const fileId = fileIdOf(await newStoredFile(userId))!;
  await newCaseEvent("student", { caseId, kind: "answered", answersId: asked.id, fileId });
  await db.user.delete({ where: { id: userId } });
  expect(await db.lenderCase.count({ where: { id: caseId } })).toBe(0);
  expect(await db.caseEvent.count({ where: { caseId } })).toBe(0);
});

test("when and in which order lines were written is the database's word", async () => {
  const { id: userId } = await newUser();
  const caseId = await newCase(userId);
  const before = Date.now();
  const row = await newCaseEvent("student", {
    caseId,
    kind: "spoke",
    id: 1,
    writtenAt: new Date(0),
    hash: Buffer.alloc(32),
  });
  expect(row.id).toBeGreaterThan(1);
  expect(row.writtenAt.getTime()).toBeGreaterThanOrEqual(before - 1000);
  expect(await broken(caseId)).toEqual([]);
});

test("a line that was changed, taken out or put in behind the triggers breaks the chain of its case", async () => {
  const { id: userId } = await newUser();
  const [caseId, untouched] = [await newCase(userId), await newCase(userId)];
  const add = (at: string) => newCaseEvent("student", { caseId: at, kind: "spoke", note: "They called." });
  // At once: each waits for the line before it.
  await Promise.all(Array.from({ length: 6 }, (_, index) => add(index % 2 ? untouched : caseId)));
  const [first, second, third] = (await db.caseEvent.findMany({ where: { caseId }, orderBy: { id: "asc" } })).map(
    ({ id }) => id,
  );
  expect(await broken(caseId)).toEqual([]);
  await behindTheTriggers(`UPDATE "CaseEvent" SET a5_note = 'They did not.' WHERE id = ${second}`);
  expect(await broken(caseId)).toEqual([second]);
  await behindTheTriggers(`UPDATE "CaseEvent" SET a5_note = 'They called.' WHERE id = ${second}`);
  expect(await broken(caseId)).toEqual([]);
  await behindTheTriggers(`DELETE FROM "CaseEvent" WHERE id = ${first}`);
  expect(await broken(caseId)).toEqual([second]);
  expect(await broken(untouched)).toEqual([]);
  expect(third).toBeDefined();
});

test("an event refers to its own case, corrects its own writer's, and holds a file of its own student", async () => {
  const { id: userId } = await newUser();
  const caseId = await newCase(userId);
  const other = await newUser();
  const theirs = await newCase(other.id);
  const dakhila = (event: Partial<Parameters<typeof newCaseEvent>[1]>) =>
    newCaseEvent("dakhila", { caseId, kind: "spoke", ...event });
  const paper = { kind: "asked", item: "Pay slips" } as const;
  const asked = await newCaseEvent("dakhila", { caseId: theirs, ...paper });
  const spoke = await dakhila({});
  const ownAsked = await dakhila(paper);
  const fileId = fileIdOf(await newStoredFile(other.id))!;
  for (const [event, rule] of [
    [{ kind: "answered", answersId: asked.id }, "answersId is no event"],
    [{ kind: "corrected", correctsId: asked.id }, "correctsId is no event"],
    [{ kind: "answered", answersId: ownAsked.id, fileId }, "fileId is no file"],
  ] as const)
    await expect(dakhila(event)).rejects.toThrow(rule);
  for (const writer of ["app", "student", "lender"] as const) {
    const { id: correctsId } = await newCaseEvent(writer, { caseId, kind: "spoke" });
    await expect(dakhila({ kind: "corrected", correctsId })).rejects.toThrow("by this writer");
    const taken = { caseId, kind: "corrected", correctsId: spoke.id } as const;
    await expect(newCaseEvent(writer, taken)).rejects.toThrow("by this writer");
  }
  await dakhila({ kind: "corrected", correctsId: spoke.id });
  await dakhila({ kind: "declined", reason: "noneGiven" });
});
