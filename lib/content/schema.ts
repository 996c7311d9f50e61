import * as z from "zod";

const name = z.string().min(1).max(256);

/** `again`: names whose change was read before, and whose pages are due to be dropped once more. */
export const revalidateBody = z
  .strictObject({ changed: z.array(name).max(1000), again: z.array(name).max(1000) })
  .refine(({ changed, again }) => changed.length + again.length > 0);
