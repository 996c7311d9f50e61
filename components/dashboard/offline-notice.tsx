"use client";

import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";

/** Says so while the browser has no line. The live region is always there, so that the change is read out. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
  return (
    <div role="status" className="no-print">
      {!online && (
        <p className="flex items-center gap-2 border-b border-line bg-info-soft px-4 py-2 text-sm font-semibold text-info md:px-8">
          <WifiOff aria-hidden size={20} className="shrink-0" />
          You are offline. Your answers are kept on this phone. This page updates by itself when you are back.
        </p>
      )}
    </div>
  );
}

function subscribe(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}
