"use client";

import { WifiOff } from "lucide-react";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { useOnline } from "@/components/ui/use-online";
import { keepsAnswers } from "@/lib/drafts/shared-phone";
import { t } from "@/lib/messages/text";

/** Says so while the browser has no line. The live region is always there, so that the change is read out. */
export function OfflineNotice() {
  const online = useOnline();
  const isKept = useBrowserValue(keepsAnswers, true);
  return (
    <div role="status" className="no-print">
      {!online && (
        <p className="flex items-center gap-2 border-b border-line bg-info-soft px-4 py-2 text-sm font-semibold text-info md:px-8">
          <WifiOff aria-hidden size={20} className="shrink-0" />
          <span>
            {isKept
              ? t(
                  "dashboard.offline",
                  "You are offline. Your answers are kept on this device. This page updates by itself when you are back.",
                )
              : t(
                  "dashboard.offlineOpen",
                  "You are offline. What you saved is with us; keep this page open for the rest. It updates by itself when you are back.",
                )}
          </span>
        </p>
      )}
    </div>
  );
}
