import { route } from "@/lib/http/route";
import { keepOffer } from "@/lib/kept-offers/mutations";
import { keepOfferBody } from "@/lib/kept-offers/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: keepOfferBody },
  async ({ user, body }) => ({ data: { version: await keepOffer(user, body) } }),
);
