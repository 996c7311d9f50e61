"use client";

import type { Auth } from "firebase/auth";
import { loadPart } from "@/lib/browser/load-part";

type Settings = {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string | null;
  emulator: string | null;
};
type Firebase = { auth: Auth; sdk: typeof import("firebase/auth") };

let loading: Promise<Firebase> | undefined;

/** Fetched when first needed; its state is in memory only. */
export async function firebase(): Promise<Firebase> {
  try {
    return await loadPart(prepareFirebase);
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Fetches Firebase once; a failed fetch is tried anew by the next call. */
export function prepareFirebase(): Promise<Firebase> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Firebase> {
  const [settings, { initializeApp }, sdk] = await Promise.all([
    readSettings(),
    import("firebase/app"),
    import("firebase/auth"),
  ]);
  const { apiKey, authDomain, projectId, appId, emulator } = settings;
  const app = initializeApp({ apiKey, authDomain, projectId, ...(appId && { appId }) });
  const auth = sdk.initializeAuth(app, {
    persistence: sdk.inMemoryPersistence,
    popupRedirectResolver: sdk.browserPopupRedirectResolver,
  });
  if (emulator) {
    sdk.connectAuthEmulator(auth, emulator, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return { auth, sdk };
}

async function readSettings() {
  const response = await fetch("/api/settings");
  if (!response.ok) throw new Error("The settings did not load.");
  return (await response.json()) as Settings;
}
