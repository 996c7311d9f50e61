import { type ClientRequest, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import { REFUSAL_CODES } from "@/lib/http/codes";
import { endSites, startSite } from "@/tests/site-server";

const UPLOADS = "/api/loanform/upload";
/** Calls of one sender that the app has at the same time, and of one visitor there. */
const AT_ONCE = 32;
const OF_VISITOR = 24;
const WAITING = 400;
/** Milliseconds after which a place goes to the next. */
const HOLD = 30_000;
const ASHA = "203.0.113.1";
const MEENA = "203.0.113.2";
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

afterEach(async () => {
  jest.useRealTimers();
  await endSites();
});

/** The server behind a proxy, and an app that reads a body as fast as it comes, and answers when it is told to. */
async function site() {
  const inApp: { path: string; sender: string; answer: () => void }[] = [];
  const { port, sockets } = await startSite(
    async (request: IncomingMessage, response: ServerResponse) => {
      request.resume();
      const sender = String(request.headers["x-forwarded-for"]);
      inApp.push({ path: request.url!, sender, answer: () => response.end("kept") });
      await new Promise((resolve) => response.once("close", resolve));
    },
    { trustedProxies: 1 },
  );

  let visitors = 0;
  /** A request on a connection of its own, of another visitor each time. */
  function call(
    sender: string,
    { path = "/api/loanform/read", body = Buffer.from("{}"), cookie = `visitor=${++visitors}` } = {},
  ) {
    let open!: ClientRequest;
    const answered = new Promise<number | undefined>((resolve) => {
      const headers = { "x-forwarded-for": sender, "content-length": body.length, cookie };
      open = send({ port, host: "127.0.0.1", path, method: "POST", headers, agent: false }, (answer) => {
        answer.resume().once("end", () => resolve(answer.statusCode));
      });
      open.once("error", () => resolve(undefined));
      open.end(body);
    });
    return { answered, breakOff: () => open.destroy() };
  }
  const calls = (sender: string, count: number, options?: Parameters<typeof call>[1]) =>
    Array.from({ length: count }, () => call(sender, options));
  /** Until this many have come, those that wait too. */
  const come = (count: number) =>
    until(() => sockets.length === count && sockets.every(({ bytesRead, destroyed }) => bytesRead > 0 || destroyed));
  const answerAll = () => inApp.forEach(({ answer }) => answer());
  return { inApp, sockets, call, calls, come, answerAll };
}

async function until(met: () => boolean) {
  const late = performance.now() + 300_000;
  while (!met()) {
    if (performance.now() > late) throw new Error("It did not come.");
    // A turn of the event loop, which faked timers leave alone.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("calls of one sender: the app gets thirty-two, the others stay unread, and another sender does not wait", async () => {
  const { inApp, sockets, call, calls, come, answerAll } = await site();
  const body = Buffer.alloc(1024 * 1024);
  const burst = calls(ASHA, 50, { body });
  const read = () => sockets.filter(({ bytesRead }) => bytesRead > body.length);
  await come(50);
  await until(() => read().length >= AT_ONCE);
  await settled();
  expect([inApp.length, read().length]).toEqual([AT_ONCE, AT_ONCE]);
  const largest = Math.max(...sockets.map(({ bytesRead }) => bytesRead).filter((bytes) => bytes < body.length));
  expect(largest).toBeLessThan(256 * 1024);

  const other = call(MEENA);
  await until(() => inApp.length > AT_ONCE);
  expect(inApp.at(-1)!.sender).toBe(MEENA);

  const all = Promise.all([...burst, other].map(({ answered }) => answered));
  const answering = setInterval(answerAll, 5);
  expect(await all).toEqual(Array(51).fill(200));
  clearInterval(answering);
  expect(inApp).toHaveLength(51);
});

test("a connection that breaks gives its place to the next, and one that broke while it waited never reaches the app", async () => {
  const { inApp, sockets, call, calls, come, answerAll } = await site();
  const first = calls(ASHA, AT_ONCE);
  await until(() => inApp.length === AT_ONCE);
  const gone = call(ASHA, { body: Buffer.from("gone") });
  await come(AT_ONCE + 1);
  const waiting = call(ASHA);
  await come(AT_ONCE + 2);
  gone.breakOff();
  await until(() => sockets.filter(({ destroyed }) => destroyed).length === 1);
  expect(inApp).toHaveLength(AT_ONCE);
  first[0]!.breakOff();
  await until(() => inApp.length === AT_ONCE + 1);
  answerAll();
  expect(await waiting.answered).toBe(200);
  expect(inApp).toHaveLength(AT_ONCE + 1);
});

test("calls that trickle in over a bad line keep their sender's next one waiting for half a minute, not until they end", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask", "performance"] });
  const { inApp, call, calls, come, answerAll } = await site();
  const slow = calls(ASHA, AT_ONCE);
  await until(() => inApp.length === AT_ONCE);
  const next = call(ASHA);
  await come(AT_ONCE + 1);
  jest.advanceTimersByTime(HOLD - 1000);
  for (let turns = 0; turns < 200; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(inApp).toHaveLength(AT_ONCE);
  jest.advanceTimersByTime(2000);
  await until(() => inApp.length > AT_ONCE);
  jest.useRealTimers();
  answerAll();
  expect(await Promise.all([...slow, next].map(({ answered }) => answered))).toEqual(Array(AT_ONCE + 1).fill(200));
});

test("uploads, which come slowly, and calls do not wait for each other; a student's hundred and twenty all go on", async () => {
  const { inApp, calls, answerAll } = await site();
  const all = [...calls(ASHA, 120, { path: UPLOADS, cookie: "asha" }), ...calls(ASHA, AT_ONCE)];
  await until(() => inApp.length === 120 + AT_ONCE);
  answerAll();
  expect(await Promise.all(all.map(({ answered }) => answered))).toEqual(Array(all.length).fill(200));
});

test("a visitor with more calls than an address may have keeps no neighbour at the same address out or waiting", async () => {
  const { inApp, call, calls, answerAll } = await site();
  const flood = calls(ASHA, OF_VISITOR + WAITING + 100, { cookie: "flood" });
  let refused = 0;
  for (const { answered } of flood) void answered.then((status) => (refused += Number(status === 429)));
  await until(() => refused === 100);
  expect(inApp).toHaveLength(OF_VISITOR);

  const neighbours = calls(ASHA, AT_ONCE - OF_VISITOR);
  await until(() => inApp.length === AT_ONCE);
  const other = call(ASHA);
  const answering = setInterval(answerAll, 5);
  const all = await Promise.all([...neighbours, other, ...flood].map(({ answered }) => answered));
  clearInterval(answering);
  expect(all.filter((status) => status === 429)).toHaveLength(100);
  expect(all.slice(0, neighbours.length + 1)).toEqual(Array(neighbours.length + 1).fill(200));
});

test("one connection that asks for many pages in a row has few of them made at a time", async () => {
  let [now, most, made] = [0, 0, 0];
  const { dial } = await startSite(async (_, response) => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 1));
    now -= 1;
    made += 1;
    response.end("a page");
  });
  const socket = dial();
  socket
    .resume()
    .write(
      Array.from({ length: OF_VISITOR + WAITING }, (_, n) => `GET /culture?${n} HTTP/1.1\r\nHost: x\r\n\r\n`).join(""),
    );
  await until(() => made === OF_VISITOR + WAITING);
  socket.destroy();
  expect(most).toBe(OF_VISITOR);
});

