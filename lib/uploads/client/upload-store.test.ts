import { REFUSED_FILES, TAKEN_FILES, typeOf } from "@/tests/samples/odd-files";
import { FakePage, testFile, settled, storedAs } from "./testing";
import { SendFailure } from "./send";
import { slotOf } from "./upload-store";

const URL_1 = "/api/files/1";
const OPENED = { owner: "asha", saved: new Set<string>(), isComplete: false, isKeeping: true };

async function openPage(change: Partial<typeof OPENED> = {}, page = new FakePage()) {
  await page.uploads.open({ ...OPENED, ...change });
  await settled();
  return page;
}

/** What the next page of this browser finds. */
async function reopened(before: FakePage, change: Partial<typeof OPENED> = {}) {
  const page = new FakePage();
  for (const [key, note] of before.kept) page.kept.set(key, note);
  return openPage(change, page);
}

test("a slot is named by its person, wherever that person stands", () => {
  expect(slotOf("panCard", () => "m1")).toBe("panCard");
  expect(slotOf("0.panCard", (index) => (index === "0" ? "m1" : undefined))).toBe("m1.panCard");
  expect(slotOf("3.panCard", () => undefined)).toBe("3.panCard");
});

describe("on a page in another language", () => {
  afterEach(() => {
    globalThis.dakhilaMessages = undefined;
  });

  test("what the browser itself refuses is said in it", async () => {
    globalThis.dakhilaMessages = { language: "hi", texts: { "refusals.fileWrongKind": "यह फ़ाइल नहीं" } };
    const page = await openPage();
    page.uploads.add("pan", testFile("exe"));
    await settled();
    expect(page.uploads.get("pan")).toMatchObject({ state: "refused", message: "यह फ़ाइल नहीं" });
  });

  test("what a slot asks about a picture is said in it", async () => {
    globalThis.dakhilaMessages = { language: "hi", texts: { "uploads.blurredAtSlot": "धुंधली" } };
    const page = await openPage();
    page.uploads.add("pan", testFile("jpg"));
    await settled();
    await page.blurred();
    expect(page.uploads.get("pan")?.question?.atSlot).toBe("धुंधली");
  });
});

test.each(TAKEN_FILES)("$about, $name of type $type, goes on as $kept", async ({ make, name, type, kept }) => {
  const page = await openPage();
  page.uploads.add("pan", new File([new Uint8Array(await make())], name, { type }));
  const isPdf = typeOf(kept) === "application/pdf";
  const inProgress = () => (isPdf ? page.sending : page.preparing);
  while (inProgress().length === 0 && page.uploads.get("pan")?.state !== "refused") await settled();
  expect(page.uploads.get("pan")).toMatchObject({ state: isPdf ? "sending" : "preparing", isPicture: !isPdf });
  expect(inProgress().map(({ file }) => [file.name, file.type])).toEqual([[kept, typeOf(kept)]]);
});

test.each(REFUSED_FILES.filter(({ by, code }) => by === "browser" && code !== "pdfHasPassword"))(
  "$about, $name of type $type, is not sent: $code",
  async ({ make, name, type, says }) => {
    const page = await openPage();
    page.uploads.add("pan", new File([new Uint8Array(await make())], name, { type }));
    while (page.uploads.get("pan")?.state !== "refused" && page.sending.length + page.preparing.length === 0)
      await settled();
    expect(page.uploads.get("pan")).toMatchObject({ state: "refused", message: says });
    expect([page.sending, page.preparing]).toEqual([[], []]);
  },
);

test.each(REFUSED_FILES.filter(({ code }) => code === "pdfHasPassword"))(
  "$about: it is asked for before anything is sent",
  async ({ make, name, type }) => {
    const page = await openPage();
    page.uploads.add("pan", new File([new Uint8Array(await make())], name, { type }));
    while (page.uploads.get("pan")?.state !== "asking" && page.sending.length === 0) await settled();
    expect(page.uploads.get("pan")).toMatchObject({ state: "asking", message: null, name });
    expect([page.sending, page.pdfsStarted]).toEqual([[], 1]);
  },
);

