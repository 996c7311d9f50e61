import type { ReactElement } from "react";

/**
 * What a slot takes that stands beside others: elements, or nothing, and never a bare text, which a page translator
 * would put into an element that React does not know (tools/lint/text-of-its-own.mjs).
 */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];
