import { writeDeskEvent } from "@/lib/back-office/mutations";
import { deskEventBody } from "@/lib/back-office/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "colleague", body: deskEventBody },
  async ({ user, body }) => {
    await writeDeskEvent(user, body);
    return {};
  },
);
