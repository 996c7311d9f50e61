import { checkDocument } from "@/lib/back-office/mutations";
import { checkBody } from "@/lib/back-office/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "staff", body: checkBody },
  async ({ user, body }) => {
    await checkDocument(user, body);
    return {};
  },
);
