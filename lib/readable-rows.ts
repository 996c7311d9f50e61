import "server-only";
import type * as z from "zod";
import { log } from "@/lib/log";

/** Rows that fit their schema. One that does not is hidden, and logged by `nameOf`. */
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
