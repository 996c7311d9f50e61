import { guidanceFor } from "@/lib/cases/guidance";
import { caseBody } from "@/lib/cases/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: caseBody },
  async ({ user, body }) => ({ data: await guidanceFor(user, body.caseId) }),
);
