import { writeStaffEvent } from "@/lib/back-office/mutations";
import { staffEventBody } from "@/lib/back-office/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "staff", body: staffEventBody },
  async ({ user, body }) => {
    await writeStaffEvent(user, body);
    return {};
  },
);
