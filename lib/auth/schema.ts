import * as z from "zod";

/** One login by its id, or all others than the one that asks. */
export const endSessionsBody = z.union([
  z.strictObject({ sessionId: z.uuid() }),
  z.strictObject({ others: z.literal(true) }),
]);
