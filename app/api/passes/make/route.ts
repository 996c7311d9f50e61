import { route } from "@/lib/http/route";
import { makeShareLink } from "@/lib/share-links/mutations";
import { makeShareLinkBody } from "@/lib/share-links/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: makeShareLinkBody },
  async ({ user, body }) => ({ data: await makeShareLink(user, body) }),
);
