import "@/tests/own-files-folder";
import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import sharp, { type Sharp } from "sharp";
import * as serve from "@/app/api/files/[id]/route";
import * as route from "@/app/api/loanform/upload/route";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { isDiskLow } from "@/lib/health/data";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics/metrics.mjs";
import { saveReferences } from "@/tests/factories/loan-forms";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { samplesIn, sumOf } from "@/tests/metrics";
import { takeMany } from "@/tests/limits";
import { call, provenStudent, requestTo } from "@/tests/requests";
import {
  BUSY,
  EMPTY_FILE,
  fileIdOf,
  INCOMPLETE_PDF,
  ONE_FILE,
  QUOTA_FULL,
  STORAGE_FULL,
  TOO_LARGE,
  UNREADABLE_PDF,
  UPLOAD_FAILED,
  UPLOAD_LIMIT,
  uploaded,
  WRONG_KIND,
} from "@/lib/uploads/policy";
import { localStore } from "@/lib/uploads/store/local";
import { REFUSED_FILES, TAKEN_FILES, typeOf } from "@/tests/samples/odd-files";
import {
  BOUNDARY,
  END,
  formWith,
  GPS_MARK,
  inChunks,
  MULTIPART,
  part,
  sampleJpeg,
  samplePdf,
  samplePng,
} from "@/tests/samples/uploads";
import { type FileSummary, readOwnFile } from "./data";
import { removeUploads, UPLOADS_PER_STUDENT } from "./mutations";

let asha: Student;
beforeEach(async () => {
  asha = await newStudent();
});

function upload(
  body: FormData | Buffer | ReadableStream,
  as: Student | undefined = asha,
  headers: Record<string, string> = {},
) {
  const own = body instanceof FormData ? headers : { ...MULTIPART, ...headers };
  return call<FileSummary>(route.POST, requestTo("loanform/upload", body, { as, headers: own }));
}

const PDF_FILE = 'name="file"; filename="pan.pdf"';
const pdfPart = (bytes = samplePdf()) => part(PDF_FILE, "application/pdf", bytes);

/** Names of everything under the folder of files: what is there must not change by a refusal. */
async function onDisk() {
  const names = await readdir(env.FILES_DIR, { recursive: true }).catch(() => []);
  return names.filter((name) => /[0-9a-f]{32}/.test(name)).sort();
}
const rows = (user = asha) => db.storedFile.findMany({ where: { ownerId: user.id } });

async function refused(body: Parameters<typeof upload>[0], headers?: Record<string, string>) {
  const before = await onDisk();
  const { http, body: answer } = await upload(body, asha, headers);
  expect(answer.status).toBe(0);
  expect(answer.data).toBeNull();
  expect(await rows()).toEqual([]);
  expect(await onDisk()).toEqual(before);
  return { http, message: answer.message };
}

