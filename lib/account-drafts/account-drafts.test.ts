import { POST as drop } from "@/app/api/drafts/drop/route";
import { POST as keep } from "@/app/api/drafts/keep/route";
import { POST as read } from "@/app/api/drafts/read/route";
import { POST as readForm } from "@/app/api/loanform/read/route";
import { fileIdOf } from "@/lib/uploads/policy";
import { deleteUnreferenced } from "@/lib/uploads/server/unreferenced";
import { db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newSectionDraft } from "@/tests/factories/section-drafts";
import { newSession, newStudent, type Student } from "@/tests/factories/sessions";
import { newStoredFile } from "@/tests/factories/stored-files";
import { call, requestTo } from "@/tests/requests";

type Kept = { section: string; at: number };
type Read = Kept & { version: string; values: object };

const drafts = (...values: object[]) => ({
  drafts: values.map((one, at) => ({ section: ["generalDetails", "kycDetails"][at], version: "v1", values: one })),
});
const keepAs = (as: Student, body: object) => call<Kept[]>(keep, requestTo("drafts/keep", body, { as }));
const readAs = async (as: Student) => (await call<Read[]>(read, requestTo("drafts/read", {}, { as }))).body.data!;
const days = (count: number) => new Date(Date.now() - count * 86_400_000);

test("what was kept comes back in any session of the account, and of no other; the newest of a section counts", async () => {
  const [asha, ravi] = [await newStudent(), await newStudent()];
  await keepAs(asha, drafts({ city: "Sur" }));
  const { http, body } = await keepAs(asha, drafts({ city: "Surat" }, { panCard: "" }));
  expect(http).toBe(200);
  const elsewhere = { ...asha, ...(await newSession(asha.id)) };
  const [general, kyc] = body.data!.toSorted((a, b) => a.section.localeCompare(b.section));
  expect(await readAs(elsewhere)).toEqual([
    { ...general, version: "v1", values: { city: "Surat" } },
    { ...kyc, version: "v1", values: { panCard: "" } },
  ]);
  const form = await call<{ draftsAt: object }>(readForm, requestTo("loanform/read", {}, { as: elsewhere }));
  expect(form.body.data!.draftsAt).toEqual({ generalDetails: general!.at, kycDetails: kyc!.at });
  expect(await readAs(ravi)).toEqual([]);
});

test("in the database it cannot be read, and sealed for another it does not open", async () => {
  const [asha, ravi] = [await newStudent(), await newStudent()];
  await keepAs(asha, drafts({ city: "Canaryville" }));
  await keepAs(ravi, drafts({ city: "Anand" }));
  const { sealed, keyId } = await db.sectionDraft.findFirstOrThrow({ where: { userId: asha.id } });
  expect(Buffer.from(sealed).toString("latin1")).not.toContain("Canary");
  await db.sectionDraft.updateMany({ where: { userId: ravi.id }, data: { sealed, keyId } });
  expect(await readAs(ravi)).toEqual([]);
});

test("after two weeks it is offered no more, and once the application is sent none is offered or taken", async () => {
  const [asha, ravi] = [await newStudent(), await newStudent()];
  for (const { id: userId } of [asha, ravi]) await db.loanForm.create({ data: { userId } });
  await newSectionDraft(asha.id, "loanDetails", {}, { savedAt: days(14.01) });
  await newSectionDraft(asha.id, "kycDetails", {}, { savedAt: days(13.99) });
  expect((await readAs(asha)).map(({ section }) => section)).toEqual(["kycDetails"]);
  await keepAs(ravi, drafts({}));
  await saveLoanForm(ravi.id, undefined, { complete: true });
  expect(await readAs(ravi)).toEqual([]);
  expect(await keepAs(ravi, drafts({}))).toMatchObject({ http: 409, body: { code: "submitted" } });
});

test("dropped is what was seen: a newer one from another device stays", async () => {
  const asha = await newStudent();
  const first = (await keepAs(asha, drafts({ city: "Sur" }))).body.data!;
  await db.sectionDraft.updateMany({ where: { userId: asha.id }, data: { savedAt: new Date(first[0]!.at + 1) } });
  await call(drop, requestTo("drafts/drop", { drafts: first }, { as: asha }));
  expect(await readAs(asha)).toHaveLength(1);
  await call(drop, requestTo("drafts/drop", { drafts: [{ ...first[0]!, at: first[0]!.at + 1 }] }, { as: asha }));
  expect(await readAs(asha)).toEqual([]);
});

test("its own documents stay as long as it names them; another's are not held", async () => {
  const [asha, ravi] = [await newStudent(), await newStudent()];
  const [own, foreign] = [await newStoredFile(asha.id), await newStoredFile(ravi.id)];
  const ids = [own, foreign].map((url) => fileIdOf(url)!);
  await keepAs(asha, drafts({}, { panCard: own, passport: foreign }));
  expect(await deleteUnreferenced(ids)).toEqual([ids[1]]);
  await keepAs(asha, drafts({}, { panCard: "" }));
  expect(await deleteUnreferenced(ids)).toEqual([ids[0]]);
});
