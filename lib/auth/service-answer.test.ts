import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serviceAnswer } from "./service-answer";

const failed = (code: string) => Object.assign(new Error(code), { code });
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "answered",
    (error: { code: string }) => error.code,
  );

let site: Server;
let address: string;
const real = fetch;
beforeAll(async () => {
  site = createServer((_, response) => response.end("{}"));
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
// A browser completes an address by the page's.
const onSite = () =>
  void jest.spyOn(globalThis, "fetch").mockImplementation((path, init) => real(address + String(path), init));
const offLine = () => void jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
  onSite();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(() => site.close());

const never = new Promise(() => {});

const realTimeout = setTimeout;
/** Waits for what a real line brings, while the timers of the test stand still. */
async function until(met: () => boolean) {
  for (let looks = 0; looks < 400 && !met(); looks += 1) await new Promise((resolve) => realTimeout(resolve, 5));
}

test("an answer, and a refusal, are handed on as they come", async () => {
  expect(await serviceAnswer().within(Promise.resolve("sent"))).toBe("sent");
  expect(await codeOf(serviceAnswer().within(Promise.reject(failed("auth/code-expired"))))).toBe("auth/code-expired");
  expect(jest.getTimerCount()).toBe(0);
});

test("F15 no answer within 15 seconds is said: the service's fault while the site answers, else the line's", async () => {
  for (const [line, code] of [
    [onSite, "auth/timeout"],
    [offLine, "auth/network-request-failed"],
  ] as const) {
    jest.restoreAllMocks();
    line();
    let said = "";
    void codeOf(serviceAnswer().within(never)).then((one) => (said = one));
    await jest.advanceTimersByTimeAsync(14_900);
    expect(said).toBe("");
    await jest.advanceTimersByTimeAsync(200);
    await until(() => said !== "");
    expect(said).toBe(code);
  }
});

test("an answer that nobody can use is no lack of a line while the site answers", async () => {
  const garbage = () => codeOf(serviceAnswer().within(Promise.reject(failed("auth/network-request-failed"))));
  expect(await garbage()).toBe("auth/timeout");
  offLine();
  expect(await garbage()).toBe("auth/network-request-failed");
});

test("a picture puzzle may take as long as it takes", async () => {
  const { hold, within } = serviceAnswer();
  let said = "";
  void codeOf(within(never)).then((one) => (said = one));
  await jest.advanceTimersByTimeAsync(10_000);
  hold(true);
  await jest.advanceTimersByTimeAsync(120_000);
  hold(false);
  await jest.advanceTimersByTimeAsync(14_900);
  expect(said).toBe("");
  await jest.advanceTimersByTimeAsync(200);
  await until(() => said !== "");
  expect(said).toBe("auth/timeout");
});
