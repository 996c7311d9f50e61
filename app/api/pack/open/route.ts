import { type Limit, takeFailure } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { route } from "@/lib/http/route";
import { openShareLink } from "@/lib/share-links/mutations";
import { openShareLinkBody } from "@/lib/share-links/schema";

/** Secrets of one address that open nothing; a branch of a bank shares one, and a right link is never refused. */
const GUESSES: Limit = { name: "pass-open", points: 60, seconds: 3600 };

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: openShareLinkBody },
  async ({ request, body }) => {
    try {
      const { passId, cookie } = await openShareLink(body);
      return { data: { passId }, cookie };
    } catch (error) {
      if (error instanceof Refusal && error.code === "passUnknown") await takeFailure(GUESSES, request);
      throw error;
    }
  },
);
