import { type Limit, takeFailure } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { stopCalls } from "@/lib/leads/mutations";
import { stopCallsBody } from "@/lib/leads/schema";
import { t } from "@/lib/messages/text";

/** Links of one address that belong to no request; in India thousands may share one, and a right link always works. */
const GUESSES: Limit = { name: "leads-stop", points: 120, seconds: 10 * 60 };

/** A link that was used says what it did again; one that never was says what an unproved one does. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: stopCallsBody },
  async ({ request, body }) => {
    const stopped = await stopCalls(body);
    if (stopped === null) await takeFailure(GUESSES, request);
    const message =
      stopped === "number"
        ? t("calls.stopped", "We will not call the number that belongs to this link any more.")
        : t("calls.withdrawn", "The request that belongs to this link is withdrawn: we will not call because of it.");
    return { message, data: { stopped: stopped ?? "request" } };
  },
);