test("a PDF is stored, sealed, and its address given back", async () => {
  const pdf = samplePdf();
  const { http, body } = await upload(formWith(pdf, "pan card.pdf", "application/pdf"));
  expect(http).toBe(200);
  expect(body).toEqual({
    status: 1,
    message: uploaded(),
    data: {
      url: expect.stringMatching(/^\/api\/files\/[0-9a-f]{32}$/),
      name: "pan card.pdf",
      size: pdf.length,
      mime: "application/pdf",
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  });
  const [row] = await rows();
  expect(row).toMatchObject({
    id: fileIdOf(body.data!.url),
    keyId: "k1",
    driver: "local",
    sha256: createHash("sha256").update(pdf).digest("hex"),
  });
  const events = await db.event.findMany({ where: { userId: asha.id, kind: "file.stored" } });
  expect(events.map(({ detail }) => detail)).toEqual([{ file: row!.id, size: pdf.length, mime: "application/pdf" }]);
  expect((await readOwnFile(await provenStudent(asha), row!.id))!.bytes).toEqual(pdf);
});

test("what is taken, and what is refused for which reason, is counted, and nothing is held afterwards", async () => {
  metrics.registry.resetMetrics();
  await upload(formWith(samplePdf(), "a.pdf"));
  await upload(formWith(samplePdf(), "b.pdf"));
  await upload(formWith(Buffer.from("no paper"), "c.pdf"));
  const samples = samplesIn(await metrics.registry.metrics());
  expect(sumOf(samples, "dakhila_uploads_total", { outcome: "taken" })).toBe(2);
  expect(sumOf(samples, "dakhila_uploads_total", { outcome: "fileWrongKind" })).toBe(1);
  expect(sumOf(samples, "dakhila_uploads_total")).toBe(3);
  expect(sumOf(samples, "dakhila_upload_inspection_seconds_count")).toBe(3);
  expect(sumOf(samples, "dakhila_upload_bytes_held")).toBe(0);
});

test("nothing readable lies on the disk", async () => {
  await upload(formWith(samplePdf(), "a.pdf"));
  await upload(formWith(await sampleJpeg(), "a.jpg"));
  for (const { id } of await rows()) {
    const bytes = await readFile(path.join(env.FILES_DIR, id.slice(0, 2), id.slice(2, 4), id));
    for (const mark of ["%PDF", "%%EOF", "JFIF", "Catalog"]) expect(bytes.includes(mark)).toBe(false);
  }
});

test("the limit is exact: 10,485,760 bytes pass byte for byte, one more does not", async () => {
  const largest = samplePdf(UPLOAD_LIMIT);
  expect(largest).toHaveLength(10_485_760);
  const { http, body } = await upload(formWith(largest, "bank.pdf", "application/pdf"));
  expect(http).toBe(200);
  const kept = await readOwnFile(await provenStudent(asha), fileIdOf(body.data!.url)!);
  expect(kept!.bytes.equals(largest)).toBe(true);

  asha = await newStudent();
  expect(await refused(formWith(samplePdf(UPLOAD_LIMIT + 1), "bank.pdf", "application/pdf"))).toEqual({
    http: 413,
    message: TOO_LARGE,
  });
});

test("a chunked body without a length is taken, whole or in single bytes at the boundaries", async () => {
  const body = Buffer.concat([pdfPart(), END]);
  for (const size of [64 * 1024, 7, 1]) expect((await upload(inChunks(body, { size }))).http).toBe(200);
});

test("a declared length over the limit is refused without reading a byte", async () => {
  let read = 0;
  const body = new ReadableStream({ pull: () => void (read += 1) }, { highWaterMark: 0 });
  expect(await refused(body, { "content-length": "12000000" })).toEqual({ http: 413, message: TOO_LARGE });
  expect(read).toBe(0);
});

test.each([
  ["in the file", Buffer.concat([part(PDF_FILE, "application/pdf", "%PDF-1.7\n").subarray(0, -2)])],
  ["before any part", Buffer.from("preamble without end")],
  ["in the headers of a part", Buffer.from(`--${BOUNDARY}\r\nX-Long: `)],
])("a body without end is refused while it comes, %s, and not kept", async (_, head) => {
  const chunk = new Uint8Array(256 * 1024);
  let sent = 0;
  let cancelled = () => {};
  const stopped = new Promise<void>((resolve) => (cancelled = resolve));
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(head)),
    pull: async (controller) => {
      sent += chunk.length;
      controller.enqueue(chunk);
      await new Promise((resolve) => setImmediate(resolve));
    },
    cancel: () => cancelled(),
  });
  const before = process.memoryUsage().arrayBuffers;
  const { http } = await refused(body);
  expect([400, 413]).toContain(http);
  expect(sent).toBeLessThan(2 * UPLOAD_LIMIT + 1_000_000);
  await stopped;
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64_000_000);
});

