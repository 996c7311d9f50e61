import "@/tests/own-files-folder";
import { rm, truncate } from "node:fs/promises";
import path from "node:path";
import { GET as getApplication } from "@/app/api/pack/[pass]/application/route";
import { GET as getFile } from "@/app/api/pack/[pass]/files/[id]/route";
import { GET as getPapers } from "@/app/api/pack/[pass]/papers/route";
import { POST as add } from "@/app/api/cases/add/route";
import { POST as open } from "@/app/api/pack/open/route";
import { POST as read } from "@/app/api/pack/read/route";
import { POST as reply } from "@/app/api/pack/reply/route";
import { POST as upload } from "@/app/api/loanform/upload/route";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { sectionOf } from "@/lib/loan-form/registry";
import { log } from "@/lib/log";
import { FILE_NOT_FOUND, fileIdOf } from "@/lib/uploads/policy";
import { makeShareLink, stopShareLink } from "@/lib/share-links/mutations";
import { SHARE_CONSENT_VERSION, SHARED_PARTS, type PackPart } from "@/lib/share-links/parts";
import { textOf } from "@/lib/papers/testing";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { takeMany } from "@/tests/limits";
import { call, provenStudent, requestTo } from "@/tests/requests";
import { sampleSection } from "@/tests/samples/sections";
import { formWith, sampleJpeg, samplePdf } from "@/tests/samples/uploads";
import { filesIn } from "@/tests/samples/zip";
import { fragmentOf } from "./calls";
import type { SharedFile } from "./shared-file";
import { sharedHeading } from "./words";

/** A share link that is open in a browser. */
type Opened = { passId: string; headers: Record<string, string> };

async function opened(as: Student, caseId: string, parts: readonly PackPart[] = SHARED_PARTS): Promise<Opened> {
  const made = await makeShareLink(await provenStudent(as), {
    caseId,
    name: "A. Shah",
    parts: [...parts],
    days: 7,
    consentVersion: SHARE_CONSENT_VERSION,
  });
  const { headers } = await call(open, requestTo("pack/open", { short: made.short, code: made.code }));
  const cookie = headers.get("set-cookie")!.split(";")[0]!;
  return { passId: made.passId, headers: { pass: made.passId, cookie } };
}
const doRead = ({ headers }: Opened) => call<SharedFile>(read, requestTo("pack/read", {}, { headers }));
const sharedFileOf = async (link: Opened) => (await doRead(link)).body.data!;
const doReply = ({ headers }: Opened, body: object) => call(reply, requestTo("pack/reply", body, { headers }));
const get = (handler: typeof getFile, { passId, headers }: Opened, path: string, id = "") =>
  handler(requestTo(`pack/${passId}/${path}`, null, { method: "GET", headers }), {
    params: Promise.resolve({ pass: passId, id }),
  });
const paper = (link: Opened, id: string) => get(getFile, link, `files/${id}`, id);
const eventsOf = async (userId: string, kind: string) =>
  (await db.event.findMany({ where: { userId, kind }, orderBy: { id: "asc" } })).map(({ detail }) => detail);
const caseEventsOf = (caseId: string) =>
  db.caseEvent.findMany({ where: { caseId, writer: "lender" }, orderBy: { id: "asc" } });
const stored = async (as: Student, bytes: Buffer, name: string) =>
  (await call<{ url: string }>(upload, requestTo("loanform/upload", formWith(bytes, name), { as }))).body.data!.url;

/** A student who has submitted, and one of the student's lenders. */
async function submitted(name = "Asha Iyer") {
  const asha = await newStudent({ name });
  await saveLoanForm(asha.id, undefined, { complete: true });
  return { asha, caseId: await newCase(asha.id) };
}

/** The same with two identity papers that are really there, and no others. */
async function withPapers() {
  const asha = await newStudent({ name: "Asha Iyer" });
  const [pdf, jpeg] = [samplePdf(300_000), await sampleJpeg()];
  const panCard = await stored(asha, pdf, "pan ABCPR1234F.pdf");
  const selfie = await stored(asha, jpeg, "me.jpg");
  const kyc = { ...(sampleSection("kycDetails", () => "") as object), panCard, photoSelfie: selfie };
  await saveLoanForm(asha.id, undefined, { complete: true, change: { kycDetails: kyc } });
  return { asha, caseId: await newCase(asha.id), panCard, selfie, pdf };
}

