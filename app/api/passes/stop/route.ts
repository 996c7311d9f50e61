import { route } from "@/lib/http/route";
import { stopPass } from "@/lib/passes/mutations";
import { stopPassBody } from "@/lib/passes/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: stopPassBody },
  async ({ user, body }) => {
    await stopPass(user, body);
    return {};
  },
);