test.each([
  ["a program called .pdf", () => formWith(Buffer.from("MZ\x90\0 program"), "setup.pdf", "application/pdf")],
  ["a program", () => formWith(Buffer.from("MZ\x90\0 program"), "setup.exe")],
  [
    "an SVG called .png",
    () => formWith(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "logo.png", "image/png"),
  ],
  ["HTML called .jpg", () => formWith(Buffer.from("<script>alert(1)</script>"), "a.jpg", "image/jpeg")],
  [
    "a PDF that starts later",
    () => formWith(Buffer.concat([Buffer.from("<html>"), samplePdf()]), "a.pdf", "application/pdf"),
  ],
])("%s is refused", async (_, body) => {
  expect(await refused(body())).toEqual({ http: 422, message: WRONG_KIND });
});

test.each(TAKEN_FILES)("$about, $name of type $type, is kept as $kept", async ({ make, name, type, kept }) => {
  const { http, body } = await upload(formWith(await make(), name, type));
  expect([http, body.data?.name, body.data?.mime]).toEqual([200, kept, typeOf(kept)]);
  const served = await serve.GET(requestTo(body.data!.url, null, { as: asha, method: "GET" }), {
    params: Promise.resolve({ id: fileIdOf(body.data!.url)! }),
  });
  expect(served.headers.get("content-type")).toBe(typeOf(kept));
  const disposition = served.headers.get("content-disposition")!;
  expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toBe(kept);
});

test.each(REFUSED_FILES)("$about, $name of type $type, is refused: $code", async ({ make, name, type, code, says }) => {
  const before = await onDisk();
  const { http, body } = await upload(formWith(await make(), name, type));
  expect([http, body.code, body.message]).toEqual([422, code, says]);
  expect([await rows(), await onDisk()]).toEqual([[], before]);
});

test("a file without a name is taken by its bytes", async () => {
  const body = Buffer.concat([part('name="file"; filename=""', "application/octet-stream", samplePdf()), END]);
  expect((await upload(body)).body.data?.name).toBe("document.pdf");
});

test.each(["ENOSPC", "EDQUOT"])(
  "a disk that fills up while a file is written (%s) is told as that, with when to come again; nothing stays",
  async (code) => {
    const before = await onDisk();
    const full = jest.spyOn(localStore, "put").mockRejectedValue(Object.assign(new Error("no space left"), { code }));
    try {
      const { http, body, headers } = await upload(formWith(samplePdf(), "a.pdf"));
      expect([http, body.code, body.message]).toEqual([503, "storageFull", STORAGE_FULL]);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    } finally {
      full.mockRestore();
    }
    expect([await rows(), await onDisk()]).toEqual([[], before]);
    expect((await upload(formWith(samplePdf(), "a.pdf"))).http).toBe(200);
  },
);

test("an empty file and an incomplete PDF say so, at the field", async () => {
  expect(await refused(formWith(Buffer.alloc(0), "a.pdf", "application/pdf"))).toEqual({
    http: 422,
    message: EMPTY_FILE,
  });
  expect(await refused(formWith(samplePdf().subarray(0, 60), "a.pdf", "application/pdf"))).toEqual({
    http: 422,
    message: INCOMPLETE_PDF,
  });
  const { body } = await upload(formWith(Buffer.alloc(0), "a.pdf", "application/pdf"));
  expect(body.issues).toEqual([{ path: "file", message: EMPTY_FILE }]);
});

test("a PDF made to be hard work stops nobody: the process answers others while it is looked at, and it is refused", async () => {
  // A hundred kilobytes, which took half a minute when each "trailer" was followed.
  const bytes = Buffer.concat([
    Buffer.from("%PDF-1.4\n"),
    Buffer.alloc(100_000, "trailer<<"),
    Buffer.from("\n%%EOF\n"),
  ]);
  await upload(formWith(samplePdf(), "a.pdf"));
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const { http, body } = await upload(formWith(bytes, "a.pdf", "application/pdf"));
  delay.disable();
  expect([http, body.message]).toEqual([422, UNREADABLE_PDF]);
  expect(delay.max / 1e6).toBeLessThan(2500);
});

