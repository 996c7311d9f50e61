import "server-only";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/env";
import { safeErrorFields, log } from "@/lib/log";
import { inRequestContext, requestContext } from "@/lib/request-context.mjs";
import { LANGUAGE_HEADER, type Messages } from "./text";

Object.defineProperty(globalThis, "dakhilaMessages", { configurable: true, get: () => requestContext()?.messages });

let languages: Map<string, Messages> | undefined;

function readLanguages(folder = env.LANGUAGES_DIR): Map<string, Messages> {
  if (!folder) return new Map();
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
    return new Map(
      files.map((name) => {
        const texts = JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Messages["texts"];
        const language = path.basename(name, ".json");
        return [language, { language, texts }];
      }),
    );
  } catch (error) {
    log.error(safeErrorFields(error), "the languages cannot be read: calls are answered in English");
    return new Map();
  }
}

/** Does a call's work in the language of its page; in English where there is no file of texts for it. */
export function inLanguageOf<T>(request: Request, work: () => T): T {
  const asked = request.headers.get(LANGUAGE_HEADER);
  const messages = asked && asked !== "en" ? (languages ??= readLanguages()).get(asked) : undefined;
  return messages ? inRequestContext({ messages }, work) : work();
}
