import { type ClientRequest, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { SESSION_COOKIE } from "@/lib/session/cookie";
import { frontServer } from "./parts/front.mjs";

const UPLOADS = "/api/loanform/upload";
/** Uploads of one session that the app has at the same time. */
const AT_ONCE = 4;
/** Milliseconds after which a place goes to the next. */
const HOLD = 30_000;
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  jest.useRealTimers();
  for (const end of ending.splice(0)) await end();
});

/** The server in front of an app that reads a body as fast as it comes, and answers when it is told to. */
async function site() {
  const inApp: { path: string; sender: string; silence: number | undefined; answer: () => void }[] = [];
  const sockets: Socket[] = [];
  const { server, close } = frontServer({
    handle: async (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      const silence = socket.timeout;
      request.resume();
      inApp.push({
        path: request.url!,
        sender: String(request.headers.sender),
        silence,
        answer: () => response.end("kept"),
      });
      await new Promise((resolve) => response.once("close", resolve));
    },
    host: "dakhila.example",
    trustedProxies: 0,
    isListed: async () => true,
  });
  server.on("connection", (socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ending.push(() => close(0));
  const { port } = server.address() as AddressInfo;

  /** A request on a connection of its own. `cookie` undefined sends none. */
  function upload(sender: string, { cookie = cookieOf(sender), path = UPLOADS, body = Buffer.from("a file") } = {}) {
    let open!: ClientRequest;
    const answered = new Promise<number | undefined>((resolve) => {
      const headers = { sender, "content-length": body.length, ...(cookie && { cookie }) };
      open = send({ port, host: "127.0.0.1", path, method: "POST", headers, agent: false }, (answer) => {
        answer.resume().once("end", () => resolve(answer.statusCode));
      });
      open.once("error", () => resolve(undefined));
      open.end(body);
    });
    return { answered, breakOff: () => open.destroy() };
  }
  const answerAll = () => inApp.forEach(({ answer }) => answer());
  return { server, inApp, sockets, upload, answerAll };
}
const cookieOf = (sender: string) => `theme=dark; ${SESSION_COOKIE}=${sender}; other=1`;

async function until(met: () => boolean) {
  const late = performance.now() + 5000;
  while (!met()) {
    if (performance.now() > late) throw new Error("It did not come.");
    // A turn of the event loop, which faked timers leave alone.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("sixty uploads of one session: the app gets four, the others stay unread, and another session does not wait", async () => {
  const { inApp, sockets, upload, answerAll } = await site();
  const body = Buffer.alloc(1024 * 1024);
  const burst = Array.from({ length: 60 }, () => upload("asha", { body }));
  await until(
    () => sockets.length === 60 && sockets.filter(({ bytesRead }) => bytesRead > body.length).length >= AT_ONCE,
  );
  await settled();
  expect(inApp).toHaveLength(AT_ONCE);
  expect(sockets.filter(({ bytesRead }) => bytesRead > body.length)).toHaveLength(AT_ONCE);
  const largest = Math.max(...sockets.map(({ bytesRead }) => bytesRead).filter((bytes) => bytes < body.length));
  expect(largest).toBeLessThan(256 * 1024);

  const other = upload("meena");
  await until(() => inApp.length > AT_ONCE);
  expect(inApp.map(({ sender }) => sender)).toEqual([...Array(AT_ONCE).fill("asha"), "meena"]);

  const all = Promise.all([...burst, other].map(({ answered }) => answered));
  const answering = setInterval(answerAll, 5);
  expect(await all).toEqual(Array(61).fill(200));
  clearInterval(answering);
  expect(inApp).toHaveLength(61);
});

test("a connection that breaks gives its place to the next, and one that broke while it waited never reaches the app", async () => {
  const { inApp, upload, answerAll } = await site();
  const first = Array.from({ length: AT_ONCE }, () => upload("asha"));
  await until(() => inApp.length === AT_ONCE);
  const [gone, waiting] = [upload("asha", { body: Buffer.from("gone") }), upload("asha")];
  await settled();
  gone.breakOff();
  await settled();
  expect(inApp).toHaveLength(AT_ONCE);
  first[0]!.breakOff();
  await until(() => inApp.length === AT_ONCE + 1);
  answerAll();
  expect(await waiting.answered).toBe(200);
  expect(inApp).toHaveLength(AT_ONCE + 1);
});

test("four that trickle in over a bad line keep their sender's next one waiting for half a minute, not until they end", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask", "performance"] });
  const { inApp, upload, answerAll } = await site();
  const slow = Array.from({ length: AT_ONCE }, () => upload("asha"));
  await until(() => inApp.length === AT_ONCE);
  const next = upload("asha");
  for (let turns = 0; turns < 200; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  jest.advanceTimersByTime(HOLD - 1000);
  for (let turns = 0; turns < 200; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(inApp).toHaveLength(AT_ONCE);
  jest.advanceTimersByTime(2000);
  await until(() => inApp.length > AT_ONCE);
  jest.useRealTimers();
  answerAll();
  expect(await Promise.all([...slow, next].map(({ answered }) => answered))).toEqual(Array(AT_ONCE + 1).fill(200));
});

test("a connection is not dropped for its silence while it waits, and has its limit again afterwards", async () => {
  const { server, inApp, upload, answerAll } = await site();
  const first = Array.from({ length: AT_ONCE }, () => upload("asha"));
  await until(() => inApp.length === AT_ONCE);
  // Those that come from now on.
  server.setTimeout(100);
  const next = upload("asha");
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(inApp).toHaveLength(AT_ONCE);
  answerAll();
  await until(() => inApp.length > AT_ONCE);
  answerAll();
  expect(await Promise.all([...first, next].map(({ answered }) => answered))).toEqual(Array(AT_ONCE + 1).fill(200));
  expect(inApp.at(-1)!.silence).toBe(100);
});

test.each([
  ["an upload without a session, which the app refuses at once", { cookie: "theme=dark" }],
  ["another call of the same session", { path: "/api/loanform/read" }],
])("%s does not wait", async (_, asked) => {
  const { inApp, upload, answerAll } = await site();
  const all = [
    ...Array.from({ length: AT_ONCE + 1 }, () => upload("asha")),
    ...Array.from({ length: AT_ONCE + 1 }, () => upload("asha", asked)),
  ];
  await until(() => inApp.length === 2 * AT_ONCE + 1);
  answerAll();
  await until(() => inApp.length === 2 * AT_ONCE + 2);
  answerAll();
  expect(await Promise.all(all.map(({ answered }) => answered))).toEqual(Array(all.length).fill(200));
});