describe("a PDF with a password", () => {
  const PASSWORD = "RAVI1503";
  async function asked() {
    const page = await openPage();
    const file = testFile("locked pdf");
    page.uploads.add("pan", file);
    await settled();
    return { page, file };
  }

  test("goes on as the copy that was opened, and the password is kept nowhere", async () => {
    const { page, file } = await asked();
    void page.uploads.unlock("pan", PASSWORD);
    expect(page.opening).toMatchObject([{ file, password: PASSWORD }]);
    expect(page.uploads.get("pan")).toMatchObject({ state: "opening" });
    const opened = testFile("pdf");
    await page.unlocked(opened);
    expect(page.sending.map((sent) => sent.file)).toEqual([opened]);
    expect([...page.kept.values()]).toEqual([{ state: "chosen", file: opened, turns: 0 }]);
    expect(JSON.stringify([page.uploads.get("pan"), ...page.kept.values()])).not.toContain(PASSWORD);
    await page.sent(URL_1);
    expect(page.uploads.get("pan")).toMatchObject({ state: "done", uploaded: { url: URL_1 } });
  });

  test("is kept after a wrong one, and tried again with the next", async () => {
    const { page, file } = await asked();
    void page.uploads.unlock("pan", "ravi1503");
    await page.unlocked("wrongPassword");
    expect(page.uploads.get("pan")).toMatchObject({
      state: "asking",
      message: expect.stringMatching(/^This password does not open/) as string,
    });
    void page.uploads.unlock("pan", PASSWORD);
    expect(page.opening.map((one) => one.file)).toEqual([file, file]);
    await page.unlocked();
    expect(page.uploads.get("pan")).toMatchObject({ state: "sending" });
  });

  test("is asked for again by the next page, of the file that was kept", async () => {
    const { page } = await asked();
    const next = await reopened(page);
    expect(next.uploads.get("pan")).toMatchObject({ state: "asking", name: "pan.pdf" });
    expect(next.sending).toEqual([]);
  });

  test("that is opened after it was cancelled or replaced stays out", async () => {
    const { page } = await asked();
    void page.uploads.unlock("pan", PASSWORD);
    page.uploads.forget("pan");
    await page.unlocked();
    expect([page.uploads.get("pan"), page.sending]).toEqual([undefined, []]);
  });

  test("that only the server saw is asked for as well", async () => {
    const page = await openPage();
    page.uploads.add("pan", testFile("pdf"));
    await settled();
    page.sending.at(-1)!.reject(new SendFailure("It has a password.", "refused", undefined, "pdfHasPassword"));
    await settled();
    expect(page.uploads.get("pan")).toMatchObject({ state: "asking", message: null });
  });
});

test("a file is kept until it has arrived, then its address, until it is saved", async () => {
  const page = await openPage();
  page.uploads.pickerOpened("pan");
  await settled();
  expect([...page.kept.values()]).toEqual([{ state: "asked" }]);
  const file = testFile("pdf");
  page.uploads.add("pan", file);
  await settled();
  expect([...page.kept.values()]).toEqual([{ state: "chosen", file, turns: 0 }]);
  await page.sent(URL_1);
  expect([...page.kept.values()]).toEqual([{ state: "uploaded", uploaded: storedAs(URL_1) }]);
  await page.uploads.open({ ...OPENED, saved: new Set([URL_1]) });
  expect(page.kept.size).toBe(0);
  expect(page.uploads.get("pan")).toMatchObject({ state: "done", isSaved: true });
});

test("what a killed page left behind is taken up again: the camera, a file, pages, and what had arrived", async () => {
  const before = await openPage();
  before.uploads.pickerOpened("camera");
  before.uploads.keepPages("pages", [testFile("jpg"), testFile("jpg")]);
  before.uploads.add("arrived", testFile("pdf"));
  await settled();
  await before.sent(URL_1);
  before.uploads.add("photo", testFile("jpg"));
  await settled();
  await before.prepared();
  before.uploads.rotate("photo");
  await settled();

  const page = await reopened(before);
  expect(page.uploads.get("camera")).toMatchObject({ state: "idle", isLost: true });
  expect(page.uploads.get("pages")?.pages).toHaveLength(2);
  expect(page.uploads.get("arrived")).toMatchObject({ state: "done", uploaded: { url: URL_1 }, isFresh: false });
  expect(page.uploads.get("photo")).toMatchObject({ state: "preparing", isFresh: true });
  expect(page.preparing).toMatchObject([{ turns: 1 }]);
});

