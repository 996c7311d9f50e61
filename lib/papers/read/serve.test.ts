import "@/tests/own-files-folder";
import { randomUUID } from "node:crypto";
import * as listRoute from "@/app/api/readings/list/route";
import * as readRoute from "@/app/api/readings/read/route";
import * as switchRoute from "@/app/api/readings/switch/route";
import * as uploadRoute from "@/app/api/loanform/upload/route";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { fromStored } from "@/lib/loan-form/record";
import { fileIdOf, UPLOAD_FOR } from "@/lib/uploads/policy";
import type { FileSummary } from "@/lib/uploads/server/data";
import { CONSENT_VERSION } from "@/lib/users/consent";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { call, requestTo } from "@/tests/requests";
import { bombPdf, recursiveFormPdf } from "@/tests/samples/hostile-pdfs";
import { MORE_PAPERS } from "@/tests/samples/more-papers";
import { drawnPaper, MEERA, PAPERS, type SamplePaper } from "@/tests/samples/papers";
import { sampleSection } from "@/tests/samples/sections";
import { formWith, sampleJpeg } from "@/tests/samples/uploads";
import type { ApplicationFindings } from "./data";
import { readField } from "./fields";
import { findingsIn } from "./in-application";
import { seenOf } from "./stored";
import type { Findings } from "./findings";
import { verdictOf } from "./verdict";

// A busy machine starts the process late.
jest.mock("./patience", () => ({ patience: () => new Promise(() => {}) }));

const PEOPLE = [
  { id: randomUUID(), first: "Harish", last: "Joshi" },
  { id: randomUUID(), first: "Nilesh", last: "Desai" },
  { id: randomUUID(), first: "Kokila", last: "Patel" },
];
const NO_HURRY = { timeout: 600_000 };
let meera: Student;
beforeAll(async () => {
  meera = await newFamily();
});

async function newFamily(more: Parameters<typeof newStudent>[0] = {}) {
  const student = await newStudent(more);
  const name = ({ first, last }: { first: string; last: string }) => ({ firstName: first, lastName: last });
  await db.loanForm.create({
    data: {
      userId: student.id,
      generalDetails: name(MEERA),
      coApplicantDetails: PEOPLE.map((one) => ({ id: one.id, ...name(one), relation: "Father" })),
    },
  });
  return student;
}

/** As the form calls the slot of this person. */
const slotOf = ({ slot, person }: Pick<SamplePaper, "slot" | "person">) => {
  const id = PEOPLE.find(({ first }) => first === person.first)?.id;
  return id ? `${id}.${slot}` : slot;
};

async function upload(bytes: Buffer, slot: string, as = meera, name = "paper.pdf") {
  const request = requestTo("loanform/upload", formWith(bytes, name), { as, headers: { [UPLOAD_FOR]: slot } });
  const { http, body } = await call<FileSummary & { reading?: Findings | null }>(uploadRoute.POST, request);
  expect(http).toBe(200);
  const { url, reading } = body.data!;
  return { url, reading, row: await db.storedFile.findUniqueOrThrow({ where: { id: fileIdOf(url)! } }) };
}
/** A paper that can be read, again where a busy machine was late. */
async function uploadPaper(paper: SamplePaper, as = meera) {
  const bytes = await drawnPaper(paper);
  let answer = await upload(bytes, slotOf(paper), as);
  for (let tries = 1; tries < 20 && answer.row.seenKind === "unread"; tries += 1)
    answer = await upload(bytes, slotOf(paper), as);
  return answer;
}
const ask = (body: object, as = meera) =>
  call<Findings | null>(readRoute.POST, requestTo("readings/read", body, { as }));
const turn = (readsPapers: boolean | undefined, as: Student) => {
  const consentVersion = readsPapers ? CONSENT_VERSION : undefined;
  return call<{ readsPapers: boolean }>(
    switchRoute.POST,
    requestTo("readings/switch", { readsPapers, consentVersion }, { as }),
  );
};
const paperNamed = (id: string) => [...PAPERS, ...MORE_PAPERS].find((paper) => paper.id === id)!;
const ofPaper = (id: string, as = meera) => uploadPaper(paperNamed(id), as);

test.each(PAPERS.map((paper) => [paper.id, paper] as const))("uploaded: %s", async (_, paper) => {
  const { row, reading } = await uploadPaper(paper);
  const { expect: expected } = paper;
  const seen = seenOf(row.seen)!;
  const findings = verdictOf(seen, seen.name, readField(paper.slot)!, paper.today);
  const isCheck = findings.verdict === "check";
  expect({
    kind: row.seenKind,
    from: seen.periods[0]?.from,
    to: seen.periods.at(-1)?.to,
    months: seen.months,
    years: seen.years,
    parts: seen.parts,
    date: seen.day,
    name: seen.name,
    verdict: findings.verdict,
    reason: isCheck ? findings.reasons[0] : undefined,
    missing: isCheck ? findings.missing : [],
  }).toMatchObject(expected);
  expect(reading!.words.length).toBeGreaterThan(0);
});

