import * as z from "zod";

const name = z.string().min(1).max(256);

export const revalidateBody = z.strictObject({ changed: z.array(name).min(1).max(1000) });
