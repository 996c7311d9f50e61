import { route } from "@/lib/http/route";
import { recordCall } from "@/lib/leads/mutations";
import { calledBody } from "@/lib/leads/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "staff", body: calledBody },
  async ({ user, body }) => ({ data: await recordCall(user, body) }),
);
