import { randomInt, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { expect } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { test } from "@/tests/fixtures";

// What stands in front of the pages, on the app as it is served.

type Answer = { status: number; headers: Record<string, unknown>; text: string };

/** A request with any headers at all, which a browser would not send. */
function ask(baseURL: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { hostname, port, path, method: body === undefined ? "GET" : "POST", headers },
      async (response) => {
        let text = "";
        for await (const chunk of response) text += String(chunk);
        resolve({ status: response.statusCode!, headers: response.headers, text });
      },
    );
    sent.on("error", reject).end(body);
  });
}

test("T42 a made-up host is nowhere in what is answered, then or afterwards", async ({ baseURL }) => {
  const claims = [
    { host: "evil.example" },
    { "x-forwarded-host": "evil.example" },
    { forwarded: "host=evil.example;proto=https" },
    { "x-host": "evil.example" },
    { "x-forwarded-proto": "evil.example" },
    { "x-original-url": "/evil.example" },
  ];
  for (const path of [
    "/",
    "/sitemap.xml",
    "/robots.txt",
    "/education-loan/state-bank-of-india",
    "/nowhere",
    "/dashboard",
    "/api/auth/session",
    "http://evil.example/dashboard",
  ]) {
    for (const headers of [...claims, {}]) {
      const { headers: answered, text } = await ask(baseURL!, path, headers);
      expect([path, headers, JSON.stringify(answered).includes("evil"), text.includes("evil.example")]).toEqual([
        path,
        headers,
        false,
        false,
      ]);
    }
  }
});

test("T55 an address that a sender claims counts nowhere: five calls for one phone, whatever they say", async ({
  baseURL,
}) => {
  const body = JSON.stringify({
    email: `${randomUUID()}@example.com`,
    phone: `9${String(randomInt(1e9)).padStart(9, "0")}`,
  });
  const addresses = () => db.rateLimit.count({ where: { key: { startsWith: "login-address:" } } });
  const before = await addresses();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      ask(
        baseURL!,
        "/api/users/login",
        { "content-type": "application/json", "x-forwarded-for": `203.0.113.${i}`, "x-real-ip": `203.0.113.${i}` },
        body,
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  for (const { status, headers, text } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, JSON.parse(text)]).toEqual([
      429,
      { status: 0, code: "tooManyRequests", message: "Too many requests. Please try again later", data: null },
    ]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
  // All twelve were counted for the one address that they came from.
  const after = await addresses();
  expect(after - before).toBeLessThanOrEqual(1);
});

test("T48 after logout the browser keeps nothing, and the old cookie opens nothing", async ({
  context,
  studentPage: page,
  baseURL,
}) => {
  await page.goto("/dashboard");
  const [old] = (await context.cookies(baseURL!.replace("http:", "https:"))).filter(
    ({ name }) => name === "__Host-dakhila.session",
  );
  // As the browser itself does it; what the button adds is tested with the button. From a page without scripts: one of
  // the dashboard notices that its storage was cleared and leaves for home.
  await page.goto("/robots.txt");
  const left = await page.evaluate(async () => {
    await new Promise<void>((resolve, reject) => {
      const open = indexedDB.open("kept", 1);
      open.onsuccess = () => {
        open.result.close();
        resolve();
      };
      open.onerror = () => reject(new Error("IndexedDB did not open."));
    });
    const { csrfToken } = (await (await fetch("/api/auth/csrf")).json()) as { csrfToken: string };
    const answer = await fetch("/api/auth/signout", {
      method: "POST",
      body: new URLSearchParams({ csrfToken, json: "true", callbackUrl: "/" }),
    });
    const databases = await indexedDB.databases();
    return { ok: answer.ok, local: Object.keys(localStorage), databases: databases.map(({ name }) => name) };
  });
  expect(left).toEqual({ ok: true, local: [], databases: [] });
  const { status } = await ask(
    baseURL!,
    "/api/loanform/read",
    { cookie: `${old!.name}=${old!.value}`, "sec-fetch-site": "same-origin", "content-type": "application/json" },
    "{}",
  );
  expect(status).toBe(401);
});

/** Speaks to the server's socket itself. @returns what it answered, up to the end of the head that is not a 1xx */
function speak(baseURL: string, head: string[], body = ""): Promise<string> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname);
    socket.on("data", (data) => {
      text += String(data);
      if (/^HTTP\/1\.1 [2-5][^]*\r\n\r\n/m.test(text)) socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
    socket.write([...head, "", body].join("\r\n"));
  });
}