test("what was given is shown, numbers masked, and nothing else of the application", async () => {
  const { asha, caseId } = await submitted();
  const sharedFile = await sharedFileOf(await opened(asha, caseId, ["you", "coApplicants"]));
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: asha.id } });
  expect(sharedFile).toMatchObject({
    student: "Asha Iyer",
    reference,
    lender: "Surat Nagrik Bank",
    officer: "A. Shah",
    thread: [],
  });
  const all = await sharedFileOf(await opened(asha, caseId));
  const titles = (one: SharedFile) => one.application.sections.map(({ title }) => title);
  expect(titles(sharedFile).length).toBeGreaterThan(3);
  expect(titles(sharedFile).length).toBeLessThan(titles(all).length);
  for (const key of ["admissionDetails", "loanDetails", "academicDetails", "financialDetails"] as const) {
    expect(titles(sharedFile)).not.toContain(sharedHeading(sectionOf(key)));
    expect(titles(all)).toContain(sharedHeading(sectionOf(key)));
  }
  expect(titles(all).filter((title) => title.includes("Your"))).toEqual([]);
  const asked = (one: SharedFile) => new Set(one.slots.map(({ value }) => value.split(".")[0]));
  expect(asked(sharedFile)).toEqual(new Set(["kycDetails", "coApplicantKycDetails", "coApplicantFinancialDetails"]));
  expect(asked(all)).toContain("academicDetails");
  // Each paper of these sections, whose it is, and no number in its name.
  expect(new Set(sharedFile.papers.map(({ folder }) => folder))).toEqual(new Set(["", "Co-applicant 1 Asha Iyer"]));
  expect(sharedFile.papers.length).toBeLessThan(all.papers.length);
  expect(sharedFile.papers[0]).toMatchObject({ label: "PAN Card", whose: "Asha Iyer", mime: "application/pdf" });
  expect(JSON.stringify(all)).not.toContain("ABCPR1234F");
  // The student's own address of a paper opens nothing for an officer, and is nothing to tell.
  expect(JSON.stringify(all)).not.toContain("/api/files/");
});

test("a look is written down before it is shown, once in ten minutes", async () => {
  const { asha, caseId } = await submitted();
  const link = await opened(asha, caseId);
  expect(await eventsOf(asha.id, "pack.viewed")).toEqual([]);
  await sharedFileOf(link);
  await sharedFileOf(link);
  expect(await eventsOf(asha.id, "pack.viewed")).toEqual([{ pass: link.passId }]);
  const other = await opened(asha, caseId);
  await sharedFileOf(other);
  expect(await eventsOf(asha.id, "pack.viewed")).toEqual([{ pass: link.passId }, { pass: other.passId }]);
});

test("notes of the student and of Dakhila never leave, nor an event of another lender", async () => {
  const { asha, caseId } = await submitted();
  const elsewhere = await newCase(asha.id, { lenderName: "Other Bank" });
  await newCaseEvent("lender", { caseId: elsewhere, kind: "asked", item: "CANARY elsewhere" });
  await newCaseEvent("student", { caseId, kind: "spoke", note: "CANARY student" });
  await newCaseEvent("dakhila", { caseId, kind: "spoke", note: "CANARY dakhila" });
  await newCaseEvent("dakhila", { caseId, kind: "asked", item: "Pay slips", note: "CANARY asked by dakhila" });
  const own = await newCaseEvent("student", { caseId, kind: "asked", item: "Form 16", note: "CANARY asked" });
  const wrong = await newCaseEvent("student", { caseId, kind: "asked", item: "CANARY taken back" });
  await newCaseEvent("student", { caseId, kind: "corrected", correctsId: wrong.id });
  // Taken back, and that too: it was right.
  const right = await newCaseEvent("student", { caseId, kind: "asked", item: "Rent slip" });
  const mistake = await newCaseEvent("student", { caseId, kind: "corrected", correctsId: right.id });
  await newCaseEvent("student", { caseId, kind: "corrected", correctsId: mistake.id });
  await newCaseEvent("student", { caseId, kind: "answered", answersId: own.id, note: "CANARY answer" });
  await newCaseEvent("lender", { caseId, kind: "declined", reason: "marks", note: "Below our list." });
  const { body } = await doRead(await opened(asha, caseId));
  expect(JSON.stringify(body)).not.toContain("CANARY");
  expect(body.data!.thread.map(({ by, text, words, isAnswered }) => [by, text, words, isAnswered])).toEqual([
    ["Dakhila", "Paper asked for: Pay slips", "", false],
    ["Asha Iyer", "Paper asked for: Form 16", "", true],
    ["Asha Iyer", "Paper asked for: Rent slip", "", false],
    ["A. Shah", "Declined: marks or test scores", "Below our list.", null],
  ]);
});