test("several files at once wait to be joined, in place of what did not arrive and beside what did", async () => {
  const files = [testFile("pdf"), testFile("jpg")];
  const page = await openPage();
  page.uploads.add("refused", testFile("exe"));
  page.uploads.add("arrived", testFile("pdf"));
  await settled();
  await page.sent(URL_1);
  for (const slot of ["refused", "arrived"]) page.uploads.collect(slot, files);
  expect(page.uploads.get("refused")).toMatchObject({ state: "idle", message: null, pages: files });
  expect(page.uploads.get("arrived")).toMatchObject({ state: "done", uploaded: { url: URL_1 }, pages: files });
  const next = await reopened(page);
  expect(next.uploads.get("refused")?.pages).toEqual(files);
});

test("files to be joined come after those that wait already, at most as many as one PDF has, and survive", async () => {
  const [first, second, third] = ["a", "b", "c"].map((name) => testFile("pdf", name));
  const page = await openPage();
  page.uploads.collect("pan", [first!, second!]);
  page.uploads.keepPages("pan", [second!, first!], { isMoved: true, pages: [null, null] });
  page.uploads.collect("pan", [third!]);
  expect(page.uploads.get("pan")).toMatchObject({ pages: [second, first, third], choices: { isMoved: true } });
  const next = await reopened(page);
  expect(next.uploads.get("pan")).toMatchObject({ pages: [second, first, third], choices: { isMoved: true } });
  page.uploads.collect(
    "pan",
    Array.from({ length: 30 }, () => first!),
  );
  expect(page.uploads.get("pan")?.pages).toHaveLength(20);
});

test("they stay when the slot's own file is cancelled, refused or cannot be opened, also over a reload", async () => {
  const files = [testFile("jpg"), testFile("pdf")];
  const page = await openPage();
  page.uploads.collect("pan", files);
  page.uploads.add("pan", testFile("pdf"));
  await settled();
  page.uploads.cancel("pan");
  expect(page.uploads.get("pan")).toMatchObject({ state: "idle", pages: files });
  page.uploads.add("pan", testFile("exe"));
  await settled();
  expect(page.uploads.get("pan")).toMatchObject({ state: "refused", pages: files });
  page.uploads.add("pan", testFile("locked pdf"));
  await settled();
  void page.uploads.unlock("pan", "RAVI1503");
  await page.unlocked("impossible");
  expect(page.uploads.get("pan")).toMatchObject({ state: "refused", help: "copy", pages: files });
  const next = await reopened(page);
  expect(next.uploads.get("pan")).toMatchObject({ state: "idle", pages: files });
  page.uploads.forget("pan");
  expect([page.uploads.get("pan"), page.kept.size]).toEqual([undefined, 0]);
});

test.each([
  ["a scan of 12 MB", "scan.pdf", 12, "smaller", 1],
  ["a file that no phone could open", "scan.pdf", 51, null, 0],
  ["a photo of 12 MB", "photo.jpg", 12, null, 0],
] as const)("%s is refused; kept to be made smaller: %s of %i MB, %s", async (_, name, size, help, kept) => {
  const page = await openPage();
  const file = Object.defineProperty(new File([], name), "size", { value: size * 1024 * 1024 });
  page.uploads.add("pan", file);
  await settled();
  const upload = page.uploads.get("pan")!;
  expect([upload.state, upload.message, upload.help, upload.pages.length]).toEqual([
    ...["refused", "File size should be less than 10MB", help, kept],
  ]);
  expect(page.sending).toEqual([]);
});

test("it is not taken up where it is saved, sent, another student's, or forgotten on a shared phone", async () => {
  const before = await openPage();
  before.uploads.add("pan", testFile("pdf"));
  await settled();
  await before.sent(URL_1);
  const saved = await reopened(before, { saved: new Set([URL_1]) });
  const sent = await reopened(before, { isComplete: true });
  expect([saved.uploads.get("pan"), saved.kept.size]).toEqual([undefined, 0]);
  expect([sent.uploads.get("pan"), sent.kept.size]).toEqual([undefined, 0]);
  const other = await reopened(before, { owner: "zubin" });
  expect([other.uploads.get("pan"), other.kept.size]).toEqual([undefined, 1]);
  const shared = await reopened(before, { isKeeping: false });
  expect([shared.uploads.get("pan"), shared.kept.size]).toEqual([undefined, 0]);
});

