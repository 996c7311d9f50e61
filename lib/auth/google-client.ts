"use client";

import { normalizeLine } from "@/lib/text/normalize";
import { isName } from "@/lib/contact/validation";
import { firebase, prepareFirebase } from "./firebase-client";

// The person changed their mind; nothing failed.
const GIVEN_UP = new Set(["auth/popup-closed-by-user", "auth/cancelled-popup-request", "auth/user-cancelled"]);

/** Whom Google says this is, and the identity token that proves it. */
export type GoogleProof = { token: string; email: string; name: string };

/** Fetches what the popup needs. A browser lets a popup open only shortly after a tap, so call it before one. */
export const prepareGoogle = () => void prepareFirebase().catch(() => {});

/**
 * Opens Google's account popup. Null when the person closes it.
 * @throws Firebase's error when the popup is blocked or the network fails
 */
export async function askGoogle(): Promise<GoogleProof | null> {
  const { auth, sdk } = await firebase();
  try {
    const { user } = await sdk.signInWithPopup(
      auth,
      new sdk.GoogleAuthProvider().setCustomParameters({ prompt: "select_account" }),
    );
    const token = await user.getIdToken();
    await sdk.signOut(auth);
    const email = user.email ?? "";
    const names = [user.displayName ?? "", email.split("@")[0]!].map(normalizeLine);
    return { token, email, name: names.find(isName) ?? "User" };
  } catch (error) {
    if (error instanceof Error && "code" in error && GIVEN_UP.has(String(error.code))) return null;
    throw error;
  }
}