test("a paper of the shared file comes with the same bytes, safe and written down; any other is not there", async () => {
  const { asha, caseId, panCard, selfie, pdf } = await withPapers();
  const later = await stored(asha, samplePdf(20_000), "slips.pdf");
  const another = await stored(asha, samplePdf(21_000), "other.pdf");
  const elsewhere = await newCase(asha.id, { lenderName: "Other Bank" });
  for (const [at, url] of [
    [caseId, later],
    [elsewhere, another],
  ] as const) {
    const asked = await newCaseEvent("lender", { caseId: at, kind: "asked", item: "Pay slips" });
    const fileId = fileIdOf(url)!;
    await newCaseEvent("student", { caseId: at, kind: "answered", answersId: asked.id, fileId });
  }
  // A file beside an event that answers nothing, such as a photo of another lender's letter, was not given to anybody.
  const beside = await stored(asha, samplePdf(22_000), "letter.pdf");
  await newCaseEvent("student", { caseId, kind: "spoke", fileId: fileIdOf(beside)! });

  const link = await opened(asha, caseId, ["you"]);
  const { papers } = await sharedFileOf(link);
  expect(papers.map(({ label, folder, size }) => [label, folder, size])).toEqual([
    ["PAN Card", "", 300_000],
    [expect.any(String), "", expect.any(Number)],
    ["Pay slips", "Papers asked for later", 20_000],
  ]);
  const id = fileIdOf(panCard)!;
  const response = await paper(link, id);
  expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "application/pdf",
    "content-disposition":
      "attachment; filename=\"PAN Card - Asha Iyer.pdf\"; filename*=UTF-8''PAN%20Card%20-%20Asha%20Iyer.pdf",
    "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect(await eventsOf(asha.id, "file.viewed")).toEqual([{ file: id, pass: link.passId }]);
  expect((await paper(link, fileIdOf(selfie)!)).headers.get("content-disposition")).toMatch(/^inline; /);
  expect((await paper(link, fileIdOf(later)!)).status).toBe(200);

  const seen = (await eventsOf(asha.id, "file.viewed")).length;
  const strange = await withPapers();
  const study = await opened(asha, caseId, ["study"]);
  const answers = await Promise.all([
    paper(link, fileIdOf(another)!),
    paper(link, fileIdOf(beside)!),
    paper(link, fileIdOf(strange.panCard)!),
    paper(link, "f".repeat(32)),
    paper(link, "1"),
    paper(study, id),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "fileNotFound", message: FILE_NOT_FOUND, data: null });
  }
  expect(await eventsOf(asha.id, "file.viewed")).toHaveLength(seen);
});

