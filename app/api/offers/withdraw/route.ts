import { route } from "@/lib/http/route";
import { withdrawOffer } from "@/lib/kept-offers/mutations";
import { withdrawOfferBody } from "@/lib/kept-offers/schema";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: withdrawOfferBody },
  async ({ user, body }) => {
    await withdrawOffer(user, body);
    return {};
  },
);
