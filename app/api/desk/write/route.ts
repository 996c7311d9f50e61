import { writeDeskEvent } from "@/lib/desk/mutations";
import { deskEventBody } from "@/lib/desk/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "colleague", body: deskEventBody },
  async ({ user, body }) => {
    await writeDeskEvent(user, body);
    return {};
  },
);
