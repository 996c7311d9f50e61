import { request as httpRequest } from "node:http";
import { randomInt, randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { rows } from "./support/database";
import { loggedInStudent } from "./support/student";

// What stands in front of the pages, on the app as it is served.

type Answer = { status: number; headers: Record<string, unknown>; text: string };

/** A request with any headers at all, which a browser would not send. */
function ask(baseURL: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, method: body === undefined ? "GET" : "POST", headers }, async (response) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode!, headers: response.headers, text });
    });
    sent.on("error", reject).end(body);
  });
}

test("T42 a made-up host is nowhere in what is answered, then or afterwards", async ({ baseURL }) => {
  const claims = [{ host: "evil.example" }, { "x-forwarded-host": "evil.example" }, { forwarded: "host=evil.example;proto=https" }, { "x-host": "evil.example" }, { "x-forwarded-proto": "evil.example" }, { "x-original-url": "/evil.example" }];
  for (const path of ["/", "/sitemap.xml", "/robots.txt", "/education-loan/state-bank-of-india", "/nowhere", "/dashboard", "/api/auth/providers", "http://evil.example/dashboard"]) {
    for (const headers of [...claims, {}]) {
      const { headers: answered, text } = await ask(baseURL!, path, headers);
      expect([path, headers, JSON.stringify(answered).includes("evil"), text.includes("evil.example")]).toEqual([path, headers, false, false]);
    }
  }
});

test("T55 an address that a sender claims counts nowhere: five calls for one phone, whatever they say", async ({ baseURL }) => {
  const body = JSON.stringify({ email: `${randomUUID()}@example.com`, phone: `9${String(randomInt(1e9)).padStart(9, "0")}` });
  const before = await rows(`SELECT key FROM "RateLimit" WHERE key LIKE 'login-address:%'`);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => ask(baseURL!, "/api/users/login", { "content-type": "application/json", "x-forwarded-for": `203.0.113.${i}`, "x-real-ip": `203.0.113.${i}` }, body)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  for (const { status, headers, text } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, JSON.parse(text)]).toEqual([429, { status: 0, message: "Too many requests. Please try again later", data: null }]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
  // All twelve were counted for the one address that they came from.
  const after = await rows(`SELECT key FROM "RateLimit" WHERE key LIKE 'login-address:%'`);
  expect(after.length - before.length).toBeLessThanOrEqual(1);
});

test("T48 after logout the browser keeps nothing, and the old cookie opens nothing", async ({ context, page, baseURL }) => {
  await loggedInStudent(context, baseURL!);
  await page.goto("/dashboard");
  const [old] = (await context.cookies(baseURL!.replace("http:", "https:"))).filter(({ name }) => name === "__Host-dakhila.session");
  // As the browser itself does it; what the button adds is tested with the button. From a page without scripts: one of
  // the dashboard notices that its storage was cleared and leaves for home.
  await page.goto("/robots.txt");
  const left = await page.evaluate(async () => {
    await new Promise<void>((resolve, reject) => {
      const open = indexedDB.open("kept", 1);
      open.onsuccess = () => { open.result.close(); resolve(); };
      open.onerror = () => reject(new Error("IndexedDB did not open."));
    });
    const { csrfToken } = (await (await fetch("/api/auth/csrf")).json()) as { csrfToken: string };
    const answer = await fetch("/api/auth/signout", { method: "POST", body: new URLSearchParams({ csrfToken, json: "true", callbackUrl: "/" }) });
    const databases = await indexedDB.databases();
    return { ok: answer.ok, local: Object.keys(localStorage), databases: databases.map(({ name }) => name) };
  });
  expect(left).toEqual({ ok: true, local: [], databases: [] });
  const { status } = await ask(baseURL!, "/api/loanform/read", { cookie: `${old!.name}=${old!.value}`, "sec-fetch-site": "same-origin", "content-type": "application/json" }, "{}");
  expect(status).toBe(401);
});
