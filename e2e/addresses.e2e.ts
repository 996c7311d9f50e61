import { spawnSync } from "node:child_process";
import { expect } from "@playwright/test";
import { type OwnInstance, ownInstance } from "@/e2e/support/own-instance";
import { DASHBOARD_PAGES, PUBLIC_KINDS } from "@/e2e/support/public-pages";
import { newSession } from "@/tests/factories/sessions";
import { newPerson } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";

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
    PAGES_AHEAD: "no",
  },
}));
type Running = (typeof SITES)[number] & { app: OwnInstance };
const running: Running[] = [];

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  for (const each of SITES) running.push({ ...each, app: await ownInstance(each.settings) });
});
test.afterAll(async () => {
  for (const { app } of running) await app.end();
});

/** Origins of this machine that a text names, whichever way its slashes are written. */
const origins = (text: string) =>
  new Set(
    [...text.matchAll(/https?:\\?\/\\?\/(?:localhost|127\.0\.0\.1)(?::\d+)?/g)].map(([at]) => at.replaceAll("\\", "")),
  );

async function loggedIn({ app }: Running) {
  const { digits, ...person } = newPerson();
  const data = { ...person, phone: `+91${digits}`, phoneVerifiedAt: new Date() };
  const { id } = await app.db.user.create({ data, select: { id: true } });
  return (await newSession(id, app.db)).cookie;
}

test("every page, and what a page asks for, names the address that the server was started with, and no other", async () => {
  for (const each of running) {
    const cookie = await loggedIn(each);
    const wrong: string[] = [];
    for (const path of [...PUBLIC_KINDS, ...DASHBOARD_PAGES, "/desk", "/desk/files", "/nowhere"])
      for (const headers of [{ cookie }, { cookie, rsc: "1" }] as Record<string, string>[]) {
        const answer = await fetch(each.app.address + path, { headers });
        const named = [...origins(await answer.text())];
        const isOurs = named.every((origin) => origin === each.site);
        // What an open page asks for tells of its head only where that is another one.
        const isNamed = named.length > 0 || "rsc" in headers;
        const isThere = answer.ok || (answer.status === 404 && /^\/(404|nowhere)/.test(path));
        if (!(isOurs && isNamed && isThere)) wrong.push(`${path} ${Object.keys(headers)} ${answer.status} ${named}`);
      }
    expect(wrong).toEqual([]);
  }
});

test("canonical links, sitemap, robots and security.txt lead to it", async () => {
  for (const { site, app } of running) {
    const read = async (path: string) => (await fetch(app.address + path)).text();
    expect(await read("/culture")).toContain(`<link rel="canonical" href="${site}/culture"/>`);
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
