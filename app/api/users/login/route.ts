import { proofOf } from "@/lib/auth/identity-token";
import { takePhone, takeUnlessProved } from "@/lib/auth/limits";
import { NO_ACCOUNT } from "@/lib/auth/sign-in-refusal";
import { NOT_YOURS } from "@/lib/http/envelope";
import { Decline, Refusal } from "@/lib/http/refusal";
import { route } from "@/lib/http/route";
import { normalizedBody, digits } from "@/lib/http/normalize-body";
import { sessionUser } from "@/lib/session/session-user";
import { accountOf, publicUser } from "@/lib/users/data";
import { loginSchema, normalPhone } from "@/lib/users/schema";

/**
 * Says whether there is such an account. Who it belongs to is told only to the one who proves to be its owner, with an
 * identity token or a session; everybody else gets back what they sent (docs/decisions/026-accounts.md).
 */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: normalizedBody(loginSchema, { phone: digits }), limits: takeUnlessProved("login") },
  async ({ request, body }) => {
    const phone = normalPhone(body.phone);
    const proof = await proofOf(request);
    const session = await sessionUser(request);
    const provesPhone = proof?.identity.phone === phone;
    if (!provesPhone && session?.phone !== phone) await takePhone("login", request, phone);
    const account = await accountOf(body.email, phone);
    const provesGoogle =
      account !== null && account.googleSub !== null && account.googleSub === proof?.identity.googleSub;
    if (proof && !provesPhone && !provesGoogle) throw new Refusal(403, "notYours", NOT_YOURS);
    if (!account) throw new Decline("noAccount", NO_ACCOUNT);
    if (proof || session?.id === account.id) return { message: "Login successful!", data: publicUser(account) };
    return { message: "Enter the code that was sent to your phone.", data: { email: body.email, phone: body.phone } };
  },
);
