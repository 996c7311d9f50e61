import "@/tests/own-files-folder";
import { rm, truncate, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import path from "node:path";
import sharp from "sharp";
import * as route from "@/app/api/files/[id]/route";
import { POST } from "@/app/api/loanform/upload/route";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { call, requestTo } from "@/tests/requests";
import { fileIdOf } from "@/lib/uploads/policy";
import { formWith, sampleJpeg, samplePdf } from "@/tests/samples/uploads";
import { keyring } from "./crypt";
import type { FileSummary } from "./data";

let asha: Student;
beforeAll(async () => {
  asha = await newStudent();
});

async function stored(bytes: Buffer, name: string, as = asha) {
  const { body } = await call<FileSummary>(POST, requestTo("loanform/upload", formWith(bytes, name), { as }));
  return fileIdOf(body.data!.url)!;
}
const get = (id: string, as?: Student) =>
  route.GET(requestTo(`files/${id}`, null, { as, method: "GET" }), { params: Promise.resolve({ id }) });
const placeOf = (id: string) => path.join(env.FILES_DIR, id.slice(0, 2), id.slice(2, 4), id);

test("the owner gets a PDF back as it was, as a download, with every lock on it", async () => {
  const pdf = samplePdf(40_000);
  const id = await stored(pdf, "बैंक statement.pdf");
  const response = await get(id, asha);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "application/pdf",
    "content-disposition":
      "attachment; filename=\"____ statement.pdf\"; filename*=UTF-8''%E0%A4%AC%E0%A5%88%E0%A4%82%E0%A4%95%20statement.pdf",
    "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect(
    await db.event.findMany({ where: { userId: asha.id, kind: "file.viewed" }, select: { detail: true } }),
  ).toEqual([{ detail: { file: id } }]);
});

test("the student's own looks at a paper are one event a day, and nobody else's are among them", async () => {
  const { id: userId } = asha;
  const [id, another] = [await stored(samplePdf(), "a.pdf"), await stored(samplePdf(), "b.pdf")];
  const looks = (file: string) =>
    db.event.count({ where: { userId, kind: "file.viewed", detail: { path: ["file"], equals: file } } });
  const yesterday = new Date(Date.now() - 86_400_000);
  await db.event.create({ data: { kind: "file.viewed", userId, detail: { file: id }, at: yesterday } });
  await db.event.create({ data: { kind: "file.viewed", userId, detail: { file: id, pass: randomUUID() } } });
  for (let times = 0; times < 3; times += 1) await get(id, asha);
  expect(await looks(id)).toBe(3);
  await get(another, asha);
  expect(await looks(another)).toBe(1);
});

test("a picture is shown in the page", async () => {
  const response = await get(await stored(await sampleJpeg(), "selfie.jpg"), asha);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  expect(response.headers.get("content-disposition")).toBe(
    "inline; filename=\"selfie.jpg\"; filename*=UTF-8''selfie.jpg",
  );
  expect(Buffer.from(await response.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
});

test("a picture in small is its owner's alone, and no look at it; a PDF has none", async () => {
  const small = (id: string, as: Student) =>
    route.GET(requestTo(`files/${id}?small`, null, { as, method: "GET" }), { params: Promise.resolve({ id }) });
  const id = await stored(await sampleJpeg(), "selfie.jpg");
  const response = await small(id, asha);
  expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
    200,
    "image/jpeg",
    "private, no-store",
  ]);
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(Math.max(width, height)).toBeLessThanOrEqual(160);
  expect(await db.event.count({ where: { kind: "file.viewed", detail: { path: ["file"], equals: id } } })).toBe(0);
  expect((await small(id, await newStudent())).status).toBe(404);
  expect((await small(await stored(samplePdf(), "a.pdf"), asha)).status).toBe(404);
});

test("another's file, an unknown id and no id at all get the very same answer", async () => {
  const id = await stored(samplePdf(), "a.pdf");
  const stranger = await newStudent();
  const answers = await Promise.all(
    [id, "f".repeat(32), "x", "", id.toUpperCase(), `${id}%00`, `../${id}`, "a\0b", `${id}' OR 1=1--`].map(
      async (asked) => {
        const response = await get(asked, stranger).catch(() => get(encodeURIComponent(asked), stranger));
        return { http: response.status, body: await response.text(), headers: Object.fromEntries(response.headers) };
      },
    ),
  );
  expect(answers[0]!.http).toBe(404);
  expect(JSON.parse(answers[0]!.body)).toEqual({
    status: 0,
    code: "fileNotFound",
    message: "This file was not found.",
    data: null,
  });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test("without a session the answer is 401, and so it is after logout", async () => {
  const meena = await newStudent();
  const id = await stored(samplePdf(), "a.pdf", meena);
  expect((await get(id)).status).toBe(401);
  expect((await get(id, meena)).status).toBe(200);
  await db.session.delete({ where: { id: meena.sessionId } });
  expect((await get(id, meena)).status).toBe(401);
});

test("bytes that are missing, cut, changed or another file's answer 404", async () => {
  const damages: ((id: string) => Promise<unknown>)[] = [
    (id) => rm(placeOf(id)),
    (id) => truncate(placeOf(id), 10),
    (id) => truncate(placeOf(id), 200),
    (id) => writeFile(placeOf(id), Buffer.alloc(600, 1)),
    async (id) => writeFile(placeOf(id), (await keyring.seal("0".repeat(32), samplePdf())).sealed),
    async (id) => writeFile(placeOf(id), (await keyring.seal(id, Buffer.from("another document"))).sealed),
    (id) => db.storedFile.update({ where: { id }, data: { keyId: "lost" } }),
  ];
  for (const damage of damages) {
    const id = await stored(samplePdf(), "a.pdf");
    await damage(id);
    expect((await get(id, asha)).status).toBe(404);
  }
});

test("a store that cannot be reached answers 503, not that the file is gone", async () => {
  const id = await stored(samplePdf(), "a.pdf");
  await db.storedFile.update({ where: { id }, data: { driver: "uploadthing" } });
  const { http, body } = await call(route.GET, requestTo(`files/${id}`, null, { as: asha, method: "GET" }), { id });
  expect([http, body.status]).toEqual([503, 0]);
});

test("a file sealed with an older key still opens once a new key is in front", async () => {
  const pdf = samplePdf();
  const id = await stored(pdf, "a.pdf");
  await jest.isolateModulesAsync(async () => {
    const { env: restarted } = await import("@/lib/env");
    restarted.FILES_DIR = env.FILES_DIR;
    restarted.FILES_KEYS = `k2:${Buffer.alloc(32, 7).toString("base64")},${env.FILES_KEYS}`;
    const { GET } = await import("@/app/api/files/[id]/route");
    const { POST: POST_ROTATED } = await import("@/app/api/loanform/upload/route");
    const response = await GET(requestTo(`files/${id}`, null, { as: asha, method: "GET" }), {
      params: Promise.resolve({ id }),
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
    const { body } = await call<FileSummary>(
      POST_ROTATED,
      requestTo("loanform/upload", formWith(pdf, "b.pdf"), { as: asha }),
    );
    expect(await db.storedFile.findUnique({ where: { id: fileIdOf(body.data!.url)! } })).toMatchObject({ keyId: "k2" });
  });
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const)(
  "%s answers 405 and says what is allowed",
  async (method) => {
    const { http, headers } = await call(route[method], requestTo("files/x", null, { as: asha, method }));
    expect([http, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  },
);
