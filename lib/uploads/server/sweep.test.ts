import "@/tests/own-files-folder";
import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { POST } from "@/app/api/loanform/upload/route";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { saveReferences } from "@/tests/factories/loan-forms";
import { newStudent } from "@/tests/factories/sessions";
import { call, requestTo } from "@/tests/requests";
import { fileIdOf, fileUrl } from "@/lib/uploads/policy";
import { formWith, samplePdf } from "@/tests/samples/uploads";
import { localStore } from "@/lib/uploads/store/local";
import type { FileSummary } from "./data";
import { removeOrphans, removeUnused, sweepOld } from "./sweep";

const HOUR = 3600_000;
const placeOf = (id: string) => path.join(env.FILES_DIR, id.slice(0, 2), id.slice(2, 4), id);
const exists = (id: string) =>
  readFile(placeOf(id)).then(
    () => true,
    () => false,
  );
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
const newId = () => crypto.randomUUID().replaceAll("-", "");

async function uploaded(as: Awaited<ReturnType<typeof newStudent>>, hoursAgo: number) {
  const { body } = await call<FileSummary>(POST, requestTo("loanform/upload", formWith(samplePdf(), "a.pdf"), { as }));
  const id = fileIdOf(body.data!.url)!;
  await db.storedFile.update({ where: { id }, data: { createdAt: ago(hoursAgo) } });
  await utimes(placeOf(id), ago(hoursAgo), ago(hoursAgo));
  return id;
}

test("a file that no section took within a day goes; one in a section, and a young one, stay", async () => {
  const asha = await newStudent();
  const [old, held, young] = [await uploaded(asha, 25), await uploaded(asha, 25), await uploaded(asha, 23)];
  await db.loanForm.create({ data: { userId: asha.id, financialDetails: { utilityBill: fileUrl(held) } } });
  await saveReferences(asha.id);
  expect(await removeUnused(24 * HOUR)).toBeGreaterThanOrEqual(1);
  expect([await exists(old), await exists(held), await exists(young)]).toEqual([false, true, true]);
  expect(await db.storedFile.count({ where: { ownerId: asha.id } })).toBe(2);
});

test("a file that a line of a case holds stays, whatever the line and also when it was taken back", async () => {
  const [asha, ravi] = [await newStudent(), await newStudent()];
  const [answer, letter, takenBack, free] = [
    await uploaded(asha, 25),
    await uploaded(asha, 25),
    await uploaded(asha, 25),
    await uploaded(asha, 25),
  ];
  const [caseId, ravis] = [await newCase(asha.id), await newCase(ravi.id)];
  const { id: answersId } = await newCaseEvent("dakhila", { caseId, kind: "asked", item: "Pay slips" });
  await newCaseEvent("student", { caseId, kind: "answered", answersId, fileId: answer });
  await newCaseEvent("student", { caseId, kind: "sanctioned", fileId: letter });
  const { id: correctsId } = await newCaseEvent("student", { caseId, kind: "spoke", fileId: takenBack });
  await newCaseEvent("student", { caseId, kind: "corrected", correctsId });
  // That its name stands somewhere in another student's case holds nothing.
  await newCaseEvent("student", { caseId: ravis, kind: "spoke", note: free });
  await removeUnused(24 * HOUR);
  expect(await Promise.all([answer, letter, takenBack, free].map(exists))).toEqual([true, true, true, false]);
  const left = await db.storedFile.findMany({ where: { ownerId: asha.id }, select: { id: true } });
  expect(left.map(({ id }) => id).toSorted()).toEqual([answer, letter, takenBack].toSorted());
});

test("bytes without a row go after a day, not before; bytes with a row stay", async () => {
  const asha = await newStudent();
  const kept = await uploaded(asha, 25);
  const [old, young] = [newId(), newId()];
  for (const [id, hours] of [
    [old, 25],
    [young, 23],
  ] as const) {
    await localStore.put(id, Buffer.from("sealed"));
    await utimes(placeOf(id), ago(hours), ago(hours));
  }
  expect(await removeOrphans(24 * HOUR)).toBeGreaterThanOrEqual(1);
  expect([await exists(old), await exists(young), await exists(kept)]).toEqual([false, true, true]);
});

test("a start goes on from the last sweep, whoever made it; once a month everything is looked at", async () => {
  const DAYS = 24;
  const asha = await newStudent();
  const setBack = (name: string, days: number) =>
    db.$executeRaw`UPDATE "Sweep" SET at = now() - make_interval(days => ${days}::int) WHERE name = ${name}`;
  await db.sweep.deleteMany();
  const first = await uploaded(asha, 100 * DAYS);
  expect(await sweepOld()).toMatchObject({ unused: expect.any(Number), orphans: expect.any(Number) });
  expect(await exists(first)).toBe(false);

  // On the same day nothing is looked at again, by nobody.
  const [passed, old] = [await uploaded(asha, 100 * DAYS), await uploaded(asha, 16 * DAYS)];
  expect(await sweepOld()).toEqual({});
  // Two days later what became old since; what was so before was looked at.
  await setBack("recent", 2);
  expect(await sweepOld()).not.toHaveProperty("orphans");
  expect([await exists(passed), await exists(old)]).toEqual([true, false]);
  await setBack("recent", 2);
  await setBack("everything", 31);
  expect(await sweepOld()).toHaveProperty("orphans");
  expect(await exists(passed)).toBe(false);
});

test("what a killed process left half-written goes at the first write, unless it may still be in use", async () => {
  const parts = path.join(env.FILES_DIR, "parts");
  await mkdir(parts, { recursive: true });
  const [stale, fresh] = [`${newId()}.part`, `${newId()}.part`];
  for (const name of [stale, fresh]) await writeFile(path.join(parts, name), "half");
  await utimes(path.join(parts, stale), ago(1), ago(1));
  await jest.isolateModulesAsync(async () => {
    const { env: settings } = await import("@/lib/env");
    settings.FILES_DIR = env.FILES_DIR;
    const { localStore: restarted } = await import("@/lib/uploads/store/local");
    await restarted.put(newId(), Buffer.from("sealed"));
  });
  const left = await readdir(parts);
  expect([left.includes(stale), left.includes(fresh)]).toEqual([false, true]);
});

test("the store takes nothing but its own kind of key", async () => {
  for (const key of ["../../escape", "", "/etc/passwd", "a".repeat(31), `${"a".repeat(32)}\0`]) {
    await expect(localStore.put(key, Buffer.from("x"))).rejects.toThrow();
    await expect(localStore.get(key)).rejects.toThrow();
    await expect(localStore.remove(key)).rejects.toThrow();
  }
  expect(await localStore.get(newId())).toBeNull();
  await localStore.remove(newId());
});
