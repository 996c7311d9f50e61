import { proofOf } from "@/lib/auth/identity-token";
import { perAddress, takePhone } from "@/lib/auth/limits";
import { NOT_YOURS } from "@/lib/http/envelope";
import { Refusal } from "@/lib/http/refusal";
import { route } from "@/lib/http/route";
import { asSent, day, digits } from "@/lib/http/sent";
import { receiveLead, verifyLead } from "@/lib/leads/mutations";
import { leadSchema } from "@/lib/leads/schema";
import { normalPhone } from "@/lib/users/schema";

/**
 * Asks for a callback. Sent plainly, the lead is stored at once, unverified. Sent again with `Authorization: Bearer`
 * and the identity token that the confirmed code gave, it marks that lead's phone as verified instead of storing
 * another; the token must be of the very phone in the body (403 otherwise).
 * Both answers carry the link that stops the calls.
 */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    access: "anyone",
    body: asSent(leadSchema, { phone: digits, loanAmount: digits, targetIntake: day }),
    limits: perAddress("applynow"),
  },
  async ({ request, body }) => {
    const proof = await proofOf(request);
    if (!proof) await takePhone("applynow", normalPhone(body.phone));
    else if (proof.identity.phone !== normalPhone(body.phone)) throw new Refusal(403, "notYours", NOT_YOURS);
    const stopLink = await (proof ? verifyLead(body) : receiveLead(body));
    return { message: "Application submitted successfully!", data: { stopLink } };
  },
);
