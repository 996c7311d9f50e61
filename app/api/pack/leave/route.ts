import { route } from "@/lib/http/route";
import { noBody } from "@/lib/loan-form/schema";
import { endLenderSession } from "@/lib/session/link-session";

/** An officer leaves in this browser; the link stays open for the codes. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "lender", body: noBody },
  async ({ user }) => ({ cookie: await endLenderSession(user) }),
);
