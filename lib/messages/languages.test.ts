import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LANGUAGE_HEADER, t } from "./text";

const folder = mkdtempSync(path.join(tmpdir(), "languages-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a call says whose page is in a language, on a server with these languages. */
async function said(languages: string, tongue: string) {
  jest.resetModules();
  jest.doMock("@/lib/env", () => ({ env: { LANGUAGES_DIR: languages, LOG_LEVEL: "silent" } }));
  const { inLanguageOf } = await import("./languages");
  const request = new Request("http://localhost/", { headers: { [LANGUAGE_HEADER]: tongue } });
  return inLanguageOf(request, async () => {
    await Promise.resolve();
    return t("room.saved", "Saved.");
  });
}

test("a call is answered in the language of its page, and in English where it has none of its own", async () => {
  writeFileSync(path.join(folder, "hi.json"), JSON.stringify({ "room.saved": "सहेजा गया।" }));
  expect(await said(folder, "hi")).toBe("सहेजा गया।");
  expect(await said(folder, "en")).toBe("Saved.");
  expect(await said(folder, "../hi")).toBe("Saved.");
  expect(t("room.saved", "Saved.")).toBe("Saved.");
});

test("languages that cannot be read leave every call in English", async () => {
  expect(await said(path.join(folder, "missing"), "hi")).toBe("Saved.");
  writeFileSync(path.join(folder, "hi.json"), "{");
  expect(await said(folder, "hi")).toBe("Saved.");
});
