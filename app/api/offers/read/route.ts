import { caseBody } from "@/lib/cases/schema";
import { route } from "@/lib/http/route";
import { keptOffersOf } from "@/lib/kept-offers/data";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: caseBody },
  async ({ user, body }) => ({ data: await keptOffersOf(user, body) }),
);