describe("in a slot beside the form", () => {
  const ASKED = "case DK-1-7 coApplicantFinancialDetails.0.itr";
  const files = [testFile("pdf"), testFile("jpg")];
  /** What the next page finds that shows the slots of a lender, and not the form. */
  async function beside(before: FakePage, change: Partial<typeof OPENED> = {}) {
    const page = new FakePage();
    for (const [key, note] of before.kept) page.kept.set(key, note);
    await page.uploads.openBeside({ ...OPENED, ...change });
    await settled();
    return page;
  }
  /** Files to be joined for a lender, and a file for the form; on the way, or there. */
  async function left() {
    const page = new FakePage();
    await page.uploads.openBeside(OPENED);
    page.uploads.keepPages(ASKED, files, { isMoved: true });
    page.uploads.add("pan", testFile("pdf"));
    await settled();
    return page;
  }

  test("files to be joined survive a reload, a password that is asked for, and a file that is up", async () => {
    const before = await left();
    before.uploads.add("line DK-1", testFile("locked pdf"));
    before.uploads.add("left-out financialDetails.itr", testFile("pdf"));
    await settled();
    await before.sent(URL_1);
    const page = await beside(before);
    expect(page.uploads.get(ASKED)).toMatchObject({ state: "idle", pages: files, choices: { isMoved: true } });
    expect(page.uploads.get("line DK-1")).toMatchObject({ state: "asking" });
    expect(page.uploads.get("left-out financialDetails.itr")).toMatchObject({ uploaded: { url: URL_1 } });
  });

  test("they survive the form's page as well, also of an application that is sent, whose own files are over", async () => {
    const page = await reopened(await left(), { isComplete: true });
    expect([page.uploads.get(ASKED)?.pages, page.uploads.get("pan")]).toEqual([files, undefined]);
    expect([...page.kept.keys()]).toEqual([`asha/${ASKED}/pages`]);
  });

  test("the form's files wait for the form's page, and are taken up there once", async () => {
    const page = await beside(await left());
    expect([page.uploads.get("pan"), page.sending.length]).toEqual([undefined, 0]);
    for (let times = 0; times < 2; times += 1) await page.uploads.open(OPENED);
    await settled();
    expect([page.uploads.get("pan")?.state, page.sending.length]).toEqual(["sending", 1]);
  });

  test("nothing of another student, or on a shared phone", async () => {
    const other = await beside(await left(), { owner: "zubin" });
    const shared = await beside(await left(), { isKeeping: false });
    expect([other.uploads.get(ASKED), shared.uploads.get(ASKED), shared.kept.size]).toEqual([undefined, undefined, 0]);
  });
});

test("files to be joined survive beside a file of the slot that is still on its way", async () => {
  const before = await openPage();
  before.uploads.add("slips", testFile("pdf"));
  before.uploads.keepPages("slips", [testFile("pdf"), testFile("jpg")]);
  await settled();
  const page = await reopened(before);
  expect(page.uploads.get("slips")).toMatchObject({ state: "sending", pages: { length: 2 } });
});

test("somebody who is faster than the storage is not overtaken by it", async () => {
  const before = await openPage();
  before.uploads.add("pan", testFile("pdf", "old"));
  await settled();
  const page = new FakePage();
  for (const [key, note] of before.kept) page.kept.set(key, note);
  const opening = page.uploads.open(OPENED);
  page.uploads.add("pan", testFile("pdf", "new"));
  await opening;
  await settled();
  expect(page.sending.map(({ file }) => file.name)).toEqual(["new.pdf"]);
});

test("another file stops the one before it, whose progress and end then change nothing", async () => {
  const page = await openPage();
  page.uploads.add("pan", testFile("pdf", "first"));
  await settled();
  page.uploads.add("pan", testFile("pdf", "second"));
  await settled();
  const [first, second] = page.sending;
  expect([first!.signal.aborted, second!.signal.aborted]).toEqual([true, false]);
  first!.progress(80);
  second!.progress(30);
  expect(page.uploads.get("pan")).toMatchObject({ state: "sending", name: "second.pdf", percent: 30 });
});

