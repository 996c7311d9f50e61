import { readdirSync, readFileSync } from "node:fs";
import { isWrapped } from "./route";
import { call, requestTo } from "./testing";

/** The 13 calls of the contract (SPEC section 7). */
const CONTRACT = [
  "countries/read",
  "faqs/read",
  "loanform/add",
  "loanform/read",
  "loanform/upload",
  "loanpartners/read",
  "loanpartners/web/[id]",
  "users/applynow",
  "users/login",
  "users/loginwithgoogle",
  "users/profile/update",
  "users/signup",
  "users/webdashboard",
];
/** Route files that are no call of the contract, each with its reason. */
const OTHERS: Record<string, string> = {
  "auth/[...nextauth]": "next-auth's own handler, with its own CSRF token",
  "files/[id]": "a document is opened by a link, so it is a GET; it checks the session itself",
  "papers/application": "its rows by POST, inside the wrapper; the same as a PDF is a download by a link, so a GET",
  "papers/checklist": "its rows by POST, inside the wrapper; the same as a PDF is a download by a link, so a GET",
  "pin-codes/[pin]": "a public list that browsers may keep for a day, so it is a GET",
  settings: "Firebase's public settings, read at run time so that one build runs anywhere; a GET",
  revalidate: "called by this server only, with a secret",
};

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path.replaceAll("\\", "/")}`);
const files = below("app").filter((path) => /\/route\.[jt]sx?$/.test(path));
const nameOf = (path: string) => path.replace(/^app\/api\//, "").replace(/\/route\.\w+$/, "");

test("every route file is one of the contract's calls or a named exception", () => {
  expect(files.map(nameOf).sort()).toEqual([...CONTRACT, ...Object.keys(OTHERS)].sort());
});

test.each(CONTRACT)("%s is one declaration of the call wrapper", async (name) => {
  const handlers = (await import(`@/app/api/${name}/route`)) as Record<string, object>;
  expect(isWrapped(handlers.POST!)).toBe(true);
  expect(Object.keys(handlers).sort()).toEqual(["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"]);
});

test.each(CONTRACT)("%s says by a code why it refuses", async (name) => {
  const { POST, GET } = (await import(`@/app/api/${name}/route`)) as Record<string, Parameters<typeof call>[0]>;
  const fromElsewhere = requestTo(name, {}, { headers: { "sec-fetch-site": "cross-site" } });
  expect(await call(POST!, fromElsewhere)).toMatchObject({ http: 403, body: { status: 0, code: "otherSite" } });
  const read = requestTo(name, null, { method: "GET" });
  expect(await call(GET!, read)).toMatchObject({ http: 405, body: { status: 0, code: "methodNotAllowed" } });
});

test("a handler written without the wrapper is noticed", () => {
  expect(isWrapped(async () => Response.json({}))).toBe(false);
});

test("no page has a route file of its own, and none defines a Server Action", () => {
  expect(files.filter((path) => !path.startsWith("app/api/"))).toEqual([]);
  const code = ["app", "components", "lib"]
    .flatMap(below)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes("generated") && !path.endsWith(".test.ts"));
  expect(code.filter((path) => /^\s*["']use server["']/m.test(readFileSync(path, "utf8")))).toEqual([]);
});
