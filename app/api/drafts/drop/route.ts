import { dropDrafts } from "@/lib/account-drafts/mutations";
import { dropBody } from "@/lib/account-drafts/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: dropBody },
  async ({ user, body }) => {
    await dropDrafts(user, body.drafts);
    return {};
  },
);
