import { draftsOf } from "@/lib/account-drafts/data";
import { route } from "@/lib/http/route";
import { noBody } from "@/lib/loan-form/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: noBody },
  async ({ user }) => ({ data: await draftsOf(user) }),
);
