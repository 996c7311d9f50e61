import { dropDrafts } from "@/lib/drafts/server/mutations";
import { dropBody } from "@/lib/drafts/server/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: dropBody },
  async ({ user, body }) => {
    await dropDrafts(user, body.drafts);
    return {};
  },
);
