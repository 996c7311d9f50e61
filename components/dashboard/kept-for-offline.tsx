"use client";

import { useEffect } from "react";
import { mayBeKept } from "@/lib/auth/browser-flag";

/**
 * Milliseconds after which a page that opened is kept: on a slow line nothing competes with what the student waits for.
 */
const AT_REST = 3000;

/**
 * Has the page that is open kept for a reload without a line (public/dashboard-worker.js): only its shell, which is the
 * same for everybody. Logging out clears it with everything else (Clear-Site-Data).
 */
export function KeptForOffline({ path }: { path: string }) {
  useEffect(() => {
    if (!path || !("serviceWorker" in navigator)) return;
    const tell = async () => {
      if (!mayBeKept()) return;
      const registration = await navigator.serviceWorker.register("/dashboard-worker.js", { scope: "/dashboard" });
      if (!mayBeKept()) return void (await registration.unregister());
      const { active } = await navigator.serviceWorker.ready;
      if (mayBeKept()) active?.postMessage([path, ...performance.getEntriesByType("resource").map(({ name }) => name)]);
    };
    // Where the browser refuses, pages need a line, as everywhere.
    const later = window.setTimeout(() => void tell().catch(() => {}), AT_REST);
    return () => window.clearTimeout(later);
  }, [path]);
  return null;
}
