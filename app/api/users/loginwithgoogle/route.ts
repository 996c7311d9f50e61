import { proofOf, verifyIdentityToken } from "@/lib/auth/identity-token";
import { takeUnlessProved } from "@/lib/auth/limits";
import { NOT_PROVEN } from "@/lib/auth/sign-in-refusal";
import { NOT_YOURS } from "@/lib/http/envelope";
import { Refusal } from "@/lib/http/refusal";
import { route } from "@/lib/http/route";
import { normalizedBody } from "@/lib/http/normalize-body";
import { sessionUser } from "@/lib/session/session-user";
import { publicUser } from "@/lib/users/data";
import { googleAccount } from "@/lib/users/mutations";
import { googleSchema } from "@/lib/users/schema";

/**
 * Finds or makes the account of a Google identity. What the body says is compared, never believed: the identity token
 * decides. `token` gives that same proof back, to be handed on to the session within its five minutes; it is no
 * session and is worth nothing afterwards. A Google account is connected to one that came in by phone only with a code
 * of that phone, confirmed at most five minutes ago (`phoneProof`), beside the session.
 */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: normalizedBody(googleSchema), limits: takeUnlessProved("google") },
  async ({ request, body }) => {
    const proof = await proofOf(request);
    if (proof?.identity.provider !== "google.com" || !proof.identity.emailVerified)
      throw new Refusal(401, "notProven", NOT_PROVEN);
    if (body.email !== proof.identity.email) throw new Refusal(403, "notYours", NOT_YOURS);
    const { phoneProof } = body;
    const code = phoneProof === undefined ? null : await verifyIdentityToken(phoneProof);
    const account = await googleAccount(proof.identity, body, await sessionUser(request), code?.phone);
    return { message: "Login successful!", token: proof.token, data: publicUser(account) };
  },
);