test("a paper that the student adds later stands in its place in every file that shares that part, also in one that is open", async () => {
  const { asha, caseId } = await withPapers();
  const [open, study] = [await opened(asha, caseId, ["you"]), await opened(asha, caseId, ["study"])];
  const before = (await sharedFileOf(open)).papers.map(({ label }) => label);
  const seen = async (link: Opened) => (await sharedFileOf(link)).papers.filter(({ label }) => label === "Passport");
  expect(before).not.toContain("Passport");
  const file = await stored(asha, samplePdf(23_000), "passport.pdf");
  const asked = await newCaseEvent("lender", { caseId, kind: "asked", slot: "kycDetails.passport" });
  expect((await call(add, requestTo("cases/add", { slot: "kycDetails.passport", file }, { as: asha }))).http).toBe(200);
  // Once, in its slot, though it also answers who asked for it; nothing else moves.
  for (const link of [open, await opened(asha, caseId, ["you"])]) {
    expect(await seen(link)).toMatchObject([{ id: fileIdOf(file), whose: "Asha Iyer", folder: "", size: 23_000 }]);
    expect((await sharedFileOf(link)).papers).toHaveLength(before.length + 1);
    expect((await paper(link, fileIdOf(file)!)).status).toBe(200);
    const zip = Buffer.from(await (await get(getPapers, link, "papers")).arrayBuffer());
    expect([...filesIn(zip).keys()]).toContainEqual(expect.stringMatching(/^\d+ Passport - Asha Iyer\.pdf$/));
    const { application } = await sharedFileOf(link);
    expect(JSON.stringify(application)).toContain("passport.pdf");
  }
  expect((await sharedFileOf(open)).thread).toMatchObject([{ id: asked.id }]);
  // It is no part of what this one may see, but for the answer to its own case.
  const held = async (link: Opened) => (await sharedFileOf(link)).papers.filter(({ id }) => id === fileIdOf(file));
  expect(await held(study)).toMatchObject([{ folder: "Papers asked for later" }]);
  const other = await opened(asha, await newCase(asha.id, { lenderName: "Other Bank" }), ["study"]);
  expect(await held(other)).toEqual([]);
  expect((await paper(other, fileIdOf(file)!)).status).toBe(404);
});

test("nothing opens without the cookie of this very link", async () => {
  const { asha, caseId, panCard } = await withPapers();
  const [one, two] = [await opened(asha, caseId), await opened(asha, caseId)];
  const mixed = { passId: one.passId, headers: { pass: one.passId, cookie: two.headers.cookie! } };
  const none = { passId: one.passId, headers: { pass: one.passId } };
  for (const link of [mixed, none]) {
    expect((await doRead(link)).body.code).toBe("openPassFirst");
    expect((await doReply(link, { kind: "received" })).body.code).toBe("openPassFirst");
    for (const answer of [
      await paper(link, fileIdOf(panCard)!),
      await get(getApplication, link, "application"),
      await get(getPapers, link, "papers"),
    ])
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, "openPassFirst"]);
  }
  expect(await caseEventsOf(caseId)).toEqual([]);
  expect(await eventsOf(asha.id, "pack.viewed")).toEqual([]);
});

test("the application as a PDF has the same parts and no number in full", async () => {
  const { asha, caseId } = await submitted();
  const link = await opened(asha, caseId, ["you"]);
  const response = await get(getApplication, link, "application");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(await eventsOf(asha.id, "pack.viewed")).toEqual([{ pass: link.passId }]);
  const text = (await textOf(Buffer.from(await response.arrayBuffer()))).join("\n").replace(/\s+/g, " ");
  const { application } = await sharedFileOf(link);
  for (const { title } of application.sections) expect(text).toContain(title);
  expect(text).toContain("A. Shah, Surat Nagrik Bank");
  for (const key of ["coApplicantDetails", "loanDetails"] as const) expect(text).not.toContain(sectionOf(key).heading);
  expect(text).not.toContain("ABCPR1234F");
});

test("all papers come as one ZIP with readable names, as the student handed them in", async () => {
  const { asha, caseId, pdf } = await withPapers();
  const link = await opened(asha, caseId, ["you"]);
  const response = await get(getPapers, link, "papers");
  const zip = Buffer.from(await response.arrayBuffer());
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-length": String(zip.length),
    "cache-control": "private, no-store",
    "content-disposition":
      "attachment; filename=\"Asha Iyer - papers.zip\"; filename*=UTF-8''Asha%20Iyer%20-%20papers.zip",
  });
  const files = filesIn(zip);
  expect([...files.keys()]).toEqual(["01 PAN Card - Asha Iyer.pdf", expect.stringMatching(/^02 .+ - Asha Iyer\.jpg$/)]);
  expect(files.get("01 PAN Card - Asha Iyer.pdf")!.equals(pdf)).toBe(true);
  expect(await eventsOf(asha.id, "pack.downloaded")).toEqual([{ pass: link.passId, papers: 2 }]);
});

