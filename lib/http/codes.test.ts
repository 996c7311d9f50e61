import { readdirSync, readFileSync } from "node:fs";
import { REFUSAL_CODES } from "./codes";
import { Decline, Refusal } from "./refusal";
import { refuse } from "./route";

const source = ["app", "lib", "server"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`))
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/generated|\.test\.|http\/codes\.ts$/.test(path))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

test("a code stands in the list once, and reads as a name", () => {
  expect(new Set(REFUSAL_CODES).size).toBe(REFUSAL_CODES.length);
  expect(REFUSAL_CODES.filter((code) => !/^[a-z][A-Za-z]+$/.test(code))).toEqual([]);
});

test.each(REFUSAL_CODES)("%s is given by somebody", (code) => {
  expect(source).toContain(`"${code}"`);
});

test("every refusal in the source names a code of the list", () => {
  const given = [...source.matchAll(/new (Refusal|Decline)\((?:\s*\d{3},)?\s*([^,)]*)/g)].map(([, , code]) => code!);
  expect(given.length).toBeGreaterThan(40);
  const listed = new Set(REFUSAL_CODES.map((code) => `"${code}"`));
  // `code` is the one helper of inspect.ts that hands its own parameter on.
  expect(given.filter((code) => !listed.has(code) && code !== "code")).toEqual([]);
});

test.each([
  ["a refusal", new Refusal(409, "submitted", "No."), 409, "submitted"],
  ["a declined call", new Decline("noAccount", "No."), 200, "noAccount"],
  ["a failure of ours", new Error("secret"), 503, "serverFailed"],
])("%s is answered with its code", async (_what, error, http, code) => {
  const answer = refuse(error);
  expect(answer.status).toBe(http);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({ status: 0, code, message: expect.not.stringContaining("secret"), data: null });
});

test("the fields that are wrong and the headers go with it", async () => {
  const issues = [{ path: "file", message: "No." }];
  const answer = refuse(new Refusal(503, "uploadsBusy", "No.", { issues, headers: { "retry-after": "5" } }));
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await answer.json()).toMatchObject({ code: "uploadsBusy", issues });
});
