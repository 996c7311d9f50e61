import * as z from "zod";
import { CONNECTIONS, DEVICES, PAGE_KINDS } from "./page-kinds";

/** Milliseconds. A page that was left open in a tunnel tells nothing, and no layout shift adds up to more than ten. */
const milliseconds = z.number().min(0).max(60_000).optional();
const SHIFT_MAX = 10;

/** Milliseconds by which a browser may round one moment of a page otherwise than another. */
const ROUNDED = 100;
const IN_ORDER = ["TTFB", "FCP", "LCP"] as const;

/** Nothing is free text; moments that contradict each other are no measurement. */
export const vitalsBody = z.strictObject({
  page: z.enum(PAGE_KINDS),
  connection: z.enum(CONNECTIONS),
  device: z.enum(DEVICES),
  vitals: z
    .strictObject({
      LCP: milliseconds,
      INP: milliseconds,
      TTFB: milliseconds,
      FCP: milliseconds,
      CLS: z.number().min(0).max(SHIFT_MAX).optional(),
    })
    .refine((vitals) => {
      const moments = IN_ORDER.flatMap((name) => vitals[name] ?? []);
      return moments.every((moment, at) => at === 0 || moment >= moments[at - 1]! - ROUNDED);
    }, "These moments contradict each other."),
});
export type Vitals = z.output<typeof vitalsBody>;