test("an answer that breaks off is no whole one, and its connection carries no other", async () => {
  const line = jest.spyOn(console, "error").mockImplementation(() => {});
  const { dial } = await startSite((_, response) => {
    response.writeHead(200).write("half");
    throw new Error("broken");
  });
  let came = "";
  const socket = dial().on("data", (bytes) => (came += String(bytes)));
  socket.write("GET /api/files/a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  await new Promise((resolve) => socket.once("close", resolve));
  // The last chunk, which says that all has come.
  expect(came).not.toContain("\r\n0\r\n\r\n");
  line.mockRestore();
});

test("who goes on sending a body that was refused reads the refusal, and is cut off soon after", async () => {
  const { dial } = await startSite(async (request, response) => {
    for await (const _ of request) break;
    response.writeHead(413).end();
  });
  let came = "";
  const socket = dial().on("data", (bytes) => (came += String(bytes)));
  socket.on("error", () => {});
  socket.write("POST /api/loanform/add HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
  const sending = setInterval(() => socket.writable && socket.write("1\r\na\r\n"), 50);
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(sending);
  expect(came).toMatch(/^HTTP\/1\.1 413 /);
});

test("all addresses of one /64 wait for each other, and a mapped IPv4 address counts as itself", async () => {
  const { inApp, call, calls, come } = await site();
  for (let i = 0; i < 40; i += 1) call(`2001:db8:7:7:${(i * 977).toString(16)}::${i + 1}`);
  await come(40);
  await settled();
  expect(inApp).toHaveLength(AT_ONCE);
  call("2001:db8:7:8::1");
  await until(() => inApp.length === AT_ONCE + 1);
  calls(ASHA, 20);
  calls(`::ffff:${ASHA}`, 20);
  await come(81);
  await settled();
  expect(inApp).toHaveLength(2 * AT_ONCE + 1);
});

/** The first line of what comes back for a request that is written out, on a connection of its own. */
async function written({ dial }: Awaited<ReturnType<typeof startSite>>, ...headers: string[]) {
  const socket = dial();
  socket.write(["GET / HTTP/1.1", "Host: x", ...headers, "Connection: close", "", ""].join("\r\n"));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

test.each([
  ["::192.0.2.1", "::c000:201"],
  ["64:ff9b::192.0.2.1", "64:ff9b::c000:201"],
  ["2001:db8::192.0.2.1", "2001:db8::c000:201"],
  ["fe80::1%br-lan", "fe80::1"],
  ["[2001:db8::192.0.2.1]:443", "2001:db8::c000:201"],
  ["somebody", "127.0.0.1"],
])("a proxy's word for who sends is read in every spelling: %j is %j", async (claim, sender) => {
  const front = await startSite(({ headers }, response) => response.end(`from ${headers["x-forwarded-for"]}`), {
    trustedProxies: 1,
  });
  expect(await written(front, `X-Forwarded-For: ${claim}`)).toMatch(new RegExp(`^HTTP/1.1 200 [^]*from ${sender}$`));
});

test("a neighbour on a line whose name has a hyphen is answered and counted as any other", async () => {
  const front = await startSite(({ headers }, response) => response.end(`from ${headers["x-forwarded-for"]}`));
  front.server.prependListener("connection", (socket) =>
    Object.defineProperty(socket, "remoteAddress", { value: "fe80::1%br-lan" }),
  );
  expect(await written(front)).toMatch(/^HTTP\/1.1 200 [^]*from fe80::1$/);
});

test("a failure before the app is an answer of its own, and never ends the process", async () => {
  const line = jest.spyOn(console, "error").mockImplementation(() => {});
  const front = await startSite((_, response) => response.end("the app"), { trustedProxies: 1 });
  front.server.prependListener("connection", (socket) =>
    Object.defineProperty(socket, "remoteAddress", {
      get: () => {
        throw new Error("nobody knows");
      },
    }),
  );
  expect(await written(front)).toMatch(/^HTTP\/1.1 500 /);
  line.mockRestore();
});

describe("what is refused before the app has it", () => {
  const nothing = { asked: 0 };
  const app = (_: IncomingMessage, response: ServerResponse) => {
    nothing.asked += 1;
    response.end();
  };
  beforeEach(() => (nothing.asked = 0));

  test.each([
    ["a form to a page", "POST", "/education-loan", { "content-type": "application/json" }, 405],
    ["a form to an address that only begins like a call", "POST", "/apix", {}, 405],
    ["a deletion of a page", "DELETE", "/", {}, 405],
    ["an echo of the request", "TRACE", "/api/settings", {}, 405],
    ["a Server Action, sent to a page", "POST", "/", { "next-action": "x" }, 405],
    ["a Server Action, sent to a call that there is not", "POST", "/api/nowhere", { "next-action": "x" }, 405],
    ["an address that cannot be read", "GET", "/%ff", {}, 400],
    ["another protocol", "GET", "/", { upgrade: "websocket", connection: "upgrade" }, 400],
  ])("%s", async (_, method, path, headers, status) => {
    const { ask } = await startSite(app);
    const answer = await ask(path, { method, headers: headers as Record<string, string> });
    expect([answer.status, nothing.asked]).toEqual([status, 0]);
    const told = JSON.parse(String(answer.body)) as { code: string };
    expect(REFUSAL_CODES).toContain(told.code);
    expect(told).toMatchObject({
      status: 0,
      message: expect.stringMatching(/\.$/) as string,
    });
    expect(answer.headers).toMatchObject({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  test.each([
    ["reading", "GET", "/education-loan", {}],
    ["asking for the head alone", "HEAD", "/", {}],
    ["a call", "POST", "/api/users/login", { "content-type": "application/json" }],
    ["a method that the call itself refuses", "DELETE", "/api/users/login", {}],
    [
      "the login's form",
      "POST",
      "/api/auth/callback/identity",
      { "content-type": "application/x-www-form-urlencoded" },
    ],
    ["a file", "POST", UPLOADS, { "content-type": "multipart/form-data; boundary=a" }],
  ])("but not: %s", async (_, method, path, headers) => {
    const { ask } = await startSite(app);
    const { status } = await ask(path, { method, headers: headers as Record<string, string> });
    expect([status, nothing.asked]).toEqual([200, 1]);
  });
});

test.each([
  ["http://dakhila.example", undefined],
  ["https://dakhila.example", "max-age=63072000; includeSubDomains"],
])("%s tells browsers to come by https: %s", async (address, told) => {
  const { ask } = await startSite((_, response) => response.end(), { address });
  for (const path of ["/", "/api/settings", "/%"])
    expect((await ask(path)).headers["strict-transport-security"]).toBe(told);
});

test("an answer of a call is shown nowhere and runs nothing; one that brings a policy of its own keeps just that", async () => {
  const own = "sandbox; default-src 'none'";
  const { ask } = await startSite(({ url }, response) => {
    if (url === "/api/late") return response.writeHead(200, { "content-security-policy": own }).end("a");
    if (url === "/api/own") response.setHeader("content-security-policy", own);
    response.end("a");
  });
  const policyAt = async (path: string) => (await ask(path)).headers["content-security-policy"];
  expect(await policyAt("/api/settings")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(await policyAt("/api/own")).toBe(own);
  expect(await policyAt("/api/late")).toBe(own);
  // A picture, a script, a text: nothing but a page is read by anybody as one, so no more needs to be said.
  expect(await policyAt("/flags/in.svg")).toBe("frame-ancestors 'none'");
});

test("what fails outside the app is one line in the log, which quotes nobody", async () => {
  const line = jest.spyOn(console, "error").mockImplementation(() => {});
  const { ask } = await startSite(() => {
    throw new TypeError("asha@example.in\nwas here");
  });
  expect((await ask("/")).status).toBe(500);
  const said = String(line.mock.calls.flat());
  line.mockRestore();
  expect(JSON.parse(said)).toMatchObject({ level: 50, error: "TypeError", msg: "a request failed" });
  expect(said).toContain("server.test.ts");
  expect(said).not.toMatch(/asha|\n/);
});

test.each<[string, Record<string, string>, string, number]>([
  ["of this machine", { host: "127.0.0.1:3000" }, "/api/auth/callback/identity", 200],
  ["of this machine by its name", { host: "localhost:3000" }, "/api/auth/callback/identity", 200],
  ["under another name", { host: "trial.tunnel.example" }, "/api/auth/callback/identity", 403],
  ["passed on", { host: "127.0.0.1", "x-forwarded-for": "203.0.113.7" }, "/api/auth/callback/identity", 403],
  ["passed on by a proxy", { host: "127.0.0.1", via: "1.1 somebody" }, "/api/auth/callback/identity", 403],
  ["passed on, in a header", { host: "trial.example", authorization: "Bearer x" }, "/api/users/login", 403],
  ["of nobody, though passed on", { host: "trial.example" }, "/api/users/login", 200],
])("an unsigned identity %s", async (_, headers, path, status) => {
  const unsigned = await startSite((_request, response) => response.end("taken"), { takesUnsigned: true });
  const answer = await unsigned.ask(path, { method: "POST", headers });
  expect(answer.status).toBe(status);
  if (status === 403) expect(JSON.parse(answer.body.toString())).toMatchObject({ status: 0, code: "onlyThisMachine" });
  // Where identities are signed, it does not matter by which way they come.
  const signed = await startSite((_request, response) => response.end("taken"));
  expect((await signed.ask(path, { method: "POST", headers })).status).toBe(200);
});

test("an address of ours with something around it leads to its page; any other goes on as it is", async () => {
  const { ask } = await startSite((request, response) => response.end(`the app: ${request.url}`), {
    isPage: (path) => path === "/culture",
    isListed: async (id) => id === "credila",
  });
  const led = async (path: string, options = {}) => {
    const { status, headers, body } = await ask(path, options);
    return status === 308 ? headers.location : `${status} ${String(body)}`;
  };
  expect(await led("/Culture.")).toBe("/culture");
  expect(await led("/culture&utm_source=wa")).toBe("/culture?utm_source=wa");
  expect(await led("/Education-Loan/CREDILA)")).toBe("/education-loan/credila");
  expect(await led("/culture")).toBe("200 the app: /culture");
  expect(await led("/Cultures")).toBe("200 the app: /Cultures");
  expect(await led("/Education-Loan/nobody")).toBe("200 the app: /Education-Loan/nobody");
  expect(await led("/education-loan/NOBODY")).toBe("200 the app: /404");
  expect(await led("/education-loan/credila%")).toBe("/education-loan/credila");
  expect(await led("/education-loan/credila%2", { method: "HEAD" })).toBe("/education-loan/credila");
  expect(await led("/education-loan/nobody%")).toMatch(/^400 .*addressUnreadable/);
  expect(await led("/education-loan/credila%", { method: "POST" })).toMatch(/^400 /);
  expect(await led("/education-loan/credila%", { headers: { rsc: "1" } })).toMatch(/^400 /);
  expect(await led("/api/%")).toMatch(/^400 /);
  expect(await led("/API/users/login")).toBe("200 the app: /API/users/login");
  // The browser then loads the address itself.
  expect(await led("/Culture.", { headers: { rsc: "1" } })).toBe("200 the app: /Culture.");
});
