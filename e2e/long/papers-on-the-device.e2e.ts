import { writeFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect as base, type Page } from "@playwright/test";
import sharp from "sharp";
import { ENGINES, overTls } from "@/e2e/support/engines";
import { giveFile } from "@/e2e/support/give-file";
import { expectNoSideways, expectNoViolations } from "@/e2e/support/page-check";
import { CHEAP_PHONE } from "@/e2e/support/phone";
import { choose, done, openKyc, uploadsAreWritten } from "@/e2e/support/photos";
import { openPdf } from "@/lib/uploads/checks/pdf-lock";
import { SESSION_COOKIE } from "@/lib/session/cookie";
import { db } from "@/tests/factories/database";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newSession } from "@/tests/factories/sessions";
import { newUser } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { type SampleFile, sidewaysPhoto } from "@/tests/samples/documents";
import { drawnPaper, PAPERS } from "@/tests/samples/papers";
import { contentsOf, drawnIn } from "@/tests/samples/pdfs";

// A picture of a page puts a style into it, which its policy stops in Firefox.
test.use({ screenshot: "off", trace: "off" });
const expect = base.configure({ timeout: 240_000 });

const CANARY = "Kanari7Zebra";
/** The password as it would look in a body, an address, a log or a store. */
const SPELLINGS = [
  CANARY,
  CANARY.toLowerCase(),
  ...(["hex", "base64", "utf16le"] as const).map((form) => Buffer.from(CANARY).toString(form).replace(/=+$/, "")),
  Buffer.from(CANARY, "utf16le").toString("latin1"),
];
const tellsIt = (text: string) => SPELLINGS.some((spelling) => text.includes(spelling));

async function locked(plain: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(plain, { updateMetadata: false });
  document.encrypt({ userPassword: CANARY, ownerPassword: "office" });
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/** All that this browser keeps for the site, files too. Runs in the page. */
async function allKept(): Promise<string> {
  const read = async (value: unknown): Promise<string> => {
    if (value instanceof Blob) return new TextDecoder("latin1").decode(await value.arrayBuffer());
    if (value && typeof value === "object")
      return (await Promise.all(Object.entries(value).map(async ([name, one]) => name + (await read(one))))).join(" ");
    return String(value);
  };
  const kept = [
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]),
  ];
  const heard = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error("IndexedDB"));
    });
  for (const { name } of await indexedDB.databases()) {
    const database = await heard(indexedDB.open(name!));
    for (const store of database.objectStoreNames)
      kept.push(name!, await read(await heard(database.transaction(store).objectStore(store).getAll())));
    database.close();
  }
  if ("caches" in window)
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
  return kept.join("\n");
}