test("a picture that is turned while it waits for its turn is prepared once", async () => {
  const page = await openPage();
  const waiting: (() => void)[] = [];
  page.environment.enqueue = async (kind, work) => {
    if (kind === "preparing") await new Promise<void>((resolve) => waiting.push(resolve));
    return work();
  };
  page.uploads.add("pan", testFile("jpg"));
  await settled();
  page.uploads.rotate("pan");
  await settled();
  for (const start of waiting) start();
  await settled();
  expect(page.preparing).toMatchObject([{ turns: 1 }]);
});

test("the first blurred picture of a slot is asked about, turned or sent again too, and no other", async () => {
  const page = await openPage();
  const question = () => page.uploads.get("pan")?.question ?? null;
  page.uploads.add("pan", testFile("jpg"));
  await settled();
  await page.blurred();
  expect(question()).not.toBeNull();
  page.uploads.rotate("pan");
  await settled();
  await page.blurred();
  expect(question()).not.toBeNull();
  page.uploads.keepPicture("pan");
  page.uploads.rotate("pan");
  await settled();
  await page.blurred();
  expect(question()).toBeNull();

  page.uploads.add("pan", testFile("jpg", "again"));
  await settled();
  await page.blurred();
  expect(question()).toBeNull();
  page.uploads.add("passport", testFile("jpg"));
  await settled();
  await page.blurred();
  expect(page.uploads.get("passport")?.question).not.toBeNull();
});

test("what failed for want of the network goes on when it is back; what the server could not take waits for Retry", async () => {
  const page = await openPage();
  page.uploads.add("pan", testFile("pdf"));
  await settled();
  await page.fails("network");
  page.failsAs = null;
  page.uploads.add("passport", testFile("pdf"));
  await settled();
  await page.fails("server");
  expect([page.uploads.get("pan")?.state, page.uploads.get("passport")?.state]).toEqual(["failed", "failed"]);
  page.failsAs = null;
  await page.online(true);
  expect([page.uploads.get("pan")?.state, page.uploads.get("passport")?.state]).toEqual(["sending", "failed"]);
  page.uploads.retry("passport");
  await settled();
  expect(page.uploads.get("passport")?.state).toBe("sending");
});

test("a row that moves takes its upload along, and the place that it left is empty", async () => {
  const page = await openPage();
  page.uploads.add("1.url", testFile("pdf", "second"));
  page.uploads.add("2.url", testFile("pdf", "third"));
  await settled();
  await page.sent(URL_1);
  page.uploads.move("1.url", "0.url");
  page.uploads.move("2.url", "1.url");
  await settled();
  expect(page.uploads.get("0.url")).toMatchObject({ state: "sending", name: "second.pdf" });
  expect(page.uploads.get("1.url")).toMatchObject({ state: "done", uploaded: { name: "third.pdf" } });
  expect(page.uploads.get("2.url")).toBeUndefined();
  expect([...page.kept.keys()].sort()).toEqual(["asha/0.url/file", "asha/1.url/file"]);
});

test("what waits to be joined moves along with its row, also for the next page", async () => {
  const files = [testFile("pdf", "may"), testFile("pdf", "june")];
  const page = await openPage();
  page.uploads.keepPages("1.url", files, { isMoved: true });
  page.uploads.move("1.url", "0.url");
  await settled();
  expect([page.uploads.get("1.url"), page.uploads.get("0.url")?.pages]).toEqual([undefined, files]);
  const next = await reopened(page);
  expect([next.uploads.get("1.url"), next.uploads.get("0.url")]).toMatchObject([
    undefined,
    { pages: files, choices: { isMoved: true } },
  ]);
});

test("small pictures are let go when another takes their place, or the slot is forgotten", async () => {
  const page = await openPage();
  page.uploads.add("pan", testFile("jpg"));
  await settled();
  await page.prepared();
  page.uploads.rotate("pan");
  await settled();
  await page.prepared();
  expect(page.revoked).toEqual(["blob:1"]);
  page.uploads.forget("pan");
  expect(page.revoked).toEqual(["blob:1", "blob:2"]);
});
