import { addPaper } from "@/lib/cases/mutations";
import { addBody } from "@/lib/cases/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: addBody },
  async ({ user, body }) => ({ data: { id: await addPaper(user, body) } }),
);