const HUNDRED_MB = 100_000_000;
const FORM = ["Host: x", "Content-Type: application/x-www-form-urlencoded", "Sec-Fetch-Site: same-origin"];
const log = () => readFileSync(process.env.E2E_APP_LOG!, "utf8");

// Of each, half a megabyte comes and then nothing: who answers now has not waited for the rest.
test.describe("a body of 100 MB is refused before it has come", () => {
  const begun = "a".repeat(512 * 1024);
  for (const [path, answer] of [
    ["/api/auth/signout", 413],
    ["/api/auth/_log", 404],
    // The identities of a trial are taken from this machine only.
    ["/api/auth/callback/identity", 403],
    ["/api/users/login", 413],
    ["/", 405],
  ] as const) {
    test(`${path}, when it says its length`, async ({ baseURL }) => {
      expect(await speak(baseURL!, [`POST ${path} HTTP/1.1`, ...FORM, `Content-Length: ${HUNDRED_MB}`], begun)).toMatch(
        new RegExp(`^HTTP/1\\.1 ${answer} `),
      );
    });
  }
  for (const [path, answer] of [
    ["/api/auth/signout", 413],
    ["/api/auth/_log", 404],
  ] as const) {
    test(`${path}, when it does not`, async ({ baseURL }) => {
      const chunk = `${begun.length.toString(16)}\r\n${begun}\r\n`;
      expect(await speak(baseURL!, [`POST ${path} HTTP/1.1`, ...FORM, "Transfer-Encoding: chunked"], chunk)).toMatch(
        new RegExp(`^HTTP/1\\.1 ${answer} `),
      );
    });
  }
  // nginx answers so before it says that it may go on.
  test("a sender that asks first is refused as well", async ({ baseURL }) => {
    expect(
      await speak(baseURL!, [
        "POST /api/users/login HTTP/1.1",
        ...FORM,
        "Expect: 100-continue",
        `Content-Length: ${HUNDRED_MB}`,
      ]),
    ).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 413 /);
  });
});

