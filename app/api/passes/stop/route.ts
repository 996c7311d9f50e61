import { route } from "@/lib/http/route";
import { stopShareLink } from "@/lib/share-links/mutations";
import { stopShareLinkBody } from "@/lib/share-links/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: stopShareLinkBody },
  async ({ user, body }) => {
    await stopShareLink(user, body);
    return {};
  },
);
