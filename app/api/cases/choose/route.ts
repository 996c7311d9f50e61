import { chooseLender } from "@/lib/cases/mutations";
import { chooseBody } from "@/lib/cases/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: chooseBody },
  async ({ user, body }) => ({ data: { id: await chooseLender(user, body) } }),
);
