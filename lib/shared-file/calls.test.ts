import "@/tests/own-files-folder";
import { randomBytes } from "node:crypto";
import { rm, truncate } from "node:fs/promises";
import path from "node:path";
import { GET as getApplication } from "@/app/api/pack/[pass]/application/route";
import { GET as getFile } from "@/app/api/pack/[pass]/files/[id]/route";
import { GET as getPapers } from "@/app/api/pack/[pass]/papers/route";
import { POST as add } from "@/app/api/cases/add/route";
import { POST as write } from "@/app/api/cases/write/route";
import { POST as open } from "@/app/api/pack/open/route";
import { GET as ownFile } from "@/app/api/files/[id]/route";
import { POST as leave } from "@/app/api/pack/leave/route";
import { POST as bring } from "@/app/api/pack/upload/route";
import { POST as read } from "@/app/api/pack/read/route";
import { POST as reply } from "@/app/api/pack/reply/route";
import { POST as upload } from "@/app/api/loanform/upload/route";
import { dayOf, yearsBetween } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { duringLook, recordEvent } from "@/lib/events/mutations";
import { sectionOf } from "@/lib/loan-form/registry";
import { log } from "@/lib/log";
import { Prisma } from "@/lib/generated/prisma/client";
import { FILE_NOT_FOUND, fileIdOf } from "@/lib/uploads/policy";
import { localStore } from "@/lib/uploads/store/local";
import { shareLinkCookie } from "@/lib/session/cookie";
import { secretHash } from "@/lib/session/secret-hash";
import { makeShareLink, stopShareLink } from "@/lib/share-links/mutations";
import { SHARE_CONSENT_VERSION, SHARED_PARTS, type PackPart } from "@/lib/share-links/parts";
import { textOf } from "@/lib/papers/testing";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { seePaper } from "@/tests/factories/seen-papers";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { takeMany } from "@/tests/limits";
import { call, provenStudent, requestTo } from "@/tests/requests";
import { sampleSection } from "@/tests/samples/sections";
import { formWith, sampleJpeg, samplePdf } from "@/tests/samples/uploads";
import { readByMachine } from "@/lib/papers/read/finding-lines";
import { OLD_WORDS, SEEN } from "@/tests/samples/seen";
import { filesIn } from "@/tests/samples/zip";
import { fragmentOf } from "./calls";
import type { SharedFile } from "./shared-file";
import { sharedHeading } from "./words";

