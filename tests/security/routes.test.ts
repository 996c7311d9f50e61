import { readdirSync } from "node:fs";
import { accessOf } from "@/lib/http/route";
import { apiRoutes, routeModule } from "@/tests/api-routes";
import { CALLS, PAGES } from "./routes";

// Nobody adds an address without saying in the table who may get what from it: the campaigns try what stands there.

const filesOf = (name: RegExp) =>
  readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => name.test(path) && !path.startsWith("api/"))
    .sort();

test("every route file has its entry, and every entry its file", () => {
  expect(Object.keys(CALLS).sort()).toEqual(apiRoutes());
});

test("every page and every file that is made beside the pages has its entry, and every entry its file", () => {
  const made = /(^|\/)(page|route|robots|sitemap|manifest|(opengraph|twitter)-image|icon|apple-icon)\.[jt]sx?$/;
  expect(Object.keys(PAGES).sort()).toEqual(filesOf(made));
});

test.each(apiRoutes())("%s: the entry says for whom, and which methods, as its file does", (name) => {
  const handlers = routeModule<Record<string, object>>(name);
  const { access, methods } = CALLS[name]!;
  // A download says in its own file whom it is for; the campaigns try it.
  const declared = handlers.POST && accessOf(handlers.POST);
  if (declared) expect(access).toBe(declared);
  expect(methods.filter((method) => ["GET", "POST"].includes(method) && !handlers[method])).toEqual([]);
});
