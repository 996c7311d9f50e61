import { moveStage } from "@/lib/back-office/mutations";
import { stageBody } from "@/lib/back-office/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "staff", body: stageBody },
  async ({ user, body }) => {
    await moveStage(user, body);
    return {};
  },
);