const TERMS = {
  ...{ rate: 9.15, rateType: "floating", termMonths: 120, processingFee: 10_000 },
  ...{ conditions: "Margin of 10%", validUntil: "2027-03-31" },
} as const;
const asking = (...papers: object[]) => ({ kind: "needPapers", papers });

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
/** The same link, open in one more browser. */
async function secondBrowser(passId: string) {
  const token = randomBytes(32).toString("base64url");
  await db.passVisit.create({ data: { passId, tokenHash: secretHash(token) } });
  return `${shareLinkCookie(passId)}=${token}`;
}
const paper = (link: Opened, id: string) => get(getFile, link, `files/${id}`, id);
const getOwnFile = (as: Student, id: string) =>
  ownFile(requestTo(`files/${id}`, null, { method: "GET", as }), { params: Promise.resolve({ id }) });
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
  const asked = (one: SharedFile) => new Set(one.slots.map(({ slot }) => slot.split(".")[0]));
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
  const yes = await newCaseEvent("lender", { caseId, kind: "sanctioned" });
  await newCaseEvent("student", { caseId, kind: "accepted", answersId: yes.id });
  await newCaseEvent("lender", { caseId, kind: "declined", reason: "marks", note: "Below our list." });
  const { body } = await doRead(await opened(asha, caseId));
  expect(JSON.stringify(body)).not.toContain("CANARY");
  expect(body.data!.thread.map(({ by, text, words, standing }) => [by, text, words, standing])).toEqual([
    ["A. Shah", "Declined: marks or test scores", "Below our list.", null],
    // That it was accepted is no paper that was given.
    ["A. Shah", "Sanctioned", "", null],
    // The refusal closed them: nobody waits for them any longer.
    ["Asha Iyer", "Paper asked for: Rent slip", "", null],
    ["Asha Iyer", "Paper asked for: Form 16", "", "given"],
    ["Dakhila", "Paper asked for: Pay slips", "", null],
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
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: asha.id } });
  expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="dakhila-asha-iyer-${reference}-pan-card.pdf"; filename*=UTF-8''dakhila-asha-iyer-${reference}-pan-card.pdf`,
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
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: asha.id } });
  expect(response.headers.get("content-disposition")).toContain(`filename="dakhila-asha-iyer-${reference}.pdf"`);
  expect(await eventsOf(asha.id, "pack.viewed")).toEqual([{ pass: link.passId }]);
  const text = (await textOf(Buffer.from(await response.arrayBuffer()))).join("\n").replace(/\s+/g, " ");
  const { application } = await sharedFileOf(link);
  for (const { title } of application.sections) expect(text).toContain(title);
  expect(text).toContain("A. Shah, Surat Nagrik Bank");
  for (const key of ["coApplicantDetails", "loanDetails"] as const) expect(text).not.toContain(sectionOf(key).heading);
  expect(text).not.toContain("ABCPR1234F");
});

test("all papers come as one ZIP with readable names, as the student handed them in", async () => {
  const { asha, caseId, panCard, selfie, pdf } = await withPapers();
  const link = await opened(asha, caseId, ["you"]);
  const response = await get(getPapers, link, "papers");
  const zip = Buffer.from(await response.arrayBuffer());
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: asha.id } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-length": String(zip.length),
    "cache-control": "private, no-store",
    "content-disposition": `attachment; filename="dakhila-asha-iyer-${reference}-papers.zip"; filename*=UTF-8''dakhila-asha-iyer-${reference}-papers.zip`,
  });
  const files = filesIn(zip);
  expect([...files.keys()]).toEqual(["01 PAN Card - Asha Iyer.pdf", expect.stringMatching(/^02 .+ - Asha Iyer\.jpg$/)]);
  expect(files.get("01 PAN Card - Asha Iyer.pdf")!.equals(pdf)).toBe(true);
  expect(await eventsOf(asha.id, "pack.downloaded")).toEqual([
    { pass: link.passId, files: [fileIdOf(panCard), fileIdOf(selfie)] },
  ]);
});

test("what was seen of a paper stands beside it: on the page, in the PDF and in the ZIP, and nowhere without it", async () => {
  const { asha, caseId } = await submitted();
  const id = await seePaper(asha.id, "financialDetails", "savingAccountStatement", SEEN.old, {
    saidRightOn: new Date(),
  });
  const money = await opened(asha, caseId, ["money"]);
  const { papers } = await sharedFileOf(money);
  const lines = [OLD_WORDS.seen, OLD_WORDS.whyToOthers, "The student says: it is right."];
  expect(papers.find((one) => one.id === id)?.reading).toEqual(lines);
  expect(papers.filter((one) => one.id !== id).flatMap(({ reading }) => reading)).toEqual([]);
  const pdf = Buffer.from(await (await get(getApplication, money, "application")).arrayBuffer());
  expect((await textOf(pdf)).join(" ").replace(/\s+/g, " ")).toContain(lines.join(" "));
  expect((await textOf(pdf)).join(" ").replace(/\s+/g, " ").split(readByMachine())).toHaveLength(2);

  const study = await opened(asha, caseId, ["study"]);
  expect(JSON.stringify(await sharedFileOf(study))).not.toContain("31 Jul 2020");
});

test("the ZIP says in a text what was seen of its papers", async () => {
  const { asha, caseId, panCard } = await withPapers();
  const slips = { ...(sampleSection("financialDetails", () => "") as object), savingAccountStatement: panCard };
  await saveLoanForm(asha.id, ["financialDetails"], { complete: true, change: { financialDetails: slips } });
  await seePaper(asha.id, "financialDetails", "savingAccountStatement", SEEN.old);
  const link = await opened(asha, caseId, ["money"]);
  const files = filesIn(Buffer.from(await (await get(getPapers, link, "papers")).arrayBuffer()));
  const [note, paperName] = [...files.keys()];
  expect(note).toBe("What the papers show.txt");
  const text = files.get(note!)!.toString();
  expect(text.split("\r\n").slice(1)).toEqual(["", paperName, `  ${OLD_WORDS.seen}`, `  ${OLD_WORDS.whyToOthers}`, ""]);
  expect(text).toContain("Please look at the papers themselves.");
});

describe("a paper that the student takes back while somebody looks at it", () => {
  async function answered() {
    const { asha, caseId } = await withPapers();
    const asked = await newCaseEvent("lender", { caseId, kind: "asked", item: "Pay slips" });
    const id = fileIdOf(await stored(asha, samplePdf(), "slips.pdf"))!;
    const answer = { caseId, kind: "answered", answersId: asked.id, fileId: id } as const;
    const { id: correctsId } = await newCaseEvent("student", answer);
    const taking = { caseId, kind: "corrected", happenedOn: dayOf(new Date()), correctsId };
    const takeBack = () => call(write, requestTo("cases/write", taking, { as: asha }));
    return { asha, id, link: await opened(asha, caseId, ["you"]), takeBack };
  }
  /** Takes it back once the look has found it, before its bytes are read. */
  function onTheWay(work: "get" | "size", takeBack: () => Promise<{ http: number }>) {
    const answers: number[] = [];
    const real = localStore[work].bind(localStore) as (key: string) => Promise<never>;
    const spy = jest.spyOn(localStore, work).mockImplementationOnce(async (key) => {
      answers.push((await takeBack()).http);
      return real(key);
    });
    return { answers, end: () => spy.mockRestore() };
  }

  test("is not served, and nobody is said to have seen it", async () => {
    const { asha, id, link, takeBack } = await answered();
    const { answers, end } = onTheWay("get", takeBack);
    expect((await paper(link, id)).status).toBe(404);
    end();
    expect(answers).toEqual([200]);
    expect(await eventsOf(asha.id, "file.viewed")).toEqual([]);
  });

  test("is left out of all papers, and of what their look names", async () => {
    const { asha, id, link, takeBack } = await answered();
    const { answers, end } = onTheWay("size", takeBack);
    const response = await get(getPapers, link, "papers");
    end();
    expect(answers).toEqual([200]);
    const names = [...filesIn(Buffer.from(await response.arrayBuffer())).keys()];
    expect(names).toEqual([expect.stringMatching(/^01 /), expect.stringMatching(/^02 /)]);
    const [look] = (await eventsOf(asha.id, "pack.downloaded")) as { files: string[] }[];
    expect(look!.files).toHaveLength(2);
    expect(look!.files).not.toContain(id);
  });

  test("stays where the look came first: taking it back waits for it", async () => {
    const { asha, id, link, takeBack } = await answered();
    let serve = () => {};
    const served = new Promise<void>((resolve) => (serve = resolve));
    let look: Promise<unknown> = served;
    await new Promise<void>((resolve) => {
      look = duringLook(asha.id, async (tx) => {
        await recordEvent("file.viewed", asha.id, { file: id, pass: link.passId }, tx);
        resolve();
        await served;
      });
    });
    const taken = takeBack();
    const soon = new Promise((resolve) => setTimeout(() => resolve("still waits"), 300));
    expect(await Promise.race([taken.then(({ http }) => http), soon])).toBe("still waits");
    serve();
    await look;
    expect((await taken).body.code).toBe("paperOpened");
  });
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
  expect(alone).toMatch(
    /^attachment; filename="dakhila-asha-iyer-DK-[\w-]+-pay-slips-of-ravi-c-x-[\w-]+\.pdf"; filename\*=UTF-8''[^/\\]+$/,
  );
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
    "2. If that fails too, ask the student to send it again: press “Need papers” in your answer.",
    "",
  ]);
  const photo = await paper(link, fileIdOf(selfie)!);
  expect([...files.values()][1]!.equals(Buffer.from(await photo.arrayBuffer()))).toBe(true);
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ file: fileIdOf(panCard) }), expect.any(String));
  expect(logged).toHaveBeenCalledWith({ pass: link.passId, files: [fileIdOf(panCard)] }, expect.any(String));
  expect(await eventsOf(asha.id, "pack.downloaded")).toEqual([{ pass: link.passId, files: [fileIdOf(selfie)] }]);
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
    { kind: "needPapers", papers: [{ slot, words: "Both sides" }, { words: "Rent agreement of the shop" }] },
    { kind: "sanctioned", amount: 2_500_000, words: " For the first year. ", ...TERMS },
    { kind: "declined", reason: "other", words: "Branch is closing." },
  ])
    expect((await doReply(link, body)).http).toBe(200);
  const said = { channel: "pass", writerName: "A. Shah", slot: null, item: null, note: null, amount: null };
  expect(await caseEventsOf(caseId)).toMatchObject([
    { ...said, kind: "acknowledged" },
    { ...said, kind: "asked", slot, item: "Both sides" },
    { ...said, kind: "asked", item: "Rent agreement of the shop" },
    {
      ...{ ...said, ...TERMS, rate: new Prisma.Decimal(9.15), validUntil: new Date("2027-03-31") },
      ...{ kind: "sanctioned", amount: 2_500_000, note: "For the first year." },
    },
    { ...said, kind: "declined", reason: "other", note: "Branch is closing." },
  ]);
  const kinds = ["acknowledged", "asked", "asked", "sanctioned", "declined"];
  expect(await eventsOf(asha.id, "case.written")).toEqual(
    kinds.map((kind) => ({ case: caseId, kind, pass: link.passId })),
  );
  expect((await sharedFileOf(link)).thread.map(({ text }) => text)).toEqual([
    "Declined: another reason",
    "Sanctioned: ₹25,00,000; 9.15% a year; floating rate; over 120 months; processing fee ₹10,000; open until 31 Mar 2027; conditions: Margin of 10%",
    "Paper asked for: Rent agreement of the shop",
    "Paper asked for: PAN Card, Asha Iyer, Mother (Both sides)",
    "Papers received",
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

test("several papers are several events of one answer, each once, and all of them or none", async () => {
  const { asha, caseId } = await submitted();
  const link = await opened(asha, caseId);
  const papers = [
    { slot: "kycDetails.panCard", words: "" },
    { slot: "coApplicantFinancialDetails.0.itr", words: "2026" },
    { words: "Rent slip" },
  ];
  expect((await doReply(link, asking(...papers, papers[0]!))).http).toBe(200);
  await doReply(link, asking(...papers));
  const stored = await caseEventsOf(caseId);
  expect(stored.map(({ slot, item }) => [slot, item])).toEqual([
    ["kycDetails.panCard", null],
    ["coApplicantFinancialDetails.0.itr", "2026"],
    [null, "Rent slip"],
  ]);
  expect((await doReply(link, asking({ words: "New" }, { slot: "kycDetails.x" }))).http).toBe(422);
  expect(await caseEventsOf(caseId)).toHaveLength(3);
  const { slots, thread } = await sharedFileOf(link);
  expect(slots.filter(({ askedOn }) => askedOn).map(({ slot, person }) => [slot, person])).toEqual([
    ["kycDetails.panCard", "student"],
    ["coApplicantFinancialDetails.0.itr", "0"],
  ]);
  expect(thread.map(({ paper, standing, days }) => [paper, standing, days])).toEqual([
    ["Rent slip", "open", 0],
    ["ITR, Asha Iyer, Mother (2026)", "open", 0],
    ["PAN Card", "open", 0],
  ]);
});

test("each paper counts: more than thirty a day are refused together", async () => {
  const { asha, caseId } = await submitted();
  const link = await opened(asha, caseId);
  const ask = (count: number, from: number) =>
    doReply(link, asking(...Array.from({ length: count }, (_, at) => ({ words: `Paper ${from + at}` }))));
  expect([(await ask(16, 0)).http, (await ask(15, 16)).http]).toEqual([200, 429]);
  expect(await caseEventsOf(caseId)).toHaveLength(16);
});

test("the case comes first: who, how much, for what, on whose income, as far as the link gives it", async () => {
  const { asha, caseId } = await submitted();
  const all = await sharedFileOf(await opened(asha, caseId));
  const valueOf = (one: SharedFile, label: string) => one.facts.find((fact) => fact.label === label)?.value;
  expect(all.facts.map(({ label }) => label)).toEqual([
    "Loan asked for",
    "Security",
    "Course",
    "University",
    "Country",
    "Intake",
    "Student's age",
    "Student works",
    "Other loan running",
  ]);
  expect([valueOf(all, "Loan asked for"), valueOf(all, "University")]).toEqual(["₹20,00,000", "University of Toronto"]);
  expect(valueOf(all, "Student's age")).toBe(`${yearsBetween("2003-07-27", dayOf(new Date()))} years`);
  expect(all.people.map(({ id, name }) => [id, name])).toEqual([
    ["student", "Asha Iyer"],
    ["0", "Asha Iyer, Mother"],
  ]);
  expect(all.people[1]!.facts.map(({ label, value }) => [label, value])).toEqual([
    ["Age", expect.stringMatching(/^\d+ years$/)],
    ["Work", "Salaried"],
    ["Monthly EMIs", "₹12,000"],
  ]);
  expect(all.people[1]!.income).toEqual({
    there: ["Saving Account Statement", "Pay Slips", "Form 16", "ITR", "Business Proof", "Current Account Statement"],
    missing: [],
  });
  expect(all.notShared).toEqual([]);
  expect(JSON.stringify(all.application)).not.toContain("Primary Co-applicant");

  const you = await sharedFileOf(await opened(asha, caseId, ["you"]));
  expect(you.facts.map(({ label }) => label)).toEqual(["Student's age"]);
  expect(you.people).toEqual([{ id: "student", name: "Asha Iyer", facts: [], income: null }]);
  expect(you.notShared).toHaveLength(3);
});

test("a co-applicant whom a link does not give is not named by what others asked of them", async () => {
  const { asha, caseId } = await submitted();
  await db.loanForm.update({
    where: { userId: asha.id },
    data: {
      coApplicantDetails: [
        { ...(sampleSection("coApplicantDetails", () => "", ["x"]) as object[])[0], firstName: "CANARY" },
      ],
    },
  });
  await newCaseEvent("dakhila", { caseId, kind: "asked", slot: "coApplicantKycDetails.0.panCard" });
  const { body } = await doRead(await opened(asha, caseId, ["you"]));
  expect(JSON.stringify(body)).not.toContain("CANARY");
  expect(body.data!.thread[0]!.paper).toBe("PAN Card, Primary Co-applicant");
});

test("which usual papers of income are missing is said, until they are given", async () => {
  const { asha, caseId } = await submitted();
  const row = await db.loanForm.findUniqueOrThrow({ where: { userId: asha.id } });
  const [person] = row.coApplicantFinancialDetails as Record<string, unknown>[];
  const without = { ...person, itr: "", paySlips: "" };
  await db.loanForm.update({ where: { userId: asha.id }, data: { coApplicantFinancialDetails: [without] as never } });
  const link = await opened(asha, caseId);
  const incomeOf = async () => (await sharedFileOf(link)).people[1]!.income!;
  expect((await incomeOf()).missing).toEqual(["Pay Slips", "ITR"]);
  const asked = await newCaseEvent("lender", { caseId, kind: "asked", slot: "coApplicantFinancialDetails.0.itr" });
  const fileId = fileIdOf(await stored(asha, samplePdf(20_000), "itr.pdf"))!;
  await newCaseEvent("student", { caseId, kind: "answered", answersId: asked.id, fileId });
  const { there, missing } = await incomeOf();
  expect([there.includes("ITR"), missing]).toEqual([true, ["Pay Slips"]]);
  const given = (await sharedFileOf(link)).papers.at(-1)!;
  expect([given.person, given.askedId]).toEqual(["0", asked.id]);
});

test("what came since the last visit by this link is new, for as long as this visit goes on", async () => {
  const { asha, caseId } = await submitted();
  const answerOf = async (item: string) => {
    const asked = await newCaseEvent("lender", { caseId, kind: "asked", item });
    const fileId = fileIdOf(await stored(asha, samplePdf(20_000), "slips.pdf"))!;
    await newCaseEvent("student", { caseId, kind: "answered", answersId: asked.id, fileId });
  };
  await answerOf("First");
  const { code, short } = await makeShareLink(await provenStudent(asha), {
    ...{ caseId, name: "A. Shah", parts: ["you"], days: 7, consentVersion: SHARE_CONSENT_VERSION },
  });
  const enter = async (): Promise<Opened> => {
    const answer = await call<{ passId: string }>(open, requestTo("pack/open", { short, code }));
    const { passId } = answer.body.data!;
    return { passId, headers: { pass: passId, cookie: answer.headers.get("set-cookie")!.split(";")[0]! } };
  };
  const newOf = async (visit: Opened) => {
    const { thread, papers } = await sharedFileOf(visit);
    return [thread, papers].map((some) => some.filter(({ isNew }) => isNew).length);
  };
  const first = await enter();
  // On a first visit all is new, so nothing is marked.
  expect(await newOf(first)).toEqual([0, 0]);
  await answerOf("Second");
  await newCaseEvent("dakhila", { caseId, kind: "asked", item: "Third" });
  const second = await enter();
  expect(await newOf(second)).toEqual([2, 1]);
  expect(await newOf(second)).toEqual([2, 1]);
  expect((await sharedFileOf(second)).thread[0]).toMatchObject({ paper: "Third", standing: "open", isNew: true });
  expect(await newOf(await enter())).toEqual([0, 0]);
});

test("who leaves is out in this browser at once; the link stays, and another browser of it", async () => {
  const { asha, caseId, panCard } = await withPapers();
  const link = await opened(asha, caseId);
  const before = await db.pass.findUniqueOrThrow({ where: { id: link.passId } });
  const cookie = await secondBrowser(link.passId);
  const left = await call(leave, requestTo("pack/leave", {}, { headers: link.headers }));
  expect([left.http, left.headers.get("set-cookie")]).toEqual([
    200,
    expect.stringMatching(/^__Host-dakhila\.pass-[0-9a-f]{8}=; Path=\/; Max-Age=0; HttpOnly; Secure; SameSite=Strict$/),
  ]);
  expect((await doRead(link)).body.code).toBe("openPassFirst");
  expect((await paper(link, fileIdOf(panCard)!)).status).toBe(401);
  expect((await call(leave, requestTo("pack/leave", {}, { headers: link.headers }))).http).toBe(401);
  expect((await doRead({ passId: link.passId, headers: { pass: link.passId, cookie } })).http).toBe(200);
  expect(await db.pass.findUniqueOrThrow({ where: { id: link.passId } })).toEqual(before);
  // It still counts among the openings of an hour.
  expect(await db.passVisit.count({ where: { passId: link.passId } })).toBe(2);
});

test("a sanction letter is inspected as any upload, the student's, and stands in the diary for the student alone", async () => {
  const { asha, caseId } = await submitted();
  const link = await opened(asha, caseId);
  const send = (bytes: Buffer, name: string, by = link) =>
    call<{ url: string }>(bring, requestTo("pack/upload", formWith(bytes, name), { headers: by.headers }));
  expect((await send(Buffer.from("no paper at all"), "letter.pdf")).body.code).toBe("fileWrongKind");
  const { url } = (await send(samplePdf(30_000), "sanction.pdf")).body.data!;
  const row = await db.storedFile.findUniqueOrThrow({ where: { id: fileIdOf(url)! } });
  expect([row.ownerId, row.mime]).toEqual([asha.id, "application/pdf"]);
  // Neither another link's letter nor a paper of the student's own goes beside an answer.
  const own = await stored(asha, samplePdf(31_000), "own.pdf");
  const other = await opened(asha, caseId);
  for (const [by, file] of [
    [other, url],
    [link, own],
  ] as const)
    expect((await doReply(by, { kind: "sanctioned", file })).body.issues).toMatchObject([{ path: "file" }]);
  expect((await doReply(link, { kind: "sanctioned", file: url })).http).toBe(200);
  expect(await caseEventsOf(caseId)).toMatchObject([{ kind: "sanctioned", fileId: fileIdOf(url) }]);
  const { thread, papers } = await sharedFileOf(link);
  expect(thread[0]).toMatchObject({ text: "Sanctioned", hasLetter: true });
  expect(papers.map(({ id }) => id)).not.toContain(fileIdOf(url));
  expect((await paper(link, fileIdOf(url)!)).status).toBe(404);
  expect((await getOwnFile(asha, fileIdOf(url)!)).status).toBe(200);
});

test("ten letters a day through one link", async () => {
  const { asha, caseId } = await submitted();
  const link = await opened(asha, caseId);
  await takeMany({ name: "pack-letter", points: 10, seconds: 86_400 }, link.passId, 10);
  const request = requestTo("pack/upload", formWith(samplePdf(30_000), "a.pdf"), { headers: link.headers });
  expect((await call(bring, request)).http).toBe(429);
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
  ["no paper", { kind: "needPapers", papers: [] }, "papers", "Choose the paper"],
  ["a paper without its name", asking({ words: "x" }, { words: " " }), "papers.1.words", "Choose the paper"],
  ["a paper of a part that was not given", asking({ slot: "kycDetails.panCard" }), "papers.0.slot", "of the list"],
  ["a paper that there is not", asking({ words: "x" }, { slot: "academicDetails.x" }), "papers.1.slot", "of the list"],
  ["21 papers", asking(...Array.from({ length: 21 }, () => ({ words: "x" }))), "papers", "at most 20"],
  ["no rate", { kind: "sanctioned", rate: 0 }, "rate", "percent a year"],
  ["a rate of thirds", { kind: "sanctioned", rate: 9.333 }, "rate", "percent a year"],
  ["a term of half a month", { kind: "sanctioned", termMonths: 1.5 }, "termMonths", "whole months"],
  ["half a rupee of fee", { kind: "sanctioned", processingFee: 0.5 }, "processingFee", "whole rupees"],
  ["a last day that is none", { kind: "sanctioned", validUntil: "2027-02-30" }, "validUntil", ""],
  ["a letter that nobody brought", { kind: "sanctioned", file: `/api/files/${"f".repeat(32)}` }, "file", "not with us"],
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
