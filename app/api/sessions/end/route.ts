import { endSessions } from "@/lib/auth/mutations";
import { endSessionsBody } from "@/lib/auth/schema";
import { route } from "@/lib/http/route";

/** Ends one of the student's logins, or all but the one that asks. One that has ended already is no mistake. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: endSessionsBody },
  async ({ user, body }) => {
    await endSessions(user, body);
    return {};
  },
);
