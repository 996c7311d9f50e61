import * as z from "zod/mini";
import { normalizeLine, normalizeText } from "./normalize";

/** The first step of every text's schema, in place of a trim: what is checked is what is stored and shown. */
export const oneLine = () => z.overwrite<string>(normalizeLine);
/** The same for a text of several lines. */
export const manyLines = () => z.overwrite<string>(normalizeText);
