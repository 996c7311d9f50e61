import { keepDate } from "@/lib/cases/mutations";
import { keyDateBody } from "@/lib/cases/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: keyDateBody },
  async ({ user, body }) => {
    await keepDate(user, body);
    return {};
  },
);