test("a paper that was asked for in any words has a short, safe name, on screen and in the ZIP", async () => {
  const { asha, caseId } = await withPapers();
  const item = `../../Pay slips\nof "Ravi": C:\\x ${"and all others of this year ".repeat(20)}`.slice(0, 600).trim();
  const asked = await newCaseEvent("lender", { caseId, kind: "asked", item });
  const fileId = fileIdOf(await stored(asha, samplePdf(), "slips.pdf"))!;
  await newCaseEvent("student", { caseId, kind: "answered", answersId: asked.id, fileId });
  const link = await opened(asha, caseId, ["you"]);
  const { papers, thread } = await sharedFileOf(link);
  expect(papers.at(-1)!.label).toBe('../../Pay slips of "Ravi": C:\\x and all others of this year and all others of…');
  // In full where it was asked for.
  expect(thread[0]!.text).toContain(item);
  const zip = Buffer.from(await (await get(getPapers, link, "papers")).arrayBuffer());
  expect([...filesIn(zip).keys()].at(-1)).toBe(
    "Papers asked for later/01 .. .. Pay slips of Ravi C x and all others of this year and all others of….pdf",
  );
  const alone = (await paper(link, fileId)).headers.get("content-disposition")!;
  expect(alone).toMatch(/^attachment; filename="\.\. \.\. Pay slips of Ravi C x [^"/\\]+"; filename\*=UTF-8''[^/\\]+$/);
});

const placeOf = (id: string) => path.join(env.FILES_DIR, id.slice(0, 2), id.slice(2, 4), id);

test.each<[string, (id: string) => Promise<unknown>]>([
  ["is gone from the store", (id) => rm(placeOf(id))],
  ["is cut short", (id) => truncate(placeOf(id), 200)],
  ["was sealed with a key that we lost", (id) => db.storedFile.update({ where: { id }, data: { keyId: "lost" } })],
  [
    "lies in a store that cannot be reached",
    (id) => db.storedFile.update({ where: { id }, data: { driver: "uploadthing" } }),
  ],
])("a paper that %s is left out of the ZIP, named in it and logged; the others come", async (_, lose) => {
  const { asha, caseId, panCard, selfie } = await withPapers();
  const link = await opened(asha, caseId, ["you"]);
  await lose(fileIdOf(panCard)!);
  const logged = jest.spyOn(log, "error");
  const response = await get(getPapers, link, "papers");
  const zip = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("content-length")).toBe(String(zip.length));
  const files = filesIn(zip);
  const selfieName = expect.stringMatching(/^02 .+ - Asha Iyer\.jpg$/);
  expect([...files.keys()]).toEqual(["Papers that could not be added.txt", selfieName]);
  expect(files.get("Papers that could not be added.txt")!.toString().split("\r\n")).toEqual([
    "These papers of Asha Iyer could not be read when this ZIP was made:",
    "",
    "01 PAN Card - Asha Iyer.pdf",
    "",
    "What you can do:",
    "1. Open the link again later and download the paper by itself.",
    "2. If that fails too, ask the student to send it again: press “Need another paper” below the papers.",
    "",
  ]);
  const photo = await paper(link, fileIdOf(selfie)!);
  expect([...files.values()][1]!.equals(Buffer.from(await photo.arrayBuffer()))).toBe(true);
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ file: fileIdOf(panCard) }), expect.any(String));
  expect(logged).toHaveBeenCalledWith({ pass: link.passId, files: [fileIdOf(panCard)] }, expect.any(String));
  expect(await eventsOf(asha.id, "pack.downloaded")).toEqual([{ pass: link.passId, papers: 1 }]);
  logged.mockRestore();
});

test("a paper that is lost once the ZIP is on its way breaks it off, as its length is announced", async () => {
  const { asha, caseId, selfie } = await withPapers();
  const link = await opened(asha, caseId, ["you"]);
  const response = await get(getPapers, link, "papers");
  await rm(placeOf(fileIdOf(selfie)!));
  await expect(response.arrayBuffer()).rejects.toThrow();
});

