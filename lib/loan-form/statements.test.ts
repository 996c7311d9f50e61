import { Client } from "pg";
import { POST as choose } from "@/app/api/cases/choose/route";
import { POST as cases } from "@/app/api/cases/read/route";
import { POST as add } from "@/app/api/loanform/add/route";
import { POST as read } from "@/app/api/loanform/read/route";
import { POST as dashboard } from "@/app/api/users/webdashboard/route";
import { db } from "@/lib/db";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { newStoredFile } from "@/tests/factories/stored-files";
import { call, requestTo } from "@/tests/requests";
import { sampleSection } from "@/tests/samples/sections";
import { type SectionKey, SECTION_KEYS } from "./registry";

// What the team is told of an application goes out beside the answer.
jest.mock("@/lib/notifications/mutations", () => ({ notify: () => {} }));

// All that reaches the database, BEGIN and COMMIT counted.
const sent = jest.spyOn(Client.prototype, "query");

/** How many statements a call sends, the one that checks the session among them. */
async function statementsOf(handler: Parameters<typeof call>[0], path: string, as: Student, body: object = {}) {
  sent.mockClear();
  const { http } = await call(handler, requestTo(path, body, { as }));
  expect(http).toBe(200);
  return sent.mock.calls.length;
}

async function answers(key: SectionKey, student: Student, ids: readonly string[]) {
  const paths: string[] = [];
  sampleSection(key, (path) => (paths.push(path), ""), ids);
  const files = new Map<string, string>();
  for (const path of paths) files.set(path, await newStoredFile(student.id));
  return sampleSection(key, (path) => files.get(path)!, ids);
}

test("a save sends three statements, or two where nothing changed, the submit three; the form and the dashboard are read with two", async () => {
  const student = await newStudent();
  // The application begins with the first call.
  await call(read, requestTo("loanform/read", {}, { as: student }));
  const people = ["a", "b"];
  const saves: Partial<Record<SectionKey, number>> = {};
  const first: SectionKey = "coApplicantDetails";
  for (const key of [first, ...SECTION_KEYS.filter((name) => name !== first)]) {
    const value = await answers(key, student, people);
    saves[key] = await statementsOf(add, "loanform/add", student, { [key]: value });
    expect(await statementsOf(add, "loanform/add", student, { [key]: value })).toBe(2);
  }
  expect(saves).toEqual(Object.fromEntries(SECTION_KEYS.map((key) => [key, 3])));
  const reads = async () => [
    await statementsOf(read, "loanform/read", student),
    await statementsOf(dashboard, "users/webdashboard", student),
    await statementsOf(cases, "cases/read", student),
  ];
  // The figures of all lenders are read now and again, whoever asks.
  await call(dashboard, requestTo("users/webdashboard", {}, { as: student }));
  expect(await reads()).toEqual([2, 2, 2]);
  expect(await statementsOf(add, "loanform/add", student, { complete: true })).toBe(3);
  const { id: partnerId } = await db.partner.findFirstOrThrow({
    where: { isActive: true, toMend: "", archivedAt: null },
  });
  for (const lender of [{ partnerId }, { lenderName: "Village Co-operative Bank" }])
    expect((await call(choose, requestTo("cases/choose", lender, { as: student }))).http).toBe(200);
  expect(await reads()).toEqual([2, 2, 2]);
});