/** How many rows of the database hold the password, in any column. */
async function rowsThatTellIt(): Promise<number> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`;
  let count = 0;
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<{ count: bigint }[]>(
      `SELECT count(*) FROM ${name} AS one WHERE one::text ILIKE '%${CANARY}%'`,
    );
    count += Number(row!.count);
  }
  return count;
}

test("thirty papers with a password: each is sent with the same drawing, and nothing that leaves or stays tells it", async ({
  page,
  context,
  wizard,
}) => {
  const told: string[] = [];
  const hear = (where: string, text: string) => void (tellsIt(text) && told.push(where));
  context.on("request", (request) => {
    const body = request.postDataBuffer()?.toString("latin1") ?? "";
    hear(request.url(), `${request.url()} ${JSON.stringify(request.headers())} ${body}`);
  });
  context.on("console", (message) => hear("console", message.text()));
  page.on("pageerror", (error) => hear("error", `${error.message} ${error.stack}`));
  const slot = await openKyc(wizard);
  const box = slot.getByLabel(/^Password of the PDF/);
  const kept = async (when: string) => {
    await uploadsAreWritten(page);
    hear(when, await page.evaluate(allKept));
  };
  let before = "";
  for (const [at, paper] of PAPERS.entries()) {
    const plain = await drawnPaper(paper);
    const file = { name: `${paper.id}.pdf`, mimeType: "application/pdf", buffer: await locked(plain) };
    expect(openPdf(file.buffer)?.lock, paper.id).toBe("password");
    await giveFile(slot, file);
    await box.fill(CANARY);
    // Once: what is kept while it is typed, while a wrong one is said, and while the copy is on its way.
    const isLookedAt = at === 0;
    if (isLookedAt) {
      await kept("typed");
      await box.fill(`${CANARY}x`);
      await box.press("Enter");
      await expect(slot.getByText("This password does not open the PDF")).toBeVisible();
      await kept("wrong");
      await box.fill(CANARY);
      await page.route("**/api/loanform/upload", async (route) => {
        await kept("on its way");
        await route.continue();
      });
    }
    await box.press("Enter");
    const link = slot.getByRole("link", { name: /View document/ });
    await expect(async () => {
      await expect(slot).toHaveAttribute("data-state", "done", { timeout: 5_000 });
      expect(await link.getAttribute("href")).not.toBe(before);
    }).toPass({ timeout: 240_000 });
    if (isLookedAt) await page.unroute("**/api/loanform/upload");
    before = (await link.getAttribute("href"))!;
    const stored = await (await page.request.get(before)).body();
    expect(openPdf(stored), paper.id).toEqual({ lock: "open" });
    expect(await contentsOf(stored), paper.id).toEqual(await contentsOf(plain));
    hear(paper.id, stored.toString("latin1"));
  }
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await kept("saved");
  await page.reload();
  await expect(slot).toBeVisible();
  await kept("reloaded");
  hear("the app's log", readFileSync(process.env.E2E_APP_LOG!, "latin1"));
  expect([PAPERS.length, told, await rowsThatTellIt()]).toEqual([30, [], 0]);
});

for (const engine of ENGINES.filter(({ name }) => ["Chromium 109", "Firefox", "WebKit"].includes(name)))
  test(`three of them in ${engine.name}`, async ({ baseURL }) => {
    const lacking = engine.lacks();
    test.skip(lacking !== undefined, `needs ${lacking}`);
    const front = await overTls(baseURL!);
    const by = await engine.start({ width: 1280, height: 900 });
    const user = await newUser({ name: "Asha Iyer" });
    try {
      await by.open(`${front.address}/culture`);
      const { token } = await newSession(user.id);
      await by.ask((cookie) => {
        document.cookie = cookie;
        localStorage.setItem("login", "true");
      }, `${SESSION_COOKIE}=${token}; Path=/; Secure; SameSite=Lax`);
      await by.open(`${front.address}/dashboard/loanform/kyc`);
      const state = () => by.of({ css: "#panCard" }, (node) => node?.dataset.state ?? "");
      await expect.poll(state).toBe("empty");
      for (const [at, paper] of [PAPERS[0]!, PAPERS[9]!, PAPERS[20]!].entries()) {
        const plain = await drawnPaper(paper);
        const file = join(process.env.E2E_DATA_DIR!, `${paper.id}.pdf`);
        writeFileSync(file, await locked(plain));
        await by.give(`[role="group"][id="panCard"]`, file);
        await expect.poll(state).toBe("asking");
        await by.click({ css: "#panCard-password" });
        await by.type(CANARY);
        await by.press("Enter");
        const all = () => db.storedFile.findMany({ where: { ownerId: user.id }, orderBy: { createdAt: "desc" } });
        await expect.poll(async () => (await all()).length).toBe(at + 1);
        await expect.poll(state).toBe("done");
        const { id } = (await all())[0]!;
        const sent = await by.ask(async (address) => {
          const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
          return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
        }, `/api/files/${id}`);
        const stored = Buffer.from(sent, "base64");
        expect(openPdf(stored), paper.id).toEqual({ lock: "open" });
        expect(await contentsOf(stored), paper.id).toEqual(await contentsOf(plain));
        expect(tellsIt(stored.toString("latin1")), paper.id).toBe(false);
      }
      expect(tellsIt(await by.ask(allKept))).toBe(false);
      expect(by.errors).toEqual([]);
      expect(await rowsThatTellIt()).toBe(0);
    } finally {
      await by.end();
      front.close();
    }
  });

/** A page of a monthly statement, as wide as its month. */
async function statement(month: number): Promise<SampleFile> {
  const document = await PDFDocument.create();
  const [from, to] = [new Date(Date.UTC(2026, month - 1, 1)), new Date(Date.UTC(2026, month, 0))].map((day) =>
    day.toISOString().slice(0, 10).split("-").reverse().join("/"),
  );
  document
    .addPage([590 + month, 842])
    .drawText(`STATEMENT BETWEEN ${from} AND ${to} FOR A/C: XX40`, { x: 30, y: 780, size: 10 });
  return {
    name: `e-statement (${month}).pdf`,
    mimeType: "application/pdf",
    buffer: Buffer.from(await document.save()),
  };
}

const dialogOf = (page: Page) => page.getByRole("dialog");
const rowsOf = (page: Page) => dialogOf(page).getByRole("list", { name: "Pages" }).locator("> li");

test.describe("on a phone", () => {
  test.use(CHEAP_PHONE);

  test("six statements and three photos of slips, chosen in a wrong order, become one PDF for a lender, oldest first", async ({
    page,
    student,
  }) => {
    await saveLoanForm(student.id, undefined, { complete: true });
    const caseId = await newCase(student.id);
    await newCaseEvent("lender", { caseId, kind: "asked", item: "Statements and slips, father", channel: "pass" });
    await page.goto(`/dashboard/lenders?case=${caseId}`);
    const paper = page.getByRole("group", { name: "Statements and slips, father" });
    const slips = await Promise.all(["a", "b", "c"].map((name) => sidewaysPhoto(`slip ${name}`)));
    const [may, june, july, august, september, october] = await Promise.all([5, 6, 7, 8, 9, 10].map(statement));
    for (const one of [july!, august!]) one.buffer = await locked(one.buffer);
    await giveFile(paper, [september!, slips[0]!, may!, october!, slips[1]!, july!, june!, slips[2]!, august!]);
    await expect(rowsOf(page)).toHaveCount(9);
    // The password of one opens all that are locked alike, and the hints stand once.
    const boxes = dialogOf(page).getByLabel(/^Password of the PDF/);
    await expect(boxes).toHaveCount(2);
    await expect(dialogOf(page).getByText("e-Aadhaar: the first 4 letters")).toHaveCount(1);
    await expectNoViolations(page, "two locked files among nine");
    await boxes.first().fill(CANARY);
    await boxes.first().press("Enter");
    await expect(boxes).toHaveCount(0);
    await expect(dialogOf(page).getByText("Making the photo smaller")).toBeHidden();
    await expect(rowsOf(page)).toContainText([
      ...[5, 6, 7, 8, 9, 10].map((month) => `e-statement (${month}).pdf`),
      ...["Page 7", "Page 8", "Page 9"],
    ]);
    await expect(rowsOf(page).first()).toContainText("1 May 2026 to 31 May 2026");
    await expectNoViolations(page, "nine files for one PDF");
    await expectNoSideways(page);

    // What was moved is still so after the dialog was closed.
    await rowsOf(page).nth(5).getByRole("button", { name: "Move e-statement (10).pdf up" }).click();
    await expect(rowsOf(page).nth(4).getByRole("button", { name: "Move e-statement (10).pdf up" })).toBeFocused();
    await dialogOf(page).getByRole("button", { name: "Close" }).click();
    await paper.getByRole("button", { name: /^Continue with 9 files/ }).click();
    await expect(rowsOf(page)).toHaveCount(9);
    await expect(rowsOf(page)).toContainText([5, 6, 7, 8, 10, 9].map((month) => `(${month}).pdf`));
    await rowsOf(page).nth(4).getByRole("button", { name: "Move e-statement (10).pdf down" }).click();

    await dialogOf(page).getByRole("button", { name: "Use these 9 pages" }).click();
    await expect(dialogOf(page).getByText(/^This is the one PDF that goes up/)).toBeVisible();
    await expectNoViolations(page, "a look at nine pages");
    await expectNoSideways(page);
    await dialogOf(page).getByRole("button", { name: "Use this PDF" }).click();
    const handedIn = page.getByRole("region", { name: "What you handed in" });
    await expect(handedIn).toContainText("Statements and slips, father");

    const { id, size } = await db.storedFile.findFirstOrThrow({
      where: { ownerId: student.id },
      orderBy: { createdAt: "desc" },
    });
    expect(size).toBeLessThan(10_485_760);
    const stored = await (await page.request.get(`/api/files/${id}`)).body();
    const document = await PDFDocument.load(stored);
    expect(document.getPages().map((one) => Math.round(one.getWidth()))).toEqual([
      595, 596, 597, 598, 599, 600, 595, 595, 595,
    ]);
    const text = (await drawnIn(stored)).map((hex) => Buffer.from(hex, "hex").toString("latin1"));
    expect(text.slice(0, 6).map((words) => /BETWEEN 01.(..)/.exec(words)?.[1])).toEqual([
      "05",
      "06",
      "07",
      "08",
      "09",
      "10",
    ]);
  });
});

test("a scan of more than 10 MB is made smaller on the device, and its words stay words", async ({
  page,
  wizard,
  student,
}) => {
  const grain = await sharp({
    create: {
      width: 2480,
      height: 3508,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 200, sigma: 25 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer();
  const scan = await PDFDocument.create();
  for (let at = 0; at < 4; at += 1) {
    // A byte at its end, so that no picture is another's.
    const image = await scan.embedJpg(Buffer.concat([grain, Buffer.from([at])]));
    const sheet = scan.addPage([595, 842]);
    sheet.drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
    sheet.drawText(`Form 16, page ${at + 1}`, { x: 40, y: 800 });
  }
  const buffer = Buffer.from(await scan.save());
  expect(buffer.length).toBeGreaterThan(10_485_760);
  const slot = await openKyc(wizard);
  await choose(page, slot, /^Choose file/, { name: "scan.pdf", mimeType: "application/pdf", buffer });
  await expect(slot.getByText("File size should be less than 10MB")).toBeVisible();
  await expect(slot.getByText("If it is a scan, its pictures can be made smaller here")).toBeVisible();
  await expectNoViolations(page, "a scan that is too large");
  await uploadsAreWritten(page);
  await page.reload();
  await slot.getByRole("button", { name: /^Continue with 1 file/ }).click();
  await expect(rowsOf(page)).toContainText(["4 pages,"]);
  await rowsOf(page).getByText("Choose its pages").click();
  await rowsOf(page).getByRole("checkbox", { name: "Page 3" }).uncheck();
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  await uploadsAreWritten(page);
  await page.reload();
  await slot.getByRole("button", { name: /^Continue with 1 file/ }).click();
  await expect(rowsOf(page)).toContainText(["3 pages,"]);
  await rowsOf(page).getByText("Choose its pages").click();
  await rowsOf(page).getByRole("checkbox", { name: "Page 3" }).check();
  await dialogOf(page).getByRole("button", { name: "Use these 4 pages" }).click();
  await expect(dialogOf(page).getByText("Its pictures were made smaller so that it fits.")).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Use this PDF" }).click();
  await done(slot);
  const { id, size } = await db.storedFile.findFirstOrThrow({ where: { ownerId: student.id } });
  expect(size).toBeLessThanOrEqual(10_485_760);
  test.info().annotations.push({ type: "MB before and after", description: `${buffer.length / 1e6} ${size / 1e6}` });
  const stored = await (await page.request.get(`/api/files/${id}`)).body();
  const words = (await contentsOf(stored)).map((drawn) => /<([0-9A-F]+)> Tj/.exec(drawn)![1]!);
  expect(words.map((hex) => Buffer.from(hex, "hex").toString("latin1"))).toEqual(
    [1, 2, 3, 4].map((number) => `Form 16, page ${number}`),
  );
});
