import * as z from "zod/mini";
import { isUuid } from "./uuid";
import { normalizeLine, normalizeText } from "./normalize";

/** The first step of every text's schema, in place of a trim: what is checked is what is stored and shown. */
export const oneLine = () => z.overwrite<string>(normalizeLine);
/** The same for a text of several lines. */
export const manyLines = () => z.overwrite<string>(normalizeText);

type Words = string | (() => string);
/** Not `z.int`: what it brings along is more than the rest of the numbers. */
export const wholeNumber = (error?: Words) =>
  z.number({ error }).check(z.refine<number>(Number.isSafeInteger, { error, abort: true }));
/** Not `z.uuid`, for the same reason. */
export const uuid = () => z.string().check(z.refine(isUuid));
