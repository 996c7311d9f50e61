import { fileForStaff } from "@/lib/back-office/data";
import { fileBody } from "@/lib/back-office/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "staff", body: fileBody },
  async ({ user, body }) => ({ data: await fileForStaff(user, body.reference) }),
);
