import { POST as letter } from "@/app/api/cases/letter/route";
import { dayOf } from "@/lib/dates/calendar";
import { textOf } from "@/lib/papers/testing";
import { newCase } from "@/tests/factories/cases";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { call, requestTo } from "@/tests/requests";
import type { LetterFile } from "./letter-file";
import { LETTER_MAX } from "./schema";

const SAID = "To: Surat Nagrik Bank\n\nI changed this sentence myself.";
const save = (as: Student, body: object) =>
  call<LetterFile>(letter, requestTo("cases/letter", { act: "ask", text: SAID, ...body }, { as }));

test.each([
  ["ask", "Surat Nagrik Bank", "status-request-surat-nagrik-bank", "Request for the status"],
  ["complain", "Crédit & Étude Co.", "complaint-credit-etude-co", "Complaint about my education loan"],
  ["escalate", "सूरत बैंक", "facts-for-ombudsman", "Facts for the portal of the RBI Ombudsman"],
] as const)(
  "%s: the letter as the student changed it; its name says lender and day",
  async (act, lenderName, name, title) => {
    const asha = await newStudent();
    const caseId = await newCase(asha.id, { lenderName });
    const { http, body } = await save(asha, { caseId, act });
    expect([http, body.data!.name]).toEqual([200, `${name}-${dayOf(new Date())}.pdf`]);
    const [page] = await textOf(Buffer.from(body.data!.pdf, "base64"));
    expect(page).toContain(title);
    expect(page).toContain("I changed this sentence myself.");
  },
);

test.each<[string, object, string, string]>([
  ["an empty letter", { text: " \n " }, "text", "There is nothing in the letter yet."],
  ["a book", { text: "x".repeat(LETTER_MAX + 1) }, "text", "at most 10000"],
  ["another script", { text: "I am आशा राव મારું નામ આશા" }, "text", "cannot show these letters: आशा राव મારું."],
  ["a letter that there is not", { act: "thank" }, "act", ""],
])("%s is refused at its field", async (_, said, path, words) => {
  const asha = await newStudent();
  const { http, body } = await save(asha, { caseId: await newCase(asha.id), ...said });
  expect(http).toBe(422);
  expect(body.issues).toEqual([{ path, message: expect.stringContaining(words) }]);
});

test("there are letters to one's own lenders only, and none to Dakhila's check", async () => {
  const [asha, ravi] = [await newStudent(), await newStudent()];
  const [ashas, check] = [
    await newCase(asha.id),
    await newCase(asha.id, { lenderName: "Dakhila", isInternalReview: true }),
  ];
  for (const [as, caseId] of [
    [ravi, ashas],
    [asha, check],
    [asha, "DK-000-000-0000-1"],
  ] as const)
    expect(await save(as, { caseId })).toMatchObject({ http: 404, body: { code: "caseNotFound" } });
});
