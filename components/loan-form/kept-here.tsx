"use client";

import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { DRAFT_DAYS } from "@/lib/drafts/draft";
import type { DraftStore } from "@/lib/drafts/draft-store";
import { t } from "@/lib/messages/text";

export const storageOff = () =>
  t(
    "wizard.storageOff",
    "This browser keeps nothing on this device (a private window, perhaps). What you type stays while this page is open, so save each step before you leave.",
  );

/** In one line where unsaved answers are kept, and the switch for a device that is not one's own. */
export function KeptHere({ drafts }: { drafts: DraftStore }) {
  const id = useId();
  const keeping = useBrowserValue(() => drafts.keeping, "on", drafts.subscribe);
  return (
    <div className="text-sm text-ink-2">
      {keeping === "unavailable" ? (
        <p>{storageOff()}</p>
      ) : (
        <>
          <p>
            {keeping === "on"
              ? t(
                  "wizard.keptHere",
                  "What you type is kept on this device until you save it, for at most {{days}} days. When you log out, it goes to your account instead.",
                  { days: DRAFT_DAYS },
                )
              : t(
                  "wizard.notKept",
                  "Nothing is kept on this device. When you leave the page or log out, what you have not saved goes to your account, for at most {{days}} days.",
                  { days: DRAFT_DAYS },
                )}
          </p>
          <Checkbox
            id={id}
            checked={keeping === "shared"}
            onCheckedChange={(shared) => void drafts.setShared(shared)}
            label={t("wizard.sharedDevice", "This is a shared device")}
          />
        </>
      )}
    </div>
  );
}
