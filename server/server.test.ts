import { type ClientRequest, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import { REFUSAL_CODES } from "@/lib/http/codes";
import { SESSION_COOKIE } from "@/lib/session/cookie";
import { endSites, startSite } from "@/tests/site-server";

const UPLOADS = "/api/loanform/upload";
/** Uploads of one session that the app has at the same time. */
const AT_ONCE = 4;
/** Milliseconds after which a place goes to the next. */
const HOLD = 30_000;
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

afterEach(async () => {
  jest.useRealTimers();
  await endSites();
});

/** The server in front of an app that reads a body as fast as it comes, and answers when it is told to. */
async function site() {
  const inApp: { path: string; sender: string; silence: number | undefined; answer: () => void }[] = [];
  const { server, port, sockets } = await startSite(async (request: IncomingMessage, response: ServerResponse) => {
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
  });

  /** A request on a connection of its own. `cookie` undefined sends none. */
  function call(sender: string, { cookie = cookieOf(sender), path = UPLOADS, body = Buffer.from("a file") } = {}) {
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
  return { server, inApp, sockets, upload: call, answerAll };
}
const cookieOf = (sender: string) => `theme=dark; ${SESSION_COOKIE}=${sender}; other=1`;

async function until(met: () => boolean) {
  const late = performance.now() + 300_000;
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
])("%s does not wait for uploads", async (_, asked) => {
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

test("a session has eight calls in the app, its address thirty-two; those that wait are answered in their turn", async () => {
  const { inApp, upload: call, answerAll } = await site();
  const of = (sender: string, count: number) =>
    Array.from({ length: count }, () => call(sender, { path: "/api/loanform/read" }));
  // Sixty calls of one session leave the places of its address to others.
  const burst = of("asha", 60);
  await until(() => inApp.length === 8);
  await settled();
  expect(inApp).toHaveLength(8);
  const others = ["meena", "ravi", "zoya", "kabir"].flatMap((sender) => of(sender, 8));
  await until(() => inApp.length === 32);
  await settled();
  expect(inApp).toHaveLength(32);

  const all = Promise.all([...burst, ...others].map(({ answered }) => answered));
  const answering = setInterval(answerAll, 5);
  expect(await all).toEqual(Array(92).fill(200));
  clearInterval(answering);
});

test("made-up sessions get no more places than their address has, also for uploads", async () => {
  const { inApp, upload, answerAll } = await site();
  const burst = Array.from({ length: 60 }, (_, i) => upload(`made-up-${i}`));
  await until(() => inApp.length === 32);
  await settled();
  expect(inApp).toHaveLength(32);
  const all = Promise.all(burst.map(({ answered }) => answered));
  const answering = setInterval(answerAll, 5);
  expect(await all).toEqual(Array(60).fill(200));
  clearInterval(answering);
});

test("when very many of a session wait, the next is told at once to come again", async () => {
  const { inApp, upload: call, answerAll } = await site();
  const path = "/api/loanform/read";
  const burst = Array.from({ length: 8 + 100 }, () => call("asha", { path }));
  await until(() => inApp.length === 8);
  await settled();
  expect(await call("asha", { path }).answered).toBe(429);
  const other = call("meena", { path });
  await until(() => inApp.length === 9);

  const all = Promise.all([...burst, other].map(({ answered }) => answered));
  const answering = setInterval(answerAll, 5);
  expect(await all).toEqual(Array(109).fill(200));
  clearInterval(answering);
});

test("behind a proxy, calls wait for those of the address that the proxy names", async () => {
  let inApp = 0;
  const { ask } = await startSite(() => new Promise(() => (inApp += 1)), { trustedProxies: 1 });
  const from = (address: string) =>
    void ask("/api/settings", { headers: { "x-forwarded-for": address } }).catch(() => {});
  for (let i = 0; i < 40; i += 1) from("203.0.113.1");
  await until(() => inApp === 32);
  from("203.0.113.2");
  await until(() => inApp === 33);
  await settled();
  expect(inApp).toBe(33);
});

test("all addresses of one /64 wait for each other, and a mapped IPv4 address counts as itself", async () => {
  let inApp = 0;
  const { ask } = await startSite(() => new Promise(() => (inApp += 1)), { trustedProxies: 1 });
  const from = (address: string) =>
    void ask("/api/settings", { headers: { "x-forwarded-for": address } }).catch(() => {});
  for (let i = 0; i < 40; i += 1) from(`2001:db8:7:7:${(i * 977).toString(16)}::${i + 1}`);
  await until(() => inApp === 32);
  await settled();
  expect(inApp).toBe(32);
  from("2001:db8:7:8::1");
  await until(() => inApp === 33);
  for (let i = 0; i < 20; i += 1) from("203.0.113.9");
  for (let i = 0; i < 20; i += 1) from("::ffff:203.0.113.9");
  await until(() => inApp === 65);
  await settled();
  expect(inApp).toBe(65);
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
    ["parts, sent to a call", "POST", "/api/nowhere", { "content-type": "multipart/form-data; boundary=a" }, 415],
    ["a form, sent to a call", "POST", "/api/nowhere", { "content-type": "application/x-www-form-urlencoded" }, 415],
    [
      "a form, sent beside the login",
      "POST",
      "/api/auth",
      { "content-type": "application/x-www-form-urlencoded" },
      415,
    ],
    ["an address that cannot be read", "GET", "/%ff", {}, 400],
    ["another protocol", "GET", "/", { upgrade: "websocket", connection: "upgrade" }, 400],
    ["a large body", "POST", "/api/users/login", { "content-length": String(256 * 1024 + 1) }, 413],
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
  expect(said).toContain("front.test.ts");
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
