import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/env";
import { LANGUAGE_HEADER, type Messages } from "./text";

const current = new AsyncLocalStorage<Messages>();
Object.defineProperty(globalThis, "dakhilaMessages", { configurable: true, get: () => current.getStore() });

let languages: Map<string, Messages> | undefined;

/** The languages beside English: one file each, "hi.json", from key to text. */
function readLanguages(folder = env.LANGUAGES_DIR) {
  const files = folder ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return new Map(
    files.map((name) => {
      const texts = JSON.parse(readFileSync(path.join(folder!, name), "utf8")) as Messages["texts"];
      const language = path.basename(name, ".json");
      return [language, { language, texts }];
    }),
  );
}

/** Does the work of a call in the language of its page; in English where the page has none of its own. */
export function inLanguageOf<T>(request: Request, work: () => T): T {
  const asked = request.headers.get(LANGUAGE_HEADER);
  const messages = asked && asked !== "en" ? (languages ??= readLanguages()).get(asked) : undefined;
  return messages ? current.run(messages, work) : work();
}
