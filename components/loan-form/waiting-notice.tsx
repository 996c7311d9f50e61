import { WifiOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "@/lib/messages/text";

/** Beside the button, that its press waits for the line, and what will happen. */
export function WaitingNotice({ waiting, isKept }: { waiting: boolean; isKept: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  // On a phone the button stands over the form, whose end may be out of sight.
  useEffect(() => {
    if (waiting) box.current?.scrollIntoView({ block: "nearest" });
  }, [waiting]);
  return (
    // Always there, so that what appears in it is read out.
    <div ref={box} role="status" className="empty:-mb-6">
      {waiting && (
        <p className="flex gap-2 rounded-md border border-line bg-info-soft p-4 text-info">
          <WifiOff aria-hidden size={20} className="mt-0.5 shrink-0" />
          <span>
            <b>{t("wizard.waiting", "Waiting for the line.")}</b>
            <span>{` ${
              isKept
                ? t("wizard.waitingKept", "Your answers are kept on this device.")
                : t("wizard.waitingOpen", "Please keep this page open: your answers are only here.")
            } ${t("wizard.waitingThen", "As soon as you are back online, this step is saved by itself and you go on.")}`}</span>
          </span>
        </p>
      )}
    </div>
  );
}
