import "server-only";
import { metrics } from "./metrics.mjs";
import type { Vitals } from "./schema";

export function countVitals({ vitals, ...labels }: Vitals) {
  const { CLS, ...times } = vitals;
  if (CLS !== undefined) metrics.vitalShift.observe(labels, CLS);
  for (const [vital, milliseconds] of Object.entries(times))
    if (milliseconds !== undefined) metrics.vitalSeconds.observe({ ...labels, vital }, milliseconds / 1000);
}
