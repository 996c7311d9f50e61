import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { basename, join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { freePort, type OwnInstance, ownInstance } from "@/e2e/support/own-instance";
import { DASHBOARD_PAGES, PUBLIC_KINDS, PUBLIC_PAGES } from "@/e2e/support/public-pages";
import { routes } from "@/lib/routes";
import { newSession } from "@/tests/factories/sessions";
import { newPerson } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { samplesIn, sumOf } from "@/tests/metrics";

// One build, made for the address of all other tests, run at two others with a Firebase project each. "localhost" is
// this machine and all the same an address of https.
const SITES = ["https://localhost", "https://localhost:8443"].map((site, number) => ({
  site,
  project: `project-${number}`,
  settings: {
    NEXTAUTH_URL: site,
    FIREBASE_PROJECT_ID: `project-${number}`,
    FIREBASE_API_KEY: `key-${number}`,
    FIREBASE_AUTH_DOMAIN: `login-${number}.example`,
    FIREBASE_APP_ID: "",
    FIREBASE_AUTH_EMULATOR_HOST: "",
    // One makes each page when it is asked for, the other all of them at its start.
    PAGES_AHEAD: number === 0 ? "no" : "yes",
  },
}));
type Running = (typeof SITES)[number] & { app: OwnInstance; figures: string };
const running: Running[] = [];

/** As the tests' own site has it. */
const BUILD = process.env.E2E_APP_ENV
  ? (JSON.parse(process.env.E2E_APP_ENV) as { NEXT_DIST_DIR: string; NEXTAUTH_URL: string })
  : { NEXT_DIST_DIR: ".next", NEXTAUTH_URL: "" };
/** The build that the first of them serves, and serves again at the address that it was made for. */
const folder = `${BUILD.NEXT_DIST_DIR}-addresses-${process.pid}`;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  cpSync(BUILD.NEXT_DIST_DIR, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => basename(path) !== "cache",
  });
  for (const [number, each] of SITES.entries()) {
    const port = await freePort();
    const own = { METRICS_PORT: String(port), ...(number === 0 && { NEXT_DIST_DIR: folder }) };
    const app = await ownInstance({ ...each.settings, ...own });
    running.push({ ...each, app, figures: `http://127.0.0.1:${port}/metrics` });
  }
});
test.afterAll(async () => {
  for (const { app } of running) await app.end();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** Origins of this machine, or that somebody claims, which a text names, whichever way its slashes are written. */
const origins = (text: string) =>
  new Set(
    [...text.matchAll(/https?:\\?\/\\?\/(?:localhost|127\.0\.0\.1|[\w.]*evil\.example)(?::\d+)?/g)].map(([at]) =>
      at.replaceAll("\\", ""),
    ),
  );

/** A request under another name, by all the ways in which one is claimed. */
const claim = (address: string, path: string) =>
  new Promise<string>((resolve, reject) => {
    const headers = {
      ...{ host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" },
      ...{ forwarded: "host=evil.example;proto=http", "x-original-host": "evil.example", "x-forwarded-port": "81" },
    };
    const sent = request(address + path, { headers }, (answer) => {
      const said = `${answer.headers.location ?? ""} ${answer.headers["set-cookie"]?.join() ?? ""} `;
      readText(answer).then((body) => resolve(said + body), reject);
    });
    sent.once("error", reject).end();
  });

test("what a start makes ahead at another address names that one, and no other", async () => {
  const { app, site, figures } = running[1]!;
  const figure = async (name: string, labels = {}) =>
    sumOf(samplesIn(await (await fetch(figures)).text()), `dakhila_${name}`, labels);
  const hits = () => figure("kept_lookups_total", { outcome: "hit" });
  // They are made one after the other, while nobody asks.
  const paths = PUBLIC_PAGES.filter((path) => path !== routes.notFound);
  await expect.poll(() => figure("kept_entries"), { timeout: 300_000 }).toBeGreaterThan(paths.length);
  const before = await hits();
  const wrong: string[] = [];
  for (const path of paths) {
    const named = [
      ...origins(await (await fetch(app.address + path, { headers: { "accept-encoding": "br" } })).text()),
    ];
    if (named.length !== 1 || named[0] !== site) wrong.push(`${path} ${named}`);
  }
  expect(wrong).toEqual([]);
  expect((await hits()) - before).toBeGreaterThan(paths.length / 2);
});

test("who claims another address gets ours, and no page is made with theirs for others", async () => {
  const { app, site } = running[0]!;
  const wrong: string[] = [];
  // Each is made now, by this request, and is kept for whoever asks next: the test below.
  for (const path of [
    ...PUBLIC_KINDS,
    "/sitemap.xml",
    "/robots.txt",
    "/.well-known/security.txt",
    "/dashboard",
    "/no",
    // What Next makes without a page of ours, or keeps beside our pages under a name of its own.
    ...["/_not-found", "/_error", "/_global-error", "/404.html", "/500.html", "/_next/image?url=x"],
  ]) {
    const said = await claim(app.address, path);
    if (said.includes("evil") || [...origins(said)].some((origin) => origin !== site)) wrong.push(path);
  }
  for (const path of ["/api/auth/csrf", "/api/auth/signin", "/api/auth/signout?callbackUrl=http%3A%2F%2Fevil.example"])
    if ((await claim(app.address, path)).includes("evil")) wrong.push(path);
  expect(wrong).toEqual([]);
});

test("a script, a style or a file of a build names no address, so that nothing is wrong with it elsewhere", () => {
  const { origin } = new URL(BUILD.NEXTAUTH_URL);
  const naming = ["files", "static", "server/chunks"].flatMap((place) =>
    readdirSync(join(BUILD.NEXT_DIST_DIR, place), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name), "latin1").includes(origin))
      .map(({ name }) => name),
  );
  expect(naming).toEqual([]);
  // Pages do, which is what this is about.
  expect(readFileSync(join(BUILD.NEXT_DIST_DIR, "server/app/culture.html"), "utf8")).toContain(origin);
});

async function loggedIn({ app }: Running) {
  const { digits, ...person } = newPerson();
  const data = { ...person, phone: `+91${digits}`, phoneVerifiedAt: new Date() };
  const { id } = await app.db.user.create({ data, select: { id: true } });
  return (await newSession(id, app.db)).cookie;
}

const PART = "next-router-segment-prefetch";
/** A page, what an open page asks for, and what it asks for beforehand, of which "/_full" is all. */
const FORMS: Record<string, string>[] = [{}, { rsc: "1" }, { rsc: "1", "next-router-prefetch": "1", [PART]: "/_full" }];

test("every page, and what a page asks for, names the address that the server was started with, and no other", async () => {
  for (const each of running) {
    const cookie = await loggedIn(each);
    const wrong: string[] = [];
    let parts = 0;
    for (const path of [...PUBLIC_KINDS, ...DASHBOARD_PAGES, "/desk", "/desk/files", "/nowhere"])
      for (const headers of FORMS.map((form) => ({ cookie, ...form }) as typeof form)) {
        const answer = await fetch(each.app.address + path, { headers });
        const named = [...origins(await answer.text())];
        if (PART in headers && named.length > 0) parts += 1;
        const isOurs = named.every((origin) => origin === each.site);
        // What an open page asks for tells of its head only where that is another one.
        const isNamed = named.length > 0 || "rsc" in headers;
        const isThere = answer.ok || PART in headers || (answer.status === 404 && /^\/(404|nowhere)/.test(path));
        if (!(isOurs && isNamed && isThere)) wrong.push(`${path} ${Object.keys(headers)} ${answer.status} ${named}`);
      }
    expect(wrong).toEqual([]);
    expect(parts).toBeGreaterThan(10);
  }
});

test("canonical links, sitemap, robots and security.txt lead to it", async () => {
  for (const { site, app } of running) {
    const read = async (path: string) => (await fetch(app.address + path)).text();
    expect(await read("/culture")).toContain(`<link rel="canonical" href="${site}/culture"/>`);
    expect(await read("/")).toContain(`<meta property="og:image" content="${site}/`);
    expect(await read("/robots.txt")).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(await read("/.well-known/security.txt")).toContain(`Canonical: ${site}/.well-known/security.txt`);
    const listed = [...(await read("/sitemap.xml")).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => new URL(at!));
    expect(listed.length).toBeGreaterThan(15);
    expect(new Set(listed.map(({ origin }) => origin))).toEqual(new Set([site]));
  }
});

test("policy, cookies and the browser's settings are those of its own Firebase project", async () => {
  for (const { site, project, settings, app } of running) {
    const page = await fetch(app.address);
    const policy = page.headers.get("content-security-policy")!;
    expect(policy).toContain(`https://${settings.FIREBASE_AUTH_DOMAIN}`);
    expect(policy).toContain("upgrade-insecure-requests");
    for (const other of running.filter((one) => one.site !== site))
      expect(policy).not.toContain(other.settings.FIREBASE_AUTH_DOMAIN);
    expect(page.headers.get("strict-transport-security")).toContain("max-age");
    expect(await (await fetch(`${app.address}/api/settings`)).json()).toMatchObject({
      projectId: project,
      apiKey: settings.FIREBASE_API_KEY,
      authDomain: settings.FIREBASE_AUTH_DOMAIN,
      emulator: null,
    });
    const cookies = (await fetch(`${app.address}/api/auth/csrf`)).headers.getSetCookie();
    expect(cookies.join("\n")).toContain(`__Secure-dakhila.callback=${encodeURIComponent(site)}`);
    for (const cookie of cookies) expect(cookie).toContain("Secure");
  }
});

test("back at the address that it was made for, a build names that one", async () => {
  const [first] = running.splice(0, 1);
  await first!.app.end();
  // Next has written pages of the other address over those of the build.
  const left = readdirSync(join(folder, "server"), { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".html") && readFileSync(join(folder, "server", path), "utf8").includes(first!.site),
  );
  expect(left).not.toEqual([]);
  expect(existsSync(join(folder, "made-for"))).toBe(false);
  const app = await ownInstance({ NEXT_DIST_DIR: folder, PAGES_AHEAD: "no" });
  const { origin } = new URL(BUILD.NEXTAUTH_URL);
  const wrong: string[] = [];
  try {
    for (const path of PUBLIC_KINDS) {
      const named = [...origins(await (await fetch(app.address + path)).text())];
      if (named.length !== 1 || named[0] !== origin) wrong.push(`${path} ${named}`);
    }
  } finally {
    await app.end();
  }
  expect(wrong).toEqual([]);
});

for (const name of ["NEXTAUTH_URL", "FIREBASE_PROJECT_ID", "NEXTAUTH_SECRET", "DATABASE_URL", "FILES_KEYS"])
  test(`a start without ${name} ends and names it`, () => {
    const env = { ...(JSON.parse(process.env.E2E_APP_ENV!) as Record<string, string>), [name]: "", PORT: "1" };
    const { status, stderr } = spawnSync(process.execPath, ["server/start.mjs"], {
      env: { ...env, NODE_ENV: "production" },
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^ {2}${name} must `, "m"));
  });
