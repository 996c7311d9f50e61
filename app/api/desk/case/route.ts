import { caseBody } from "@/lib/cases/schema";
import { caseForStaff } from "@/lib/back-office/data";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "staff", body: caseBody },
  async ({ body }) => ({
    data: await caseForStaff(body.caseId),
  }),
);
