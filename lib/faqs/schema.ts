import * as z from "zod";

const text = z.string().trim().min(1);

/** A question as it is shown. A row that does not fit is hidden and logged. */
export const faqRow = z.object({ id: z.string(), question: text, answer: text, isActive: z.literal(true) });
