import * as z from "zod";

const tag = z.string().min(1).max(256);

/** Body of the internal call that drops pages: the cache tags to drop. */
export const revalidateBody = z.strictObject({ tags: z.array(tag).min(1).max(1000) });
