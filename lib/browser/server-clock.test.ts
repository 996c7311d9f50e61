import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const DAY = 86_400_000;
const REAL = Date.parse("2026-11-11T06:00:00Z");

/** The modules anew, in a browser whose clock is wrong by so many days and which gets these answers. */
async function browserWith(
  days: number,
  answer: () => Response | Promise<Response> = () => Promise.reject(new Error()),
) {
  jest.resetModules();
  jest.useFakeTimers({ now: REAL + days * DAY });
  const fetched = jest.fn(answer);
  globalThis.fetch = fetched as typeof fetch;
  return { fetched, ...(await import("./server-clock")), ...(await import("@/lib/dates/now")) };
}
const answerAt = (moment: number) => new Response(null, { headers: { date: new Date(moment).toUTCString() } });

const { fetch } = globalThis;
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = fetch;
});

/** What a browser tells of itself. */
const events = {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState: "visible" }),
};
beforeEach(() => Object.assign(globalThis, events));
afterEach(() => {
  for (const name of Object.keys(events)) Reflect.deleteProperty(globalThis, name);
});

describe.each([-400, 0, 400])("a device's clock %i days off", (days) => {
  test("the first answer says what day it is, and time goes on from there", async () => {
    const { noteTime, now, serverDay, today } = await browserWith(days);
    noteTime(new Date(REAL).toUTCString());
    expect([serverDay.get(), today(), now()]).toEqual(["2026-11-11", "2026-11-11", REAL]);
    jest.advanceTimersByTime(DAY);
    expect(today()).toBe("2026-11-12");
  });

  test("a page that made no call asks, once", async () => {
    const { fetched, serverDay } = await browserWith(days, () => answerAt(REAL));
    const leave = serverDay.subscribe(() => {});
    serverDay.subscribe(() => {});
    await jest.advanceTimersByTimeAsync(1);
    leave();
    expect([serverDay.get(), fetched.mock.calls.length]).toEqual(["2026-11-11", 1]);
  });
});

describe("the server cannot be reached", () => {
  test.each(["online", "focus", "visibilitychange"])(
    "meanwhile the device's day stands; at %s it is asked again",
    async (what) => {
      let isAway = true;
      const { fetched, serverDay } = await browserWith(-400, () =>
        isAway ? Promise.reject(new Error()) : answerAt(REAL),
      );
      const leave = serverDay.subscribe(() => {});
      await jest.advanceTimersByTimeAsync(1);
      expect(serverDay.get()).toBe("2025-10-07");
      const target = what === "visibilitychange" ? events.document : events.window;
      target.dispatchEvent(new Event(what));
      await jest.advanceTimersByTimeAsync(1);
      expect([serverDay.get(), fetched.mock.calls.length]).toEqual(["2025-10-07", 2]);
      isAway = false;
      target.dispatchEvent(new Event(what));
      await jest.advanceTimersByTimeAsync(1);
      expect([serverDay.get(), fetched.mock.calls.length]).toEqual(["2026-11-11", 3]);
      target.dispatchEvent(new Event(what));
      leave();
      target.dispatchEvent(new Event(what));
      expect(fetched).toHaveBeenCalledTimes(3);
    },
  );

  test("nor answers: the device's day stands after a few seconds, until the answer comes", async () => {
    let answer: (response: Response) => void;
    const { serverDay } = await browserWith(400, () => new Promise((resolve) => (answer = resolve)));
    const leave = serverDay.subscribe(() => {});
    await jest.advanceTimersByTimeAsync(1000);
    expect(serverDay.get()).toBe("");
    await jest.advanceTimersByTimeAsync(4000);
    expect(serverDay.get()).toBe("2027-12-16");
    answer!(answerAt(REAL));
    await jest.advanceTimersByTimeAsync(1);
    expect(serverDay.get()).toBe("2026-11-11");
    leave();
  });
});

test("a clock that is set while the page is open moves nothing", async () => {
  const { askTime, hasSlipped, noteTime, now } = await browserWith(0, () => answerAt(REAL));
  noteTime(new Date(REAL).toUTCString());
  jest.setSystemTime(REAL + 400 * DAY);
  expect([now(), hasSlipped()]).toEqual([REAL, true]);
  await askTime();
  expect([now(), hasSlipped()]).toEqual([REAL, false]);
});

test("a device that slept without a line goes on by its own clock", async () => {
  const { askTime, noteTime, now } = await browserWith(0);
  noteTime(new Date(REAL).toUTCString());
  jest.setSystemTime(REAL + 3_600_000);
  await askTime();
  expect(now()).toBe(REAL + 3_600_000);
});

test("an answer without a time changes nothing", async () => {
  const { noteTime, serverDay } = await browserWith(0);
  for (const header of [null, "", "soon"]) noteTime(header);
  expect(serverDay.get()).toBe("");
});

/** What of the code that runs in a browser may read the device's clock, and why. */
const EXCEPTIONS: Record<string, string> = {
  "components/lead/apply-modal.tsx": "when a phone was proved, from which lib/drafts/answer-store.ts counts",
  "lib/browser/server-clock.ts": "keeps the seconds of a device whose clock agrees with the server's",
  "lib/drafts/answer-store.ts": "how long answers lay in this tab, from one page to the next: no text, no state",
  "lib/drafts/storage.ts": "keeps a draft that the device's clock dated",
  "lib/uploads/client/pending-uploads.ts": "how long a picture lay on this device, from one page to the next",
};

test("no screen, and nothing else of the browser's, reads the device's clock", () => {
  const folders = ["components", "lib/browser", "lib/drafts", "lib/emi", "lib/uploads/client", "lib/dashboard"];
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders, "lib/cases/schema.ts"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/data\.ts$/.test(file));
  const reads = files.filter((file) => /\bnew Date\(\)|\bDate\.now\b|\bDate\(\)/.test(readFileSync(file, "utf8")));
  expect(files.length).toBeGreaterThan(300);
  expect(reads.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