test("a picture loses its place, and what hung after it", async () => {
  const page = Buffer.from("<html><script>alert(1)</script>");
  const sent = Buffer.concat([await sampleJpeg(), page]);
  const { body } = await upload(formWith(sent, "selfie.jpeg", "image/jpeg"));
  const kept = (await readOwnFile(await provenStudent(asha), fileIdOf(body.data!.url)!))!.bytes;
  expect(kept.includes("<script>")).toBe(false);
  expect(kept.includes(GPS_MARK)).toBe(false);
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  expect(body.data!.size).toBe(kept.length);
});

test.each([
  ["two files", () => Buffer.concat([pdfPart(), pdfPart(), END])],
  [
    "two files under two names",
    () => Buffer.concat([pdfPart(), part('name="other"; filename="b.pdf"', "application/pdf", samplePdf()), END]),
  ],
  [
    "another field's name",
    () => Buffer.concat([part('name="document"; filename="a.pdf"', "application/pdf", samplePdf()), END]),
  ],
  ["a file field without a name", () => Buffer.concat([part('filename="a.pdf"', "application/pdf", samplePdf()), END])],
  [
    "a text field beside the file",
    () => Buffer.concat([part('name="email"', null, "someone@example.com"), pdfPart(), END]),
  ],
  ["text in place of the file", () => Buffer.concat([part('name="file"', null, "text"), END])],
  ["no part at all", () => END],
])("%s is refused", async (_, body) => {
  expect(await refused(body())).toEqual({ http: 422, message: ONE_FILE });
});

