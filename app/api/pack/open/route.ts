import type { Limit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { openPass } from "@/lib/passes/mutations";
import { openPassBody } from "@/lib/passes/schema";

/** By sender's address; a branch of a bank may share one. */
const TRIES: Limit = { name: "pass-open", points: 60, seconds: 3600 };

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: openPassBody, limits: [TRIES] },
  async ({ body }) => {
    const { passId, cookie } = await openPass(body);
    return { data: { passId }, cookie };
  },
);
