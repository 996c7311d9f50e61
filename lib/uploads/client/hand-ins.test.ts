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
  const handIns = createHandIns({
    uploads: {
      get: (slot) => slots.get(slot),
      forget: (slot) => void slots.delete(slot),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    onSent,
  });
  return {
    handIns,
    send,
    onSent,
    slots,
    put(upload: Upload) {
      slots.set("s", upload);
      tell();
    },
  };
}
const settle = () => new Promise((later) => setTimeout(later));

test("a paper is handed in once its upload is done, once, and its slot is empty again", async () => {
  const { handIns, send, onSent, slots, put } = setUp();
  handIns.expect("s", send);
  put({ ...NO_UPLOAD, state: "sending", percent: 50 });
  expect(send).not.toHaveBeenCalled();
  put(done("/api/files/1"));
  put(done("/api/files/1"));
  expect(handIns.get("s")).toEqual({ url: "/api/files/1", problem: null });
  await settle();
  expect(send.mock.calls).toEqual([["/api/files/1"]]);
  expect([onSent.mock.calls.length, slots.size, handIns.get("s")]).toEqual([1, 0, undefined]);
});

test("a picture about which something is asked waits for the answer", async () => {
  const { handIns, send, put } = setUp();
  handIns.expect("s", send);
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
  const { handIns, send, put } = setUp();
  put(done("/api/files/1"));
  handIns.expect("s", send);
  expect(send).toHaveBeenCalledTimes(1);
});

test("what failed says so, is not sent again by itself, and is sent again when asked to", async () => {
  const { handIns, send, slots, put } = setUp();
  send.mockRejectedValueOnce(new Error("no line"));
  handIns.expect("s", send);
  put(done("/api/files/1"));
  await settle();
  expect(handIns.get("s")!.problem).toMatch(/\S/);
  put(done("/api/files/1"));
  handIns.expect("s", send);
  expect(send).toHaveBeenCalledTimes(1);
  handIns.retry("s");
  await settle();
  expect([send.mock.calls.length, slots.size, handIns.get("s")]).toEqual([2, 0, undefined]);
});
