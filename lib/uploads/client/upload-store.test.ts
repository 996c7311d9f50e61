import { REFUSED_FILES, TAKEN_FILES, typeOf } from "@/tests/samples/odd-files";
import { FakePage, testFile, settled, storedAs } from "./testing";
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

test.each(REFUSED_FILES.filter(({ by }) => by === "browser"))(
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
