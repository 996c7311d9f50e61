import { route } from "@/lib/http/route";
import { giveConsent } from "@/lib/users/mutations";
import { consentSchema } from "@/lib/users/schema";

/** The yes of a student whose account was opened without one, as a client of the contract may. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: consentSchema },
  async ({ user, body }) => {
    await giveConsent(user, body.consentVersion);
    return {};
  },
);
