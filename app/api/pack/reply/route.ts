import { route } from "@/lib/http/route";
import { reply } from "@/lib/shared-file/mutations";
import { replyBody } from "@/lib/shared-file/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "lender", body: replyBody },
  async ({ user, body }) => {
    await reply(user, body);
    return {};
  },
);
