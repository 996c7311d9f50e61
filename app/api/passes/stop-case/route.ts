import { caseBody } from "@/lib/cases/schema";
import { route } from "@/lib/http/route";
import { stopLinksOfCase } from "@/lib/share-links/mutations";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: caseBody },
  async ({ user, body }) => ({ data: { stoppedLinks: await stopLinksOfCase(user, body) } }),
);
