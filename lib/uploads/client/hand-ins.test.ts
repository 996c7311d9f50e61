import { CallError } from "@/lib/browser/post";
import { createHandIns } from "./hand-ins";
import { NO_UPLOAD, type Upload } from "./upload";

const uploaded = (url: string) => ({ url, name: "a.pdf", size: 1, mime: "application/pdf", createdAt: "2026-11-20" });
const done = (url: string): Upload => ({ ...NO_UPLOAD, state: "done", uploaded: uploaded(url) as Upload["uploaded"] });

function setUp() {
  const slots = new Map<string, Upload>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const send = jest.fn<Promise<unknown>, [string]>(async () => {});
  const onSent = jest.fn();
  const onEnd = jest.fn<void, [string | null, boolean]>();
  const onLine: (() => void)[] = [];
  const handIns = createHandIns({
    uploads: {
      get: (slot) => slots.get(slot),
      forget: (slot) => {
        slots.delete(slot);
        tell();
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    onSent,
    onOnline: (listener) => void onLine.push(listener),
  });
  return {
    handIns,
    send,
    onSent,
    onEnd,
    /** A slot is on the page, and takes a paper. @returns how it goes with its page */
    open: () => handIns.expect("s", { send, onEnd }),
    lineIsBack: () => onLine.forEach((listener) => listener()),
    slots,
    put(upload: Upload | null) {
      if (upload) slots.set("s", upload);
      else slots.delete("s");
      tell();
    },
  };
}
const settle = () => new Promise((later) => setTimeout(later));

test("a paper is handed in once its upload is done, once, and its slot is empty again", async () => {
  const { handIns, send, onSent, slots, put, open } = setUp();
  open();
  put({ ...NO_UPLOAD, state: "sending", percent: 50 });
  expect(send).not.toHaveBeenCalled();
  put(done("/api/files/1"));
  put(done("/api/files/1"));
  expect(handIns.get("s")).toEqual({ url: "/api/files/1", problem: null, isCutOff: false, doubt: null });
  await settle();
  expect(send.mock.calls).toEqual([["/api/files/1"]]);
  expect([onSent.mock.calls.length, slots.size, handIns.get("s")]).toEqual([1, 0, undefined]);
});

test("a picture about which something is asked waits for the answer", async () => {
  const { send, put, open } = setUp();
  open();
  put({ ...done("/api/files/1"), question: { atSlot: "Blurred?" } as unknown as Upload["question"] });
  expect(send).not.toHaveBeenCalled();
  put(done("/api/files/1"));
  expect(send).toHaveBeenCalledTimes(1);
});

test("nothing is handed in that nobody asked for", () => {
  const { send, put } = setUp();
  put(done("/api/files/1"));
  expect(send).not.toHaveBeenCalled();
});

test("what was uploaded before its page was opened again is handed in then", () => {
  const { send, put, open } = setUp();
  put(done("/api/files/1"));
  open();
  expect(send).toHaveBeenCalledTimes(1);
});

test("what failed says so, is not sent again by itself, and is sent again when asked to", async () => {
  const { handIns, send, slots, put, open } = setUp();
  send.mockRejectedValueOnce(new Error("no line"));
  open();
  put(done("/api/files/1"));
  await settle();
  expect(handIns.get("s")!.problem).toMatch(/\S/);
  put(done("/api/files/1"));
  open();
  expect(send).toHaveBeenCalledTimes(1);
  handIns.retry("s");
  await settle();
  expect([send.mock.calls.length, slots.size, handIns.get("s")]).toEqual([2, 0, undefined]);
});

test("a file that failed and was removed since is never handed in; the next one is", async () => {
  const { handIns, send, put, open } = setUp();
  send.mockRejectedValueOnce(new Error("no line"));
  open();
  put(done("/api/files/1"));
  await settle();
  put(null);
  expect(handIns.get("s")).toBeUndefined();
  handIns.retry("s");
  put({ ...NO_UPLOAD, state: "sending" });
  handIns.retry("s");
  put(done("/api/files/2"));
  await settle();
  expect(send.mock.calls).toEqual([["/api/files/1"], ["/api/files/2"]]);
});

/** A send whose answers the test gives, one by one: right, or with what is wrong. */
function answered(send: ReturnType<typeof setUp>["send"]) {
  const answers: ((wrong?: Error) => void)[] = [];
  send.mockImplementation(
    () => new Promise<void>((right, wrong) => void answers.push((error) => (error ? wrong(error) : right()))),
  );
  return async (at: number, wrong?: Error) => {
    answers[at]!(wrong);
    await settle();
  };
}

test.each([
  ["arrives", undefined],
  ["fails", new Error("no line")],
])(
  "a second file, chosen while the first is handed in, waits until that %s, and stays in its slot",
  async (_, wrong) => {
    const { handIns, send, slots, put, open } = setUp();
    const answer = answered(send);
    open();
    put(done("/api/files/1"));
    put({ ...NO_UPLOAD, state: "sending" });
    put(done("/api/files/2"));
    expect(send.mock.calls).toEqual([["/api/files/1"]]);
    await answer(0, wrong);
    expect([send.mock.calls.length, slots.get("s")?.uploaded?.url]).toEqual([2, "/api/files/2"]);
    expect(handIns.get("s")).toEqual({ url: "/api/files/2", problem: null, isCutOff: false, doubt: null });
    await answer(1);
    expect([send.mock.calls.length, slots.size, handIns.get("s")]).toEqual([2, 0, undefined]);
  },
);

test("a second file that is still on its way when the first is handed in is not taken away", async () => {
  const { handIns, send, slots, put, open } = setUp();
  const answer = answered(send);
  open();
  put(done("/api/files/1"));
  put({ ...NO_UPLOAD, state: "sending" });
  await answer(0);
  expect([slots.get("s")?.state, handIns.get("s")]).toEqual(["sending", undefined]);
});

test("a file that was removed while it was handed in, which failed, leaves nothing to hand in again", async () => {
  const { handIns, send, put, open } = setUp();
  const answer = answered(send);
  open();
  put(done("/api/files/1"));
  put(null);
  await answer(0, new Error("no line"));
  expect([send.mock.calls.length, handIns.get("s")]).toEqual([1, undefined]);
});

test("a slot that stays on the page hands in the next file as well", async () => {
  const { send, put, open } = setUp();
  open();
  for (const url of ["/api/files/1", "/api/files/2"]) {
    put(done(url));
    await settle();
  }
  expect(send.mock.calls).toEqual([["/api/files/1"], ["/api/files/2"]]);
});

const NO_ANSWER = new CallError("", 0);
const REFUSED = new CallError("Not so.", 422);
test.each([
  ["no answer came", NO_ANSWER, 2],
  ["it was refused", REFUSED, 1],
])("when the line is back, what failed because %s: sent %3$i times", async (_, wrong, times) => {
  const { handIns, send, put, open, lineIsBack } = setUp();
  send.mockRejectedValueOnce(wrong);
  // Its page was left: nobody is there to press.
  open()();
  put(done("/api/files/1"));
  lineIsBack();
  await settle();
  expect(send).toHaveBeenCalledTimes(1);
  lineIsBack();
  lineIsBack();
  await settle();
  expect([send.mock.calls.length, handIns.get("s") === undefined]).toEqual([times, times === 2]);
});

test.each([
  ["handed in", null, null],
  ["refused", REFUSED, "Not so."],
])("whoever gave it is told that a paper was %s, and whether its page was left", async (_, wrong, said) => {
  for (const isLeft of [false, true]) {
    const { send, onEnd, put, open } = setUp();
    if (wrong) send.mockRejectedValueOnce(wrong);
    const leave = open();
    put(done("/api/files/1"));
    if (isLeft) leave();
    await settle();
    expect(onEnd.mock.calls).toEqual([[said, isLeft]]);
  }
});

test("a page that was left and opened again is there", async () => {
  const { onEnd, put, open } = setUp();
  open()();
  put({ ...NO_UPLOAD, state: "sending" });
  open();
  put(done("/api/files/1"));
  await settle();
  expect(onEnd.mock.calls).toEqual([[null, false]]);
});

test("an upload that fails after its page was left is told once; one that failed before is known", () => {
  const { onEnd, put, open } = setUp();
  const leave = open();
  put({ ...NO_UPLOAD, state: "refused", message: "Too large." });
  leave();
  put({ ...NO_UPLOAD, state: "refused", message: "Too large.", pages: [] });
  expect(onEnd).not.toHaveBeenCalled();
  put({ ...NO_UPLOAD, state: "sending" });
  put({ ...NO_UPLOAD, state: "failed", message: "No line." });
  put({ ...NO_UPLOAD, state: "failed", message: "No line." });
  expect(onEnd.mock.calls).toEqual([["No line.", true]]);
});

test("of a file that was replaced while it was handed in, nobody is told that it failed", async () => {
  const { send, onEnd, put, open } = setUp();
  const answer = answered(send);
  open();
  put(done("/api/files/1"));
  put(done("/api/files/2"));
  await answer(0, REFUSED);
  await answer(1);
  expect(onEnd.mock.calls).toEqual([[null, false]]);
});

describe("a paper that may not fit", () => {
  const DOUBT = { seen: "This looks like a bank statement.", words: ["It ends on 31 Jul 2026."] };
  const doubted = async (url = "/api/files/1") => (url === "/api/files/1" ? DOUBT : null);
  function held() {
    const page = setUp();
    const sayRight = jest.fn<Promise<unknown>, [string]>(async () => {});
    const doubt = jest.fn(doubted);
    const leave = page.handIns.expect("s", { send: page.send, onEnd: page.onEnd, doubt, sayRight });
    page.put(done("/api/files/1"));
    return { ...page, sayRight, doubt, leave };
  }

  test("waits, and is handed in once the student says that it is right, which is kept before", async () => {
    const { handIns, send, sayRight, slots } = held();
    expect(handIns.get("s")).toMatchObject({ problem: null, doubt: null });
    await settle();
    expect([send.mock.calls.length, handIns.get("s")?.doubt]).toEqual([0, DOUBT]);
    handIns.sayRight("s");
    handIns.sayRight("s");
    await settle();
    expect([sayRight.mock.calls, send.mock.calls]).toEqual([[["/api/files/1"]], [["/api/files/1"]]]);
    expect(sayRight.mock.invocationCallOrder[0]).toBeLessThan(send.mock.invocationCallOrder[0]!);
    expect([slots.size, handIns.get("s")]).toEqual([0, undefined]);
  });

  test("gives way to another file, which is handed in at once where nothing speaks against it", async () => {
    const { handIns, send, put } = held();
    await settle();
    put({ ...NO_UPLOAD, state: "sending" });
    expect(handIns.get("s")).toBeUndefined();
    put(done("/api/files/2"));
    await settle();
    expect(send.mock.calls).toEqual([["/api/files/2"]]);
  });

  test("that was removed or replaced while it was looked at is not handed in", async () => {
    const { handIns, send, put } = held();
    put(null);
    await settle();
    expect([send.mock.calls.length, handIns.get("s")]).toEqual([0, undefined]);
    const other = held();
    other.put(done("/api/files/2"));
    await settle();
    expect(other.send.mock.calls).toEqual([["/api/files/2"]]);
  });

  test("is not sent by a line that comes back, nor by a press for what failed", async () => {
    const { handIns, send, lineIsBack } = held();
    await settle();
    lineIsBack();
    handIns.retry("s");
    await settle();
    expect(send).not.toHaveBeenCalled();
  });

  test("whose word could not be kept is not handed in without it", async () => {
    const { handIns, send, sayRight } = held();
    await settle();
    sayRight.mockRejectedValueOnce(REFUSED);
    handIns.sayRight("s");
    await settle();
    expect([send.mock.calls.length, handIns.get("s")?.problem]).toEqual([0, "Not so."]);
  });

  test("is told of where its page was left meanwhile", async () => {
    const { onEnd, leave } = held();
    leave();
    await settle();
    expect(onEnd.mock.calls).toEqual([["It ends on 31 Jul 2026.", true]]);
  });
});
