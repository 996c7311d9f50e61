import * as z from "zod";

const name = z.string().min(1).max(256);

/** Body of the internal call that renews content: what changed, by the names that the triggers announce. */
export const revalidateBody = z.strictObject({ changed: z.array(name).min(1).max(1000) });