test("the student's stop breaks a ZIP off in its middle", async () => {
  const { asha, caseId } = await withPapers();
  const link = await opened(asha, caseId, ["you"]);
  const response = await get(getPapers, link, "papers");
  const reader = response.body!.getReader();
  await reader.read();
  await stopShareLink(await provenStudent(asha), { passId: link.passId });
  // As slow a reader as keeps the rest waiting until the link is looked at again.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await expect(
    (async () => {
      while (!(await reader.read()).done);
    })(),
  ).rejects.toThrow();
  expect((await get(getPapers, link, "papers")).status).toBe(401);
});

test("each of the four answers is an event of the lender's own, by link, under the name on the link", async () => {
  const { asha, caseId } = await submitted();
  const link = await opened(asha, caseId);
  const slot = "coApplicantKycDetails.0.panCard";
  for (const body of [
    { kind: "received" },
    { kind: "needPaper", slot, words: "Both sides" },
    { kind: "needPaper", words: "Rent agreement of the shop" },
    { kind: "sanctioned", amount: 2_500_000, words: " At 9.5%. " },
    { kind: "declined", reason: "other", words: "Branch is closing." },
  ])
    expect((await doReply(link, body)).http).toBe(200);
  const said = { channel: "pass", writerName: "A. Shah", slot: null, item: null, note: null, amount: null };
  expect(await caseEventsOf(caseId)).toMatchObject([
    { ...said, kind: "acknowledged" },
    { ...said, kind: "asked", slot, item: "Both sides" },
    { ...said, kind: "asked", item: "Rent agreement of the shop" },
    { ...said, kind: "sanctioned", amount: 2_500_000, note: "At 9.5%." },
    { ...said, kind: "declined", reason: "other", note: "Branch is closing." },
  ]);
  const kinds = ["acknowledged", "asked", "asked", "sanctioned", "declined"];
  expect(await eventsOf(asha.id, "case.written")).toEqual(
    kinds.map((kind) => ({ case: caseId, kind, pass: link.passId })),
  );
  expect((await sharedFileOf(link)).thread.map(({ text }) => text)).toEqual([
    "Papers received",
    "Paper asked for: PAN Card, Primary Co-applicant (Both sides)",
    "Paper asked for: Rent agreement of the shop",
    "Sanctioned: ₹25,00,000",
    "Declined: another reason",
  ]);
});

test("the same answer sent again stands once; another one stands too", async () => {
  const { asha, caseId } = await submitted();
  const link = await opened(asha, caseId);
  const answers = await Promise.all([1, 2, 3].map(() => doReply(link, { kind: "sanctioned", amount: 1_000_000 })));
  expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
  await doReply(link, { kind: "sanctioned", amount: 1_100_000 });
  expect((await caseEventsOf(caseId)).map(({ amount }) => amount)).toEqual([1_000_000, 1_100_000]);
});

test("the same answer to another of the student's lenders is one of its own", async () => {
  const { asha, caseId } = await submitted();
  const elsewhere = await newCase(asha.id, { lenderName: "Other Bank" });
  for (const at of [caseId, elsewhere]) {
    await doReply(await opened(asha, at), { kind: "received" });
    expect(await caseEventsOf(at)).toHaveLength(1);
  }
});

test.each(["writerName", "writer", "caseId", "happenedOn"])("an answer cannot say its %s itself", async (name) => {
  const { asha, caseId } = await submitted();
  const other = await newCase(asha.id, { lenderName: "Other Bank" });
  const answer = await doReply(await opened(asha, caseId), { kind: "received", [name]: other });
  expect(answer.http).toBe(422);
  expect([...(await caseEventsOf(caseId)), ...(await caseEventsOf(other))]).toEqual([]);
});

