import "server-only";
import { createHash } from "node:crypto";
import { type LoanForm, SECTION_KEYS, type SectionKey } from "./registry";
import { canonical } from "./deep-equal";

/** Which state of a section somebody has seen: equal answers, equal version, so that a repeated save is no conflict. */
export const versionOf = (value: unknown) => createHash("sha256").update(canonical(value)).digest("hex").slice(0, 16);

export const versionsOf = (form: LoanForm) =>
  Object.fromEntries(SECTION_KEYS.map((key) => [key, versionOf(form[key])])) as Record<SectionKey, string>;

/** The version in an If-Match header, with or without quotes; undefined when the caller does not ask for the check. */
export const ifMatch = (headers: Headers) =>
  headers
    .get("if-match")
    ?.trim()
    .replace(/^"(.*)"$/, "$1");
