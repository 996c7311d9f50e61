import * as z from "zod/mini";
import { SECTION_KEYS, type SectionKey, sectionOf } from "./registry";
import { readSection } from "./normalize-input";

const exactlyOne = "Send exactly one section, or complete: true";
const shape = Object.fromEntries(SECTION_KEYS.map((key) => [key, z.unknown()])) as Record<SectionKey, z.ZodMiniUnknown>;

/** One section, or `complete: true`. The section's own rules run later, with the other sections known. */
export const saveBody = z.pipe(
  z
    .partial(
      z.strictObject(
        { ...shape, complete: z.literal(true, { error: exactlyOne }) },
        { error: (issue) => (issue.code === "unrecognized_keys" ? exactlyOne : undefined) },
      ),
    )
    .check(z.refine((body) => Object.keys(body).length === 1, { error: exactlyOne })),
  z.transform((body): { complete: true } | { key: SectionKey; value: unknown } => {
    if (body.complete) return { complete: true };
    const key = SECTION_KEYS.find((name) => name in body)!;
    return { key, value: readSection(sectionOf(key), body[key]) };
  }),
);

export const noBody = z.strictObject({});