test.each<[string, object, string, string]>([
  ["a paper without its name", { kind: "needPaper", words: " " }, "slot", "Choose the paper"],
  ["a paper of a part that was not given", { kind: "needPaper", slot: "kycDetails.panCard" }, "slot", "of the list"],
  ["a paper that there is not", { kind: "needPaper", slot: "academicDetails.x" }, "slot", "of the list"],
  ["more rupees than there are", { kind: "sanctioned", amount: 1_000_000_001 }, "amount", "whole rupees"],
  ["no rupee", { kind: "sanctioned", amount: 0 }, "amount", "whole rupees"],
  ["half a rupee", { kind: "sanctioned", amount: 1.5 }, "amount", "whole rupees"],
  ["a no without a reason", { kind: "declined", reason: "" }, "reason", "choose the reason"],
  ["another reason without words", { kind: "declined", reason: "other" }, "words", "a few words"],
  ["a story", { kind: "sanctioned", words: "x".repeat(601) }, "words", "at most 600"],
])("%s is refused at its field", async (_, body, path, words) => {
  const { asha, caseId } = await submitted();
  const answer = await doReply(await opened(asha, caseId, ["study"]), body);
  expect([answer.http, answer.body.issues]).toEqual([422, [{ path, message: expect.stringContaining(words) }]]);
  expect(await caseEventsOf(caseId)).toEqual([]);
});

test("after the stop there is nothing to read, to open or to answer", async () => {
  const { asha, caseId } = await submitted();
  const link = await opened(asha, caseId);
  await sharedFileOf(link);
  await stopShareLink(await provenStudent(asha), { passId: link.passId });
  const answer = await doReply(link, { kind: "received" });
  expect([answer.http, answer.body.code]).toEqual([401, "openPassFirst"]);
  expect((await doRead(link)).body).toMatchObject({ code: "openPassFirst", data: null });
  expect((await get(getApplication, link, "application")).status).toBe(401);
  expect(await caseEventsOf(caseId)).toEqual([]);
});

test("thirty answers a day", async () => {
  const { asha, caseId } = await submitted();
  const link = await opened(asha, caseId);
  const https: number[] = [];
  for (let amount = 1; amount <= 31; amount += 1)
    https.push((await doReply(link, { kind: "sanctioned", amount })).http);
  expect([https.slice(0, 30).every((http) => http === 200), https[30]]).toEqual([true, 429]);
});

test.each([
  ["pack-file", 600, (link: Opened) => paper(link, "f".repeat(32))],
  ["pack-pdf", 60, (link: Opened) => get(getApplication, link, "application")],
  ["pack-papers", 20, (link: Opened) => get(getPapers, link, "papers")],
] as const)("%s: %i in ten minutes", async (name, points, ask) => {
  const { asha, caseId } = await submitted();
  const [link, other] = [await opened(asha, caseId), await opened(asha, caseId)];
  await takeMany({ name, points, seconds: 600 }, link.passId, points - 1);
  const statusOf = async (from: Opened) => {
    const answer = await ask(from);
    // What nobody reads is never over, and goes on when the tests are.
    await answer.arrayBuffer();
    return answer.status;
  };
  expect(await statusOf(link)).not.toBe(429);
  expect(await statusOf(link)).toBe(429);
  expect(await statusOf(other)).not.toBe(429);
});

test.each([
  ["application", (link: Opened) => get(getApplication, link, "application")],
  ["papers", (link: Opened) => get(getPapers, link, "papers")],
] as const)("two thousand looks a day through one link: %s", async (_what, ask) => {
  const { asha, caseId } = await submitted();
  const link = await opened(asha, caseId);
  await takeMany({ name: "pack-looks", points: 2000, seconds: 86_400 }, link.passId, 1999);
  const statusOf = async () => {
    const answer = await ask(link);
    await answer.arrayBuffer();
    return answer.status;
  };
  expect([await statusOf(), await statusOf()]).toEqual([200, 429]);
});

test.each([
  ["#0a1b2c3d-0a1b-4c3d-8e4f-0a1b2c3d4e5f.se_cr-et", "0a1b2c3d-0a1b-4c3d-8e4f-0a1b2c3d4e5f", "se_cr-et"],
  ["#0a1b2c3d-0a1b-4c3d-8e4f-0a1b2c3d4e5f", "0a1b2c3d-0a1b-4c3d-8e4f-0a1b2c3d4e5f", null],
  ["#0a1b2c3d-0a1b-4c3d-8e4f-0a1b2c3d4e5f.", null, null],
  ["#reply", null, null],
  ["", null, null],
])("the address %j names a share link and a secret, or nothing", (hash, passId, secret) => {
  expect(fragmentOf(hash)).toEqual({ passId, secret });
});
