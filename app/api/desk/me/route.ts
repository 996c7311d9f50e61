import { route } from "@/lib/http/route";
import { noBody } from "@/lib/loan-form/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "staff", body: noBody },
  async ({ user }) => ({ data: { id: user.colleagueId, name: user.name } }),
);
