import { moveStage } from "@/lib/desk/mutations";
import { stageBody } from "@/lib/desk/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "colleague", body: stageBody },
  async ({ user, body }) => {
    await moveStage(user, body);
    return {};
  },
);
