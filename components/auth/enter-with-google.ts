import type { GoogleProof } from "@/lib/auth/google-client";
import { openSession } from "@/lib/auth/open-session";
import { isRefused, post } from "@/lib/browser/post";
import { CONSENT_VERSION } from "@/lib/users/consent";

/**
 * Opens the session of a Google account's owner. Without `agreed` the account has to exist already.
 * @returns whose account it is
 * @throws CallError or SignInError with the sentence to show
 */
export async function enterWithGoogle({ token, ...person }: GoogleProof, agreed: boolean) {
  const terms = agreed ? { consentVersion: CONSENT_VERSION } : { existingOnly: true };
  const { data } = await post<{ userId: string; name: string; email: string }>(
    "users/loginwithgoogle",
    { ...person, ...terms },
    token,
  );
  await openSession(token);
  return data;
}

/** Whether a login with Google ended because there is no such account yet. */
export const isNewcomer = (error: unknown) => isRefused(error, "noGoogleAccount");
