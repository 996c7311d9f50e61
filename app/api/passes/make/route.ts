import { route } from "@/lib/http/route";
import { makePass } from "@/lib/share-links/mutations";
import { makePassBody } from "@/lib/share-links/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: makePassBody },
  async ({ user, body }) => ({ data: await makePass(user, body) }),
);
