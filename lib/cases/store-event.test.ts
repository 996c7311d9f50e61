import { db } from "@/lib/db";
import type { CaseEventKind, CaseWriter } from "./event";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { newUser } from "@/tests/factories/users";
import { refreshState } from "./store-event";

type Step = [CaseWriter, CaseEventKind];
const needsAction = async (id: string) => (await db.lenderCase.findUniqueOrThrow({ where: { id } })).needsAction;

test.each<[string, Step[], boolean]>([
  ["a case just chosen waits for the student", [["student", "chosen"]], true],
  [
    "handed over, it waits for the lender",
    [
      ["student", "chosen"],
      ["student", "handedOver"],
    ],
    true,
  ],
  [
    "declined, nobody has to move",
    [
      ["student", "handedOver"],
      ["lender", "declined"],
    ],
    false,
  ],
  [
    "a complaint after it waits for the lender",
    [
      ["lender", "declined"],
      ["student", "complained"],
    ],
    true,
  ],
  [
    "paid out, nobody has to move",
    [
      ["lender", "sanctioned"],
      ["dakhila", "paidOut"],
    ],
    false,
  ],
  ["withdrawn, nobody has to move", [["student", "withdrawn"]], false],
])("%s", async (_, steps, expected) => {
  const caseId = await newCase((await newUser()).id);
  for (const [writer, kind] of steps)
    await newCaseEvent(writer, { caseId, kind, ...(kind === "declined" && { reason: "marks" as const }) });
  expect(await needsAction(caseId)).toBe(expected);
});

test("a correction brings back what waits", async () => {
  const caseId = await newCase((await newUser()).id);
  const { id: correctsId } = await newCaseEvent("student", { caseId, kind: "withdrawn" });
  expect(await needsAction(caseId)).toBe(false);
  await newCaseEvent("student", { caseId, kind: "corrected", correctsId });
  expect(await needsAction(caseId)).toBe(true);
});

test("what somebody changed by hand is put right, and only that is written", async () => {
  const caseId = await newCase((await newUser()).id);
  const refresh = async () => (await db.$transaction((tx) => refreshState(tx, caseId))).isChanged;
  await newCaseEvent("student", { caseId, kind: "withdrawn" });
  expect(await refresh()).toBe(false);
  await db.lenderCase.update({ where: { id: caseId }, data: { needsAction: true } });
  expect(await refresh()).toBe(true);
  expect(await needsAction(caseId)).toBe(false);
});
