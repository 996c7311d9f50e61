import type { Limit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { stopCalls } from "@/lib/leads/mutations";
import { stopCallsBody } from "@/lib/leads/schema";
import { t } from "@/lib/messages/text";

/** By sender's address, which in India thousands may share. */
const STOPS: Limit = { name: "leads-stop", points: 120, seconds: 10 * 60 };

/** One and the same answer to every link, which is true of every one: nobody learns which links there are. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: stopCallsBody, limits: [STOPS] },
  async ({ body }) => {
    await stopCalls(body);
    return { message: t("calls.stopped", "We will not call the number that belongs to this link any more.") };
  },
);
