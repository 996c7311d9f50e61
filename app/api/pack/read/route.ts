import { route } from "@/lib/http/route";
import { noBody } from "@/lib/loan-form/schema";
import { readSharedFile } from "@/lib/shared-file/data";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "lender", body: noBody },
  async ({ user }) => ({ data: await readSharedFile(user) }),
);
