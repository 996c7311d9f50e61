import "server-only";
import type * as z from "zod";
import { log } from "@/lib/log";

/**
 * The rows of public content that fit their schema, as it gives them back. One that does not is hidden and named in the
 * log by `nameOf`, with the fields that are wrong.
 */
export function readableRows<Row, Schema extends z.ZodType>(
  rows: readonly Row[],
  schema: Schema,
  nameOf: (row: NoInfer<Row>) => object,
): z.output<Schema>[] {
  return rows.flatMap((row) => {
    const result = schema.safeParse(row);
    if (result.success) return [result.data];
    const fields = result.error.issues.map(({ path }) => path.join("."));
    log.warn({ ...nameOf(row), fields }, "row of public content hidden");
    return [];
  });
}
