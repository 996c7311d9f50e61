import * as z from "zod";
import { CONNECTIONS, DEVICES, PAGE_KINDS } from "./page-kinds";

/** Milliseconds. A page that was left open in a tunnel tells nothing. */
const milliseconds = z.number().min(0).max(600_000).optional();

/** What a browser tells of one view of a page. Nothing in it is free text. */
export const vitalsBody = z.strictObject({
  page: z.enum(PAGE_KINDS),
  connection: z.enum(CONNECTIONS),
  device: z.enum(DEVICES),
  vitals: z.strictObject({
    LCP: milliseconds,
    INP: milliseconds,
    TTFB: milliseconds,
    FCP: milliseconds,
    CLS: z.number().min(0).max(100).optional(),
  }),
});
export type Vitals = z.output<typeof vitalsBody>;
