import { readdirSync, readFileSync } from "node:fs";
import { apiRoutes } from "@/tests/api-routes";
import { call, requestTo } from "@/tests/requests";
import { isWrapped } from "./route";

/** Route files that are no call of the POST contract, each with its reason. */
const OTHERS: Record<string, string> = {
  "auth/[...nextauth]": "next-auth's own handler, with its own CSRF token",
  "files/[id]": "a document is opened by a link, so it is a GET; it checks the session itself",
  "health/alive": "asked by machines that watch the process, by GET, and never behind a session or a limit",
  "health/ready": "the same for machines that share visitors out",
  "desk/files/[id]": "the same for a colleague who opened the student's file",
  "papers/application": "its rows by POST, inside the wrapper; the same as a PDF is a download by a link, so a GET",
  "papers/checklist": "its rows by POST, inside the wrapper; the same as a PDF is a download by a link, so a GET",
  "pack/[pass]/application": "a download by a link, so a GET; it checks the pass itself",
  "pack/[pass]/files/[id]": "a paper is opened by a link, so it is a GET; it checks the pass itself",
  "pack/[pass]/papers": "a download by a link, so a GET; it checks the pass itself",
  "pin-codes/[pin]": "a public list that browsers may keep for a day, so it is a GET",
  settings: "Firebase's public settings, read at run time so that one build runs anywhere; a GET",
  revalidate: "called by this server only, with a secret",
};

/** The calls of the specification (SPEC section 7): a new call need not stand here, none of these may go. */
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

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path.replaceAll("\\", "/")}`);
/** Everything else is a call of the contract, and has to be declared as one. */
const CALLS = apiRoutes().filter((name) => !(name in OTHERS));

test("the 13 calls of the specification (SPEC section 7) are among the calls, and no exception has lost its file", () => {
  expect(CALLS).toEqual(expect.arrayContaining(CONTRACT));
  expect(apiRoutes()).toEqual(expect.arrayContaining(Object.keys(OTHERS)));
});

test.each(CALLS)("%s is one declaration of the call wrapper", async (name) => {
  const handlers = (await import(`@/app/api/${name}/route`)) as Record<string, object>;
  expect(isWrapped(handlers.POST!)).toBe(true);
  expect(Object.keys(handlers).sort()).toEqual(["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"]);
});

test.each(CALLS)("%s says by a code why it refuses", async (name) => {
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
  // But for the one text that a standard wants at an address of its own (RFC 9116).
  expect(below("app").filter((path) => /\/route\.[jt]sx?$/.test(path) && !path.startsWith("app/api/"))).toEqual([
    "app/.well-known/security.txt/route.ts",
  ]);
  const code = ["app", "components", "lib"]
    .flatMap(below)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes("generated") && !path.endsWith(".test.ts"));
  expect(code.filter((path) => /^\s*["']use server["']/m.test(readFileSync(path, "utf8")))).toEqual([]);
});
