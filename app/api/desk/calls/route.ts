import { route } from "@/lib/http/route";
import { callsOf } from "@/lib/leads/data";
import { callListBody } from "@/lib/leads/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "staff", body: callListBody },
  async ({ user, body }) => ({ data: await callsOf(user, body) }),
);