test.each([
  ["a body that is cut", () => inChunks(Buffer.concat([pdfPart(samplePdf(300_000))]), { fails: true })],
  ["a body that ends too early", () => pdfPart().subarray(0, -10)],
  ["a body without its last boundary", () => pdfPart()],
  ["an empty body", () => Buffer.alloc(0)],
  ["something else than multipart", () => Buffer.from("hello")],
  ["broken part headers", () => Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n\0\0: \r\n\r\nx\r\n`), END])],
])("%s is refused, and leaves no row and no file", async (_, body) => {
  expect(await refused(body())).toEqual({ http: 400, message: UPLOAD_FAILED });
});

test.each([
  ["application/json", {}],
  ["multipart/form-data", {}],
  ["multipart/mixed; boundary=x", {}],
  ["application/x-www-form-urlencoded", {}],
  [MULTIPART["content-type"], { "content-encoding": "gzip" }],
])("the content type %j with %j answers 415", async (type, headers) => {
  expect((await refused(Buffer.concat([pdfPart(), END]), { "content-type": type, ...headers })).http).toBe(415);
});

test.each([
  ['filename="../../../tmp/escape.pdf"', "escape.pdf"],
  ['filename="..\\..\\escape.pdf"', "escape.pdf"],
  ['filename="/etc/passwd.pdf"', "passwd.pdf"],
  [`filename="${"a".repeat(5000)}.pdf"`, `${"a".repeat(116)}.pdf`],
  ['filename="a\u202efdp.exe.pdf"', "afdp.exe.pdf"],
  ["filename*=UTF-8''%E0%A4%AC%E0%A5%88%E0%A4%82%E0%A4%95.pdf", "बैंक.pdf"],
  ['filename="बैंक.pdf"', "बैंक.pdf"],
  ['filename="CON.pdf"', "CON.pdf"],
])("the name %j is shown as %j and never used as a path", async (name, shown) => {
  const { http, body } = await upload(
    Buffer.concat([part(`name="file"; ${name}`, "application/pdf", samplePdf()), END]),
  );
  expect([http, body.data?.name]).toEqual([200, shown]);
});

test("without a session, from another site, or by another method, nothing is taken", async () => {
  const before = await onDisk();
  const anonymous = requestTo("loanform/upload", formWith(samplePdf(), "a.pdf"));
  expect((await call(route.POST, anonymous)).http).toBe(401);
  expect((await upload(formWith(samplePdf(), "a.pdf"), asha, { "sec-fetch-site": "cross-site" })).http).toBe(403);
  const got = await call(route.GET, requestTo("loanform/upload", null, { as: asha, method: "GET" }));
  expect([got.http, got.headers.get("allow")]).toEqual([405, "POST"]);
  expect(await onDisk()).toEqual(before);
});

test("after the final submit an upload answers 409, also one that was already under way", async () => {
  await db.loanForm.create({ data: { userId: asha.id, complete: true } });
  expect(await refused(formWith(samplePdf(), "a.pdf"))).toEqual({
    http: 409,
    message: "Your application has been submitted and can no longer be changed.",
  });

  const meena = (asha = await newStudent());
  const bytes = Buffer.concat([pdfPart(), END]);
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await db.loanForm.upsert({
          where: { userId: meena.id },
          create: { userId: meena.id, complete: true },
          update: {},
        });
        controller.enqueue(new Uint8Array(bytes));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  expect((await refused(body)).http).toBe(409);
});

test("a disk that refuses answers 503 with the sentence, leaves no row, and recovers", async () => {
  const blocked = path.join(env.FILES_DIR, "parts");
  await upload(formWith(samplePdf(), "a.pdf"));
  const before = await onDisk();
  await rm(blocked, { recursive: true });
  await writeFile(blocked, "a file where the folder should be");
  const student = (asha = await newStudent());
  try {
    const { http, body } = await upload(formWith(samplePdf(), "a.pdf"));
    expect([http, body.status, body.message]).toEqual([503, 0, "Error uploading file. Please try again."]);
    expect(await rows(student)).toEqual([]);
    expect(await onDisk()).toEqual(before);
  } finally {
    await rm(blocked);
  }
  expect((await upload(formWith(samplePdf(), "a.pdf"))).http).toBe(200);
});

test("folders and files are closed to others", async () => {
  const { body } = await upload(formWith(samplePdf(), "a.pdf"));
  const id = fileIdOf(body.data!.url)!;
  for (const [inner, mode] of [
    [id.slice(0, 2), 0o700],
    [path.join(id.slice(0, 2), id.slice(2, 4)), 0o700],
    [path.join(id.slice(0, 2), id.slice(2, 4), id), 0o600],
  ] as const) {
    expect((await stat(path.join(env.FILES_DIR, inner))).mode & 0o777).toBe(mode);
  }
});

test("the quota holds, by number and by bytes, also for uploads sent at once", async () => {
  const row = (index: number, size: number) => ({
    id: createHash("md5").update(`${asha.id}${index}`).digest("hex"),
    ownerId: asha.id,
    name: "a.pdf",
    mime: "application/pdf",
    size,
    sha256: "",
    keyId: "k1",
    driver: "local",
    storeKey: "0".repeat(32),
  });
  await db.storedFile.createMany({ data: Array.from({ length: 98 }, (_, index) => row(index, 10)) });
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(formWith(samplePdf(), "a.pdf"))));
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 200, 413, 413, 413, 413]);
  expect(answers.find(({ http }) => http === 413)!.body.message).toBe(QUOTA_FULL);
  expect(await rows()).toHaveLength(100);

  asha = await newStudent();
  await db.storedFile.createMany({
    data: Array.from({ length: 70 }, (_, index) =>
      row(index, index ? UPLOAD_LIMIT : UPLOAD_LIMIT - samplePdf().length),
    ),
  });
  expect((await upload(formWith(samplePdf(), "a.pdf"))).http).toBe(200);
  expect((await upload(formWith(samplePdf(), "a.pdf"))).http).toBe(413);
});

test("an upload waits for another of the same student before it counts", async () => {
  const row = (index: number) => ({
    id: createHash("md5").update(`${asha.id}${index}`).digest("hex"),
    ownerId: asha.id,
    name: "a.pdf",
    mime: "application/pdf",
    size: 1,
    sha256: "",
    keyId: "k1",
    driver: "local",
    storeKey: "0".repeat(32),
  });
  await db.storedFile.createMany({ data: Array.from({ length: 99 }, (_, index) => row(index)) });
  const answer = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${asha.id}::uuid FOR UPDATE`;
    await tx.storedFile.create({ data: row(99) });
    const sent = upload(formWith(samplePdf(), "a.pdf"));
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { sent };
  });
  expect((await answer.sent).http).toBe(413);
  expect(await rows()).toHaveLength(100);
});

