import "server-only";
import { createHash } from "node:crypto";
import { type LoanForm, SECTION_KEYS, type SectionKey } from "./registry";
import { canonical } from "./deep-equal";

/** Equal answers have equal versions, so a repeated save is no conflict. */
export const versionOf = (value: unknown) => createHash("sha256").update(canonical(value)).digest("hex").slice(0, 16);

export const versionsOf = (form: LoanForm) =>
  Object.fromEntries(SECTION_KEYS.map((key) => [key, versionOf(form[key])])) as Record<SectionKey, string>;

/** The If-Match header without quotes; undefined without one. */
export const ifMatch = (headers: Headers) =>
  headers
    .get("if-match")
    ?.trim()
    .replace(/^"(.*)"$/, "$1");
