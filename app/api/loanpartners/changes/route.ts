import * as z from "zod";
import { route } from "@/lib/http/route";
import { readChanges } from "@/lib/lenders/changes";
import { schemeId } from "@/lib/lenders/rows";

/** Milliseconds, and the schemes asked for; none means all. */
const asked = z.strictObject({
  since: z.number().int().positive(),
  schemes: z.array(schemeId).max(100).default([]),
});

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: asked },
  async ({ body }) => ({
    data: await readChanges(body.schemes, body.since),
  }),
);
