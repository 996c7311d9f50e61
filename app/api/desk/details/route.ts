import { saveCaseDetails } from "@/lib/back-office/mutations";
import { caseDetailsBody } from "@/lib/back-office/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "staff", body: caseDetailsBody },
  async ({ user, body }) => {
    await saveCaseDetails(user, body);
    return {};
  },
);