test("a call whose body is announced is asked for it and answered", async ({ baseURL }) => {
  const body = JSON.stringify({ country: "Canada" });
  const head = [
    "POST /api/countries/read HTTP/1.1",
    "Host: x",
    "Content-Type: application/json",
    "Expect: 100-continue",
    "Connection: close",
    `Content-Length: ${body.length}`,
  ];
  expect(await speak(baseURL!, head, body)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});

test("nobody writes into the log of the site", async ({ baseURL }) => {
  const marker = `written by a stranger ${randomUUID()}`;
  const body = JSON.stringify({ level: "error", code: marker, message: marker });
  expect((await ask(baseURL!, "/api/auth/_log", { "content-type": "application/json" }, body)).status).toBe(404);
  expect(log()).not.toContain(marker);
});

test("what next-auth offers beside the login is not there", async ({ baseURL }) => {
  for (const path of [
    "providers",
    "signin",
    "signin/identity",
    "error",
    "verify-request",
    "callback/identity",
    "callback/google",
    "signout",
    "foo",
  ]) {
    expect([path, (await ask(baseURL!, `/api/auth/${path}`)).status]).toEqual([path, 404]);
  }
  for (const path of ["signin/identity", "session", "csrf", "callback/google", "foo"]) {
    expect([
      path,
      (await ask(baseURL!, `/api/auth/${path}`, { "content-type": "application/json" }, "[[1]]")).status,
    ]).toEqual([path, 404]);
  }
  for (const body of ["[]", "null", "{", '{"csrfToken":{"a":[]}}']) {
    expect([
      body,
      (await ask(baseURL!, "/api/auth/signout", { "content-type": "application/json" }, body)).status,
    ]).toEqual([body, 415]);
  }
});

test("a made-up lender's address is answered with the page-not-found screen, and nothing of it is kept", async ({
  baseURL,
}) => {
  const kept = () =>
    readdirSync(process.env.E2E_DIST_DIR!, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.includes("nobody-"),
    );
  const nobody = () => `nobody-${randomUUID()}`;
  const paths = [
    ...Array.from({ length: 100 }, nobody),
    ...Array.from({ length: 20 }, () => `${nobody()}/opengraph-image`),
    ...Array.from({ length: 10 }, () => `${nobody()}/`),
    ...Array.from({ length: 10 }, () => `../education-loan//%6eobody-${randomUUID()}`),
  ];
  for (const path of paths) {
    const { status, text } = await ask(baseURL!, `/education-loan/${path}`, { "sec-fetch-site": "none" });
    expect([path, status, text.includes("Oops, we can`t seem to find the page you are looking for!")]).toEqual([
      path,
      404,
      true,
    ]);
  }
  // As a link of the site asks for it, and as it is asked for beforehand.
  for (const headers of [
    { rsc: "1" },
    { rsc: "1", "next-router-prefetch": "1" },
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  ] as Record<string, string>[]) {
    expect((await ask(baseURL!, `/education-loan/${nobody()}?_rsc=abc`, headers)).status).toBe(404);
  }
  expect(kept()).toEqual([]);
  expect((await ask(baseURL!, "/education-loan/state-bank-of-india")).status).toBe(200);
});

test("an address that cannot be read is refused, not failed", async ({ baseURL }) => {
  for (const path of ["/%", "/api/files/%ff", "/education-loan/%", "/api/pin-codes/%", "/api/auth/%"]) {
    expect([path, (await ask(baseURL!, path)).status]).toEqual([path, 400]);
  }
});

test("a request for another protocol is refused at once, whatever the address", async ({ baseURL }) => {
  for (const path of ["/", "/dashboard", "/.env", "/api/%", "/%", "/api/settings", "/_next/static/x.js"]) {
    for (const protocol of ["websocket", "h2c"]) {
      const text = await speak(baseURL!, [
        `GET ${path} HTTP/1.1`,
        "Host: x",
        `Upgrade: ${protocol}`,
        "Connection: Upgrade",
      ]);
      expect([path, text.slice(0, 12)]).toEqual([path, "HTTP/1.1 400"]);
    }
  }
});

test("a robot gets the page that everybody gets, with its title and preview in the head", async ({ baseURL }) => {
  for (const path of ["/", "/education-loan/state-bank-of-india", "/emi-calculator"]) {
    const visit = () => ask(baseURL!, path, { "user-agent": "Mozilla/5.0" });
    // Another test may have edited what it shows, or its minute is over: a visitor after that has it made.
    await expect.poll(async () => (await visit()).headers["x-nextjs-cache"]).toBe("HIT");
    const page = await visit();
    for (const agent of ["WhatsApp/2.23", "Twitterbot/1.0", "facebookexternalhit/1.1", "Googlebot/2.1", "Slackbot"]) {
      const { headers, text } = await ask(baseURL!, path, { "user-agent": agent });
      expect([path, agent, headers.etag]).toEqual([path, agent, page.headers.etag]);
      // Old or not, none that is made for this visitor.
      expect(["HIT", "STALE"]).toContain(headers["x-nextjs-cache"]);
      const head = text.slice(0, text.indexOf("</head>"));
      for (const part of ["<title>", 'property="og:title"', 'property="og:image"']) expect(head).toContain(part);
    }
  }
});
