import { proofOf } from "@/lib/auth/identity-token";
import { keepProof } from "@/lib/auth/kept-proof";
import { takePhone, takeProvedLead, takeUnlessProved } from "@/lib/auth/limits";
import { NOT_YOURS } from "@/lib/http/envelope";
import { Refusal } from "@/lib/http/refusal";
import { route } from "@/lib/http/route";
import { normalizedBody, day, digits } from "@/lib/http/normalize-body";
import { callBy } from "@/lib/leads/call-day";
import { receiveLead, verifyLead } from "@/lib/leads/mutations";
import { leadReference } from "@/lib/leads/reference";
import { leadSchema } from "@/lib/leads/schema";
import { normalPhone } from "@/lib/users/schema";

/**
 * Asks for a callback. Sent plainly, the lead is stored at once, unverified. Sent again with `Authorization: Bearer`
 * and the identity token that the confirmed code gave, it marks that lead's phone as verified instead of storing
 * another; the token must be of the very phone in the body (403 otherwise). That answer also keeps the proof in this
 * browser for a signup with the same phone and e-mail.
 * Both carry the link that stops the calls, the request's reference, and the moment by which we call.
 */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    access: "anyone",
    body: normalizedBody(leadSchema, { phone: digits, loanAmount: digits, targetIntake: day }),
    limits: takeUnlessProved("applynow"),
  },
  async ({ request, body }) => {
    const phone = normalPhone(body.phone);
    const proof = await proofOf(request);
    if (proof && proof.identity.phone !== phone) throw new Refusal(403, "notYours", NOT_YOURS);
    await (proof ? takeProvedLead(phone) : takePhone("applynow", request, phone));
    const { id, stopLink } = await (proof ? verifyLead(body) : receiveLead(body));
    return {
      message: "Application submitted successfully!",
      data: { stopLink, reference: leadReference(id), callBy: callBy(new Date(), body.callTime) },
      cookie: proof ? await keepProof(proof.identity, body.email) : undefined,
    };
  },
);