test("the answer of the upload says what was seen and whether it fits", async () => {
  const { reading } = await ofPaper("cbse-10");
  expect(reading).toMatchObject({
    verdict: "fits",
    seen: "This looks like a 10th marksheet, 1 page.",
    words: ["It shows what lenders ask for."],
    isSaidRight: false,
  });
});

test("nothing of a paper's text, names and numbers is kept", async () => {
  const { row } = await ofPaper("hdfc-six-months");
  expect(row.seenKind).toBe("bankStatement");
  expect(JSON.stringify([row.seenKind, row.seen])).not.toMatch(/harish|joshi|hdfc|50100359253425|UPI|90000/i);
});

test("papers of who somebody is, pictures, and files of no slot are not opened", async () => {
  const statement = await drawnPaper(paperNamed("hdfc-six-months"));
  for (const slot of ["panCard", "aadhaarCardFront", "passport", "selfie", `${PEOPLE[0]!.id}.panCard`, ""]) {
    const { row, reading } = await upload(statement, slot);
    expect([row.seenKind, row.seen, reading]).toEqual([null, null, undefined]);
  }
  const { row } = await upload(await sampleJpeg(), "itr", meera, "itr.jpg");
  expect(row.seenKind).toBeNull();
});

test("a bomb and a form that draws itself are kept, and said not to be read", async () => {
  for (const bytes of [bombPdf(64 << 20), recursiveFormPdf()]) {
    const { row, reading } = await upload(bytes, "itr");
    expect([row.seenKind, reading?.verdict]).toEqual(["unread", "cannotTell"]);
  }
  expect((await ofPaper("cbse-10")).reading?.verdict).toBe("fits");
});

test("the slot gets what was seen, also of a file that is used again in another slot", async () => {
  const { url } = await ofPaper("cbse-10");
  expect((await ask({ url, slot: "tenthGrade" })).body.data).toMatchObject({ verdict: "fits" });
  expect((await ask({ url, slot: "twelfthGrade" })).body.data).toMatchObject({ reasons: ["otherKind"] });
  expect((await ask({ url, slot: "panCard" })).body.data).toBeNull();
  expect((await ask({ url, slot: "tenthGrade" }, await newFamily())).http).toBe(404);
});

test("a paper that is used again in another person's slot is looked at for that person", async () => {
  const { url, reading } = await ofPaper("gst-registration");
  expect(reading?.verdict).toBe("fits");
  for (const slot of [`${PEOPLE[1]!.id}.businessProof`, "left-out coApplicantFinancialDetails.1.businessProof"])
    expect((await ask({ url, slot })).body.data).toMatchObject({ verdict: "check", reasons: ["otherPerson"] });
  const his = "coApplicantFinancialDetails.0.businessProof";
  expect((await ask({ url, slot: his })).body.data).toMatchObject({ verdict: "fits" });
});

const rename = (as: Student, from: string, firstName: string) =>
  db.loanForm.update({
    where: { userId: as.id },
    data: {
      ...(from === MEERA.first && { generalDetails: { firstName, lastName: MEERA.last } }),
      coApplicantDetails: PEOPLE.map(({ id, first, last }) => ({
        ...{ id, firstName: first === from ? firstName : first, lastName: last, relation: "Father" },
      })),
    },
  });

test("a paper is looked at again once the person has another name in the application, and not for another's", async () => {
  const other = await newFamily();
  const { url } = await ofPaper("gst-registration", other);
  const slot = "coApplicantFinancialDetails.0.businessProof";
  const findings = async () => {
    const row = await db.storedFile.findUniqueOrThrow({ where: { id: fileIdOf(url)! } });
    const form = fromStored(await db.loanForm.findUniqueOrThrow({ where: { userId: other.id } }));
    return findingsIn({ slot, form }, row, "2026-11-27")?.verdict ?? null;
  };
  const asked = async () => (await ask({ url, slot }, other)).body.data;
  const byId = (id: string) => db.storedFile.findUniqueOrThrow({ where: { id: fileIdOf(id)! } });
  expect(await findings()).toBe("fits");
  await rename(other, "Harish", "Ramesh");
  expect(await findings()).toBeNull();
  expect(await asked()).toMatchObject({ verdict: "check", reasons: ["otherPerson"] });
  expect(await findings()).toBe("check");
  // A misspelling that is corrected leaves nothing of it.
  await rename(other, "Harish", "harish ");
  expect(await findings()).toBeNull();
  expect(await asked()).toMatchObject({ verdict: "fits" });
  const before = await byId(url);
  await rename(other, "Harish", "Harish");
  await rename(other, "Kokila", "Kavita");
  expect(await findings()).toBe("fits");
  expect(await byId(url)).toEqual(before);
});

