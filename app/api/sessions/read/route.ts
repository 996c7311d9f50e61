import { connectionsOf, loginsOf } from "@/lib/auth/data";
import { route } from "@/lib/http/route";
import { noBody } from "@/lib/loan-form/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: noBody },
  async ({ user }) => {
    const [data, googleConnectedAt] = await Promise.all([loginsOf(user), connectionsOf(user)]);
    return { data, googleConnectedAt };
  },
);
