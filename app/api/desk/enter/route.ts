import { proofOf } from "@/lib/auth/identity-token";
import { takeUnlessProved } from "@/lib/auth/limits";
import { NOT_PROVEN } from "@/lib/auth/sign-in-refusal";
import { beginStaffSession } from "@/lib/back-office/mutations";
import { Refusal } from "@/lib/http/refusal";
import { route } from "@/lib/http/route";
import { noBody } from "@/lib/loan-form/schema";

/** Whether a number is a staff member's is told only to who proved it by the code. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: noBody, limits: takeUnlessProved("desk") },
  async ({ request }) => {
    const identity = (await proofOf(request))?.identity;
    if (!identity?.phone) throw new Refusal(401, "notProven", NOT_PROVEN);
    const { name, cookie } = await beginStaffSession(identity.phone, identity.signIn);
    return { data: { name }, cookie };
  },
);
