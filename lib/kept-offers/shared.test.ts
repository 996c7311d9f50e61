import "@/tests/own-files-folder";
import { GET as getFile } from "@/app/api/pack/[pass]/files/[id]/route";
import { POST as upload } from "@/app/api/loanform/upload/route";
import { POST as readPack } from "@/app/api/pack/read/route";
import { isSubmitted } from "@/lib/back-office/data";
import { db } from "@/lib/db";
import { example } from "@/lib/offers/testing";
import { SHARED_PARTS, type PackPart } from "@/lib/share-links/parts";
import type { SharedFile } from "@/lib/shared-file/shared-file";
import { fileIdOf } from "@/lib/uploads/policy";
import { newCase } from "@/tests/factories/cases";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newStudent } from "@/tests/factories/sessions";
import { newOpenedShareLink } from "@/tests/factories/share-links";
import { call, provenStudent, requestTo } from "@/tests/requests";
import { formWith, samplePdf } from "@/tests/samples/uploads";
import { offersGiven } from "./data";

/** A student who keeps an offer with its letter at one lender, and one without at another. */
async function studentWithOffers() {
  const asha = await newStudent({ name: "Asha Iyer" });
  await saveLoanForm(asha.id, undefined, { complete: true });
  const [caseId, other] = [await newCase(asha.id), await newCase(asha.id, { lenderName: "Avanse" })];
  const { body } = await call<{ url: string }>(
    upload,
    requestTo("loanform/upload", formWith(samplePdf(), "letter.pdf"), { as: asha }),
  );
  const letterFileId = fileIdOf(body.data!.url)!;
  await db.loanOffer.create({ data: { caseId, answers: { ...example("E4"), proposalNumber: "OLD-1" } } });
  await db.loanOffer.create({ data: { caseId, answers: { ...example("E4"), proposalNumber: "NEW-2" }, letterFileId } });
  await db.loanOffer.create({ data: { caseId: other, answers: { ...example("E4"), proposalNumber: "AVANSE-3" } } });
  return { asha, caseId, other, letterFileId };
}

async function opened(of: { userId: string; caseId: string }, parts: readonly PackPart[]) {
  const { passId, cookie } = await newOpenedShareLink(of, { parts: [...parts] });
  const headers = { pass: passId, cookie };
  const file = await call<SharedFile>(readPack, requestTo("pack/read", {}, { headers }));
  const paper = async (id: string) =>
    (
      await getFile(requestTo(`pack/${passId}/files/${id}`, null, { method: "GET", headers }), {
        params: Promise.resolve({ pass: passId, id }),
      })
    ).status;
  return { passId, sharedFile: file.body.data!, text: JSON.stringify(file.body), paper };
}

test("an officer reads the newest version of this lender and opens its letter, where the student gave that part", async () => {
  const { asha, caseId, letterFileId } = await studentWithOffers();
  const { sharedFile, text, paper } = await opened({ userId: asha.id, caseId }, ["offer"]);
  expect(sharedFile.offer).toMatchObject({ letterId: letterFileId });
  expect(text).toContain("NEW-2");
  for (const not of ["OLD-1", "AVANSE-3"]) expect(text).not.toContain(not);
  expect(sharedFile.papers.map(({ label, folder }) => [label, folder])).toEqual([
    ["Letter of the loan offer", "Loan offer"],
  ]);
  expect(await paper(letterFileId)).toBe(200);
  // What is found in an offer is for the student alone.
  for (const verdict of ["doesNotFit", "does not fit", "cannot be seen"]) expect(text).not.toContain(verdict);
});

test("without that part nothing of it is there, also where all others were given", async () => {
  const { asha, caseId, letterFileId } = await studentWithOffers();
  const parts = SHARED_PARTS.filter((part) => part !== "offer");
  const { sharedFile, text, paper } = await opened({ userId: asha.id, caseId }, parts);
  expect([sharedFile.offer, sharedFile.notShared]).toEqual([null, []]);
  for (const not of ["OLD-1", "NEW-2", "AVANSE-3", letterFileId]) expect(text).not.toContain(not);
  expect(await paper(letterFileId)).toBe(404);
});

test("a link of a lender without an offer gives none", async () => {
  const { asha } = await studentWithOffers();
  const { sharedFile } = await opened({ userId: asha.id, caseId: await newCase(asha.id, { lenderName: "C" }) }, [
    "offer",
  ]);
  expect(sharedFile.offer).toBeNull();
});

test("the desk reads the offers of those lenders to whom they were given, for as long as a link is open", async () => {
  const { asha, caseId, letterFileId } = await studentWithOffers();
  const student = await provenStudent(asha);
  expect(await offersGiven(student)).toEqual([]);
  await opened({ userId: asha.id, caseId }, ["you", "study"]);
  expect(await offersGiven(student)).toEqual([]);
  const { passId } = await opened({ userId: asha.id, caseId }, ["offer"]);
  const given = await offersGiven(student);
  expect(given.map(({ lenderName }) => lenderName)).toEqual(["Surat Nagrik Bank"]);
  expect(JSON.stringify(given)).toContain("NEW-2");
  // What was typed, and not the letter.
  expect(await isSubmitted(student, letterFileId)).toBe(false);
  await db.pass.update({ where: { id: passId }, data: { revokedAt: new Date() } });
  expect(await offersGiven(student)).toEqual([]);
});
