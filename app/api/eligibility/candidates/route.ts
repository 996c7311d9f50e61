import * as z from "zod";
import { route } from "@/lib/http/route";
import { MOST_FOUND } from "@/lib/eligibility/most-found";
import { findCandidates } from "@/lib/eligibility/data";

/** The answers as the check's address holds them, and how many of each outcome are wanted. */
const asked = z.strictObject({
  search: z.string().max(1000),
  most: z.number().int().positive().max(MOST_FOUND.last).default(MOST_FOUND.first),
});

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: asked },
  async ({ body }) => ({ data: await findCandidates(body.search, body.most) }),
);
