import { proofOf } from "@/lib/auth/identity-token";
import { takePhone, takeUnlessProved } from "@/lib/auth/limits";
import { NOT_YOURS } from "@/lib/http/envelope";
import { Refusal } from "@/lib/http/refusal";
import { route } from "@/lib/http/route";
import { normalizedBody, digits } from "@/lib/http/normalize-body";
import { signUp } from "@/lib/users/mutations";
import { normalPhone, signupSchema } from "@/lib/users/schema";

/**
 * Opens an account that a code is still to prove. Where others at the same address, or about this number, asked too
 * often, the page goes on to the code and sends the call again with its identity token, which must be of this phone.
 */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: normalizedBody(signupSchema, { phone: digits }), limits: takeUnlessProved("signup") },
  async ({ request, body }) => {
    const phone = normalPhone(body.phone);
    const proof = await proofOf(request);
    if (proof && proof.identity.phone !== phone) throw new Refusal(403, "notYours", NOT_YOURS);
    if (!proof) await takePhone("signup", request, phone);
    const userId = await signUp(body);
    return { message: "Enter the code that was sent to your phone.", userId, data: { userId } };
  },
);
