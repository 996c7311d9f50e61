import * as z from "zod";

export const endSessionsBody = z.union([
  z.strictObject({ sessionId: z.uuid() }),
  z.strictObject({ others: z.literal(true) }),
]);
