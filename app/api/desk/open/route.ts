import { openFile } from "@/lib/back-office/mutations";
import { openFileBody } from "@/lib/back-office/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "staff", body: openFileBody },
  async ({ user, body }) => {
    await openFile(user, body);
    return {};
  },
);