test("of a household's paper each name of the household counts", async () => {
  const other = await newFamily();
  const { url, row } = await ofPaper("bill-in-another-name", other);
  const keptNow = async () => seenOf((await db.storedFile.findUniqueOrThrow({ where: { id: row.id } })).seen)!;
  const before = await keptNow();
  await rename(other, "Harish", "Ramesh");
  await ask({ url, slot: "utilityBill" }, other);
  const { names, ...others } = await keptNow();
  expect({ ...others, names: before.names }).toEqual(before);
  expect(names).not.toBe(before.names);
});

test("the review is told of PDFs at which nobody looked for their slot, unless none are to be read", async () => {
  const other = await newFamily();
  const [{ url, row }, { url: photo }] = [
    await ofPaper("cbse-10", other),
    await upload(await sampleJpeg(), "twelfthGrade", other, "marks.jpg"),
  ];
  const answers = { ...(sampleSection("academicDetails", () => "") as object), tenthGrade: url, twelfthGrade: photo };
  await db.loanForm.update({ where: { userId: other.id }, data: { academicDetails: answers } });
  const list = async () => {
    const { papers, waiting } = (
      await call<ApplicationFindings>(listRoute.POST, requestTo("readings/list", {}, { as: other }))
    ).body.data!;
    return [papers.map(({ path }) => path), waiting];
  };
  const slot = "academicDetails.tenthGrade";
  expect(await list()).toEqual([["tenthGrade"], []]);
  await db.storedFile.update({ where: { id: row.id }, data: { seenKind: null, seen: Prisma.DbNull } });
  expect(await list()).toEqual([[], [{ slot, url }]]);
  expect((await ask({ url, slot }, other)).body.data).toMatchObject({ verdict: "fits" });
  expect(await list()).toEqual([["tenthGrade"], []]);
  await rename(other, MEERA.first, "Mira");
  expect(await list()).toEqual([[], [{ slot, url }]]);
  await turn(false, other);
  expect(await list()).toEqual([[], []]);
});

test("the student's word is kept beside it", async () => {
  const { url } = await ofPaper("cbse-12-in-the-slot-of-10");
  expect((await ask({ url, slot: "tenthGrade", isRight: true })).body.data).toMatchObject({ isSaidRight: true });
  expect((await ask({ url, slot: "tenthGrade" })).body.data).toMatchObject({ verdict: "check", isSaidRight: true });
});

test("nothing is read of who agreed to no notice that names it, nor asked for later; a yes reads it", async () => {
  for (const consentVersion of [null, "2026-11-23"]) {
    const other = await newFamily({ consentVersion, readsPapers: null });
    const { url, row, reading } = await ofPaper("cbse-10", other);
    expect([row.seenKind, row.seen, reading]).toEqual([null, null, null]);
    expect((await ask({ url, slot: "tenthGrade" }, other)).body.data).toBeNull();
    expect((await ask({ url, slot: "tenthGrade", isRight: true }, other)).body.data).toBeNull();
    expect(await db.storedFile.findUniqueOrThrow({ where: { id: row.id } })).toMatchObject({
      ...{ seenKind: null, seen: null, saidRightOn: null },
    });
    await turn(true, other);
    expect((await ask({ url, slot: "tenthGrade" }, other)).body.data).toMatchObject({ verdict: "fits" });
  }
});

test("a no that comes while a paper is read leaves nothing of it", async () => {
  const other = await newFamily();
  const { url, row } = await ofPaper("cbse-10", other);
  const clear = { seenKind: null, seen: Prisma.DbNull };
  await db.storedFile.update({ where: { id: row.id }, data: clear });
  const reading = await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: other.id }, data: { readsPapers: false } });
    await tx.storedFile.updateMany({ where: { ownerId: other.id }, data: clear });
    let isOver = false;
    const asked = ask({ url, slot: "tenthGrade" }, other).finally(() => void (isOver = true));
    const isWaiting = async () =>
      (
        await tx.$queryRaw<object[]>`SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() =
        ANY(pg_blocking_pids(pid))`
      ).length > 0;
    while (!isOver && !(await isWaiting())) await new Promise((done) => setTimeout(done, 20));
    return { asked };
  }, NO_HURRY);
  expect((await reading.asked).body.data).toBeNull();
  expect(await db.storedFile.findUniqueOrThrow({ where: { id: row.id } })).toMatchObject({
    seenKind: null,
    seen: null,
  });
});

test("turned off, nothing is read any more, and what was seen goes", async () => {
  const other = await newFamily();
  const { url, row } = await ofPaper("cbse-10", other);
  expect((await turn(undefined, other)).body.data).toEqual({ readsPapers: true });
  expect((await turn(false, other)).body.data).toEqual({ readsPapers: false });
  expect(await db.storedFile.findUniqueOrThrow({ where: { id: row.id } })).toMatchObject({
    seenKind: null,
    seen: null,
  });
  expect((await ask({ url, slot: "tenthGrade" })).body.data).toBeNull();
  expect(await ofPaper("cbse-10", other)).toMatchObject({ reading: null, row: { seenKind: null } });
});
