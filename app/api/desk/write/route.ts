import { writeDeskLine } from "@/lib/desk/mutations";
import { deskLineBody } from "@/lib/desk/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "colleague", body: deskLineBody },
  async ({ user, body }) => {
    await writeDeskLine(user, body);
    return {};
  },
);