test("a machine that is too slow for a photo says nothing against the photo", async () => {
  const late = new Error("timeout: 36% complete\nVipsImage: killed");
  const photo = await samplePng();
  const drawn = jest.spyOn(sharp.prototype as Sharp, "toBuffer").mockRejectedValueOnce(late);
  expect(await upload(formWith(photo, "a.png"))).toMatchObject({ http: 503, body: { code: "uploadFailed" } });
  drawn.mockRestore();
  expect((await upload(formWith(photo, "a.png"))).http).toBe(200);
});

test.each([
  ["too many uploads in ten minutes", UPLOADS_PER_STUDENT],
  ["1,500 uploads in a day", { name: "upload-day", points: 1500, seconds: 86_400 }],
])("%s answer 429 and when to come back", async (_what, limit) => {
  await takeMany(limit, asha.id, limit.points);
  const { http, headers } = await upload(formWith(samplePdf(), "a.pdf"));
  expect(http).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

test("twenty uploads at once are all kept, each its own", async () => {
  const pictures = await Promise.all(Array.from({ length: 20 }, (_, index) => samplePng(600 + index)));
  const answers = await Promise.all(pictures.map((bytes, index) => upload(formWith(bytes, `${index}.png`))));
  expect(answers.map(({ http }) => http)).toEqual(Array(20).fill(200));
  const user = await provenStudent(asha);
  for (const [index, { body }] of answers.entries()) {
    const kept = await readOwnFile(user, fileIdOf(body.data!.url)!);
    expect((await sharp(kept!.bytes).metadata()).width).toBe(600 + index);
  }
});

test("sixty photos of one student at once: another's paper is taken after a few of them, not after all", async () => {
  const photo = await samplePng(1600, 1200);
  const stored: string[] = [];
  const noted = async (as: Student, body: FormData) => {
    const { http } = await upload(body, as);
    stored.push(as.id);
    return http;
  };
  const photos = Array.from({ length: 60 }, (_, index) => noted(asha, formWith(photo, `${index}.png`)));
  // By now all of them have come.
  while (stored.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const meena = await newStudent();
  const before = stored.length;
  expect(await noted(meena, formWith(samplePdf(), "pan.pdf"))).toBe(200);
  expect(stored.indexOf(meena.id) - before).toBeLessThan(20);
  expect(await Promise.all(photos)).toEqual(Array(60).fill(200));
});

test("no more than 600 MB wait for everybody together; who finds no room is told when to come again, and then there is", async () => {
  const students = await Promise.all(Array.from({ length: 15 }, () => newStudent()));
  let arriving = 0;
  let finish = () => {};
  const allowed = new Promise<void>((resolve) => (finish = resolve));
  /** Ten megabytes on a slow line: declared, and not yet come. */
  const slow = () =>
    new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          arriving += 1;
          await allowed;
          controller.enqueue(new Uint8Array(Buffer.concat([pdfPart(), END])));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  const large = { "content-length": String(UPLOAD_LIMIT + 1000) };
  const open = Array.from({ length: 59 }, (_, index) => upload(slow(), students[index % 15], large));
  while (arriving < 59) await new Promise((resolve) => setImmediate(resolve));

  const { http, body, headers } = await upload(slow(), asha, large);
  expect([http, body.message, Number(headers.get("retry-after")) > 0]).toEqual([503, BUSY, true]);
  expect(arriving).toBe(59);
  // What still fits is taken.
  expect((await upload(Buffer.concat([pdfPart(), END]), asha, { "content-length": "2000" })).http).toBe(200);

  finish();
  expect((await Promise.all(open)).map((answer) => answer.http)).toEqual(Array(59).fill(200));
  expect((await upload(slow(), asha, large)).http).toBe(200);
});

test("files that have come and are not whole yet stand on the disk: in memory there is a piece of each, and no name leads to one", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const held = async () => {
    // What one collection lets go of may be freed only by the next.
    for (let round = 0; round < 3; round += 1) {
      collect();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return process.memoryUsage().arrayBuffers / 1024 / 1024;
  };
  const students = await Promise.all(Array.from({ length: 4 }, () => newStudent()));
  const body = Buffer.concat([pdfPart(samplePdf(UPLOAD_LIMIT)), END]);
  let [come, finish] = [0, () => {}];
  const allowed = new Promise<void>((resolve) => (finish = resolve));
  /** All but the last piece of ten megabytes. */
  const almostWhole = () => {
    let at = 0;
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          if (at + 65_536 >= body.length) {
            come += 1;
            await allowed;
          }
          if (at < body.length) controller.enqueue(new Uint8Array(body.subarray(at, (at += 65_536))));
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  };
  const before = await held();
  const open = students.map((student) => upload(almostWhole(), student));
  while (come < students.length) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await held()) - before).toBeLessThan(12);
  expect(await readdir(path.join(env.FILES_DIR, "incoming"))).toEqual([]);
  finish();
  expect((await Promise.all(open)).map((answer) => answer.http)).toEqual(Array(4).fill(200));
});

test("F09 where less than the reserve would stay free, no upload is taken: said, logged once a minute, told by health", async () => {
  const { bavail, bsize } = await statfs(env.FILES_DIR);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  const before = env.FILES_RESERVE_MB;
  const warned = jest.spyOn(log, "warn");
  try {
    // Others write to this disk too.
    env.FILES_RESERVE_MB = free + 1000;
    const asked = jest.fn();
    const body = new ReadableStream({ pull: asked }, { highWaterMark: 0 });
    const { http, body: answer, headers } = await upload(body, asha, { "content-length": "2000" });
    expect([http, answer.code, answer.message]).toEqual([503, "storageFull", STORAGE_FULL]);
    expect([Number(headers.get("retry-after")), asked.mock.calls.length]).toEqual([60, 0]);
    expect((await upload(formWith(samplePdf(), "a.pdf"))).http).toBe(503);
    expect(warned).toHaveBeenCalledTimes(1);
    expect([await isDiskLow(), await rows()]).toEqual([true, []]);
    env.FILES_RESERVE_MB = Math.max(0, free - 2000);
    expect((await upload(formWith(samplePdf(), "a.pdf"))).http).toBe(200);
    expect(await isDiskLow()).toBe(false);
  } finally {
    env.FILES_RESERVE_MB = before;
    jest.restoreAllMocks();
  }
});

test("files that the application no longer holds are removed with their bytes; others stay", async () => {
  const [held, dropped] = await Promise.all(
    [0, 1].map(async () => fileIdOf((await upload(formWith(samplePdf(), "a.pdf"))).body.data!.url)!),
  );
  const stranger = await newStudent();
  const foreign = fileIdOf((await upload(formWith(samplePdf(), "a.pdf"), stranger)).body.data!.url)!;
  await db.loanForm.create({ data: { userId: asha.id, kycDetails: { panCard: `/api/files/${held}` } } });
  await saveReferences(asha.id);
  await removeUploads(await provenStudent(asha), [held!, dropped!, foreign, "not an id"]);
  expect((await rows()).map(({ id }) => id)).toEqual([held]);
  expect(await rows(stranger)).toHaveLength(1);
  const left = (await onDisk()).map((name) => path.basename(name));
  expect([left.includes(held!), left.includes(dropped!), left.includes(foreign)]).toEqual([true, false, true]);
});
