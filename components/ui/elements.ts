import type { ReactElement } from "react";

/** Never a bare text: a page translator would wrap it (tools/lint/text-of-its-own.mjs). */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];
